/**
 * One match under way, without any screen: who plays, the game that is being played, what may be
 * taken back, and what is told of the moves. What is kept of it is in `document.js`.
 *
 * @import {Face, FairBlock, GameEvent, LevelNote, MovedEvent, Place, Rules, Seat, View}
 *   from "../model/types.js"
 */

import { eventFor, Game } from "../model/game.js";
import { Hand } from "../model/hand.js";
import { Match } from "../model/match.js";

/**
 * Who sits where: a person, who may have no name, or the computer at a level.
 * @typedef {{kind: "person", name: string} | {kind: "level", level: string}} Sitter
 */

/**
 * What belongs to the running game beside its cards.
 * @typedef {object} Notes
 * @property {string} id
 * @property {string} date for display only
 * @property {FairBlock | null} fair how the seed came to be, with its secrets
 * @property {(LevelNote | null)[]} levels by seat
 * @property {boolean} relaxed whether a move was taken back that had revealed something
 * @property {number} hints in how many positions a hint was asked for
 * @property {number} undone how many moves were taken back
 */

/**
 * One move as it was made.
 * @typedef {object} Entry
 * @property {Seat} seat
 * @property {number} turn
 * @property {string} text
 * @property {Face | null} card that moved, null: a pass
 * @property {Place | null} touched of equal cards in the hand, the one that moved, if that was not
 *   the first drawn
 * @property {GameEvent[]} events all that came of it, unfiltered
 * @property {string | null} reveals a text's key that says what it revealed: why it cannot be
 *   taken back freely
 */

/**
 * A game of the match that has ended.
 * @typedef {{id: string, outcome: import("../model/types.js").Outcome, relaxed: boolean}} Played
 */

/**
 * Whether the last decision of a person can be taken back: how many moves that takes, and why
 * not, or why not freely, as a text's key.
 * @typedef {{count: number, free: boolean, why: string | null}} Undo
 */

/**
 * A part of the moves: from the position after `from` of them to that after `to`.
 * @typedef {{from: number, to: number}} Missed
 */

/** The moves of one turn. @typedef {{turn: number, seat: Seat, entries: Entry[]}} TurnOfMoves */

export const HINT_GRADES = 3;

export class Session {
  /**
   * @param {object} parts
   * @param {string} parts.id
   * @param {Rules} parts.rules
   * @param {Sitter[]} parts.seats
   * @param {Played[]} [parts.played]
   */
  constructor({ id, rules, seats, played = [] }) {
    this.id = id;
    this.rules = rules;
    this.seats = seats;
    /** @type {Played[]} the games that have ended, the current one too once it has */
    this.played = played;
    /** @type {Game | null} */
    this.game = null;
    /** @type {Notes | null} */
    this.notes = null;
    /** @type {Entry[]} */
    this.log = [];
    this.hint = { ply: -1, grade: 0 };
  }

  // Who and what

  get match() {
    return new Match(this.rules, this.played.map((game) => game.outcome));
  }

  /** The number of the running game, or of the next one, from 1. */
  get number() {
    return this.played.length + (this.running || !this.game ? 1 : 0);
  }

  get running() {
    return this.game !== null && !this.game.over;
  }

  /** @returns {Seat[]} */
  get people() {
    return [...this.seats.keys()].filter((seat) => this.seats[seat].kind === "person");
  }

  /** @returns {Seat} the seat to move, or that was when the game ended */
  get toMove() {
    return this.#at().toMove;
  }

  /** @returns {Seat | null} the person whose turn it is */
  get personToMove() {
    return this.running && this.people.includes(this.toMove) ? this.toMove : null;
  }

  /** @returns {string | null} the level that is to move */
  get levelToMove() {
    const sitter = this.running ? this.seats[this.toMove] : null;
    return sitter?.kind === "level" ? sitter.level : null;
  }

  // The game

  /**
   * Deal the next game of the match.
   * @param {Uint8Array} seed
   * @param {Omit<Notes, "relaxed" | "hints" | "undone">} notes
   * @returns {GameEvent[]} the deal, unfiltered
   */
  begin(seed, notes) {
    if (this.running) throw new Error("a game is running");
    const game = new Game(this.rules, seed, this.match.nextStarter);
    this.resume(game, { ...notes, relaxed: false, hints: 0, undone: 0 });
    return game.dealEvents();
  }

  /**
   * Go on with a game that has just been dealt, of which no move has been made.
   * @param {Game} game
   * @param {Notes} notes
   */
  resume(game, notes) {
    this.game = game;
    this.notes = notes;
    this.log = [];
    this.#ended(); // a deal can end a game of strange rules at once
  }

  /**
   * Make a move of the seat to move.
   * @param {string} text
   * @param {Place | null} [from] of equal cards in the hand, the one that moves
   * @returns {Entry}
   */
  play(text, from = null) {
    const game = this.#at();
    const [seat, turn] = [game.toMove, game.turn];
    const meant = from === null ? [] : game.options().filter((option) => option.text === text);
    const events = game.play(text);
    const moved = /** @type {MovedEvent} */ (events[0]);
    const touched = from !== moved.from && meant.some((option) => option.from === from) ? from : null;
    if (touched) moved.from = touched;
    const { card } = moved;
    const entry = { seat, turn, text, card, touched, events, reveals: revealedBy(events, seat) };
    this.log.push(entry);
    this.#ended();
    return entry;
  }

  /**
   * End the game against a seat: it gives up, if nothing else is said.
   * @param {Seat} seat
   * @param {import("../model/types.js").Reason} [reason]
   * @returns {GameEvent[]}
   */
  resign(seat, reason = "resigned") {
    const events = this.#at().endAgainst(seat, reason);
    this.#ended();
    return events;
  }

