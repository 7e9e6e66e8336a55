/**
 * What went wrong, in words that a person can act on. The errors of the other parts carry codes
 * and values, never sentences.
 *
 * @import { Allowed } from "../model/errors.js"
 */
import { faceOf } from "../model/cards.js";
import { has, t } from "./i18n.js";
import { cardName, rankName } from "./names.js";

/**
 * What is read of an error, whichever class it is of.
 * @typedef {object} Fault
 * @property {string} [name]
 * @property {string} [code]
 * @property {string} [field]
 * @property {unknown} [value]
 * @property {Allowed} [allowed]
 * @property {string} [text]
 * @property {number} [line]
 * @property {Readonly<Record<string, unknown>> | null} [why]
 */

/**
 * An error in words; of one that nobody foresaw, that the game is safe.
 * @param {unknown} error
 * @returns {string}
 */
export function errorWords(error) {
  const fault = /** @type {Fault} */ (error instanceof Object ? error : {});
  switch (fault.name) {
    case "RulesError":
      return rulesFault(fault);
    case "MoveError":
      return moveFault(fault);
    case "RecordError":
      return recordFault(fault);
    case "StoreError":
      return known(`error-store-${fault.code}`);
    case "DocumentError":
      return known(`error-document-${fault.code}`);
    case "EngineError":
      return t("error-engine-failed");
    default:
      return t("error-unexpected");
  }
}

/**
 * @param {string} key
 * @param {Record<string, string>} [args]
 */
function known(key, args) {
  return has(key) ? t(key, args) : t("error-unexpected");
}

/** @param {Fault} fault */
function rulesFault({ code, field = "", value, allowed = [] }) {
  if (code === "cards") return packsFault(allowed);
  if (code !== "value") {
    return known(`error-rules-${code}`, { value: code === "field" ? field : String(value) });
  }
  const args = { field: t(`field-${field}`), value: valueWords(value) };
  return t("error-rules-value", { ...args, allowed: allowedWords(allowed) });
}

/** @param {Allowed} allowed */
function packsFault(allowed) {
  if ("min" in allowed && allowed.min <= allowed.max) {
    return t("error-rules-cards", { count: allowed.min });
  }
  return t("error-rules-cards-none");
}

/** @param {Allowed} allowed */
function allowedWords(allowed) {
  if ("min" in allowed) return t("error-range", allowed);
  return allowed.map(valueWords).join(", ");
}

/**
 * A value of a field of the rules: a number, or what a choice means.
 * @param {unknown} value
 */
export function valueWords(value) {
  if (typeof value === "boolean") return t(value ? "value-yes" : "value-no");
  const key = `value-${value}`;
  return typeof value === "string" && has(key) ? t(key) : String(value);
}

/** @param {Fault} fault */
function moveFault({ code, text = "", why }) {
  const reason = String(why?.code ?? code);
  const key = `refused-${reason}`;
  if (!has(key)) return t("refused-illegal");
  return t(key, { text, ...whyArgs(why ?? {}) });
}

/**
 * @param {Readonly<Record<string, unknown>>} why
 * @returns {Record<string, string | number>}
 */
function whyArgs({ count, stack, rank, card }) {
  return {
    ...(typeof count === "number" && { count }),
    ...(typeof stack === "number" && { stack }),
    ...(typeof rank === "number" && { rank: rankName(rank) }),
    ...(typeof card === "string" && { card: cardName(faceOf(card)) }),
  };
}

/** @param {Fault} fault */
function recordFault({ code, line }) {
  const key = `error-record-${code}`;
  const text = has(key) ? t(key) : t("error-record");
  return line === undefined ? text : t("error-record-line", { line, text });
}
