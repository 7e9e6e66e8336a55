/**
 * The computer players, which are given views and nothing else; the twins of
 * `players/searching.py` and `players/levels.py`. With the same seed and nodes they choose what
 * those choose.
 *
 * @import {View} from "../model/types.js"
 * @import {Mind, Rollouts} from "../generated/kernel/kernel.js"
 * @import {Look} from "../generated/players.js"
 */

import * as kernel from "../generated/kernel/kernel.js";
import { LOOKS, QUICK_LOOK, WEIGHTS } from "../generated/players.js";
import { gameSeeds, moveSeeds } from "./chance.js";
import { DEEP_NODES } from "./levels.js";
import { moveTexts } from "./notation.js";
import { layOutView } from "./seat.js";
import { SIMPLE_PLAYERS } from "./simple.js";

/**
 * A computer player: its name, the hex digits that its chance comes from, and the trial games of
 * a deep search.
 * @typedef {{name: string, seed: string, nodes?: number}} PlayerChoice
 */

/** @type {Map<string, Searcher>} */
const searchers = new Map();

/**
 * What a player does now: its moves up to the end of the turn or the next unknown card.
 *
 * All of them are to be made. A player that is asked again in the middle may go on otherwise than
 * its twin, which keeps to its line.
 * @param {View} seen of the seat to move
 * @param {PlayerChoice} player
 * @returns {string[]}
 */
export function chooseMoves(seen, { name, seed, nodes = DEEP_NODES }) {
  const simple = SIMPLE_PLAYERS[name];
  return simple ? [simple(seen, seed)] : searcher(name).choose(seen, seed, nodes);
}

/** @param {string} name */
function searcher(name) {
  const look = LOOKS[name];
  if (!look) {
    throw new RangeError(`no player ${name}`);
  }
  const found = searchers.get(name) ?? new Searcher(look);
  searchers.set(name, found);
  return found;
}

/**
 * The kernel's form of a look.
 * @param {Look} look
 * @returns {Mind}
 */
export function makeMind(look) {
  const mind = new kernel.Mind();
  kernel.set_weights(mind, weightsOf(look.weights));
  mind.max_nodes = look.nodes;
  mind.max_plays = look.plays;
  mind.width = look.width;
  mind.noise = look.noise;
  mind.forget = look.forget;
  return mind;
}

/**
 * What a player judges by: in its own turn, and in its turns and the others' in trial games.
 * @typedef {{turn: Mind, mine: Mind, theirs: Mind}} Minds
 */

/**
 * The minds of a look, against opponents who play as it does.
 * @param {Look} look
 * @returns {Minds}
 */
function makeMinds(look) {
  const [nodes = 0, width = 0] = QUICK_LOOK;
  const quick = makeMind({ ...look, nodes, width });
  return { turn: makeMind(look), mine: quick, theirs: quick };
}

/**
 * The minds of a look against an opponent who plays its pay-off card only, and discards.
 *
 * Such an opponent looks at no position but the first of its turn.
 * @param {Look} look
 * @returns {Minds | null}
 */
function makeMindsAlone({ alone, ...rest }) {
  if (alone === undefined) {
    return null;
  }
  const look = { ...rest, weights: alone };
  return { ...makeMinds(look), theirs: makeMind({ ...look, nodes: 1 }) };
}

/**
 * The weights of a name.
 * @param {string} name
 * @returns {number[]}
 */
export function weightsOf(name) {
  return [...(WEIGHTS[name] ?? [])];
}

/** A player that searches. It keeps nothing between two choices but its workspace. */
class Searcher {
  /** @param {Look} look */
  constructor(look) {
    this.look = look;
    this.minds = makeMinds(look);
    this.alone = makeMindsAlone(look);
    this.state = new kernel.State();
    this.table = new kernel.Table();
    this.deep = look.trials ? new kernel.Rollouts() : null;
  }

  /**
   * @param {View} seen
   * @param {string} seed
   * @param {number} nodes
   */
  choose(seen, seed, nodes) {
    layOutView(this.state, seen);
    const rank = this.decide(seed, seen.ply, nodes);
    return moveTexts(kernel.play_kept(this.state, this.table, rank));
  }

  /**
   * The rank of the kept end to choose.
   * @param {string} seed
   * @param {number} ply
   * @param {number} nodes
   */
  decide(seed, ply, nodes) {
    const { low, high } = gameSeeds(seed);
    this.table.seed_low = low;
    this.table.seed_high = high;
    this.table.keep = this.deep ? this.look.lines : 1;
    const minds = this.alone && kernel.only_discards(this.state) ? this.alone : this.minds;
    kernel.search(this.state, this.table, minds.turn);
    if (!this.deep || kernel.kept_score(this.table, 0) > kernel.VALUE_LIMIT) {
      return 0;
    }
    return this.compare(this.deep, minds, seed, ply, nodes);
  }

  /**
   * Play trial games from the best ends, and give up the worst half again and again.
   * @param {Rollouts} deep
   * @param {Minds} minds
   * @param {string} seed
   * @param {number} ply
   * @param {number} nodes
   */
  compare(deep, minds, seed, ply, nodes) {
    let live = kernel.start_rollouts(deep, this.state, this.table);
    const { low, high } = moveSeeds(seed, ply);
    kernel.seed_rollouts(deep, low, high);
    const stages = bitLength(Math.max(live - 1, 1));
    while (live > 1) {
      const rounds = Math.max(Math.floor(nodes / (stages * live)), 2);
      for (let round = 0; round < rounds; round++) {
        kernel.run_round(deep, minds.mine, minds.theirs);
      }
      live = live === 2 ? 1 : (live + 1) >> 1;
      kernel.drop_worst(deep, Math.max(live, 2));
    }
    return kernel.best_line(deep, this.look.doubt);
  }
}

/** @param {number} number */
function bitLength(number) {
  return 32 - Math.clz32(number);
}
