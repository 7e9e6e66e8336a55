import assert from "node:assert/strict";
import { test } from "node:test";

import { faceOf } from "../js/model/cards.js";
import { asItLies, Hand } from "../js/model/hand.js";

/** @param {string} text */
const faces = (text) => text.split(" ").map(faceOf);

/** @param {string} text @param {number} [size] */
function dealt(text, size = 5) {
  const hand = new Hand(size);
  hand.draw(faces(text));
  return hand;
}

test("the first cards lie as they are drawn", () => {
  const hand = new Hand(5);
  assert.deepEqual(hand.draw(faces("2c 7h Ts")), [0, 1, 2]);
  assert.deepEqual(hand.slots, [0, 1, 2]);
});

test("a card that is played leaves a gap, which the next one drawn takes", () => {
  const hand = dealt("2c 7h Ts Qd Kh");
  assert.equal(hand.play(1), 1);
  assert.equal(hand.play(2), 3);
  assert.deepEqual(hand.slots, [0, 2, 4]);
  assert.deepEqual(hand.draw(faces("3c 4c")), [1, 3]);
  assert.deepEqual(hand.slots, [0, 2, 4, 1, 3]);
  assert.equal(hand.play(7), null);
});

test("of equal cards the touched one goes, and the other stays where it is", () => {
  const hand = dealt("7h 2c 7h Ts");
  assert.equal(hand.play(2), 2);
  // The rules' hand is now 2c 7h Ts
  assert.deepEqual(hand.cards.map(({ face }) => face), faces("2c 7h Ts"));
  assert.deepEqual(hand.slots, [1, 0, 3]);
});

test("a hand follows from what happened to it", () => {
  const moved = { type: "moved", text: "", card: null, to: "c0" };
  const hand = Hand.after(5, 0, [
    { type: "started", starter: 1, tops: [] },
    { type: "drawn", seat: 1, count: 5, cards: faces("2c 3c 4c 5c 6c") },
    { type: "drawn", seat: 0, count: 5, cards: faces("2h 3h 4h 5h 6h") },
    { ...moved, seat: 1, from: "h1-0" },
    { ...moved, seat: 0, from: "p0" },
    { ...moved, seat: 0, from: "h0-3" },
    { ...moved, seat: 0, from: null },
  ]);
  assert.deepEqual(hand.slots, [0, 1, 2, 4]);
});

test("a hand as it lies is read from its first slot on", () => {
  assert.deepEqual(asItLies(faces("2c 7h Ts"), [4, 0, 2]), faces("7h Ts 2c"));
  assert.deepEqual(asItLies([], [0, 1]), []);
});
