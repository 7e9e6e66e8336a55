import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { readJson, writeJson } from "../js/model/json.js";
import { fairBlock, newDeal } from "../js/model/deal.js";
import { fromHex } from "../js/model/bytes.js";
import { Game } from "../js/model/game.js";
import { parseRecord, recordLine } from "../js/model/record.js";
import { replayRecord, verifyRecord } from "../js/model/replay.js";
import { fullRules } from "../js/model/ruleset.js";

const RULES = fullRules("quick");
const LEVELS = [null, { name: "easy", seed: "a".repeat(64), version: "0".repeat(16) }];

const refused = (code, part = {}) => (error) => {
  assert.deepEqual({ name: error.name, code: error.code }, { name: "RecordError", code });
  for (const [key, value] of Object.entries(part)) assert.deepEqual(error[key], value);
  return true;
};

function game(moves) {
  const deal = newDeal("g1", RULES, "cut");
  const made = new Game(RULES, fromHex(deal.gameSeed));
  for (let n = 0; n < moves && !made.over; n += 1) made.play(made.legal()[0]);
  return { made, fair: fairBlock(deal) };
}

const { made, fair } = game(9);
const NOTES = { players: ["Ann", "Bob"], fair, id: "g1", date: "2026-01-01", levels: LEVELS };
const LINE = recordLine(made, NOTES);
const changed = (part) => JSON.stringify({ ...JSON.parse(LINE), ...part });

describe("a record", () => {
  it("gives the same game again", () => {
    const record = parseRecord(LINE);
    const again = verifyRecord(record);
    assert.deepEqual(again.view(0), made.view(0));
    assert.deepEqual(record.extra, { id: "g1", date: "2026-01-01", levels: LEVELS });
    assert.equal(LINE.indexOf('{"format":"spitemalice/1","rules":"quick","players":'), 0);
    assert.deepEqual(parseRecord(new TextEncoder().encode(LINE)), record);
  });

  it("keeps the secrets of a running game where it is asked to", () => {
    const hidden = JSON.parse(recordLine(made, { ...NOTES, secret: true }));
    assert.equal(hidden.seed, null);
    assert.deepEqual(Object.keys(hidden.fair), ["protocol", "game_id", "commitment"]);
    assert.deepEqual(hidden.levels, [null, "easy"]);
    const record = parseRecord(JSON.stringify(hidden));
    assert.throws(() => verifyRecord(record), refused("no-seed"));
  });

  it("has no secrets once the game is over", () => {
    const { made: ended, fair: block } = game(3);
    ended.resign(0);
    const line = recordLine(ended, { ...NOTES, fair: block, secret: true });
    assert.equal(line, recordLine(ended, { ...NOTES, fair: block }));
    assert.deepEqual(verifyRecord(parseRecord(line)).outcome, ended.outcome);
  });

  it("is refused with the key, the value and what is allowed", () => {
    const other = "0".repeat(64);
    const cases = [
      [changed({ format: "spitemalice/2" }), "value", { key: "format", value: "spitemalice/2" }],
      [changed({ players: ["Ann"] }), "count", { key: "players", value: 1, allowed: 2 }],
      [changed({ players: ["Ann", 2] }), "value", { key: "players[1]" }],
      [changed({ starter: 2 }), "value", { key: "starter", allowed: { min: 0, max: 1 } }],
      [changed({ seed: "A".repeat(64) }), "value", { key: "seed", allowed: "hex" }],
      [changed({ turns: [""] }), "turn-empty", { turn: 1 }],
      [changed({ turns: [7] }), "turn-value", { turn: 1 }],
      [changed({ rules: "no" }), "rules", { key: "rules" }],
      [changed({ result: {} }), "missing", { key: "result.winner" }],
      [changed({ id: "g2" }), "id", { value: "g1", allowed: "g2" }],
      [changed({ fair: null }), "value", { key: "fair" }],
      [changed({ fair: { ...fair, client_seeds: undefined } }), "fair-together", {}],
      [changed({ fair: { ...fair, client_seeds: ["x".repeat(65), ""] } }), "client-seed", {}],
      [changed({ fair: { ...fair, server_seed: other } }), "fair", {}],
      [changed({ seed: other }), "fair", {}],
      [changed({ result: { winner: 0, points: 1, reason: "payoff", loser: 1 } }), "loser", {}],
      [changed({ result: { winner: 0, points: 1, reason: "payoff" } }), "not-over", {}],
      [changed({ result: { winner: 0, points: 1, reason: "resigned", loser: 1 } }), "result", {}],
      ["[]", "value", { key: "record" }],
      ["{}", "missing", { key: "format" }],
    ];
    for (const [line, code, part] of cases) {
      assert.throws(() => verifyRecord(parseRecord(line)), refused(code, part), line);
    }
  });

  it("says in which move a fault lies, and why", () => {
    const turns = [...made.turns()];
    turns[1] = `${turns[1].split(" ")[0]}  `;
    const spaced = parseRecord(changed({ turns }));
    assert.throws(() => replayRecord(spaced), (error) => error.turn === 2);
    const wrong = parseRecord(changed({ turns: ["p-s1"] }));
    assert.throws(() => replayRecord(wrong), (error) => {
      assert.deepEqual([error.code, error.turn, error.move, error.value], ["move", 1, 1, "p-s1"]);
      return error.cause.why.code === "not-from-hand";
    });
  });
});

