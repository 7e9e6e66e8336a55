/**
 * What the model refuses. An error says what is wrong as data, never as a sentence: the words come
 * from `text/`, in the player's language. A `message` is for the console only.
 */

/** @import {Json} from "./types.js" */

/** Something that the model refuses; `code` names the fault. */
export class ModelError extends Error {
  /** @override */
  name = "ModelError";

  /**
   * @param {string} code
   * @param {string} [detail] more for the console
   */
  constructor(code, detail) {
    super(detail === undefined ? code : `${code}: ${detail}`);
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
 * (no such seat, or none given where one is needed; `field` says which seat it is), `starter` (the
 * deal gives another one), `starter-not-given` (the rules decide who starts).
 */
export class RulesError extends ModelError {
  /** @override */
  name = "RulesError";

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
  /** @override */
  name = "MoveError";

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
export class MatchError extends ModelError {
  /** @override */
  name = "MatchError";
}

/**
 * A part of a fair deal that cannot be, or does not fit. Codes: `too-long` (`size` bytes where
 * `most` are allowed), `surrogate` (half a character), `seat`, `hex`, `commitment` and `seed` (not
 * what the revealed parts give).
 */
export class DealError extends ModelError {
  /** @override */
  name = "DealError";

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

/**
 * A record that does not hold, or a text that is none. Codes and what comes with them:
 *
 * The text: `too-long`, `not-utf8`, `byte-order-mark`, `empty`, `not-json` {at: character from 1},
 * `duplicate-key` {key}, `number` {value}, `surrogate`, `too-deep`.
 *
 * Keys: `missing` {key}, `value` {key, value, allowed}, `count` {key, value, allowed}, `rules`
 * {cause: RulesError}, `turn-value` and `turn-empty` {turn}, `loser` {value: reason} (with a reason
 * that has none), `fair-together`, `client-seed` {cause: DealError}, `secret` {key} (kept although
 * the game is over), `id` (differs from the game's in `fair`).
 *
 * The game: `no-seed` (not checkable while it runs; nothing is wrong), `starter` {value, allowed},
 * `move` {turn, move, value, cause: MoveError}, `space`, `turn-over` and `game-over` {turn, move,
 * value}, `turn-open` {turn}, `forfeit` {cause}, `not-over` {value: reason} (the rules have not
 * ended the game), `over` (it runs, says the record), `result` {key, value, allowed}, `fair`
 * {cause: DealError}.
 */
export class RecordError extends ModelError {
  /** @override */
  name = "RecordError";

  /**
   * @param {string} code
   * @param {{key?: string, value?: unknown, allowed?: unknown, at?: number, line?: number,
   *   turn?: number, move?: number, cause?: ModelError}} [place] turns, moves, lines from 1
   */
  constructor(code, place = {}) {
    super(code, [place.key, place.turn, place.move, place.at].filter(Boolean).join(" "));
    this.key = place.key;
    this.value = place.value;
    this.allowed = place.allowed;
    this.at = place.at;
    this.line = place.line;
    this.turn = place.turn;
    this.move = place.move;
    this.cause = place.cause;
  }
}
