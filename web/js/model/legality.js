/**
 * Why a move is not legal: a code, and what its sentence needs.
 */

import { center_height } from "../generated/kernel/kernel.js";
import { cardText, isKing } from "./cards.js";
import { moveParts } from "./moves.js";
import { cardsOf, handOf, payoffTop, sidePile } from "./table.js";

/** @import {State} from "../generated/kernel/kernel.js" */
/** @import {Why} from "./errors.js" */
/** @import {MoveParts} from "./moves.js" */
/** @import {Face, Rules} from "./types.js" */

/**
 * The reason why a move, which is not legal on a running state, is refused. It may name cards of
 * the hand whose turn it is, so it is for that seat alone.
 *
 * Codes and what comes with them, stacks counted from 1, cards as text: `no-pass` (the rules have
 * none), `pass-hand` {count}, `not-in-hand` {card, hand}, `no-side` and `no-center` {stack, most},
 * `side-empty` {stack}, `not-from-hand` (only a hand card may be laid on a side stack),
 * `king-on-side`, `king-as-ace` {stack}, `center-needs` {stack, rank 0 to 11, king: whether a King
 * would do, too, card}.
 * @param {State} state
 * @param {Rules} rules
 * @param {string} text a well-formed move
 * @returns {Why}
 */
export function whyIllegal(state, rules, text) {
  const parts = /** @type {MoveParts} */ (moveParts(text));
  const hand = handOf(state, state.to_move);
  if (parts.pass) {
    return rules.refill === "emptied"
      ? { code: "no-pass" }
      : { code: "pass-hand", count: hand.length };
  }
  if (parts.face !== null) {
    if (hand.includes(parts.face)) return whyNotThere(state, rules, parts, parts.face);
    return { code: "not-in-hand", card: cardText(parts.face), hand: hand.map(cardText) };
  }
  if (parts.payoff) {
    const top = /** @type {Face} */ (payoffTop(state, state.to_move));
    return whyNotThere(state, rules, parts, top);
  }
  return whyNotFromSide(state, rules, parts);
}

/**
 * @param {State} state
 * @param {Rules} rules
 * @param {MoveParts} parts
 * @returns {Why}
 */
function whyNotFromSide(state, rules, parts) {
  const side = Number(parts.side);
  if (side >= rules.side_stacks) return noSuchStack("no-side", side, rules.side_stacks);
  const top = cardsOf(state, sidePile(state.to_move, side)).at(-1);
  if (top === undefined) return { code: "side-empty", stack: side + 1 };
  return whyNotThere(state, rules, parts, top);
}

/**
 * Why a card, which is there to be played, may not go where the move wants it.
 * @param {State} state
 * @param {Rules} rules
 * @param {MoveParts} parts
 * @param {Face} card
 * @returns {Why}
 */
function whyNotThere(state, rules, { face, center, toSide }, card) {
  if (center === null) {
    const side = Number(toSide);
    if (face === null) return { code: "not-from-hand" };
    if (side >= rules.side_stacks) return noSuchStack("no-side", side, rules.side_stacks);
    return { code: "king-on-side" };
  }
  if (center >= rules.center_stacks) return noSuchStack("no-center", center, rules.center_stacks);
  const height = center_height(state, center);
  if (height === 0 && isKing(card)) return { code: "king-as-ace", stack: center + 1 };
  const king = height > 0 || rules.king_as_ace;
  return { code: "center-needs", stack: center + 1, rank: height, king, card: cardText(card) };
}

/**
 * @param {string} code
 * @param {number} stack
 * @param {number} most
 * @returns {Why}
 */
const noSuchStack = (code, stack, most) => ({ code, stack: stack + 1, most });
