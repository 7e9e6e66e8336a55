/**
 * Simple players; the twins of `players/simple.py`, `players/paths.py` and `players/discards.py`.
 *
 * @import {Face, View} from "../model/types.js"
 */

import { isKing, rank } from "../model/cards.js";
import { isPlay } from "../model/moves.js";
import { pick } from "./chance.js";
import { freePlay, pathToPayoff } from "./paths.js";
import { partsOf } from "./notation.js";

// Points for the card that leaves the hand
const KING_LOSS = -40;
const USEFUL_LOSS = -6; // a card on the way from a center stack to the own pay-off card
// Points for the place that it goes to
const ON_NEXT_RANK = 12; // both can be played one after the other
const ON_SAME_RANK = 8;
const ON_NOTHING = 4;
const BURIED_KING = -25;

/**
 * A move for what a seat sees, with chance from a seed in hex.
 * @typedef {(seen: View, seed: string) => string} SimplePlayer
 */

/** @type {Readonly<Record<string, SimplePlayer>>} */
export const SIMPLE_PLAYERS = {
  random: (seen, seed) => pick(seen.legal, seed, seen.ply),
  eager: (seen, seed) => pick(eagerMoves(seen), seed, seen.ply),
  greedy: (seen, seed) =>
    pathToPayoff(seen) ?? freePlay(seen) ?? pick(bestDiscards(seen), seed, seen.ply),
};

/**
 * The moves of the first kind that there is: of the pay-off card, to the center, any.
 * @param {View} seen
 */
function eagerMoves(seen) {
  const plays = seen.legal.filter(isPlay);
  const payoffs = plays.filter((text) => partsOf(text).payoff);
  return [payoffs, plays].find((moves) => moves.length > 0) ?? seen.legal;
}

/** @param {View} seen */
function bestDiscards(seen) {
  const enders = seen.legal.filter((text) => !isPlay(text));
  const ratings = enders.map((text) => rateDiscard(seen, text));
  const best = Math.max(...ratings);
  return enders.filter((_, i) => ratings[i] === best);
}

/**
 * A number that is higher for a better discard.
 * @param {View} seen
 * @param {string} text
 */
function rateDiscard(seen, text) {
  const { face, toSide } = partsOf(text);
  if (face === null || toSide === null) {
    return 0;
  }
  const pile = seen.side[seen.toMove]?.[toSide] ?? [];
  return rateCard(seen, face) + ratePlace(face, pile);
}

/**
 * @param {View} seen
 * @param {Face} card
 */
function rateCard(seen, card) {
  if (isKing(card)) {
    return KING_LOSS;
  }
  const top = seen.payoff[seen.toMove]?.top ?? null;
  const useful =
    top !== null && seen.center.some((pile) => pile.length <= rank(card) && rank(card) < rank(top));
  const spare = seen.hand.filter((other) => other === card).length > 1;
  return ((rank(card) + 1) >> 1) + (useful && !spare ? USEFUL_LOSS : 0);
}

/**
 * @param {Face} card
 * @param {readonly Face[]} pile
 */
function ratePlace(card, pile) {
  const top = pile[pile.length - 1];
  if (top === undefined) {
    return ON_NOTHING;
  }
  if (isKing(top)) {
    return BURIED_KING;
  }
  if (rank(top) === rank(card) + 1) {
    return ON_NEXT_RANK;
  }
  if (rank(top) === rank(card)) {
    return ON_SAME_RANK;
  }
  return -Math.max(0, rank(card) - rank(top)) - (pile.length >> 2);
}
