import assert from "node:assert/strict";
import { test } from "node:test";
import { Worker as Thread } from "node:worker_threads";

import { Engine } from "../js/engine/port.js";
import { dealtView } from "./engine-views.js";

const SHORT = { startMs: 40, answerMs: 40 };
const PLAYER = { name: "expert", seed: "00".repeat(32) };

/** A Worker that behaves as it is told: `behave(task)` gives its answer, or undefined for none. */
class FakeWorker {
  onmessage = null;
  onerror = null;
  onmessageerror = null;
  terminated = false;

  constructor(behave, starts = true) {
    this.behave = behave;
    if (starts) queueMicrotask(() => this.say({ ready: true }));
  }

  say(data) {
    if (!this.terminated) this.onmessage?.({ data });
  }

  postMessage({ id, task }) {
    queueMicrotask(() => {
      const answer = this.behave(task, this);
      if (answer !== undefined) this.say({ id, ...answer });
    });
  }

  terminate() {
    this.terminated = true;
  }
}

/** An engine over fake Workers, one after the other, and what was heard of it. */
function engineOver(makers, options = SHORT) {
  const troubles = [];
  const workers = [];
  const makeWorker = () => {
    const make = makers[Math.min(workers.length, makers.length - 1)];
    workers.push(make());
    return workers.at(-1);
  };
  const onTrouble = ({ code }) => troubles.push(code);
  return { engine: new Engine({ ...options, makeWorker, onTrouble }), troubles, workers };
}

const good = () => new FakeWorker(({ task }) => ({ answer: task }));
const deaf = () => new FakeWorker(() => undefined);
const dying = () => new FakeWorker((_, worker) => worker.onerror({ message: "out of memory" }));
const unstarted = () => new FakeWorker(() => undefined, false);
const coded = (code) => (error) => error.code === code;

test("questions are answered in their order, by one Worker", async () => {
  const { engine, troubles, workers } = engineOver([good]);
  const asked = [engine.warmUp(), engine.hint({}), engine.chance({}), engine.choose({}, PLAYER)];
  assert.deepEqual(await Promise.all(asked), ["warm-up", "hint", "chance", "choose"]);
  assert.equal(workers.length, 1);
  assert.deepEqual(troubles, []);
  engine.stop();
});

for (const [name, bad] of Object.entries({ deaf, dying })) {
  test(`a ${name} Worker is replaced and the question asked again`, async () => {
    const { engine, troubles, workers } = engineOver([bad, bad, good]);
    assert.equal(await engine.hint({}), "hint");
    assert.deepEqual(troubles, ["engine-restarted", "engine-restarted"]);
    assert.deepEqual(workers.map(({ terminated }) => terminated), [true, true, false]);
    engine.stop();
  });

  test(`after three ${name} Workers a question is given up, not the ones after it`, async () => {
    const { engine, workers } = engineOver([bad, bad, bad, good]);
    const [first, second] = await Promise.allSettled([engine.hint({}), engine.chance({})]);
    assert.equal(first.reason.code, "engine-failed");
    assert.equal(second.value, "chance");
    assert.equal(workers.length, 4);
    engine.stop();
  });
}

test("a Worker that dies in idleness is replaced at the next question", async () => {
  const { engine, troubles, workers } = engineOver([good]);
  await engine.warmUp();
  workers[0].onerror({ message: "killed" });
  assert.equal(workers.length, 1);
  assert.equal(await engine.hint({}), "hint");
  assert.equal(workers.length, 2);
  assert.deepEqual(troubles, ["engine-restarted"]);
  engine.stop();
});

test("without Workers nothing can be asked", async () => {
  const engine = new Engine({
    makeWorker: () => {
      throw new Error("not allowed here");
    },
  });
  await assert.rejects(engine.hint({}), coded("engine-unavailable"));
});

test("a Worker that never starts is given up, and tried again at the next question", async () => {
  const { engine, workers } = engineOver([unstarted, unstarted, unstarted, good]);
  const asked = await Promise.allSettled([engine.hint({}), engine.chance({})]);
  assert.deepEqual(asked.map(({ reason }) => reason.code), Array(2).fill("engine-unavailable"));
  assert.equal(workers.length, 3);
  assert.equal(await engine.hint({}), "hint");
  engine.stop();
});

test("a late answer of a question that was given up is not taken for another's", async () => {
  const { engine, workers } = engineOver([deaf, good]);
  const asked = engine.hint({});
  await new Promise((resolve) => setTimeout(resolve, 10));
  const [late] = workers;
  assert.equal(await asked, "hint");
  late.terminated = false;
  late.say({ id: 1, answer: "late" });
  assert.equal(await engine.chance({}), "chance");
  engine.stop();
});

test("what cannot be answered is refused without another try", async () => {
  const { engine, troubles } = engineOver([() => new FakeWorker(() => ({ refused: "no turn" }))]);
  await assert.rejects(engine.hint({}), coded("engine-refused"));
  assert.deepEqual(troubles, []);
  engine.stop();
});

test("stopping drops every question; the engine can be used again", async () => {
  const { engine, workers } = engineOver([deaf, good]);
  const asked = [engine.hint({}), engine.chance({})];
  engine.stop();
  const outcomes = await Promise.allSettled(asked);
  assert.deepEqual(outcomes.map(({ reason }) => reason.code), Array(2).fill("engine-stopped"));
  assert.ok(workers[0].terminated);
  assert.equal(await engine.hint({}), "hint");
  engine.stop();
});

/** The real Worker's code in a thread of node. */
class ThreadWorker {
  onmessage = null;
  onerror = null;
  onmessageerror = null;

  constructor() {
    const code = `
      const { parentPort } = require("node:worker_threads");
      globalThis.self = { postMessage: (message) => parentPort.postMessage(message) };
      parentPort.on("message", (data) => self.onmessage({ data }));
      import(${JSON.stringify(new URL("../js/engine/worker.js", import.meta.url).href)});`;
    this.thread = new Thread(code, { eval: true });
    this.thread.on("message", (data) => this.onmessage?.({ data }));
    this.thread.on("error", ({ message }) => this.onerror?.({ message }));
  }

  postMessage(message) {
    this.thread.postMessage(message);
  }

  terminate() {
    void this.thread.terminate();
  }
}

test("the real Worker answers", async () => {
  const engine = new Engine({ makeWorker: () => new ThreadWorker() });
  await engine.warmUp();
  const view = dealtView();
  const { moves } = await engine.choose(view, PLAYER);
  assert.ok(view.legal.includes(moves[0]));
  assert.deepEqual(await engine.choose(view, PLAYER), { moves });
  assert.equal((await engine.hint(view)).moves[0], moves[0]);
  const chance = await engine.chance(view);
  assert.ok(chance > 0 && chance < 1);
  await assert.rejects(engine.hint({ ...view, legal: [] }), coded("engine-refused"));
  await assert.rejects(engine.choose(view, { ...PLAYER, name: "" }), coded("engine-refused"));
  engine.stop();
});
