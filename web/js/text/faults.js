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
 * @property {string} [key]
 * @property {number} [line]
 * @property {number} [turn]
 * @property {number} [move]
 * @property {unknown} [cause]
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

/** What a record gets wrong, by the part of it that does not hold. */
const RECORD_FAULTS = new Map([
  ["empty", "error-record-empty"],
  ["too-long", "error-record-too-long"],
  ["no-seed", "error-record-no-seed"],
  ["players", "error-record-players"],
  ...["space", "turn-over", "turn-open", "turn-value", "turn-empty", "game-over"].map(
    (code) => /** @type {const} */ ([code, "error-record-turn"]),
  ),
  ...["starter", "forfeit", "not-over", "over", "result", "loser"].map(
    (code) => /** @type {const} */ ([code, "error-record-result"]),
  ),
  ...["fair", "fair-together", "client-seed", "secret", "id"].map(
    (code) => /** @type {const} */ ([code, "error-record-fair"]),
  ),
  ...["missing", "value", "count"].map(
    (code) => /** @type {const} */ ([code, "error-record-value"]),
  ),
]);

/** @param {Fault} fault */
function recordFault(fault) {
  const text = recordText(fault);
  return fault.line === undefined ? text : t("error-record-line", { line: fault.line, text });
}

/** @param {Fault} fault */
function recordText({ code = "", key = "", turn = 0, move = 0, value, cause }) {
  if (code === "rules") return errorWords(cause);
  if (code === "move") {
    return t("error-record-move", { turn, move, text: String(value), reason: errorWords(cause) });
  }
  const text = RECORD_FAULTS.get(code) ?? "error-record";
  const foreign = text === "error-record-value" && (key === "format" || key === "record");
  return t(foreign ? "error-record-foreign" : text, { key, turn });
}
