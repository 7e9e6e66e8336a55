/**
 * What happens in a game, as values, and what every viewer may see of it.
 */

import {
  center_height,
  drawn_cards,
  index_of,
  payoff_count,
  play,
} from "../generated/kernel/kernel.js";
import { QUEEN, faceOfCard } from "./cards.js";
import { LEGAL_TABLE, moveParts } from "./moves.js";
import {
  PLACES,
  cardsOf,
  handOf,
  isRunning,
  outcomeOf,
  payoffTop,
  range,
  sidePile,
} from "./table.js";

/** @import {State} from "../generated/kernel/kernel.js" */
/** @import {Face, GameEvent, MovedEvent, Seat} from "./types.js" */
/** @import {MoveParts} from "./moves.js" */

/**
 * An event as a seat, or a spectator (null), may see it: drawn cards are seen by who drew them.
 * @param {GameEvent} event
 * @param {Seat | null} viewer
 * @returns {GameEvent}
 */
export function eventFor(event, viewer) {
  return event.type === "drawn" && event.seat !== viewer ? { ...event, cards: null } : event;
}

/**
 * The events of the deal, read from a state just dealt.
 * @param {State} state
 * @returns {GameEvent[]}
 */
export function narrateDeal(state) {
  const { players, starter } = state;
  const tops = range(players).map((seat) => /** @type {Face} */ (payoffTop(state, seat)));
  const draws = range(players).map((step) => {
    const seat = (starter + step) % players;
    const cards = handOf(state, seat);
    return /** @type {const} */ ({ type: "drawn", seat, count: cards.length, cards });
  });
  return [{ type: "started", starter, tops }, ...draws, { type: "turn", seat: starter, turn: 1 }];
}

/**
 * Play a legal move code on a state and tell everything that came of it, in order.
 * @param {State} state
 * @param {number} code
 * @returns {GameEvent[]}
 */
export function narrate(state, code) {
  const seat = state.to_move;
  const text = LEGAL_TABLE[index_of(state, code)];
  const parts = /** @type {MoveParts} */ (moveParts(text));
  const { center } = parts;
  const finishing = center !== null && center_height(state, center) === QUEEN;
  /** @type {GameEvent[]} */
  const events = [movedEvent(state, seat, text, parts, code >> 4)];
  play(state, code);
  if (center !== null && finishing) events.push({ type: "finished", center });
  const card = payoffTop(state, seat);
  if (parts.payoff && card !== null) {
    events.push({ type: "revealed", seat, card, left: payoff_count(state, seat) });
  }
  let drawer = seat;
  if (center === null && (isRunning(state) || state.drawn_n > 0)) {
    drawer = state.to_move;
    events.push({ type: "turn", seat: drawer, turn: state.turns_ended + 1 });
  }
  if (state.drawn_n > 0) {
    const cards = drawn_cards(state).map(faceOfCard);
    events.push({ type: "drawn", seat: drawer, count: cards.length, cards });
  }
  const outcome = outcomeOf(state);
  if (outcome !== null) events.push({ type: "ended", outcome });
  return events;
}

/**
 * The event of a move that is about to be made; `slot` is that of the card where it is a hand's.
 * @param {State} state
 * @param {Seat} seat
 * @param {string} text
 * @param {MoveParts} parts
 * @param {number} slot
 * @returns {MovedEvent}
 */
function movedEvent(state, seat, text, parts, slot) {
  const { pass, payoff, face, side, center, toSide } = parts;
  const type = "moved";
  if (pass) return { type, seat, text, card: null, from: null, to: null };
  const to = center !== null ? PLACES.center(center) : PLACES.side(seat, Number(toSide));
  if (payoff) {
    return { type, seat, text, card: payoffTop(state, seat), from: PLACES.payoff(seat), to };
  }
  if (side !== null) {
    const card = cardsOf(state, sidePile(seat, side)).at(-1) ?? null;
    return { type, seat, text, card, from: PLACES.side(seat, side), to };
  }
  return { type, seat, text, card: face, from: PLACES.hand(seat, slot), to };
}
