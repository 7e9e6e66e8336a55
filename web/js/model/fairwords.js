/**
 * All chance of one game: block k of the stream is SHA-256(seed, k), eight words of four bytes.
 */

import { feed_bytes, forget_words, deal_stage, set_up } from "../generated/kernel/kernel.js";
import { sha256 } from "../../vendor/noble-hashes.js";
import { DealError } from "./errors.js";

/** @import {State} from "../generated/kernel/kernel.js" */

export const SEED_SIZE = 32;

const BLOCK = 32;

// A move draws 7 cards at most. Of the other 25 words all would have to be skipped before the ring
// ran dry, each with a chance below 1 in 16 million.
const RESERVE = 32;
// Fed beyond what is needed. With the largest stage of a deal, 160 words, that just fills the ring.
const CHUNK = 64;

/** The words of a seed, each block hashed when it is first asked for and then kept. */
export class FairWords {
  /** @type {Uint8Array} */
  #known = new Uint8Array(0);

  /**
   * @param {Uint8Array} seed 32 bytes
   * @throws {DealError}
   */
  constructor(seed) {
    if (!(seed instanceof Uint8Array) || seed.length !== SEED_SIZE) throw new DealError("seed");
    this.seed = seed;
  }

  /**
   * `count` words from word number `start` on, the most significant byte of each first.
   * @param {number} start
   * @param {number} count
   */
  takeBytes(start, count) {
    const end = 4 * (start + count);
    if (end > this.#known.length) this.#extend(end);
    return this.#known.subarray(4 * start, end);
  }

  /** @param {number} end */
  #extend(end) {
    const first = this.#known.length / BLOCK;
    const last = Math.ceil(end / BLOCK);
    const known = new Uint8Array(last * BLOCK);
    known.set(this.#known);
    const message = new Uint8Array(SEED_SIZE + 8);
    message.set(this.seed);
    const counter = new DataView(message.buffer, SEED_SIZE);
    for (let k = first; k < last; k++) {
      counter.setBigUint64(0, BigInt(k));
      known.set(sha256(message), k * BLOCK);
    }
    this.#known = known;
  }
}

/**
 * Set a state up and deal its cards. The state must be configured, and with `first` "given" know
 * its starter.
 * @param {State} state
 * @param {FairWords} words
 */
export function dealFairly(state, words) {
  set_up(state);
  forget_words(state, 0);
  const stageNeeds = state.players * Math.max(state.payoff_size, state.hand_size) + RESERVE;
  do provide(state, words, stageNeeds);
  while (deal_stage(state) === 1);
  topUp(state, words);
}

/**
 * See to it that the kernel's ring holds all the words that one move can use: due after each move.
 * @param {State} state
 * @param {FairWords} words
 */
export const topUp = (state, words) => provide(state, words, RESERVE);

/**
 * Feed words unless `least` unused ones are there.
 * @param {State} state
 * @param {FairWords} words
 * @param {number} least
 */
function provide(state, words, least) {
  if (state.starved) throw new Error("a draw found no fair word left");
  const unused = state.words_fed - state.words_used;
  if (unused < least) {
    feed_bytes(state, words.takeBytes(state.words_fed, least + CHUNK - unused));
  }
}
