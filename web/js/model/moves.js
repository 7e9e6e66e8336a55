/**
 * Moves in the notation of game records, and what they name.
 *
 * The kernel knows a move by its index, 16 * what + dest. What: the face of a hand card, 64 + k for
 * side stack k, 70 for the pay-off pile, 71 for passing. Dest: c for center stack c, 8 + k for side
 * stack k, 0 for passing. All from 0, while the notation counts stacks from 1.
 */

import { FACES, KING, cardText, faceOf } from "./cards.js";

/** @import {Face} from "./types.js" */

export const PASS = "pass";

const CENTERS = 8; // most center stacks of any rule-set
const SIDES = 6; // most side stacks of any rule-set
const SIDE_SOURCE = FACES;
const PAYOFF_SOURCE = 70;
const PASS_SOURCE = 71;
const SIDE_DEST = 8;
const DESTS = 16;

/**
 * A move taken apart. `face`: of a hand card, else null. `side`: the side stack that it comes from,
 * else null. `center` and `toSide`: where it goes, else null. All from 0.
 * @typedef {object} MoveParts
 * @property {boolean} pass
 * @property {boolean} payoff whether it comes from the pay-off pile
 * @property {Face | null} face
 * @property {number | null} side
 * @property {number | null} center
 * @property {number | null} toSide
 */

/**
 * The moves by index; a hole where there is none.
 * @type {readonly (string | undefined)[]}
 */
export const MOVES = Array.from({ length: DESTS * (PASS_SOURCE + 1) }, (_, index) => {
  const what = index >> 4;
  const dest = index & 15;
  if (what === PASS_SOURCE) return dest === 0 ? PASS : undefined;
  const source = sourceText(what);
  const to = destText(dest);
  return source && to ? `${source}-${to}` : undefined;
});

/**
 * The same table for lookups by the index of a legal move, which never meet a hole.
 */
export const LEGAL_TABLE = /** @type {readonly string[]} */ (MOVES);

const INDEX = new Map(MOVES.map((text, index) => [text, index]));
INDEX.delete(undefined);

/**
 * The index of the move that a text names, read strictly; -1 if it names none.
 * @param {string} text
 */
export const moveIndex = (text) => INDEX.get(text) ?? -1;

/**
 * The parts of a move, null if the text names none.
 * @param {string} text
 * @returns {MoveParts | null}
 */
export function moveParts(text) {
  const index = moveIndex(text);
  if (index < 0) return null;
  const what = index >> 4;
  const dest = index & 15;
  const pass = what === PASS_SOURCE;
  const isSide = what >= SIDE_SOURCE && what < PAYOFF_SOURCE;
  return {
    pass,
    payoff: what === PAYOFF_SOURCE,
    face: what < FACES ? faceOf(text.slice(0, 2)) : null,
    side: isSide ? what - SIDE_SOURCE : null,
    center: !pass && dest < SIDE_DEST ? dest : null,
    toSide: dest >= SIDE_DEST ? dest - SIDE_DEST : null,
  };
}

/**
 * Whether a move goes to a center stack. All others end the turn.
 * @param {string} text
 */
export const isPlay = (text) => text !== PASS && (moveIndex(text) & 15) < SIDE_DEST;

/**
 * @param {number} what
 * @returns {string}
 */
function sourceText(what) {
  if (what === PAYOFF_SOURCE) return "p";
  if (what >= SIDE_SOURCE) return `s${what - SIDE_SOURCE + 1}`;
  return what % 16 <= KING ? cardText(what) : "";
}

/**
 * @param {number} dest
 * @returns {string}
 */
function destText(dest) {
  if (dest < CENTERS) return `c${dest + 1}`;
  return dest < SIDE_DEST + SIDES ? `s${dest - SIDE_DEST + 1}` : "";
}
