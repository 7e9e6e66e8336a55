import assert from "node:assert/strict";
import { test } from "node:test";

import { MemoryBackend } from "../js/app/backends.js";
import { Saver } from "../js/app/saver.js";
import { Session } from "../js/app/session.js";
import { openStore, Store, StoreError } from "../js/app/store.js";
import { fullRules } from "../js/model/ruleset.js";

const game = (id) => ({ id, match: "m", number: 1, line: `{"id":"${id}"}` });

function session() {
  const seats = [{ kind: "person", name: "" }, { kind: "level", level: "easy" }];
  return new Session({ id: "m", rules: fullRules(), seats });
}

/** A backend that fails as it is told. */
class Failing extends MemoryBackend {
  fault = null;

  transact(...args) {
    if (this.fault) return Promise.reject(this.fault);
    return super.transact(...args);
  }
}

const named = (name) => Object.assign(new Error(name), { name });

test("without a database all is kept in memory, and said to be", async () => {
  const store = await openStore(undefined);
  assert.equal(store.persistent, false);
  assert.equal(store.trouble, "blocked");
  await store.saveMatch({ a: 1 });
  assert.deepEqual(await store.loadMatch(), { a: 1 });
});

test("a database that does not open is as good as none", async () => {
  for (const [name, code] of [
    ["SecurityError", "blocked"],
    ["VersionError", "newer"],
    ["UnknownError", "failed"],
  ]) {
    const factory = {
      open() {
        const request = { error: named(name) };
        queueMicrotask(() => request.onerror());
        return request;
      },
    };
    const store = await openStore(factory);
    assert.equal(store.trouble, code);
  }
});

test("the match and the games that ended with it are saved together", async () => {
  const store = new Store(new MemoryBackend(), null);
  await store.saveMatch({ n: 1 }, [game("a")]);
  await store.saveMatch({ n: 2 }, [game("a"), game("b")]);
  assert.deepEqual(await store.loadMatch(), { n: 2 });
  assert.deepEqual(await store.finished(), [game("a"), game("b")]);
});

test("what is kept is a copy", async () => {
  const store = new Store(new MemoryBackend(), null);
  const document = { list: [1] };
  await store.saveMatch(document);
  document.list.push(2);
  assert.deepEqual(await store.loadMatch(), { list: [1] });
});

test("only the last tab that has claimed the store may save", async () => {
  const backend = new MemoryBackend();
  const [first, second] = [new Store(backend, null), new Store(backend, null)];
  await first.claim();
  await first.saveMatch({ by: 1 });
  await second.claim();
  await assert.rejects(first.saveMatch({ by: 1 }, [game("a")]), { code: "taken" });
  await second.saveMatch({ by: 2 });
  assert.deepEqual(await first.loadMatch(), { by: 2 });
  assert.deepEqual(await first.finished(), []);
});

test("a broken document is put aside, not thrown away", async () => {
  const store = new Store(new MemoryBackend(), null);
  await store.saveMatch("rubbish");
  await store.setAside("rubbish", "why");
  assert.equal(await store.loadMatch(), undefined);
  const [aside] = await store.aside();
  assert.equal(aside.document, "rubbish");
  assert.equal(aside.reason, "why");
});

test("faults of the database come with a code", async () => {
  const backend = new Failing();
  const store = new Store(backend, null);
  for (const [name, code] of [
    ["QuotaExceededError", "full"],
    ["AbortError", "failed"],
  ]) {
    backend.fault = named(name);
    await assert.rejects(store.loadMatch(), (error) => {
      return error instanceof StoreError && error.code === code;
    });
  }
});

test("choices are kept by name", async () => {
  const store = new Store(new MemoryBackend(), null);
  await store.saveChoices("settings", { speed: "off" });
  await store.saveChoices("new-game", { opponent: "hard" });
  assert.deepEqual(await store.loadChoices("settings"), { speed: "off" });
  assert.deepEqual(await store.loadChoices("new-game"), { opponent: "hard" });
});

test("the saver tells a fault once, and that it is over, and keeps what waited", async () => {
  const backend = new Failing();
  const store = new Store(backend, null);
  const told = [];
  const saver = new Saver(store, (trouble) => told.push(trouble));
  await saver.save(session());
  backend.fault = named("QuotaExceededError");
  await saver.save(session(), [game("a")]);
  await saver.save(session());
  assert.deepEqual(told, ["full"]);
  backend.fault = null;
  await saver.save(session());
  assert.deepEqual(told, ["full", null]);
  assert.deepEqual(await store.finished(), [game("a")]);
});

test("saves come one after the other, the last one last", async () => {
  const store = new Store(new MemoryBackend(), null);
  const saver = new Saver(store, () => {});
  const sessions = ["a", "b", "c"].map((id) => Object.assign(session(), { id }));
  await Promise.all(sessions.map((each) => saver.save(each)));
  assert.equal((await store.loadMatch()).id, "c");
});
