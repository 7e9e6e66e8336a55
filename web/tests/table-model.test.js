import assert from "node:assert/strict";
import { test } from "node:test";
import { cardText, faceOf } from "../js/model/cards.js";
import { eventFor, Game } from "../js/model/game.js";
import { fullRules } from "../js/model/ruleset.js";
import { Picture } from "../js/table/model.js";
import { beforeDeal } from "../js/table/stage.js";

/** @import {View} from "../js/model/types.js" */

/** @param {string} text */
const faces = (text) => text.split(" ").filter(Boolean).map(faceOf);

/** @param {Partial<View>} [changes] @returns {View} */
function view(changes) {
  return {
    rules: fullRules("g4a"),
    seat: 0,
    starter: 0,
    toMove: 0,
    turn: 1,
    ply: 0,
    hand: faces("2c 7h Ts Qd Kh"),
    hands: [5, 5],
    payoff: [{ top: faceOf("5s"), count: 13 }, { top: faceOf("9d"), count: 17 }],
    side: [[faces("Jc Td"), [], [], []], [[], faces("6s"), [], []]],
    center: [faces("Ac 2h"), [], []],
    stock: 33,
    aside: 0,
    legal: [],
    outcome: null,
    ...changes,
  };
}

/** @param {Picture} picture */
function shown(picture) {
  const entries = [...picture.cards].filter(([, cards]) => cards.length > 0);
  return Object.fromEntries(entries.map(([place, cards]) => {
    return [place, cards.map(({ face }) => (face === null ? "?" : cardText(face))).join(" ")];
  }));
}

/** @param {View} [first] */
function picture(first = view()) {
  const made = new Picture();
  made.reconcile(first, 0);
  return made;
}

test("a view is shown as it is", () => {
  assert.deepEqual(shown(picture()), {
    p0: "5s", p1: "9d", "s0-0": "Jc Td", "s1-1": "6s", c0: "Ac 2h",
    "h0-0": "2c", "h0-1": "7h", "h0-2": "Ts", "h0-3": "Qd", "h0-4": "Kh",
  });
});

test("the same view again changes nothing", () => {
  assert.deepEqual(picture().reconcile(view(), 0), []);
});

test("a move takes the card itself and leaves a gap in the hand", () => {
  const made = picture();
  const card = made.top("h0-1");
  const changes = made.apply({
    type: "moved", seat: 0, text: "7h-s2", card: faceOf("7h"), from: "h0-1", to: "s0-1",
  });
  assert.deepEqual(changes, [{ card, from: "h0-1", to: "s0-1" }]);
  assert.equal(made.at("h0-1").length, 0);
  assert.equal(made.top("h0-2")?.face, faceOf("Ts"), "nothing closes up");
});

test("places of a view and slots of the table are told apart", () => {
  const made = picture();
  made.apply({
    type: "moved", seat: 0, text: "7h-s2", card: faceOf("7h"), from: "h0-1", to: "s0-1",
  });
  assert.equal(made.toSlot("h0-1"), "h0-2");
  assert.equal(made.fromSlot("h0-2"), "h0-1");
  assert.equal(made.fromSlot("h0-1"), null);
  assert.equal(made.toSlot("c0"), "c0");
  assert.equal(made.fromSlot("s0-1"), "s0-1");
});

test("of equal cards the one that was touched moves", () => {
  const made = picture(view({ hand: faces("7h 2c 7h"), hands: [3, 5] }));
  const event = /** @type {const} */ ({
    type: "moved", seat: 0, text: "7h-s2", card: faceOf("7h"), from: "h0-2", to: "s0-1",
  });
  assert.equal(made.apply(event)[0].from, "h0-2");
  assert.equal(made.toSlot("h0-0"), "h0-1", "the rules took the first drawn away");
  assert.equal(made.apply({ ...event, from: "h0-1", to: "s0-2" })[0].from, "h0-0");
});

test("drawn cards fill the gaps from the stock", () => {
  const made = picture(view({ hand: faces("2c 7h Ts"), hands: [3, 5] }));
  made.apply({
    type: "moved", seat: 0, text: "2c-s2", card: faceOf("2c"), from: "h0-0", to: "s0-1",
  });
  const changes = made.apply({ type: "drawn", seat: 0, count: 3, cards: faces("3c 4c 5c") });
  assert.deepEqual(changes.map(({ from, to }) => [from, to]), [
    ["stock", "h0-0"], ["stock", "h0-3"], ["stock", "h0-4"],
  ]);
  assert.equal(made.stock, 30);
  assert.equal(made.toSlot("h0-2"), "h0-0", "first drawn first");
});

