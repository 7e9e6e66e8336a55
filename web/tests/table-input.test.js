import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest } from "../js/table/drag.js";
import { BACK_NAMES, glyphsOf } from "../js/table/faces.js";
import { neighbour, wishOf } from "../js/table/keys.js";
import { layoutTable } from "../js/table/layout.js";
import { Queue } from "../js/table/queue.js";
import { optionOf, playable, played, tap, targetsOf, wastes } from "../js/table/taps.js";

/** @import {Option} from "../js/model/types.js" */

/** @param {string} from @param {string} to @returns {Option} */
const option = (from, to) => ({ text: `${from}>${to}`, from, to });

/** Two center stacks need the same, the third something else. */
const OPTIONS = [
  option("p0", "c0"), option("p0", "c1"),
  option("s0-0", "c0"), option("s0-0", "c2"),
  option("h0-0", "c0"), ...[0, 1, 2, 3].map((k) => option("h0-0", `s0-${k}`)),
  ...[0, 1, 2, 3].map((k) => option("h0-1", `s0-${k}`)),
];

/** @param {object} [more] */
function state(more = {}) {
  const heights = /** @type {Record<string, number>} */ ({ c0: 4, c1: 4, c2: 9 });
  return {
    options: OPTIONS, chosen: null, ask: true,
    needs: (/** @type {string} */ place) => heights[place] ?? null, ...more,
  };
}

test("one tap plays where it makes no difference which stack", () => {
  assert.deepEqual(tap(state(), "p0"), { do: "play", option: option("p0", "c0") });
});

test("a side stack's top with different destinations is chosen first", () => {
  assert.deepEqual(tap(state(), "s0-0"), { do: "choose", place: "s0-0", targets: ["c0", "c2"] });
  const chosen = state({ chosen: "s0-0" });
  assert.deepEqual(tap(chosen, "c2"), { do: "play", option: option("s0-0", "c2") });
});

test("a card of the hand is always chosen first", () => {
  assert.equal(tap(state(), "h0-0").do, "choose");
  assert.equal(tap(state(), "h0-1").do, "choose");
});

test("a card that fits the center is not discarded without asking", () => {
  const chosen = state({ chosen: "h0-0" });
  assert.deepEqual(tap(chosen, "s0-2"), { do: "ask", option: option("h0-0", "s0-2") });
  assert.equal(tap({ ...chosen, ask: false }, "s0-2").do, "play");
  assert.equal(tap(chosen, "c0").do, "play");
  assert.equal(tap(state({ chosen: "h0-1" }), "s0-2").do, "play");
  assert.equal(played(state(), option("h0-0", "s0-1")).do, "ask");
  assert.equal(wastes(OPTIONS, option("s0-0", "c0")), false);
});

test("a tap again or beside puts the card down, another card is taken instead", () => {
  const chosen = state({ chosen: "h0-0" });
  assert.deepEqual(tap(chosen, "h0-0"), { do: "cancel" });
  assert.deepEqual(tap(chosen, "stock"), { do: "cancel" });
  assert.equal(tap(chosen, "h0-1").do, "choose");
  assert.deepEqual(tap(state(), "stock"), { do: "none" });
});

test("a quick second tap plays to the center, and never discards", () => {
  const chosen = state({ chosen: "h0-0", twice: true });
  assert.deepEqual(tap(chosen, "h0-0"), { do: "play", option: option("h0-0", "c0") });
  assert.deepEqual(tap(state({ chosen: "h0-1", twice: true }), "h0-1"), { do: "cancel" });
  assert.deepEqual(tap(state({ chosen: "s0-0", twice: true }), "s0-0"), { do: "cancel" });
});

test("options are found by their places", () => {
  assert.deepEqual(targetsOf(OPTIONS, "p0"), ["c0", "c1"]);
  assert.equal(optionOf(OPTIONS, "p0", "c2"), undefined);
  assert.deepEqual([...playable(OPTIONS)], ["p0", "s0-0", "h0-0"]);
});

test("a dropped card is drawn to the nearest destination, not from far away", () => {
  const targets = new Map([
    ["c0", { x: 0, y: 0, w: 70, h: 98 }], ["c1", { x: 77, y: 0, w: 70, h: 98 }],
  ]);
  assert.equal(nearest(targets, { x: 50, y: 30 }, 70), "c1");
  assert.equal(nearest(targets, { x: 20, y: 60 }, 70), "c0");
  assert.equal(nearest(targets, { x: 0, y: 78 }, 70), null);
});

const RULES = { hand_size: 5, side_stacks: 4, center_stacks: 3 };

/** @param {string} key @param {string} [code] @param {object} [more] */
function wish(key, code = "", more = {}) {
  return wishOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...more }, RULES, 0);
}

