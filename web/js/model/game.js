/**
 * One game from the deal to its outcome: the readable face of the kernel.
 */

import {
  State,
  find_move,
  legal_entries,
  payoff_count,
  play,
} from "../generated/kernel/kernel.js";
import { ModelError, MoveError, RulesError } from "./errors.js";
import { eventFor, narrate, narrateDeal } from "./events.js";
import { FairWords, dealFairly, topUp } from "./fairwords.js";
import { whyIllegal } from "./legality.js";
import { LEGAL_TABLE, isPlay, moveIndex, moveParts } from "./moves.js";
import { observe } from "./observation.js";
import { checkedSeat, configureState, fullRules } from "./ruleset.js";
import { PLACES, handOf, outcomeOf, range } from "./table.js";

/** @import {GameEvent, Option, Outcome, Place, Reason, Rules, Seat, View} from "./types.js" */
/** @import {MoveParts} from "./moves.js" */

export { MoveError, RulesError, eventFor };

/** @type {readonly Reason[]} */
export const FORFEITS = ["resigned", "timeout", "abandoned"];

/**
 * A game, fully determined by its rules, its seed and its moves. It knows every card: whoever plays
 * is given a `view`, never the game.
 */
export class Game {
  /** @type {FairWords} */
  #words;
  /** @type {State} */
  #state;
  /** @type {number[]} */
  #codes = [];
  /** @type {boolean[]} by move, whether it showed a card that nobody, or only its owner, knew */
  #revealing = [];
  /** @type {Outcome | null} */
  #ended = null;

  /**
   * Deal the cards.
   * @param {Rules} rules
   * @param {Uint8Array} seed 32 bytes; `newSeed()` makes one
   * @param {Seat | null} [starter] needed with `first` "given", refused otherwise
   * @throws {RulesError}
   */
  constructor(rules, seed, starter = null) {
    this.rules = Object.freeze(fullRules(rules));
    /** @type {string[]} all moves made, in order; to be read only */
    this.moves = [];
    this.#words = new FairWords(seed);
    this.#state = this.#dealt(checkedStarter(this.rules, starter));
  }

  /**
   * The game after these moves.
   * @param {Rules} rules
   * @param {Uint8Array} seed
   * @param {Seat | null} starter the seat that started; where the rules decide, null will do
   * @param {Iterable<string>} moves
   * @throws {RulesError | MoveError} among others, where the deal gives another starter
   */
  static replay(rules, seed, starter, moves) {
    const game = new Game(rules, seed, rules.first === "given" ? starter : null);
    if (starter !== null && starter !== game.starter) {
      throw new RulesError("starter", "starter", starter, { min: game.starter, max: game.starter });
    }
    for (const move of moves) game.play(move);
    return game;
  }

  /** The game seed: a secret while the game runs. */
  get seed() {
    return this.#words.seed;
  }

  /** The seat that started. */
  get starter() {
    return this.#state.starter;
  }

  /** What a new game of the same cards wants as its starter: null where the rules decide. */
  get givenStarter() {
    return this.rules.first === "given" ? this.starter : null;
  }

  /** The seat whose turn it is, or was when the game ended. */
  get toMove() {
    return this.#state.to_move;
  }

  /** The number of the turn, all seats together, from 1. */
  get turn() {
    return this.#state.turns_ended + 1;
  }

  /** How the game ended, null while it runs. */
  get outcome() {
    return this.#ended ?? outcomeOf(this.#state);
  }

  /** Whether the game has ended. */
  get over() {
    return this.outcome !== null;
  }

