/**
 * Rule-sets: validated, completed, shortened, hashed. What is allowed comes from the generated
 * module, so that there is one table of limits for all languages.
 */

import { DEFAULT_PRESET, FIELDS, PACK_SIZE, PRESETS } from "../generated/presets.js";
import { configure } from "../generated/kernel/kernel.js";
import { sha256 } from "../../vendor/noble-hashes.js";
import { utf8 } from "./bytes.js";
import { RulesError } from "./errors.js";

/** @import {State} from "../generated/kernel/kernel.js" */
/** @import {CompactRules, Field, Rules, Seat} from "./types.js" */
/** @import {Allowed} from "./errors.js" */

export { DEFAULT_PRESET, FIELDS, PRESETS, RulesError };

/** The names of the fields in the order of the table of options. */
export const FIELD_NAMES = /** @type {(keyof Rules)[]} */ (Object.keys(FIELDS));

/**
 * All fields of the rules that a preset's name, or an object with the fields that differ, names.
 * The object's `preset` says from what they differ; without it, from `g4a`.
 * @param {unknown} [value]
 * @returns {Rules}
 * @throws {RulesError}
 */
export function fullRules(value = DEFAULT_PRESET) {
  if (typeof value === "string") return { ...presetRules(value) };
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new RulesError("form", "rules", value, Object.keys(PRESETS));
  }
  const { preset = DEFAULT_PRESET, ...changes } = /** @type {Record<string, unknown>} */ (value);
  const base = presetRules(preset);
  for (const name of Object.keys(changes)) {
    if (!Object.hasOwn(FIELDS, name)) {
      throw new RulesError("field", name, changes[name], ["preset", ...FIELD_NAMES]);
    }
  }
  return checkedRules({ ...base, ...changes });
}

/**
 * The shortest form for a record: the name of an equal preset, else the nearest preset and the
 * fields that differ from it.
 * @param {Rules} rules
 * @returns {CompactRules}
 */
export function compactRules(rules) {
  let nearest = DEFAULT_PRESET;
  let least = differences(rules, nearest);
  for (const name of Object.keys(PRESETS)) {
    const found = differences(rules, name);
    if (found.length < least.length) [nearest, least] = [name, found];
  }
  if (least.length === 0) return nearest;
  return { preset: nearest, ...Object.fromEntries(least.map((name) => [name, rules[name]])) };
}

/**
 * The name of the preset that is equal to these rules, null if none is.
 * @param {Rules} rules
 */
export function presetName(rules) {
  return Object.keys(PRESETS).find((name) => differences(rules, name).length === 0) ?? null;
}

/**
 * The 32 bytes that stand for the rules in the commitments of a fair deal.
 * @param {Rules} rules
 * @returns {Uint8Array}
 */
export function rulesHash(rules) {
  const sorted = [...FIELD_NAMES].sort().map((name) => [name, rules[name]]);
  return sha256(utf8(JSON.stringify(Object.fromEntries(sorted))));
}

/**
 * The fewest cards that rules can be played with.
 * @param {Rules} rules
 */
export const cardsNeeded = (rules) => rules.players * (rules.payoff_size + 2 * rules.hand_size);

/**
 * What a field allows, for a message.
 * @param {Field} field
 * @returns {Allowed}
 */
export function allowedBy(field) {
  if (field.kind === "integer") return { min: field.min, max: field.max };
  return field.kind === "boolean" ? [true, false] : field.values;
}

/**
 * Refuse what is no seat of such a game; `what` names the value.
 * @param {Rules} rules
 * @param {unknown} seat
 * @param {string} what
 * @returns {Seat}
 * @throws {RulesError}
 */
export function checkedSeat(rules, seat, what) {
  if (!Number.isInteger(seat) || Number(seat) < 0 || Number(seat) >= rules.players) {
    throw new RulesError("seat", what, seat, { min: 0, max: rules.players - 1 });
  }
  return Number(seat);
}

/**
 * Set the rules of a kernel state.
 * @param {State} state
 * @param {Rules} rules
 */
export function configureState(state, rules) {
  configure(
    state,
    rules.players,
    rules.decks,
    rules.hand_size,
    rules.payoff_size,
    rules.side_stacks,
    rules.center_stacks,
    Number(rules.king_as_ace),
    Number(rules.king_on_side),
    Number(rules.refill === "emptied"),
    Number(rules.recycle === "now"),
    Number(rules.stock_out === "empty"),
    Number(rules.exhausted === "fewest_wins"),
    allowedWords("first").indexOf(rules.first),
    rules.win_bonus,
  );
}

/** @param {keyof Rules} name */
function allowedWords(name) {
  const field = FIELDS[name];
  return field.kind === "choice" ? field.values : [];
}

/** @param {unknown} name */
function presetRules(name) {
  if (typeof name !== "string" || !Object.hasOwn(PRESETS, name)) {
    throw new RulesError("preset", "preset", name, Object.keys(PRESETS));
  }
  return /** @type {Rules} */ (PRESETS[name]);
}

/**
 * @param {Rules} rules
 * @param {string} preset
 */
function differences(rules, preset) {
  const base = presetRules(preset);
  return FIELD_NAMES.filter((name) => rules[name] !== base[name]);
}

/**
 * The rules, each field looked at, and then whether there are enough cards.
 * @param {Record<string, unknown>} rules
 * @returns {Rules}
 */
function checkedRules(rules) {
  for (const name of FIELD_NAMES) {
    if (!isAllowed(FIELDS[name], rules[name])) {
      throw new RulesError("value", name, rules[name], allowedBy(FIELDS[name]));
    }
  }
  const checked = /** @type {Rules} */ (/** @type {unknown} */ (rules));
  const needed = cardsNeeded(checked);
  const held = PACK_SIZE * checked.decks;
  if (needed > held) {
    const most = FIELDS.decks.kind === "integer" ? FIELDS.decks.max : checked.decks;
    const allowed = { min: Math.ceil(needed / PACK_SIZE), max: most };
    throw new RulesError("cards", "decks", checked.decks, allowed, { needed, held });
  }
  return checked;
}

/**
 * @param {Field} field
 * @param {unknown} value
 */
function isAllowed(field, value) {
  if (field.kind === "boolean") return typeof value === "boolean";
  if (field.kind === "choice") return typeof value === "string" && field.values.includes(value);
  return Number.isInteger(value) && field.min <= Number(value) && Number(value) <= field.max;
}
