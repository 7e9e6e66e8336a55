/**
 * Game records, one line of JSON each: written, and read strictly. What can be said without playing
 * the game is checked here; `replay.js` plays it.
 */

import { isHash, toHex } from "./bytes.js";
import { PROTOCOL, checkedClientSeed } from "./deal.js";
import { DealError, RecordError, RulesError } from "./errors.js";
import { FORFEITS } from "./game.js";
import { readJson, writeJson } from "./json.js";
import { compactRules, fullRules } from "./ruleset.js";

/** @import {FairBlock, Json, LevelNote, Outcome, Rules, Seat} from "./types.js" */
/** @import {Game} from "./game.js" */
/** @import {StrictJson} from "./json.js" */

export { RecordError };

export const FORMAT = "spitemalice/1";

/** @typedef {{[key: string]: StrictJson}} JsonObject */

/**
 * A game as it was played. Unknown keys are kept, in `result` and `fair` too.
 * @typedef {object} GameRecord
 * @property {Rules} rules
 * @property {string | JsonObject} [writtenRules] as they were read
 * @property {string[]} players display names by seat
 * @property {Seat} starter
 * @property {string | null} seed hex; null while it is kept
 * @property {string[]} turns
 * @property {Outcome | null} result
 * @property {FairBlock | null} fair
 * @property {JsonObject} extra
 */

/**
 * What a record says beside the game itself.
 * @typedef {object} Notes
 * @property {readonly string[]} players display names by seat
 * @property {FairBlock | null} [fair] how the seed came to be, with its secrets
 * @property {string} [id]
 * @property {string} [date]
 * @property {readonly (LevelNote | null)[]} [levels] the computer players by seat
 * @property {{[key: string]: Json}} [extra] more keys
 * @property {boolean} [secret] keep what decides the cards of a running game, as others may see it
 */

const REQUIRED = ["format", "rules", "players", "starter", "seed", "turns", "result"];
const KEYS = new Set([...REQUIRED, "fair"]);
const REASONS = ["payoff", "stock", "limit", ...FORFEITS];

// Writing

/**
 * The record of a game as it stands, as one line without the newline.
 * @param {Game} game
 * @param {Notes} notes
 * @returns {string}
 */
export const recordLine = (game, notes) => dumpRecord(recordOf(game, notes));

/**
 * The record of a game as it stands. An ended game has no secrets.
 * @param {Game} game
 * @param {Notes} notes
 * @returns {GameRecord}
 */
export function recordOf(game, { players, fair = null, id, date, levels, extra, secret = false }) {
  const hidden = secret && !game.over;
  // The seed of a computer player tells what it will overlook.
  const shown = hidden ? levels?.map((level) => level && level.name) : levels;
  const more = { id, date, levels: shown, ...extra };
  const given = Object.entries(more).filter(([, value]) => value !== undefined);
  return {
    rules: game.rules,
    players: [...players],
    starter: game.starter,
    seed: hidden ? null : toHex(game.seed),
    turns: game.turns(),
    result: game.outcome,
    fair: fair && hidden ? withoutSecrets(fair) : fair,
    extra: /** @type {JsonObject} */ (Object.fromEntries(given)),
  };
}

/**
 * A record as one line without the newline, the known keys first.
 * @param {GameRecord} record
 * @returns {string}
 */
export function dumpRecord({ rules, writtenRules = compactRules(rules), fair, extra, ...record }) {
  const { players, starter, seed, turns, result } = record;
  const known = { format: FORMAT, rules: writtenRules, players, starter, seed, turns, result };
  const value = { ...known, ...(fair && { fair }), ...extra };
  return writeJson(/** @type {JsonObject} */ (value));
}

/**
 * @param {FairBlock} fair
 * @returns {FairBlock}
 */
function withoutSecrets({ server_seed: _server, client_seeds: _clients, ...shown }) {
  return shown;
}

// Reading: each helper takes the key's name for its error, and the value

/**
 * Read one record strictly.
 * @param {string | Uint8Array} line
 * @returns {GameRecord}
 * @throws {RecordError}
 */
export function parseRecord(line) {
  const record = objectOf("record", readJson(line));
  need(record, ["format"]);
  if (record.format !== FORMAT) throw refusal("format", record.format, FORMAT);
  need(record, REQUIRED);
  const rules = rulesOf(record.rules);
  const parsed = {
    rules,
    writtenRules: /** @type {string | JsonObject} */ (record.rules),
    players: texts("players", record.players, rules.players),
    starter: integer("starter", record.starter, rules.players - 1),
    seed: record.seed === null ? null : hash("seed", record.seed),
    turns: turnsOf(record.turns),
    result: record.result === null ? null : resultOf(record.result, rules.players - 1),
    fair: Object.hasOwn(record, "fair") ? fairOf(record.fair, rules.players) : null,
    extra: Object.fromEntries(Object.entries(record).filter(([key]) => !KEYS.has(key))),
  };
  checkSecrets(parsed);
  return parsed;
}