test("another's drawn cards are only counted", () => {
  const made = picture(view({ hands: [5, 2] }));
  const changes = made.apply({ type: "drawn", seat: 1, count: 3, cards: null });
  assert.deepEqual(changes.map(({ card, from, to }) => [card.face, from, to]), [
    [null, "stock", "h1"], [null, "stock", "h1"], [null, "stock", "h1"],
  ]);
  assert.equal(made.hands[1], 5);
});

test("a card from another's hand appears from there", () => {
  const made = picture();
  const [change] = made.apply({
    type: "moved", seat: 1, text: "3d-c1", card: faceOf("3d"), from: "h1-2", to: "c0",
  });
  assert.equal(change.from, "h1");
  assert.equal(made.top("c0")?.face, faceOf("3d"));
  assert.equal(made.hands[1], 4);
});

test("a finished stack goes to the stock, or waits aside", () => {
  const made = picture();
  const changes = made.apply({ type: "finished", center: 0 });
  assert.deepEqual(changes.map(({ from, to }) => [from, to]), [["c0", "stock"], ["c0", "stock"]]);
  assert.equal(made.stock, 35);
  const other = picture(view({ rules: fullRules("cat_and_mouse") }));
  other.apply({ type: "finished", center: 0 });
  assert.deepEqual([other.stock, other.aside], [33, 2]);
});

test("stacks that waited become the stock when it cannot serve", () => {
  const rules = fullRules("cat_and_mouse");
  const made = picture(view({ rules, stock: 2, aside: 12, hands: [5, 1] }));
  made.apply({ type: "drawn", seat: 1, count: 4, cards: null });
  assert.deepEqual([made.stock, made.aside], [10, 0]);
});

test("a pay-off card goes and the next one is turned up", () => {
  const made = picture();
  made.apply({ type: "moved", seat: 0, text: "p-c1", card: faceOf("5s"), from: "p0", to: "c0" });
  assert.equal(made.at("p0").length, 0);
  assert.equal(made.payoff[0], 12);
  const changes = made.apply({ type: "revealed", seat: 0, card: faceOf("8c"), left: 12 });
  assert.deepEqual(changes.map(({ from, to }) => [from, to]), [["p0", "p0"]]);
  assert.equal(made.top("p0")?.face, faceOf("8c"));
});

test("a move taken back glides back into its slot", () => {
  const made = picture();
  const card = made.top("h0-1");
  made.apply({
    type: "moved", seat: 0, text: "7h-s2", card: faceOf("7h"), from: "h0-1", to: "s0-1",
  });
  assert.deepEqual(made.reconcile(view(), 0), [{ card, from: "s0-1", to: "h0-1" }]);
});

test("cards that nobody sees any more are gone", () => {
  const made = picture();
  const changes = made.reconcile(view({ center: [[], [], []] }), 0);
  assert.deepEqual(changes.map(({ from, to }) => [from, to]), [["c0", null], ["c0", null]]);
});

test("a hand that is not the viewer's lies face down", () => {
  const made = picture(view({ seat: 1, hand: faces("2c") }));
  assert.equal(shown(made)["h0-4"], "?");
});

test("events alone lead to the very view, in whole games", () => {
  for (const [preset, players] of [["g4a", 2], ["cat_and_mouse", 2], ["four_stack", 3]]) {
    for (let seed = 1; seed <= 3; seed += 1) {
      const rules = fullRules(preset === "g4a" ? "g4a" : { preset, players, payoff_size: 8 });
      const game = new Game(rules, new Uint8Array(32).fill(seed));
      const deal = game.dealEvents().map((event) => eventFor(event, 0));
      const made = new Picture();
      made.reconcile(beforeDeal(game.view(0), deal), 0);
      for (const event of deal) made.apply(event);
      assert.deepEqual(made.reconcile(game.view(0), 0), []);
      for (let ply = 0; ply < 150 && !game.outcome; ply += 1) {
        const legal = game.legal();
        const center = legal.find((text) => text.includes("-c"));
        const events = game.play(center ?? legal[(7 * ply + seed) % legal.length]);
        for (const event of events) made.apply(eventFor(event, 0));
        const after = game.view(0);
        const counts = [made.stock, made.aside, ...made.hands, ...made.payoff];
        const { stock, aside, hands, payoff } = after;
        assert.deepEqual(counts, [stock, aside, ...hands, ...payoff.map(({ count }) => count)]);
        assert.deepEqual(made.reconcile(after, 0), [], `${preset} ${seed} ${ply}`);
        after.hand.forEach((face, index) => {
          assert.equal(made.top(made.toSlot(`h0-${index}`))?.face, face);
        });
      }
    }
  }
});
