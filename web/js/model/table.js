/**
 * Small readings of a kernel state that several modules need.
 */

import { hand_cards, payoff_count, pile_cards, top_card } from "../generated/kernel/kernel.js";
import { faceOfCard } from "./cards.js";

/** @import {State} from "../generated/kernel/kernel.js" */
/** @import {Face, Outcome, Place, Reason, Seat} from "./types.js" */

const PAYOFF = 6;
const CENTER = 32;
const RUNNING = 0;
const NOBODY = 9;

/** @type {readonly (Reason | undefined)[]} */
const REASONS = [undefined, "payoff", "stock", "limit"];

/**
 * The kernel's number of a pay-off pile.
 * @param {Seat} seat
 */
export const payoffPile = (seat) => 8 * seat + PAYOFF;

/**
 * The kernel's number of a side stack, counted from 0.
 * @param {Seat} seat
 * @param {number} side
 */
export const sidePile = (seat, side) => 8 * seat + side;

/**
 * The kernel's number of a center stack, counted from 0.
 * @param {number} center
 */
export const centerPile = (center) => CENTER + center;

/**
 * The cards of a pile, bottom first.
 * @param {State} state
 * @param {number} pile
 * @returns {Face[]}
 */
export const cardsOf = (state, pile) => pile_cards(state, pile).map(faceOfCard);

/**
 * A hand, first drawn first.
 * @param {State} state
 * @param {Seat} seat
 * @returns {Face[]}
 */
export const handOf = (state, seat) => hand_cards(state, seat).map(faceOfCard);

/**
 * The top card of a pay-off pile, null if it is empty.
 * @param {State} state
 * @param {Seat} seat
 * @returns {Face | null}
 */
export function payoffTop(state, seat) {
  return payoff_count(state, seat) > 0 ? faceOfCard(top_card(state, payoffPile(seat))) : null;
}

/**
 * Whether the rules have not ended the game.
 * @param {State} state
 */
export const isRunning = (state) => state.outcome === RUNNING;

/**
 * How the rules ended the game, null while it runs.
 * @param {State} state
 * @returns {Outcome | null}
 */
export function outcomeOf(state) {
  const reason = REASONS[state.outcome];
  if (reason === undefined) return null;
  return { winner: state.winner === NOBODY ? null : state.winner, points: state.points, reason };
}

/**
 * The numbers from 0 to `count` - 1.
 * @param {number} count
 */
export const range = (count) => Array.from({ length: count }, (_, i) => i);

/**
 * The names of places.
 * @type {{payoff(seat: Seat): Place, side(seat: Seat, side: number): Place,
 *   center(center: number): Place, hand(seat: Seat, slot: number): Place}}
 */
export const PLACES = {
  payoff: (seat) => `p${seat}`,
  side: (seat, side) => `s${seat}-${side}`,
  center: (center) => `c${center}`,
  hand: (seat, slot) => `h${seat}-${slot}`,
};
