/**
 * A hint in three grades, from a nudge to the whole turn; the twin of `players/analysis/hint.py`.
 *
 * @import {View} from "../model/types.js"
 * @import {End, Facts, PayoffPath} from "./judge.js"
 * @import {Reason} from "./reasons.js"
 */

import { KING, RANK_MASK, State, TO_SIDE } from "../generated/kernel/kernel.js";
import { rank } from "../model/cards.js";
import { isPlay } from "../model/moves.js";
import { Judge } from "./judge.js";
import { partsOf } from "./notation.js";
import { findReasons } from "./reasons.js";
import { layOutView } from "./seat.js";

/**
 * What a nudge says. `move` is a text of its own, such as `from-hand`, that stands in a gap.
 * @typedef {{key: string, args: {stack?: number, rank?: number, move?: Reason}}} Nudge
 */

/**
 * The best turn found from what a seat sees. The keys are those of `players/analysis/texts.py`.
 * @typedef {object} Hint
 * @property {string[]} moves up to the turn's end or the first card that is not known yet
 * @property {PayoffPath} payoff whether and how the pay-off card can go with the cards seen
 * @property {[Nudge, Nudge, {moves: string[], reasons: Reason[]}]} grades whether the pay-off
 *   card can go, which stack or card is first, and the whole line with its reasons
 */

/** @type {{judge: Judge, state: State} | undefined} */
let work;

function workspace() {
  work ??= { judge: new Judge(), state: new State() };
  return work;
}

/**
 * The chance of the seat to move, from 0 to 1, a draw counted as half.
 * @param {View} seen of that seat
 * @returns {number}
 */
export function findChance(seen) {
  const { judge, state } = workspace();
  layOutView(state, seen);
  return judge.chance(state);
}

/**
 * A hint for the seat to move, from nothing but its view.
 * @param {View} seen
 * @returns {Hint}
 */
export function findHint(seen) {
  const { judge, state } = workspace();
  layOutView(state, seen);
  const payoff = judge.payoffPath(state);
  const [best, ...others] = judge.ends(state);
  const paths = [...others.map((end) => end.path), ...discardPaths(seen)];
  const reasons = findReasons({
    seen,
    best,
    then: judge.facts(state, best.path),
    now: /** @type {Facts} */ (judge.facts(state, [])),
    others: paths.map((path) => judge.facts(state, path)).filter((facts) => facts !== null),
  });
  const grades = /** @type {Hint["grades"]} */ ([
    { key: first(seen, best, payoff), args: {} },
    second(seen, best),
    { moves: best.moves, reasons },
  ]);
  return { moves: best.moves, payoff, grades };
}

/**
 * The paths that end the turn at once, whatever the rules say of Kings.
 * @param {View} seen
 */
function discardPaths(seen) {
  const held = new Set(seen.hand.map((face) => face & RANK_MASK));
  const ranks = Array.from({ length: KING + 1 }, (_, kind) => kind).filter((kind) => held.has(kind));
  return ranks.flatMap((kind) =>
    Array.from({ length: seen.rules.side_stacks }, (_, k) => [(kind << 4) + TO_SIDE + k]),
  );
}

/**
 * Whether the pay-off card can go.
 * @param {View} seen
 * @param {End} best
 * @param {PayoffPath} payoff
 */
function first(seen, best, payoff) {
  const last = lastMove(best);
  if (partsOf(last).payoff) {
    return seen.payoff[seen.toMove]?.count === 1 ? "can-win" : "can-go";
  }
  if (payoff.moves !== null) {
    return "may-go";
  }
  if (!payoff.certain) {
    return "not-found";
  }
  return isPlay(last) ? "not-yet" : "cannot-go"; // a play comes last where the hand is refilled
}

/**
 * Which stack, or which card, comes first.
 * @param {View} seen
 * @param {End} best
 * @returns {Nudge}
 */
function second(seen, best) {
  const move = best.moves[0] ?? "";
  const { pass, payoff, face, center } = partsOf(move);
  if (pass) {
    return { key: "pass-only", args: {} };
  }
  if (face !== null && center === null) {
    return { key: "discard-only", args: { rank: rank(face) + 1 } };
  }
  if (payoff) {
    return { key: "straight", args: { stack: Number(center) + 1 } };
  }
  const last = partsOf(lastMove(best));
  if (last.payoff) {
    return { key: "goes-to", args: { stack: Number(last.center) + 1, move: moved(seen, move) } };
  }
  return { key: "begin", args: { move: moved(seen, move) } };
}

/** @param {End} best */
function lastMove(best) {
  return best.moves.at(-1) ?? "";
}

/**
 * What the first move of a line moves.
 * @param {View} seen
 * @param {string} move
 * @returns {Reason}
 */
function moved(seen, move) {
  const { face, side } = partsOf(move);
  if (face !== null) {
    return { key: "from-hand", args: { rank: rank(face) + 1 } };
  }
  const k = Number(side);
  const top = Number(seen.side[seen.toMove]?.[k]?.at(-1));
  return { key: "from-side", args: { rank: rank(top) + 1, stack: k + 1 } };
}
