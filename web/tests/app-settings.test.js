import assert from "node:assert/strict";
import { test } from "node:test";

import { Pace } from "../js/app/pace.js";
import { ALLOWED, checked, DEFAULTS, Settings } from "../js/app/settings.js";
import { Tabs } from "../js/app/tabs.js";

test("whatever the store holds, settings are valid", () => {
  for (const stored of [undefined, null, 7, "x", [], { speed: "warp", sound: 1, other: true }]) {
    assert.deepEqual(checked(stored), DEFAULTS);
  }
  assert.equal(checked({ speed: "off", name: "Ann" }).speed, "off");
  assert.equal(checked({ name: "a".repeat(41) }).name, "");
  assert.equal(checked({ name: "a\nb" }).name, "");
  assert.deepEqual(Object.keys(DEFAULTS), Object.keys(ALLOWED));
});

test("changes are told with their names, and only real ones", () => {
  const settings = new Settings({ theme: "dark" });
  const told = [];
  const end = settings.onChange((values, names) => told.push([values.speed, names]));
  settings.set({ theme: "dark" });
  settings.set({ speed: "warp", nothing: 1 });
  settings.set({ speed: "fast", sound: false });
  end();
  settings.set({ speed: "slow" });
  assert.deepEqual(told, [["fast", ["speed", "sound"]]]);
  assert.equal(settings.values.speed, "slow");
});

/** Locks as browsers have them, as far as they are used. */
class Locks {
  holder = null;

  async request(_name, { ifAvailable, steal }, work) {
    if (this.holder && ifAvailable) return work(null);
    if (this.holder && steal) this.holder.reject(new Error("stolen"));
    return new Promise((_, reject) => {
      this.holder = { reject };
      work({});
    });
  }
}

test("one tab plays; another can take over, and the first one learns of it", async () => {
  const locks = new Locks();
  const [first, second] = [new Tabs(locks), new Tabs(locks)];
  let lost = 0;
  first.onLost = () => (lost += 1);
  assert.equal(await first.enter(), true);
  assert.equal(await second.enter(), false);
  assert.equal(lost, 0);
  await second.take();
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(lost, 1);
});

test("where there are no locks every tab may play", async () => {
  assert.equal(await new Tabs(undefined).enter(), true);
  const refusing = { request: () => Promise.reject(new Error("SecurityError")) };
  assert.equal(await new Tabs(refusing).enter(), true);
});

test("a wait can be cut short, and so is the rest of the turn", async () => {
  const pace = new Pace();
  const long = pace.wait(60_000);
  pace.hurry();
  await long;
  await pace.atLeast("slow", Promise.resolve());
  pace.begin();
  const start = performance.now();
  await pace.wait(20);
  assert.ok(performance.now() - start >= 15);
});