test("keys reach piles and commands", () => {
  assert.deepEqual(wish("3"), { place: "h0-2" });
  assert.equal(wish("6"), null);
  assert.deepEqual(wish("p"), { place: "p0" });
  assert.deepEqual(wish("Q"), { place: "s0-0" });
  assert.deepEqual(wish("r"), { place: "s0-3" });
  assert.equal(wish("z"), null);
  assert.deepEqual(wish("d"), { place: "c2" });
  assert.equal(wish("f"), null);
  assert.deepEqual(wish("h"), { command: "hint" });
  assert.deepEqual(wish("u"), { command: "undo" });
  assert.deepEqual(wish("t"), { command: "read" });
  assert.deepEqual(wish("?", "Slash"), { command: "help" });
  assert.deepEqual(wish("Escape"), { cancel: true });
  assert.deepEqual(wish("ArrowLeft"), { step: [-1, 0] });
  assert.equal(wish("h", "KeyH", { ctrlKey: true }), null);
});

test("keys work on other keyboards", () => {
  assert.deepEqual(wish("й", "KeyQ"), { place: "s0-0" }, "Russian");
  assert.deepEqual(wish("&", "Digit1"), { place: "h0-0" }, "French");
  assert.deepEqual(wish("a", "KeyQ"), { place: "c0" }, "the printed letter counts");
});

test("arrows walk over the table as it lies there", () => {
  const rules = { ...RULES, players: 2 };
  const { places } = layoutTable({ width: 390, height: 693, rules, bottom: 0 });
  assert.equal(neighbour(places, "p0", [1, 0]), "s0-0");
  assert.equal(neighbour(places, "p0", [0, -1]), "stock");
  assert.equal(neighbour(places, "p0", [0, 1]), "h0-0");
  assert.equal(neighbour(places, "c2", [0, 1]), "s0-2");
  assert.equal(neighbour(places, "s1-3", [1, 0]), null);
  assert.equal(neighbour(places, "h0-4", [0, -1]), "s0-3");
});

test("arrows reach every place in every arrangement", () => {
  const rules = { ...RULES, players: 2 };
  for (const [width, height] of [[390, 693], [844, 309], [765, 669]]) {
    const { places } = layoutTable({ width, height, rules, bottom: 0 });
    const seen = new Set(["p0"]);
    for (const place of seen) {
      for (const step of /** @type {[number, number][]} */ ([[1, 0], [-1, 0], [0, 1], [0, -1]])) {
        const next = neighbour(places, place, step);
        if (next) seen.add(next);
      }
    }
    assert.equal(seen.size, places.size);
  }
});

test("every rank has glyphs in every language", () => {
  assert.deepEqual(glyphsOf(9), ["1", "0"]);
  assert.deepEqual(glyphsOf(12), ["K"]);
  /** @param {string} letters */
  const courts = (letters) => {
    return [0, 10, 11, 12].map((rank) => glyphsOf(rank, [...letters])[0]).join("");
  };
  assert.equal(courts("ТВДК"), "TBДK");
  assert.equal(courts("AVDR"), "AVDR");
  assert.equal(courts("AFDR"), "AFDR");
  assert.equal(courts("ABDK"), "ABDK");
  assert.deepEqual(glyphsOf(11, ["A", "J", "漢", "K"]), ["Q"], "an unknown letter");
  assert.ok(BACK_NAMES.length >= 4);
});

/** A motion that ends when it is told to. */
class Motion {
  constructor() {
    this.hurried = false;
    /** @type {Promise<void>} */
    this.finished = new Promise((end) => {
      this.end = end;
    });
  }

  finish() {
    this.hurried = true;
    this.end?.();
  }
}

test("steps run one after another", async () => {
  const queue = new Queue();
  const motion = new Motion();
  /** @type {string[]} */
  const log = [];
  queue.add(() => {
    log.push("one");
    return { motions: [motion], rest: 0 };
  });
  const last = queue.add(() => {
    log.push("two");
    return null;
  });
  assert.deepEqual(log, ["one"]);
  assert.equal(queue.busy, true);
  motion.end?.();
  await last;
  assert.deepEqual(log, ["one", "two"]);
  assert.equal(queue.busy, false);
});

test("hurry does all that waits at once, without motion", async () => {
  const queue = new Queue();
  const motion = new Motion();
  /** @type {boolean[]} */
  const log = [];
  const done = [1, 2, 3].map(() => queue.add((still) => {
    log.push(still);
    return { motions: [motion], rest: 100 };
  }));
  queue.hurry();
  assert.deepEqual(log, [false, true, true]);
  assert.equal(motion.hurried, true);
  assert.equal(queue.busy, false);
  await Promise.all(done);
});

test("what is added after a hurry moves as usual", async () => {
  const queue = new Queue((resume) => resume());
  const [first, second] = [new Motion(), new Motion()];
  queue.add(() => ({ motions: [first], rest: 0 }));
  queue.hurry();
  const last = queue.add(() => ({ motions: [second], rest: 5 }));
  await Promise.resolve();
  assert.equal(queue.busy, true, "the end of the first does not end the second");
  second.end?.();
  await last;
  assert.equal(queue.busy, false);
});

test("a cancelled motion does not stop the queue", async () => {
  const queue = new Queue();
  const broken = { finished: Promise.reject(new Error("cancelled")), finish() {} };
  await queue.add(() => ({ motions: [broken], rest: 0 }));
  assert.equal(queue.busy, false);
});
