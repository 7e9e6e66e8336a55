/**
 * Matches: games of the same players, one after the other, up to a number of points.
 */

import { MatchError } from "./errors.js";
import { range } from "./table.js";

/** @import {Outcome, Rules, Seat} from "./types.js" */

/** @typedef {"loser" | "alternate"} NextStart */

export const NEXT_STARTS = /** @type {const} */ (["loser", "alternate"]);

/** A match as far as it has come. It never changes: `add` makes the next one. */
export class Match {
  /**
   * @param {Rules} rules of every game; their `match_points` are the target
   * @param {readonly Outcome[]} [outcomes] how the games ended, in order
   * @param {{nextStart?: NextStart, firstStarter?: Seat}} [options] who starts the next game where
   *   the rules leave it to the match (`first` "given"), and who then starts the first one
   * @throws {MatchError}
   */
  constructor(rules, outcomes = [], { nextStart = "loser", firstStarter = 0 } = {}) {
    this.rules = rules;
    this.outcomes = Object.freeze([...outcomes]);
    this.nextStart = nextStart;
    this.firstStarter = firstStarter;
    if (!NEXT_STARTS.includes(nextStart)) throw new MatchError("next-start", nextStart);
    this.#checkSeat(firstStarter);
    for (const outcome of outcomes) this.#checkOutcome(outcome);
    if (this.#isOver(outcomes.slice(0, -1))) throw new MatchError("over");
  }

  /**
   * The match after one more game.
   * @param {Outcome} outcome
   * @returns {Match}
   * @throws {MatchError}
   */
  add(outcome) {
    const { nextStart, firstStarter } = this;
    return new Match(this.rules, [...this.outcomes, outcome], { nextStart, firstStarter });
  }

  /** The points of each seat. */
  get scores() {
    return this.#scores(this.outcomes);
  }

  /** Whether a seat has reached the target, or the single game has been played. */
  get over() {
    return this.#isOver(this.outcomes);
  }

  /**
   * The seat that has won the match; null while it runs, and for a single game drawn.
   * @returns {Seat | null}
   */
  get winner() {
    return this.over ? (this.outcomes.at(-1)?.winner ?? null) : null;
  }

  /**
   * The seat that the match says starts the next game; null where the rules or the cards say.
   *
   * After "loser" that is who lost the last game. Where that is no single player it is the next
   * seat in turn: after a draw, the one after the last starter; after a win against two or three,
   * the one after the winner.
   * @returns {Seat | null}
   */
  get nextStarter() {
    if (this.rules.first !== "given") return null;
    return this.outcomes.reduce(
      (starter, outcome) => this.#starterAfter(outcome, starter),
      this.firstStarter,
    );
  }

  /**
   * @param {Outcome} outcome
   * @param {Seat} starter
   */
  #starterAfter(outcome, starter) {
    let before = starter;
    if (this.nextStart === "loser" && outcome.winner !== null) {
      if (outcome.loser !== undefined) return outcome.loser;
      before = outcome.winner;
    }
    return (before + 1) % this.rules.players;
  }

  /** @param {readonly Outcome[]} outcomes */
  #scores(outcomes) {
    return range(this.rules.players).map((seat) =>
      outcomes.reduce((sum, { winner, points }) => (winner === seat ? sum + points : sum), 0),
    );
  }

  /** @param {readonly Outcome[]} outcomes */
  #isOver(outcomes) {
    const target = this.rules.match_points;
    if (outcomes.length === 0) return false;
    return target === 0 || Math.max(...this.#scores(outcomes)) >= target;
  }

  /** @param {Seat} seat */
  #checkSeat(seat) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.rules.players) {
      throw new MatchError("seat", String(seat));
    }
  }

  /** @param {Outcome} outcome */
  #checkOutcome({ winner, points, loser }) {
    if (winner !== null) this.#checkSeat(winner);
    if (loser !== undefined) this.#checkSeat(loser);
    const good = winner === null ? points === 0 : Number.isInteger(points) && points > 0;
    if (!good) throw new MatchError("points", String(points));
  }
}
