/**
 * The records of a session: of games that have ended, of the running one with or without its
 * secrets, and a session from a record.
 *
 * @import {LevelNote, Json} from "../model/types.js"
 * @import {GameRecord} from "../model/record.js"
 * @import {Notes, Sitter} from "./session.js"
 * @import {Finished} from "./store.js"
 */

import { isNodes, isPlayer, noteOf } from "../engine/levels.js";
import { toHex } from "../model/bytes.js";
import { newGameId, newSeed } from "../model/deal.js";
import { Game } from "../model/game.js";
import { parseRecord, recordLine } from "../model/record.js";
import { verifyRecord } from "../model/replay.js";
import { Session } from "./session.js";

/**
 * The record of the game as it stands, as one line.
 * @param {Session} session
 * @param {readonly string[]} players their names
 * @param {{secret?: boolean}} [options] `secret`: keep what decides the cards of a running game
 */
export function sessionRecord({ game, notes }, players, { secret = false } = {}) {
  if (!game || !notes) throw new Error("no game has been dealt");
  const { id, date, fair, levels, hints, undone } = notes;
  /** @type {{[key: string]: Json}} */
  const extra = {};
  if (hints > 0) extra.hints = hints;
  if (undone > 0) extra.undone = undone;
  if (notes.relaxed) extra.relaxed = true;
  return recordLine(game, { players, fair, id, date, levels, extra, secret });
}

/**
 * What is kept of the game, which has ended.
 * @param {Session} session
 * @param {readonly string[]} players
 * @returns {Finished}
 */
export function finishedGame(session, players) {
  const { id } = /** @type {Notes} */ (session.notes);
  const line = sessionRecord(session, players);
  return { id, match: session.id, number: session.number, line };
}

/**
 * What a record says of a computer player at a new game.
 * @param {Sitter} sitter
 * @returns {LevelNote | null}
 */
export function newNote(sitter) {
  return sitter.kind === "level" ? noteOf(sitter.level, toHex(newSeed())) : null;
}

/**
 * The lines of a file of records.
 * @param {string} text
 * @returns {string[]}
 */
export function linesOf(text) {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "");
}

/**
 * A session with the game of a record, which must hold in every point. A running game can be
 * played on; one that has ended can be looked at.
 * @param {string} line
 * @returns {Session}
 * @throws {import("../model/record.js").RecordError}
 */
export function sessionOf(line) {
  const record = parseRecord(line);
  const played = verifyRecord(record);
  const { rules, players, fair, extra } = record;
  const notes = levelNotes(record);
  const seats = players.map((name, seat) => sitterOf(name, notes[seat]));
  const id = fair?.game_id ?? newGameId();
  const session = new Session({ id, rules, seats });
  const date = typeof extra.date === "string" && extra.date ? extra.date : "–";
  const game = Game.replay(rules, played.seed, played.givenStarter, []);
  session.resume(game, {
    id,
    date,
    fair,
    levels: notes,
    relaxed: extra.relaxed === true,
    hints: 0,
    undone: 0,
  });
  for (const text of played.moves) session.play(text);
  const { result } = record;
  if (result?.loser !== undefined) session.resign(result.loser, result.reason);
  return session;
}

/**
 * @param {string} name
 * @param {LevelNote | null} note
 * @returns {Sitter}
 */
function sitterOf(name, note) {
  return note ? { kind: "level", level: note.name } : { kind: "person", name };
}

/**
 * The computer players that a record names and that play here, too.
 * @param {GameRecord} record
 * @returns {(LevelNote | null)[]}
 */
function levelNotes({ players, extra }) {
  const given = Array.isArray(extra.levels) ? extra.levels : [];
  const notes = players.map((_, seat) => noteFrom(given[seat]));
  return notes.every(Boolean) ? [null, ...notes.slice(1)] : notes; // somebody has to play
}

/** @param {unknown} value @returns {LevelNote | null} */
function noteFrom(value) {
  const note = typeof value === "string" ? { name: value } : value;
  if (typeof note !== "object" || note === null) return null;
  const { name, seed, nodes } = /** @type {Partial<LevelNote>} */ (note);
  if (typeof name !== "string" || !isPlayer(name)) return null;
  const known = typeof seed === "string" && /^[0-9a-f]{64}$/.test(seed);
  return noteOf(name, known ? seed : toHex(newSeed()), isNodes(nodes) ? nodes : undefined);
}

/** What the file of a game is called. @param {Session} session */
export function fileName({ notes }) {
  return `spitemalice-${notes?.date.slice(0, 10)}-${notes?.id}.jsonl`.replace(/[^\w.-]/g, "_");
}
