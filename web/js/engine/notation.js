/**
 * Moves as the kernel and as a view name them.
 *
 * @import {MoveParts} from "../model/moves.js"
 */

import { MOVES, moveParts } from "../model/moves.js";

/**
 * The texts of moves that the kernel names by index.
 * @param {readonly number[]} indices
 * @returns {string[]}
 */
export function moveTexts(indices) {
  return indices.map((index) => MOVES[index] ?? "");
}

/**
 * A move taken apart.
 * @param {string} text
 * @returns {MoveParts}
 */
export function partsOf(text) {
  const parts = moveParts(text);
  if (parts === null) {
    throw new RangeError(`no move ${text}`);
  }
  return parts;
}
