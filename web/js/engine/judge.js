/**
 * Looks at a turn as a strong player does, and says how good it is; the twin of
 * `players/analysis/judge.py` and `facts.py`.
 *
 * @import {Mind, State} from "../generated/kernel/kernel.js"
 */

import * as kernel from "../generated/kernel/kernel.js";
import { JUDGE, LOOKS, ODDS } from "../generated/players.js";
import { moveTexts } from "./notation.js";
import { makeMind, weightsOf } from "./players.js";

/** Positions inside a turn after which the search for a way to the pay-off card gives up. */
const PATH_NODES = 3000;

/**
 * An end of a turn, or the place in it where an unknown card comes up: the moves to it, and the
 * same as the kernel's search notes them.
 * @typedef {{moves: string[], path: number[]}} End
 */

/**
 * Whether the pay-off card can go with the cards that are seen: the moves up to it, with as few
 * Kings as possible, null if no way was found; and whether it is certain that there is none.
 * @typedef {{moves: string[] | null, certain: boolean}} PayoffPath
 */

/**
 * An end of a turn in numbers.
 * @typedef {object} Facts
 * @property {number} leaf what kind of end it is, as the kernel numbers them
 * @property {number} missing cards missing to play the own pay-off card; 7: seven or more, 8: it
 *   is not known which it will be
 * @property {number} theirMissing cards that the next player lacks of what lies open
 * @property {number} kings Kings in the hand
 * @property {number} hand cards in the hand
 * @property {number} empty empty side stacks
 * @property {number} buried cards on the own side stacks that lie under a higher one
 */

/** Judges positions for the seat to move, from what that seat sees. */
export class Judge {
  constructor() {
    this.work = new kernel.Judge();
    this.table = this.work.table;
    this.trial = new kernel.State();
    this.mind = makeMind(lookOfJudge());
    this.odds = withWeights(weightsOf(ODDS));
    this.seeker = seekerMind();
  }

  /**
   * The best ends of the turn, the best one first.
   * @param {State} state
   * @returns {[End, ...End[]]}
   */
  ends(state) {
    this.table.keep = kernel.KEEP;
    kernel.search(state, this.table, this.mind);
    this.table.keep = 1;
    const others = Array.from({ length: this.table.kept - 1 }, (_, i) => this.end(state, i + 1));
    return [this.end(state, 0), ...others];
  }

  /**
   * The chance of winning, a draw counted as half, if the turn goes on as a strong player would.
   * @param {State} state
   * @returns {number}
   */
  chance(state) {
    return kernel.chance_now(this.work, state, this.mind, this.odds) / kernel.SURE;
  }

  /**
   * What can be said of an end; null where the game is won.
   * @param {State} state
   * @param {number[]} path
   * @returns {Facts | null}
   */
  facts(state, path) {
    const features = /** @type {number[]} */ (kernel.features_of_end(state, this.table, path));
    return features.length > 0 ? factsOf(features) : null;
  }

  /**
   * Whether and how the pay-off card can go now.
   * @param {State} state
   * @returns {PayoffPath}
   */
  payoffPath(state) {
    kernel.search(state, this.table, this.seeker);
    if (kernel.kept_score(this.table, 0) < kernel.SURE) {
      return { moves: null, certain: this.table.nodes < PATH_NODES };
    }
    return { moves: this.end(state, 0).moves, certain: true };
  }

  /**
   * @param {State} state
   * @param {number} rank
   * @returns {End}
   */
  end(state, rank) {
    kernel.copy_state(this.trial, state);
    const path = /** @type {number[]} */ (kernel.kept_path(this.table, rank));
    return { moves: moveTexts(kernel.play_kept(this.trial, this.table, rank)), path };
  }
}

function lookOfJudge() {
  const look = LOOKS[JUDGE];
  if (!look) {
    throw new RangeError(`no player ${JUDGE}`);
  }
  return look;
}

/**
 * @param {number[]} weights
 * @returns {Mind}
 */
function withWeights(weights) {
  const mind = new kernel.Mind();
  kernel.set_weights(mind, weights);
  return mind;
}

/** Who looks for nothing but a way to the pay-off card. */
function seekerMind() {
  const weights = new Array(kernel.FEATURES).fill(0);
  weights[kernel.F_LEAF + kernel.LEAF_REVEAL] = kernel.SURE;
  for (let kings = 0; kings < 5; kings++) {
    weights[kernel.F_KINGS + kings] = kings;
  }
  const seeker = withWeights(weights);
  seeker.max_nodes = PATH_NODES;
  seeker.width = 1;
  return seeker;
}

/**
 * @param {number[]} features those that are on
 * @returns {Facts}
 */
function factsOf(features) {
  const reach = inBlock(features, kernel.F_MISSING, 9 * 8);
  return {
    leaf: inBlock(features, kernel.F_LEAF, kernel.F_MY_PAYOFF),
    missing: reach >> 3,
    theirMissing: reach & 7,
    kings: inBlock(features, kernel.F_KINGS, 5),
    hand: inBlock(features, kernel.F_HAND_SIZE, 7),
    empty: inBlock(features, kernel.F_MY_SIDE + kernel.S_EMPTY, 7),
    buried: inBlock(features, kernel.F_MY_SIDE + kernel.S_BLOCKED, 10),
  };
}

/**
 * Which feature of a block is on; each of these blocks has exactly one.
 * @param {number[]} features
 * @param {number} start
 * @param {number} length
 */
function inBlock(features, start, length) {
  const found = features.filter((feature) => start <= feature && feature < start + length);
  return Math.min(...found) - start;
}
