/**
 * The computer players by name, and what a record says of them. Light: without any search.
 *
 * @import {LevelNote} from "../model/types.js"
 */

import { LEVELS, LOOKS, SIMPLE, VERSIONS } from "../generated/players.js";

/** The levels, the weakest first. */
export const PLAYERS = LEVELS;

/**
 * Trial games a decision of the deep search in a browser. Fixed, so that its games can be run
 * again anywhere, and so few that a slow machine answers in time.
 */
export const DEEP_NODES = 600;

/** More would take too long; as many as the same player looks at elsewhere. */
export const MOST_NODES = LOOKS.master.trials;

/**
 * Whether there is a player of this name.
 * @param {string} name
 * @returns {boolean}
 */
export function isPlayer(name) {
  return LEVELS.includes(name) || SIMPLE.includes(name);
}

/**
 * Whether a player can be asked to look at so many trial games.
 * @param {unknown} nodes
 */
export function isNodes(nodes) {
  return Number.isInteger(nodes) && Number(nodes) >= 1 && Number(nodes) <= MOST_NODES;
}

/**
 * The version of a player, which changes whenever it would choose otherwise.
 * @param {string} name
 * @returns {string}
 */
export function version(name) {
  const found = VERSIONS[name];
  if (found === undefined) {
    throw new RangeError(`no player ${name}`);
  }
  return found;
}

/**
 * What a record says of a computer player, so that its moves can be run again.
 * @param {string} name
 * @param {string} seed 64 hex digits
 * @param {number} [nodes]
 * @returns {LevelNote}
 */
export function noteOf(name, seed, nodes = DEEP_NODES) {
  const note = { name, seed, version: version(name) };
  return LOOKS[name]?.trials ? { ...note, nodes } : note;
}
