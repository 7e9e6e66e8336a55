/**
 * What the model refuses. An error says what is wrong as data, never as a sentence: the words come
 * from `text/`, in the player's language. A `message` is for the console only.
 */

/** @import {Json} from "./types.js" */

/** Something that the model refuses; `code` names the fault. */
export class ModelError extends Error {
  /**
   * @param {string} code
   * @param {string} [detail] more for the console
   */
  constructor(code, detail) {
    super(detail === undefined ? code : `${code}: ${detail}`);
    this.name = new.target.name;
    this.code = code;
  }
}

/**
 * What a field of the rules may be: a range of integers, or the values themselves.
 * @typedef {{min: number, max: number} | readonly (string | boolean)[]} Allowed
 */

/**
 * A rule-set that cannot be. Codes: `form` (neither a name nor an object), `preset` (no such
 * preset), `field` (no such field), `value` (not allowed in this field), `cards` (too few; `field`
 * is `decks`, `allowed` says how many packs would do, `needed` and `held` count cards), `seat`
 * (no such seat, or none given where one is needed; `field` says which seat it is),
 * `starter-not-given` (the rules decide who starts).
 */
export class RulesError extends ModelError {
  /**
   * @param {string} code
   * @param {string} field
   * @param {unknown} value
   * @param {Allowed} allowed
   * @param {{needed?: number, held?: number}} [cards]
   */
  constructor(code, field, value, allowed, cards = {}) {
    super(code, `${field} ${String(value)}`);
    this.field = field;
    this.value = value;
    this.allowed = allowed;
    this.needed = cards.needed;
    this.held = cards.held;
  }
}

/**
 * Why a move is not legal: a code, and what its sentence needs. See `whyIllegal` in `legality.js`.
 * @typedef {{code: string, [key: string]: Json}} Why
 */

/**
 * A move that is refused. Codes: `malformed` (no move in any game), `illegal` (then `why` says
 * more), `game-over`, `nothing-to-undo`.
 */
export class MoveError extends ModelError {
  /**
   * @param {string} code
   * @param {string} text the move, empty where there is none
   * @param {Why | null} [why]
   */
  constructor(code, text, why = null) {
    super(code, text);
    this.text = text;
    this.why = why;
  }
}

/** A match that cannot be. Codes: `over`, `next-start`, `seat`, `points`. */
export class MatchError extends ModelError {}

/**
 * A part of a fair deal that cannot be, or does not fit. Codes: `too-long` (`size` bytes where
 * `most` are allowed), `surrogate` (half a character), `seat`, `hex`, `commitment` and `seed` (not
 * what the revealed parts give).
 */
export class DealError extends ModelError {
  /**
   * @param {string} code
   * @param {{seat?: number, size?: number, most?: number}} [place]
   */
  constructor(code, place = {}) {
    super(code, JSON.stringify(place));
    this.seat = place.seat;
    this.size = place.size;
    this.most = place.most;
  }
}
