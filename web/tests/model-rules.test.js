import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { Match } from "../js/model/match.js";
import * as ruleset from "../js/model/ruleset.js";

const { FIELDS, PRESETS, compactRules, fullRules, presetName } = ruleset;

describe("rules", () => {
  it("are every preset's own", () => {
    for (const name of Object.keys(PRESETS)) {
      const rules = fullRules(name);
      assert.deepEqual([compactRules(rules), presetName(rules)], [name, name]);
      assert.deepEqual(Object.keys(rules), Object.keys(FIELDS));
    }
    assert.equal(Object.keys(PRESETS)[0], ruleset.DEFAULT_PRESET);
  });

  it("come back from their shortest form", () => {
    const rules = fullRules({ preset: "cat_and_mouse", decks: 4, king_as_ace: false });
    const compact = { preset: "cat_and_mouse", decks: 4, king_as_ace: false };
    assert.deepEqual(compactRules(rules), compact);
    assert.deepEqual(fullRules(compactRules(rules)), rules);
    assert.equal(presetName(rules), null);
  });

  it("accept every value in the table of limits, and none beside it", () => {
    for (const [name, field] of Object.entries(FIELDS)) {
      const roomy = { payoff_size: 1, hand_size: 1, decks: 5 };
      const good =
        field.kind === "integer"
          ? [field.min, field.max]
          : field.kind === "choice"
            ? field.values
            : [true, false];
      for (const value of good) assert.equal(fullRules({ ...roomy, [name]: value })[name], value);
      for (const value of [null, "x", -1, 1001, 0.5, [], {}]) {
        assert.throws(() => fullRules({ [name]: value }), (error) => {
          assert.deepEqual([error.code, error.field, error.value], ["value", name, value]);
          return Array.isArray(error.allowed) || error.allowed.min === field.min;
        });
      }
    }
  });

  it("say how many packs are needed", () => {
    assert.throws(() => fullRules({ players: 4 }), (error) => {
      const { code, needed, held, allowed } = error;
      assert.deepEqual({ code, needed, held }, { code: "cards", needed: 120, held: 104 });
      assert.deepEqual(allowed, { min: 3, max: 5 });
      return true;
    });
  });

  it("are a value of their own", () => {
    const rules = fullRules("g4a");
    rules.players = 3;
    assert.equal(fullRules("g4a").players, 2);
  });
});

describe("a match", () => {
  const win = (winner, points) => ({ winner, points, reason: "payoff" });
  const draw = { winner: null, points: 0, reason: "stock" };

  it("ends at its points", () => {
    const match = new Match(fullRules("quick")).add(win(0, 9)).add(draw).add(win(1, 14));
    assert.deepEqual([match.scores, match.over, match.winner], [[9, 14], false, null]);
    const over = match.add(win(0, 6));
    assert.deepEqual([over.scores, over.over, over.winner], [[15, 14], true, 0]);
    assert.throws(() => over.add(draw), (error) => error.code === "over");
    assert.equal(over.nextStarter, null);
  });

  it("is one game where no points are set", () => {
    const single = new Match(fullRules({ match_points: 0 }));
    assert.deepEqual([single.over, single.winner], [false, null]);
    assert.deepEqual([single.add(draw).over, single.add(draw).winner], [true, null]);
  });

  it("says who starts where the rules leave it to it", () => {
    const rules = fullRules({ first: "given" });
    const loser = new Match(rules, [], { firstStarter: 1 });
    assert.equal(loser.nextStarter, 1);
    assert.equal(loser.add(win(1, 3)).nextStarter, 0);
    assert.equal(loser.add(draw).nextStarter, 0);
    assert.equal(loser.add({ ...win(0, 3), reason: "resigned", loser: 1 }).nextStarter, 1);
    const turns = new Match(rules, [win(1, 3), win(1, 3)], { nextStart: "alternate" });
    assert.equal(turns.nextStarter, 0);
  });

  it("refuses what is no outcome of its games", () => {
    const match = new Match(fullRules("g4a"));
    for (const bad of [win(2, 1), win(0, 0), win(0, 1.5), { ...draw, points: 1 }]) {
      assert.throws(() => match.add(bad), (error) => ["seat", "points"].includes(error.code));
    }
    const wrong = () => new Match(fullRules("g4a"), [], { nextStart: "winner" });
    assert.throws(wrong, (error) => error.code === "next-start");
  });
});