/**
 * @param {string} key
 * @param {unknown} value
 * @param {unknown} allowed
 */
const refusal = (key, value, allowed) => new RecordError("value", { key, value, allowed });

/**
 * @param {string} key
 * @param {unknown} value
 * @returns {JsonObject}
 */
function objectOf(key, value) {
  const plain = typeof value === "object" && value !== null;
  if (!plain || Object.getPrototypeOf(value) !== Object.prototype) {
    throw refusal(key, value, "object");
  }
  return /** @type {JsonObject} */ (value);
}

/**
 * @param {JsonObject} value
 * @param {readonly string[]} keys
 * @param {string} [prefix]
 */
function need(value, keys, prefix = "") {
  for (const key of keys) {
    if (!Object.hasOwn(value, key)) throw new RecordError("missing", { key: prefix + key });
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
function text(key, value) {
  if (typeof value !== "string") throw refusal(key, value, "text");
  return value;
}

/**
 * A list of one text a seat.
 * @param {string} key
 * @param {unknown} value
 * @param {number} count
 */
function texts(key, value, count) {
  if (!Array.isArray(value)) throw refusal(key, value, "texts");
  if (value.length !== count) {
    throw new RecordError("count", { key, value: value.length, allowed: count });
  }
  return value.map((each, seat) => text(`${key}[${seat}]`, each));
}

/**
 * @param {string} key
 * @param {unknown} value
 * @param {number} max
 */
function integer(key, value, max) {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > max) {
    throw refusal(key, value, { min: 0, max });
  }
  return value;
}

/**
 * @param {string} key
 * @param {unknown} value
 */
function hash(key, value) {
  if (!isHash(value)) throw refusal(key, value, "hex");
  return value;
}

/** @param {unknown} value */
function rulesOf(value) {
  try {
    return fullRules(value);
  } catch (error) {
    if (error instanceof RulesError) throw new RecordError("rules", { key: "rules", cause: error });
    throw error;
  }
}

/** @param {unknown} value */
function turnsOf(value) {
  if (!Array.isArray(value)) throw refusal("turns", value, "texts");
  return value.map((turn, i) => {
    if (typeof turn !== "string") throw new RecordError("turn-value", { turn: i + 1, value: turn });
    if (turn === "") throw new RecordError("turn-empty", { turn: i + 1 });
    return turn;
  });
}

/**
 * @param {unknown} value
 * @param {Seat} last
 * @returns {Outcome}
 */
function resultOf(value, last) {
  const result = objectOf("result", value);
  need(result, ["winner", "points", "reason"], "result.");
  if (result.winner !== null) integer("result.winner", result.winner, last);
  integer("result.points", result.points, Number.MAX_SAFE_INTEGER);
  const reason = text("result.reason", result.reason);
  if (!REASONS.includes(reason)) throw refusal("result.reason", reason, REASONS);
  if (FORFEITS.some((forfeit) => forfeit === reason)) {
    need(result, ["loser"], "result.");
    integer("result.loser", result.loser, last);
  } else if (Object.hasOwn(result, "loser")) {
    throw new RecordError("loser", { key: "result.loser", value: reason });
  }
  return /** @type {Outcome} */ (/** @type {unknown} */ (result));
}

/**
 * @param {unknown} value
 * @param {number} players
 * @returns {FairBlock}
 */
function fairOf(value, players) {
  const fair = objectOf("fair", value);
  need(fair, ["protocol", "game_id", "commitment"], "fair.");
  if (fair.protocol !== PROTOCOL) throw refusal("fair.protocol", fair.protocol, PROTOCOL);
  const revealed = Object.hasOwn(fair, "server_seed");
  if (revealed !== Object.hasOwn(fair, "client_seeds")) throw new RecordError("fair-together");
  text("fair.game_id", fair.game_id);
  hash("fair.commitment", fair.commitment);
  if (revealed) {
    hash("fair.server_seed", fair.server_seed);
    checkClientSeeds(texts("fair.client_seeds", fair.client_seeds, players));
  }
  return /** @type {FairBlock} */ (/** @type {unknown} */ (fair));
}

/** @param {string[]} seeds */
function checkClientSeeds(seeds) {
  try {
    seeds.forEach((seed, seat) => checkedClientSeed(seed, seat));
  } catch (error) {
    if (!(error instanceof DealError)) throw error;
    throw new RecordError("client-seed", { key: "fair.client_seeds", cause: error });
  }
}

/**
 * Only a running game may keep what decided its cards to itself, and a game has one name.
 * @param {GameRecord} record
 */
function checkSecrets({ result, seed, fair, extra }) {
  if (result !== null) {
    if (seed === null) throw new RecordError("secret", { key: "seed" });
    if (fair && fair.server_seed === undefined) {
      throw new RecordError("secret", { key: "fair.server_seed" });
    }
  }
  if (fair && Object.hasOwn(extra, "id") && extra.id !== fair.game_id) {
    throw new RecordError("id", { key: "fair.game_id", value: fair.game_id, allowed: extra.id });
  }
}