describe("JSON", () => {
  it("is read as others read it", () => {
    const texts = ["null", " [ ] ", '{"a":[1,-0.5e3,"\\u00fc\\n",{"b":true}],"__proto__":1}', "-0"];
    for (const text of texts) {
      const same = JSON.stringify(JSON.parse(text));
      assert.deepEqual(JSON.parse(writeJson(readJson(text))), JSON.parse(same));
    }
  });

  it("keeps numbers that JavaScript would change", () => {
    for (const text of ["2.0", "12345678901234567890", "1e2", "-1.50"]) {
      assert.equal(writeJson(readJson(text)), text);
    }
  });

  it("is refused where readers disagree", () => {
    const cases = {
      "not-json": ["{", "[1,]", "{'a':1}", "01", "1 2", "NaN", '"\n"', '"\\x"', '"a', "+1"],
      "duplicate-key": ['{"a":1,"a":2}', '[{"a":{"b":1,"\\u0062":1}}]'],
      surrogate: ['"\\ud800"', '{"\\udc00":1}', '"\ud800"'],
      number: ["1e400", "1".repeat(4301)],
      "byte-order-mark": ["\ufeff{}"],
      empty: ["", " \n"],
      "too-deep": ["[".repeat(101) + "]".repeat(101), '{"a":'.repeat(200)],
      "too-long": [`"${"ü".repeat(1 << 21)}"`],
    };
    for (const [code, texts] of Object.entries(cases)) {
      for (const text of texts) assert.throws(() => readJson(text), refused(code));
    }
    assert.throws(() => readJson(Uint8Array.of(34, 0xff, 34)), refused("not-utf8"));
    assert.throws(() => readJson(Uint8Array.of(0xef, 0xbb, 0xbf, 49)), refused("byte-order-mark"));
    assert.doesNotThrow(() => readJson("[".repeat(100) + "]".repeat(100)));
  });

  it("reads a long text at once", () => {
    const text = JSON.stringify("x\\".repeat(1 << 20));
    assert.equal(writeJson(readJson(text)), text);
  });

  it("writes nothing that it would not read", () => {
    assert.throws(() => writeJson(Number.NaN), refused("number"));
    assert.throws(() => writeJson("\ud800"), refused("surrogate"));
    assert.throws(() => writeJson({ a: () => 1 }), refused("number"));
  });
});
