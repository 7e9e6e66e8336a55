/**
 * Hints in words, from the keys and values that the engine gives.
 *
 * A hint's text is `{key, args}` as in `players/analysis/texts.py`. Values that are ranks
 * (1 the Ace … 13 the King) become words here, and texts inside texts (a move, reasons) are told
 * first.
 *
 * @import { View } from "../model/types.js"
 */
import { t } from "./i18n.js";
import { lineWords } from "./moves.js";
import { rankName } from "./names.js";

/**
 * @typedef {string | number | HintText} HintValue
 * @typedef {object} HintText
 * @property {string} key
 * @property {Readonly<Record<string, HintValue>>} [args]
 */

/** @typedef {{moves: readonly string[], reasons: readonly HintText[]}} Line The whole line. */

/** Values that are ranks. */
const RANKS = new Set(["rank", "other"]);

/**
 * One grade of a hint.
 * @param {HintText | Line} grade
 * @param {View} view where the hint was found
 * @returns {string}
 */
export function hintWords(grade, view) {
  if ("key" in grade) return textWords(grade);
  const reasons = grade.reasons.map(textWords).join(" ");
  return t("hint-line", { moves: lineWords(grade.moves, view), reasons });
}

/**
 * @param {HintText} text
 * @returns {string}
 */
function textWords({ key, args = {} }) {
  const values = Object.entries(args).map(([name, value]) => [name, valueWords(name, value)]);
  return t(`hint-${key}`, Object.fromEntries(values));
}

/**
 * @param {string} name
 * @param {HintValue} value
 * @returns {string | number}
 */
function valueWords(name, value) {
  if (typeof value === "object") return textWords(value);
  return typeof value === "number" && RANKS.has(name) ? rankName(value - 1) : value;
}
