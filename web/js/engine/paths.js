/**
 * Plays to the center that a greedy player likes; the twin of `players/paths.py`.
 *
 * @import {Face, View} from "../model/types.js"
 */

import { cardText, isKing, rank } from "../model/cards.js";
import { isPlay } from "../model/moves.js";
import { partsOf } from "./notation.js";

const STACK_SIZE = 12;
const KING_COST = 5; // plays of other cards that a greedy player makes to save a King
const MAX_STEPS = 400; // positions looked at before the search gives up
const NEAR = 2; // ranks before another's pay-off card that count as a help

/**
 * A position inside the turn: center heights, side cards and hand cards already played.
 * @typedef {{heights: number[], sideUsed: number[], handUsed: boolean[]}} Step
 * @typedef {{cost: number, step: Step, first: string, key: number[]}} Entry
 */

/**
 * The first move of the cheapest way to play the pay-off card, if one is found.
 * @param {View} seen
 * @returns {string | null}
 */
export function pathToPayoff(seen) {
  const at = seen.legal.find((text) => partsOf(text).payoff);
  if (at !== undefined) {
    return at;
  }
  const queue = [entry(0, startOf(seen), "")];
  const done = new Set();
  while (queue.length > 0 && done.size < MAX_STEPS) {
    const { cost, step, first, key } = takeLeast(queue);
    const name = key.slice(1).join();
    if (done.has(name)) {
      continue;
    }
    done.add(name);
    if (first && payoffFits(seen, step)) {
      return first;
    }
    for (const { card, text, after } of plays(seen, step)) {
      queue.push(entry(cost + (isKing(card) ? KING_COST : 1), after, first || text));
    }
  }
  return null;
}

/**
 * A play that costs no King and does not help another player, side stacks first.
 * @param {View} seen
 * @returns {string | null}
 */
export function freePlay(seen) {
  return seen.legal.find((text) => isPlay(text) && isHarmless(seen, text)) ?? null;
}

/** @param {View} seen */
function startOf(seen) {
  return {
    heights: seen.center.map((pile) => pile.length),
    sideUsed: ownSide(seen).map(() => 0),
    handUsed: seen.hand.map(() => false),
  };
}

/**
 * @param {number} cost
 * @param {Step} step
 * @param {string} first
 * @returns {Entry}
 */
function entry(cost, step, first) {
  const key = [cost, ...step.heights, ...step.sideUsed, ...step.handUsed.map(Number)];
  return { cost, step, first, key };
}

/**
 * Take the cheapest entry out of a queue that is not empty; of equally cheap ones always the same.
 * @param {Entry[]} queue
 * @returns {Entry}
 */
function takeLeast(queue) {
  let least = 0;
  for (let i = 1; i < queue.length; i++) {
    if (isLess(/** @type {Entry} */ (queue[i]), /** @type {Entry} */ (queue[least]))) {
      least = i;
    }
  }
  return /** @type {Entry} */ (queue.splice(least, 1)[0]);
}

/**
 * @param {Entry} a
 * @param {Entry} b
 */
function isLess(a, b) {
  const at = a.key.findIndex((number, i) => number !== b.key[i]);
  return at < 0 ? a.first < b.first : Number(a.key[at]) < Number(b.key[at]);
}

/** @param {View} seen */
function ownSide(seen) {
  return seen.side[seen.toMove] ?? [];
}

/**
 * @param {View} seen
 * @param {Step} step
 */
function payoffFits(seen, step) {
  const top = seen.payoff[seen.toMove]?.top ?? null;
  return top !== null && step.heights.some((height) => fits(seen, top, height));
}

/**
 * Whether a card may go on a center stack of this height.
 * @param {View} seen
 * @param {Face} card
 * @param {number} height
 */
function fits(seen, card, height) {
  return isKing(card) ? height > 0 || seen.rules.king_as_ace : rank(card) === height;
}

/**
 * Every play inside the turn: the card, the move, and what comes of it.
 * @param {View} seen
 * @param {Step} step
 */
function* plays(seen, step) {
  for (const [number, pile] of ownSide(seen).entries()) {
    const used = Number(step.sideUsed[number]);
    const card = pile[pile.length - 1 - used];
    if (card !== undefined) {
      const sideUsed = replaced(step.sideUsed, number, used + 1);
      for (const { text, heights } of targets(seen, step, card, `s${number + 1}`)) {
        yield { card, text, after: { ...step, heights, sideUsed } };
      }
    }
  }
  for (const [slot, card] of seen.hand.entries()) {
    if (!step.handUsed[slot]) {
      const handUsed = replaced(step.handUsed, slot, true);
      for (const { text, heights } of targets(seen, step, card, cardText(card))) {
        yield { card, text, after: { ...step, heights, handUsed } };
      }
    }
  }
}

/**
 * The center stacks that a card may go on, as moves, with the heights that follow.
 * @param {View} seen
 * @param {Step} step
 * @param {Face} card
 * @param {string} source
 */
function* targets(seen, step, card, source) {
  for (const [number, height] of step.heights.entries()) {
    if (fits(seen, card, height) && step.heights.indexOf(height) === number) {
      const heights = replaced(step.heights, number, (height + 1) % STACK_SIZE);
      yield { text: `${source}-c${number + 1}`, heights };
    }
  }
}

/**
 * @param {View} seen
 * @param {string} text
 */
function isHarmless(seen, text) {
  const { face, side, center } = partsOf(text);
  const card = face ?? ownSide(seen)[side ?? -1]?.at(-1);
  if (card === undefined || isKing(card)) {
    return false;
  }
  const height = seen.center[center ?? -1]?.length ?? 0;
  const needs = (height + 1) % STACK_SIZE;
  const tops = seen.payoff.filter((_, seat) => seat !== seen.toMove).map(({ top }) => top);
  return !tops.some((top) => top !== null && rank(top) >= needs && rank(top) - needs < NEAR);
}

/**
 * A list with another value at one place.
 * @template T
 * @param {readonly T[]} list
 * @param {number} place
 * @param {T} value
 * @returns {T[]}
 */
function replaced(list, place, value) {
  return list.map((old, i) => (i === place ? value : old));
}
