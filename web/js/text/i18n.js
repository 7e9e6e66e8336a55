/**
 * The texts of the game in the person's language, by key.
 *
 * Each language is one Fluent file beside the page. English stands in where a file or a key
 * fails to load, so that a new page with an old file still says something sensible.
 */
import { FluentBundle, FluentNumber, FluentResource } from "../../vendor/fluent.js";
import { FALLBACK, LANGUAGES, pick } from "./languages.js";

/** @typedef {Record<string, string | number>} Args Values for the variables of a text. */
/** @typedef {(code: string) => Promise<string>} Read Finds the Fluent source of a language. */

export { LANGUAGES, pick };

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Set<(code: string) => void>} */
const listeners = new Set();
/** @type {Set<string>} */
const reported = new Set();
let current = FALLBACK;
let asked = 0;

const LATER_MS = 2000;
/** From here on numbers are written differently in different languages. */
const LARGE = 1000;

/** A number that is written without the browser's number formats: these take long to load. */
class SmallNumber extends FluentNumber {
  /** @override */
  toString() {
    return String(this.value);
  }
}

/**
 * Reads languages from a folder relative to the page.
 * @param {string} base
 * @returns {Read}
 */
export function readFrom(base) {
  return async (code) => {
    const answer = await fetch(`${base}${code}.ftl`);
    if (!answer.ok) throw new Error(`${code}.ftl: ${answer.status}`);
    return answer.text();
  };
}

/**
 * Loads a language and switches to it; if it cannot be had, the one in use stays, which is English
 * at first. Of several switches at once the last one asked for holds.
 * @param {string} code
 * @param {Read} [read]
 * @returns {Promise<string>} the language in use
 */
export async function loadLanguage(code, read = readFrom("locales/")) {
  const request = ++asked;
  const found = await fetchBundle(code, read);
  const usable = found ?? bundles.get(current) ?? (await fetchBundle(FALLBACK, read));
  if (!usable) throw new Error(`no texts for ${code}`);
  if (request !== asked) return current;
  if (found) current = code;
  for (const listener of listeners) listener(current);
  // Needed only for a key that this language lacks, and the start has more to do than that
  if (current !== FALLBACK) setTimeout(() => void fetchBundle(FALLBACK, read), LATER_MS);
  return current;
}

/**
 * @param {string} code
 * @param {Read} read
 * @returns {Promise<FluentBundle | null>}
 */
async function fetchBundle(code, read) {
  const known = bundles.get(code);
  if (known) return known;
  try {
    const bundle = new FluentBundle(code, { useIsolating: false });
    const resource = new FluentResource(await read(code));
    if (resource.body.length === 0) throw new Error("no texts in it");
    bundle.addResource(resource);
    bundles.set(code, bundle);
    return bundle;
  } catch (error) {
    report(`language ${code}`, error);
    return null;
  }
}

/**
 * Calls a function after every change of language.
 * @param {(code: string) => void} listener
 * @returns {() => void} ends it
 */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The code of the language in use. */
export function language() {
  return current;
}

/**
 * A text with its variables filled in. Numbers choose the right plural.
 * @param {string} key
 * @param {Args} [args]
 * @returns {string}
 */
export function t(key, args = {}) {
  for (const code of current === FALLBACK ? [FALLBACK] : [current, FALLBACK]) {
    const text = format(bundles.get(code), key, args);
    if (text !== null) return text;
    report(`text ${key} (${code})`, "missing");
  }
  return key;
}

/**
 * Whether there is a text for a key.
 * @param {string} key
 */
export function has(key) {
  return Boolean(bundles.get(current)?.getMessage(key) ?? bundles.get(FALLBACK)?.getMessage(key));
}

/**
 * @param {FluentBundle | undefined} bundle
 * @param {string} key
 * @param {Args} args
 * @returns {string | null}
 */
function format(bundle, key, args) {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return null;
  /** @type {Error[]} */
  const errors = [];
  const values = Object.entries(args).map(([name, value]) => [name, plain(value)]);
  const text = bundle.formatPattern(message.value, Object.fromEntries(values), errors);
  for (const error of errors) report(`text ${key} (${current})`, error);
  return text;
}

/** @param {string | number} value */
function plain(value) {
  const small = Number.isInteger(value) && Number(value) >= 0 && Number(value) < LARGE;
  return small ? new SmallNumber(Number(value)) : value;
}

/**
 * Reports a fault of the texts, each one once.
 * @param {string} what
 * @param {unknown} error
 */
function report(what, error) {
  const line = `${what}: ${error instanceof Error ? error.message : error}`;
  if (reported.has(line)) return;
  reported.add(line);
  console.error(line);
}

const LETTERS = ["letter-ace", "letter-jack", "letter-queen", "letter-king"];

/**
 * The index of a card's rank: a number, or the letter that players of the language know.
 * @param {number} rank 0 the Ace … 12 the King
 * @param {"local" | "english"} [style] letters of the language, or A J Q K
 * @returns {string}
 */
export function rankLetter(rank, style = "local") {
  if (rank > 0 && rank < 10) return String(rank + 1);
  const index = rank === 0 ? 0 : rank - 9;
  return style === "english" ? "AJQK"[index] : t(LETTERS[index]);
}

/**
 * A number as the language writes it.
 * @param {number} value
 * @param {Intl.NumberFormatOptions} [options]
 * @returns {string}
 */
export function numberWords(value, options) {
  return new Intl.NumberFormat(current, options).format(value);
}

/**
 * A date, or a date and time, as the language writes it.
 * @param {Date} date
 * @param {Intl.DateTimeFormatOptions} [options]
 * @returns {string}
 */
export function dateWords(date, options = { dateStyle: "medium", timeStyle: "short" }) {
  return new Intl.DateTimeFormat(current, options).format(date);
}

/**
 * A list as the language joins it: "one, two and three".
 * @param {readonly string[]} items
 * @returns {string}
 */
export function listWords(items) {
  return new Intl.ListFormat(current, { type: "conjunction" }).format(items);
}
