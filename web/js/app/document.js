/**
 * A session as a document that can be stored, and back. Documents carry a version; what is read
 * is checked by playing the game again, so a broken or foreign one is refused, never half used.
 *
 * @import {LevelNote, Outcome, Place, Rules, Seat} from "../model/types.js"
 * @import {Entry, Notes, Played, Sitter} from "./session.js"
 */

import { isNodes, isPlayer } from "../engine/levels.js";
import { fromHex, isHash, toHex } from "../model/bytes.js";
import { Game } from "../model/game.js";
import { compactRules, fullRules } from "../model/ruleset.js";
import { Session } from "./session.js";

export const VERSION = 1;

/**
 * @typedef {object} MatchDocument
 * @property {1} version
 * @property {string} id
 * @property {import("../model/types.js").CompactRules} rules
 * @property {Sitter[]} seats
 * @property {Played[]} played
 * @property {GameDocument | null} game
 */

/**
 * @typedef {object} OwnGame
 * @property {string} seed hex
 * @property {Seat} starter
 * @property {string[]} moves
 * @property {Record<number, Place>} [touched] by the number of moves before: of equal cards in a
 *   hand the one that moved, if that was not the first drawn; an older program wrote none
 * @property {Seat | null} resigned
 */

/** @typedef {OwnGame & Notes} GameDocument */

/** A document that holds no match: `broken`, or written by a `newer` program. */
export class DocumentError extends Error {
  /** @param {"broken" | "newer"} code @param {unknown} [cause] */
  constructor(code, cause) {
    super(`match document: ${code}`, { cause });
    this.name = "DocumentError";
    this.code = code;
  }
}

/** @param {Session} session @returns {MatchDocument} */
export function toDocument(session) {
  return {
    version: VERSION,
    id: session.id,
    rules: compactRules(session.rules),
    seats: session.seats,
    played: session.played,
    game: gameDocument(session),
  };
}

/** @param {Session} session @returns {GameDocument | null} */
function gameDocument({ game, notes, log }) {
  if (!game || !notes) return null;
  const { seed, starter, moves, outcome } = game;
  const resigned = outcome?.reason === "resigned" ? (outcome.loser ?? null) : null;
  return { seed: toHex(seed), starter, moves: [...moves], touched: touchedIn(log), resigned, ...notes };
}

/** @param {Entry[]} log @returns {Record<number, Place>} */
function touchedIn(log) {
  return Object.fromEntries(log.flatMap(({ touched }, ply) => (touched ? [[ply, touched]] : [])));
}

/**
 * The match in a document.
 * @param {unknown} document
 * @returns {Session}
 * @throws {DocumentError}
 */
export function fromDocument(document) {
  try {
    return read(/** @type {MatchDocument} */ (document));
  } catch (error) {
    throw error instanceof DocumentError ? error : new DocumentError("broken", error);
  }
}

/** @param {MatchDocument} document */
function read(document) {
  const version = document.version;
  if (Number.isInteger(version) && version > VERSION) throw new DocumentError("newer");
  check(version === VERSION, "version");
  const rules = fullRules(document.rules);
  check(isText(document.id), "id");
  const seats = readSeats(document.seats, rules);
  const played = document.played.map(readPlayed);
  const session = new Session({ id: document.id, rules, seats, played });
  if (document.game) resume(session, document.game);
  void session.match.scores; // refuses outcomes that no such match has
  return session;
}

/** @param {Session} session @param {GameDocument} saved */
function resume(session, saved) {
  const { seed, starter, moves, touched = {}, resigned, ...notes } = saved;
  check(isHash(seed), "seed");
  const given = session.rules.first === "given" ? starter : null;
  const checked = readNotes(notes, session.rules);
  const last = session.played.at(-1);
  const over = last?.id === checked.id ? last : null;
  if (over) session.played.pop();
  session.resume(new Game(session.rules, fromHex(seed), given), checked);
  check(session.game?.starter === starter, "starter");
  for (const [ply, text] of moves.entries()) session.play(text, touched[ply]);
  check(JSON.stringify(touchedIn(session.log)) === JSON.stringify(touched), "touched");
  if (resigned !== null) session.resign(resigned);
  const outcome = session.game?.outcome ?? null;
  check(JSON.stringify(outcome) === JSON.stringify(over?.outcome ?? null), "outcome");
}

/** @param {Sitter[]} seats @param {Rules} rules */
function readSeats(seats, rules) {
  check(seats.length === rules.players, "seats");
  for (const sitter of seats) {
    if (sitter.kind === "level") check(isPlayer(sitter.level), "level");
    else check(sitter.kind === "person" && typeof sitter.name === "string", "person");
  }
  check(seats.some((sitter) => sitter.kind === "person"), "people");
  return seats;
}

/** @param {Played} game @returns {Played} */
function readPlayed({ id, outcome, relaxed }) {
  check(isText(id) && typeof relaxed === "boolean" && isOutcome(outcome), "played");
  return { id, outcome, relaxed };
}

/** @param {Outcome} outcome */
function isOutcome({ winner, points, reason }) {
  const seat = winner === null || Number.isInteger(winner);
  return seat && Number.isInteger(points) && isText(reason);
}

/** @param {Notes} notes @param {Rules} rules @returns {Notes} */
function readNotes(notes, rules) {
  const { id, date, fair, levels, relaxed, hints, undone } = notes;
  check(isText(id) && isText(date), "id");
  check(levels.length === rules.players && levels.every(isNote), "levels");
  check(fair === null || (fair.game_id === id && isText(fair.commitment)), "fair");
  check(typeof relaxed === "boolean", "relaxed");
  check(Number.isInteger(hints) && Number.isInteger(undone), "counts");
  return { id, date, fair, levels, relaxed, hints, undone };
}

/** @param {LevelNote | null} note */
function isNote(note) {
  if (note === null) return true;
  const looks = note.nodes === undefined || isNodes(note.nodes);
  return isPlayer(note.name) && isHash(note.seed) && looks;
}

/** @param {unknown} value */
function isText(value) {
  return typeof value === "string" && value !== "";
}

/** @param {boolean} holds @param {string} what */
function check(holds, what) {
  if (!holds) throw new DocumentError("broken", new Error(what));
}