  // Taking back

  /**
   * What taking back would do for a person: against the computer back to their own last
   * decision, among people the last move of their own turn.
   * @param {Seat} seat
   * @param {boolean} relaxed
   * @returns {Undo}
   */
  undoFor(seat, relaxed) {
    if (!this.running) return { count: 0, free: false, why: "undo-game-over" };
    const alone = this.people.length === 1;
    const last = this.log.findLastIndex((entry) => !alone || entry.seat === seat);
    const count = this.log.length - last;
    if (last < 0) return { count: 0, free: false, why: "undo-no-move" };
    const why = this.#whyNotFree(seat, last);
    return { count: why === null || relaxed ? count : 0, free: why === null, why };
  }

  /**
   * Take moves back, as `undoFor` has said.
   * @param {Undo} undo
   * @returns {Entry[]} what was taken back, the last move first
   */
  undo({ count, free }) {
    const game = this.#at();
    const notes = /** @type {Notes} */ (this.notes);
    const gone = this.log.splice(this.log.length - count).reverse();
    for (const _ of gone) game.undo();
    notes.undone += count;
    notes.relaxed ||= !free;
    return gone;
  }

  // Seeing

  /** @param {Seat | null} viewer @returns {View} */
  view(viewer) {
    return this.#at().view(viewer);
  }

  /**
   * The position after the first `ply` moves, as a seat saw it.
   * @param {number} ply
   * @param {Seat | null} viewer
   * @returns {View}
   */
  viewAt(ply, viewer) {
    return this.gameAt(ply).view(viewer);
  }

  /**
   * Where the cards of a hand lie after the first `ply` moves, first drawn first. All follows from
   * the moves: a card lies where it lay when a game is resumed, or a move taken back.
   * @param {Seat} seat
   * @param {number} [ply]
   */
  slots(seat, ply = this.log.length) {
    const played = this.log.slice(0, ply).flatMap(({ events }) => events);
    return Hand.after(this.rules.hand_size, seat, [...this.#at().dealEvents(), ...played]).slots;
  }

  /** @param {number} ply */
  gameAt(ply) {
    const { rules, seed, givenStarter, moves } = this.#at();
    return Game.replay(rules, seed, givenStarter, moves.slice(0, ply));
  }

  /**
   * What a seat missed: the moves since its previous turn, without those of its present one.
   * @param {Seat} seat
   * @returns {Missed}
   */
  lastTurn(seat) {
    const own = this.running && this.toMove === seat;
    const now = this.log.findIndex((entry) => own && entry.turn === this.game?.turn);
    const to = now < 0 ? this.log.length : now;
    const from = this.log.slice(0, to).findLastIndex((entry) => entry.seat === seat) + 1;
    return { from, to };
  }

  /**
   * All that came of a move, as a seat may see it.
   * @param {number} ply the number of moves before it
   * @param {Seat | null} viewer
   * @returns {GameEvent[]}
   */
  eventsAt(ply, viewer) {
    return this.log[ply].events.map((event) => eventFor(event, viewer));
  }

  /**
   * @param {number} [ply] only the first so many moves
   * @returns {TurnOfMoves[]}
   */
  turns(ply = this.log.length) {
    /** @type {TurnOfMoves[]} */
    const turns = [];
    for (const entry of this.log.slice(0, ply)) {
      if (turns.at(-1)?.turn !== entry.turn) {
        turns.push({ turn: entry.turn, seat: entry.seat, entries: [] });
      }
      turns.at(-1)?.entries.push(entry);
    }
    return turns;
  }

  /**
   * Where the seat to move last had to choose: the start of its turn, or the move that last
   * revealed a card to it. A computer player asked there again chooses the same.
   * @returns {number} a number of moves
   */
  choicePly() {
    const { turn } = this.#at();
    let ply = this.log.length;
    while (ply > 0 && this.log[ply - 1].turn === turn && !this.log[ply - 1].reveals) ply -= 1;
    return ply;
  }

  /**
   * The grade of the next hint: each asking in the same position goes one further.
   * @returns {number} from 1
   */
  nextHint() {
    const notes = /** @type {Notes} */ (this.notes);
    const again = this.hint.ply === this.log.length;
    if (!again) notes.hints += 1;
    const grade = again ? Math.min(this.hint.grade + 1, HINT_GRADES) : 1;
    this.hint = { ply: this.log.length, grade };
    return grade;
  }

  /** @param {Seat} seat @param {number} last */
  #whyNotFree(seat, last) {
    const alone = this.people.length === 1;
    const own = this.log[last].seat === seat && (alone || this.#at().toMove === seat);
    if (!own) return "undo-not-yours";
    for (const entry of this.log.slice(last)) {
      if (entry.reveals) return entry.reveals;
      if (entry.seat !== seat) return "undo-other-moved";
    }
    return null;
  }

  /** Note the game as played once it has ended. */
  #ended() {
    const outcome = this.game?.outcome;
    if (!outcome || !this.notes) return;
    this.played.push({ id: this.notes.id, outcome, relaxed: this.notes.relaxed });
  }

  #at() {
    if (!this.game) throw new Error("no game has been dealt");
    return this.game;
  }
}

/**
 * What a move has revealed that taking it back would not hide again.
 * @param {GameEvent[]} events
 * @param {Seat} seat who moved
 */
export function revealedBy(events, seat) {
  if (events.some((event) => event.type === "revealed")) return "undo-payoff-revealed";
  const drawn = events.find((event) => event.type === "drawn");
  if (drawn) return drawn.seat === seat ? "undo-drawn" : "undo-other-drew";
  return null;
}
