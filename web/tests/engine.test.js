import assert from "node:assert/strict";
import { test } from "node:test";

import { pick } from "../js/engine/chance.js";
import { findChance, findHint } from "../js/engine/hint.js";
import { DEEP_NODES, PLAYERS, isPlayer, noteOf, version } from "../js/engine/levels.js";
import { chooseMoves } from "../js/engine/players.js";
import { layOutView } from "../js/engine/seat.js";
import { State, hand_cards, stock_cards } from "../js/generated/kernel/kernel.js";
import { faceOf } from "../js/model/cards.js";
import { Game } from "../js/model/game.js";
import { fullRules } from "../js/model/ruleset.js";
import { dealtView } from "./engine-views.js";

const SEED = "ab".repeat(32);
const faces = (text) => text.split(" ").filter(Boolean).map(faceOf);

/** What seat 0 sees of a table laid out by hand. */
function laid({ hand, payoff, theirs = "Jd", left = 2, sides = [], centers = [] }) {
  const view = dealtView();
  const blank = (count) => Array.from({ length: count }, () => []);
  const held = hand.split(" ").length;
  return {
    ...view,
    seat: 0,
    toMove: 0,
    hand: faces(hand),
    hands: [held, 5],
    payoff: [
      { top: faceOf(payoff), count: left },
      { top: faceOf(theirs), count: 2 },
    ],
    side: [blank(4).map((_, k) => faces(sides[k] ?? "")), blank(4)],
    center: blank(3).map((_, c) => faces(centers[c] ?? "")),
    legal: ["given"],
  };
}

test("the levels come from the weakest to the strongest", () => {
  assert.deepEqual(PLAYERS, ["beginner", "easy", "medium", "hard", "expert", "master"]);
  assert.ok(isPlayer("greedy") && isPlayer("master") && !isPlayer("clairvoyant"));
});

test("a record's note tells the trial games of a deep search, and never a time", () => {
  const expert = { name: "expert", seed: SEED, version: version("expert") };
  assert.deepEqual(noteOf("expert", SEED), expert);
  const master = { name: "master", seed: SEED, version: version("master"), nodes: DEEP_NODES };
  assert.deepEqual(noteOf("master", SEED), master);
  assert.equal(noteOf("master", SEED, 50).nodes, 50);
  assert.match(version("master"), /^[0-9a-f]{16}$/);
  assert.throws(() => version("nobody"), RangeError);
});

test("every player plays a game to its end from views alone", () => {
  for (const name of [...PLAYERS, "eager", "greedy"]) {
    const game = new Game(fullRules({ payoff_size: 2 }), new Uint8Array(32).fill(5));
    while (game.outcome === null) {
      const view = Object.freeze(game.view(game.toMove));
      chooseMoves(view, { name, seed: SEED, nodes: 16 }).forEach((move) => game.play(move));
    }
    assert.notEqual(game.outcome.winner, null, name);
  }
});

test("a choice depends on the view, the seed and the nodes alone", () => {
  const views = [1, 2, 3].map((number) => dealtView("g4a", number));
  for (const name of PLAYERS) {
    const choices = () => views.map((view) => chooseMoves(view, { name, seed: SEED, nodes: 40 }));
    const once = choices();
    views.forEach((view) => chooseMoves(view, { name, seed: "cd", nodes: 30 }));
    assert.deepEqual(choices(), once);
  }
});

test("a view is laid out with the unseen cards in the order of their numbers", () => {
  const view = dealtView();
  const state = new State();
  layOutView(state, view);
  const me = view.seat;
  assert.deepEqual(hand_cards(state, me).map((card) => card & 63), view.hand);
  const theirs = hand_cards(state, 1 - me);
  assert.deepEqual(theirs, theirs.toSorted((a, b) => a - b));
  assert.equal(stock_cards(state).length, view.stock);
});

test("a card seen more often than it is there is refused", () => {
  const view = { ...dealtView(), hand: faces("7h 7h 7h") };
  assert.throws(() => layOutView(new State(), view), RangeError);
});

test("seeds are hex digits", () => {
  assert.throws(() => pick([1, 2], "xy", 0), RangeError);
  const picked = new Set(Array.from({ length: 60 }, (_, ply) => pick(["a", "b", "c"], SEED, ply)));
  assert.equal(picked.size, 3);
});

test("a hint says in three grades how the pay-off card goes", () => {
  const seen = laid({ hand: "3h 9d 8c Qc Qh", payoff: "5s", sides: ["4h"], centers: ["Ac 2c"] });
  const { moves, payoff, grades } = findHint(seen);
  assert.deepEqual(moves, ["3h-c1", "s1-c1", "p-c1"]);
  assert.deepEqual(payoff, { moves, certain: true });
  assert.deepEqual(grades[0], { key: "can-go", args: {} });
  const move = { key: "from-hand", args: { rank: 3 } };
  assert.deepEqual(grades[1], { key: "goes-to", args: { stack: 1, move } });
  assert.deepEqual(grades[2].moves, moves);
  assert.deepEqual(grades[2].reasons[0], { key: "plays-payoff", args: { left: 1 } });
});

test("a hint says that the game can be won", () => {
  const seen = laid({ hand: "9h 9d 3c Qc Qh", payoff: "5s", left: 1, centers: ["Ac 2c 3c 4c"] });
  const { grades } = findHint(seen);
  assert.equal(grades[0].key, "can-win");
  assert.deepEqual(grades[1], { key: "straight", args: { stack: 1 } });
  assert.deepEqual(grades[2].reasons, [{ key: "wins", args: {} }]);
  assert.equal(findChance(seen), 1);
});

test("a hint says that nothing is to be played", () => {
  const { payoff, grades } = findHint(laid({ hand: "9h 9d 8c Qc Qh", payoff: "5s" }));
  assert.deepEqual(payoff, { moves: null, certain: true });
  assert.equal(grades[0].key, "cannot-go");
  assert.equal(grades[1].key, "discard-only");
});
