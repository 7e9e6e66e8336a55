/**
 * Lays a view out as a kernel state, which then holds what one seat may know; the twin of
 * `players/seat.py`.
 *
 * @import {Face, View} from "../model/types.js"
 * @import {State} from "../generated/kernel/kernel.js"
 */

import {
  FACE_MASK,
  MAX_CARDS,
  set_aside,
  set_hand,
  set_pile,
  set_stock,
  set_up,
  stock_cards,
} from "../generated/kernel/kernel.js";
import { configureState } from "../model/ruleset.js";
import { payoffPile, sidePile, centerPile } from "../model/table.js";

const PACK = FACE_MASK + 1; // how far the numbers of equal cards are apart

/**
 * Make `state` the position that a view shows. The cards that the seat cannot see lie in the
 * hidden places in the order of their numbers, so that the state depends on the view alone.
 * @param {State} state
 * @param {View} seen
 */
export function layOutView(state, seen) {
  configureState(state, seen.rules);
  set_up(state);
  const box = /** @type {number[]} */ (stock_cards(state));
  seen.side.forEach((sides, seat) =>
    sides.forEach((cards, k) => set_pile(state, sidePile(seat, k), take(box, cards))),
  );
  seen.center.forEach((cards, c) => set_pile(state, centerPile(c), take(box, cards)));
  const tops = seen.payoff.map(({ top }) => take(box, top === null ? [] : [top]));
  const hand = take(box, seen.hand);
  seen.payoff.forEach(({ count }, seat) => {
    const hidden = box.splice(0, Math.max(count - 1, 0));
    set_pile(state, payoffPile(seat), [...hidden, ...(tops[seat] ?? [])]);
    set_hand(state, seat, seat === seen.seat ? hand : box.splice(0, seen.hands[seat]));
  });
  set_aside(state, box.splice(0, seen.aside));
  set_stock(state, box);
  state.starter = seen.starter;
  state.to_move = seen.toMove;
  state.turns_ended = seen.turn - 1;
}

/**
 * Take cards with these faces out of the box, of two packs the first.
 * @param {number[]} box
 * @param {readonly Face[]} faces
 * @returns {number[]}
 */
function take(box, faces) {
  return faces.map((face) => {
    for (let card = face; card < MAX_CARDS; card += PACK) {
      const place = box.indexOf(card);
      if (place >= 0) {
        box.splice(place, 1);
        return card;
      }
    }
    throw new RangeError(`face ${face} lies on the table more often than in the packs`);
  });
}