  /** The number of cards left in each seat's pay-off pile. */
  get payoffLeft() {
    return range(this.rules.players).map((seat) => payoff_count(this.#state, seat));
  }

  /**
   * Every legal move, pay-off plays first, then side stacks, then the hand as drawn.
   * @returns {string[]}
   */
  legal() {
    return this.#ended ? [] : legal_entries(this.#state, LEGAL_TABLE);
  }

  /**
   * Whether a move may be made now.
   * @param {string} text
   */
  isLegal(text) {
    return this.#codeOf(text) >= 0;
  }

  /**
   * The legal moves as data for the table: one option for each card of the hand that a move can
   * mean, though of two equal ones the first drawn is moved.
   * @returns {Option[]}
   */
  options() {
    return this.legal().flatMap((text) => {
      const { from, to } = this.#placesOf(text);
      return from.map((place) => ({ text, from: place, to }));
    });
  }

  /**
   * Make a move of the seat to move, and tell what came of it to one who may see everything: for a
   * viewer, each event is still to go through `eventFor`.
   * @param {string} text
   * @returns {GameEvent[]}
   * @throws {MoveError} the game is unchanged
   */
  play(text) {
    const code = this.#codeOf(text);
    if (code < 0) throw this.#refusal(text);
    const events = narrate(this.#state, code);
    topUp(this.#state, this.#words);
    this.#codes.push(code);
    this.moves.push(text);
    this.#revealing.push(events.some(({ type }) => type === "drawn" || type === "revealed"));
    return events;
  }

  /**
   * Take the last move back and answer it. The same cards would be drawn again.
   * @returns {string}
   * @throws {MoveError} none has been made, or the game ended against a player
   */
  undo() {
    if (this.#ended) throw new MoveError("game-over", "");
    const move = this.moves.pop();
    if (move === undefined) throw new MoveError("nothing-to-undo", "");
    this.#codes.pop();
    this.#revealing.pop();
    this.#state = this.#stateAt(this.#codes.length);
    return move;
  }

  /** Whether taking the last move back forgets nothing: it revealed no hidden card. */
  canUndoFreely() {
    return this.#ended === null && this.#revealing.at(-1) === false;
  }

  /**
   * Let a seat give up; see `endAgainst`.
   * @param {Seat} seat
   */
  resign(seat) {
    return this.endAgainst(seat, "resigned");
  }

  /**
   * End the game against a player who resigned, ran out of time or left (5.4).
   * @param {Seat} loser
   * @param {Reason} reason
   * @returns {GameEvent[]}
   * @throws {MoveError} the game has already ended and keeps its result
   * @throws {RulesError} no such seat, or at a timeout not the one to move
   */
  endAgainst(loser, reason) {
    if (this.over) throw new MoveError("game-over", "");
    if (!FORFEITS.includes(reason)) throw new ModelError("reason", reason);
    checkedSeat(this.rules, loser, "loser");
    if (reason === "timeout" && loser !== this.toMove) {
      throw new RulesError("seat", "loser", loser, { min: this.toMove, max: this.toMove });
    }
    const left = this.payoffLeft;
    const others = range(this.rules.players).filter((seat) => seat !== loser);
    const least = Math.min(...others.map((seat) => Number(left[seat])));
    const winner = Number(others.find((seat) => left[seat] === least));
    const points = left.reduce((sum, n) => sum + n, 0) - least + this.rules.win_bonus;
    this.#ended = { winner, points, reason, loser };
    return [{ type: "ended", outcome: this.#ended }];
  }

  /**
   * What a seat, or a spectator (null), may know now.
   * @param {Seat | null} seat
   * @returns {View}
   */
  view(seat) {
    if (seat !== null) checkedSeat(this.rules, seat, "viewer");
    const more = { ply: this.moves.length, legal: this.legal(), outcome: this.outcome };
    return observe(this.#state, this.rules, seat, more);
  }

  /**
   * The moves as the turn strings of a game record.
   * @returns {string[]}
   */
  turns() {
    /** @type {string[][]} */
    const turns = [];
    let ended = true;
    for (const move of this.moves) {
      if (ended) turns.push([]);
      turns.at(-1)?.push(move);
      ended = !isPlay(move);
    }
    return turns.map((moves) => moves.join(" "));
  }

  /**
   * All moves made, each with the seat that made it.
   * @returns {{seat: Seat, text: string}[]}
   */
  history() {
    let seat = this.starter;
    return this.moves.map((text) => {
      const made = { seat, text };
      if (!isPlay(text)) seat = (seat + 1) % this.rules.players;
      return made;
    });
  }

  /**
   * The events of the deal, unfiltered.
   * @returns {GameEvent[]}
   */
  dealEvents() {
    return narrateDeal(this.#stateAt(0));
  }

  /**
   * What happened from move number `since` (from 0) on, as `viewer` may see it. From 0 the deal is
   * included. The ending against a player is no move: read `outcome`.
   * @param {Seat | null} viewer
   * @param {number} [since]
   * @returns {GameEvent[]}
   */
  events(viewer, since = 0) {
    if (viewer !== null) checkedSeat(this.rules, viewer, "viewer");
    const state = this.#stateAt(since);
    const events = since === 0 ? narrateDeal(state) : [];
    for (const code of this.#codes.slice(since)) {
      events.push(...narrate(state, code));
      topUp(state, this.#words);
    }
    return events.map((event) => eventFor(event, viewer));
  }

  /** @param {string} text */
  #codeOf(text) {
    const index = moveIndex(text);
    return this.#ended || index < 0 ? -1 : find_move(this.#state, index);
  }

  /**
   * Why a move cannot be made.
   * @param {string} text
   */
  #refusal(text) {
    if (this.over) return new MoveError("game-over", text);
    if (moveIndex(text) < 0) return new MoveError("malformed", text);
    return new MoveError("illegal", text, whyIllegal(this.#state, this.rules, text));
  }

  /**
   * Where the cards of a legal move lie that it can mean, and where it goes.
   * @param {string} text
   * @returns {{from: (Place | null)[], to: Place | null}}
   */
  #placesOf(text) {
    const { pass, payoff, face, side, center, toSide } = /** @type {MoveParts} */ (moveParts(text));
    const seat = this.toMove;
    if (pass) return { from: [null], to: null };
    const to = center !== null ? PLACES.center(center) : PLACES.side(seat, Number(toSide));
    if (payoff) return { from: [PLACES.payoff(seat)], to };
    if (side !== null) return { from: [PLACES.side(seat, side)], to };
    const hand = handOf(this.#state, seat);
    const slots = range(hand.length).filter((slot) => hand[slot] === face);
    return { from: slots.map((slot) => PLACES.hand(seat, slot)), to };
  }

  /**
   * A state with the cards dealt.
   * @param {Seat} starter
   */
  #dealt(starter) {
    const state = new State();
    configureState(state, this.rules);
    state.starter = starter;
    dealFairly(state, this.#words);
    return state;
  }

  /**
   * The position after the first `ply` moves, replayed from the deal.
   * @param {number} ply
   */
  #stateAt(ply) {
    const state = this.#dealt(this.starter);
    for (const code of this.#codes.slice(0, ply)) {
      play(state, code);
      topUp(state, this.#words);
    }
    return state;
  }
}

/**
 * The starter to hand to the deal: the given one, 0 where the deal itself decides.
 * @param {Rules} rules
 * @param {Seat | null} starter
 */
function checkedStarter(rules, starter) {
  if (rules.first === "given") return checkedSeat(rules, starter, "starter");
  if (starter !== null) throw new RulesError("starter-not-given", "starter", starter, []);
  return 0;
}
