/**
 * JSON read strictly: what other readers let pass silently is an error here.
 */

import { hasLoneSurrogate, utf8 } from "./bytes.js";
import { RecordError } from "./errors.js";

/** The most bytes of a record. */
export const MAX_LINE = 4 << 20;

/** How deep arrays and objects may be nested. */
export const MAX_DEPTH = 100;

const BYTE_ORDER_MARK = "\ufeff";
const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORD = /true|false|null/y;
const MOST_DIGITS = 4300;

/**
 * A number that a JavaScript number cannot hold, or would write otherwise: kept as it was written.
 */
export class Numeral {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }
}

/**
 * A value of JSON as it is read here.
 * @typedef {null | boolean | number | string | Numeral | StrictJson[]
 *   | {[key: string]: StrictJson}} StrictJson
 */

/**
 * The value of a line of JSON, given as text or as UTF-8.
 * @param {string | Uint8Array} line
 * @returns {StrictJson}
 * @throws {RecordError}
 */
export function readJson(line) {
  const text = typeof line === "string" ? line : decoded(line);
  checkSize(text);
  if (text.startsWith(BYTE_ORDER_MARK)) throw new RecordError("byte-order-mark");
  if (hasLoneSurrogate(text)) throw new RecordError("surrogate");
  if (text.trim() === "") throw new RecordError("empty");
  return new Reader(text).whole();
}

/**
 * A value as one line of JSON.
 * @param {StrictJson} value
 * @returns {string}
 * @throws {RecordError}
 */
export function writeJson(value) {
  const text = written(value, 0);
  if (hasLoneSurrogate(text)) throw new RecordError("surrogate");
  checkSize(text);
  return text;
}

/** @param {Uint8Array} bytes */
function decoded(bytes) {
  if (bytes.length > MAX_LINE) throw new RecordError("too-long");
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new RecordError("not-utf8");
  }
}

/** @param {string} text */
function checkSize(text) {
  // A text has at most three bytes a unit, so most need not be counted.
  if (3 * text.length > MAX_LINE && utf8(text).length > MAX_LINE) throw new RecordError("too-long");
}

/**
 * @param {StrictJson} value
 * @param {number} depth
 * @returns {string}
 */
function written(value, depth) {
  if (value instanceof Numeral) return value.text;
  if (value === null || typeof value !== "object") {
    const text = JSON.stringify(value);
    if (text === undefined || !isPlain(value)) throw new RecordError("number", { value });
    if (typeof value === "string" && hasLoneSurrogate(value)) throw new RecordError("surrogate");
    return text;
  }
  if (depth >= MAX_DEPTH) throw new RecordError("too-deep");
  if (Array.isArray(value)) return `[${value.map((each) => written(each, depth + 1)).join(",")}]`;
  const pairs = Object.entries(value).filter(([, each]) => each !== undefined);
  const texts = pairs.map(([key, each]) => `${written(key, 0)}:${written(each, depth + 1)}`);
  return `{${texts.join(",")}}`;
}

/** @param {StrictJson} value */
const isPlain = (value) => typeof value !== "number" || Number.isFinite(value);

/** Reads a text from left to right. */
class Reader {
  #at = 0;

  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }

  /** @returns {StrictJson} */
  whole() {
    const value = this.#value(0);
    this.#take(SPACE);
    if (this.#at < this.text.length) throw this.#fault();
    return value;
  }

  /**
   * @param {number} depth
   * @returns {StrictJson}
   */
  #value(depth) {
    this.#take(SPACE);
    const next = this.text[this.#at];
    if (next === "{" || next === "[") {
      if (depth >= MAX_DEPTH) throw new RecordError("too-deep");
      this.#at += 1;
      return next === "{" ? this.#object(depth + 1) : this.#array(depth + 1);
    }
    if (next === '"') return this.#string();
    const word = this.#take(WORD);
    if (word !== null) return word === "null" ? null : word === "true";
    const number = this.#take(NUMBER);
    if (number === null) throw this.#fault();
    return numberOf(number);
  }

  /**
   * @param {number} depth
   * @returns {StrictJson}
   */
  #object(depth) {
    /** @type {Map<string, StrictJson>} */
    const value = new Map();
    if (!this.#skips("}")) {
      do {
        this.#take(SPACE);
        const key = this.#string();
        if (value.has(key)) throw new RecordError("duplicate-key", { key });
        if (!this.#skips(":")) throw this.#fault();
        value.set(key, this.#value(depth));
      } while (this.#skips(","));
      if (!this.#skips("}")) throw this.#fault();
    }
    return Object.fromEntries(value);
  }

  /**
   * @param {number} depth
   * @returns {StrictJson}
   */
  #array(depth) {
    /** @type {StrictJson[]} */
    const value = [];
    if (!this.#skips("]")) {
      do value.push(this.#value(depth));
      while (this.#skips(","));
      if (!this.#skips("]")) throw this.#fault();
    }
    return value;
  }

  /** @returns {string} */
  #string() {
    const start = this.#at;
    let end = start + 1;
    while (end < this.text.length && this.text[end] !== '"') end += this.text[end] === "\\" ? 2 : 1;
    const value = this.text[start] === '"' ? parsedString(this.text.slice(start, end + 1)) : null;
    if (value === null) throw this.#fault();
    this.#at = end + 1;
    if (hasLoneSurrogate(value)) throw new RecordError("surrogate");
    return value;
  }

  /**
   * What a pattern finds here, null if nothing.
   * @param {RegExp} pattern sticky
   */
  #take(pattern) {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    this.#at += found?.length ?? 0;
    return found;
  }

  /**
   * Whether a sign comes next, which is then passed.
   * @param {string} sign
   */
  #skips(sign) {
    this.#take(SPACE);
    const found = this.text[this.#at] === sign;
    if (found) this.#at += 1;
    return found;
  }

  #fault() {
    return new RecordError("not-json", { at: this.#at + 1 });
  }
}

/**
 * The text that a token in quotes stands for, null if it is none.
 * @param {string} token
 * @returns {string | null}
 */
function parsedString(token) {
  try {
    return JSON.parse(token);
  } catch {
    return null;
  }
}

/** @param {string} text */
function numberOf(text) {
  const isInteger = !/[.eE]/.test(text);
  const value = Number(text);
  const digits = text.replace("-", "").length;
  if (isInteger ? digits > MOST_DIGITS : !Number.isFinite(value)) {
    throw new RecordError("number", { value: text.slice(0, 72) });
  }
  return isInteger && Number.isSafeInteger(value) ? value : new Numeral(text);
}
