/**
 * Records played again, move by move, from nothing but the seed.
 */

import { fromHex } from "./bytes.js";
import { checkFair } from "./deal.js";
import { DealError, ModelError, MoveError, RecordError, RulesError } from "./errors.js";
import { Game } from "./game.js";
import { isPlay, moveIndex } from "./moves.js";

/** @import {GameRecord} from "./record.js" */
/** @import {Outcome} from "./types.js" */

/**
 * The game of a record with all its moves made, ended against a player if that is its result.
 * Whether the result is the record's in every point, `verifyRecord` says.
 * @param {GameRecord} record
 * @returns {Game}
 * @throws {RecordError}
 */
export function replayRecord(record) {
  const game = playedGame(record);
  if (record.result?.loser !== undefined) {
    try {
      game.endAgainst(record.result.loser, record.result.reason);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      throw new RecordError("forfeit", { key: "result", cause: error });
    }
  }
  return game;
}

/**
 * The game of a record that holds in every point: its deal, its moves and its result.
 * @param {GameRecord} record
 * @returns {Game}
 * @throws {RecordError} `no-seed` where the running game keeps its seed: nothing is wrong, then
 */
export function verifyRecord(record) {
  const { result } = record;
  checkDeal(record);
  const game = replayRecord(record);
  if (result === null) {
    if (game.outcome) throw new RecordError("over", { key: "result", allowed: game.outcome });
  } else if (game.outcome === null) {
    throw new RecordError("not-over", { key: "result.reason", value: result.reason });
  } else {
    checkResult(result, game.outcome);
  }
  return game;
}

/** @param {GameRecord} record */
function playedGame(record) {
  const game = dealtGame(record);
  record.turns.forEach((turn, i) => {
    const open = playTurn(game, turn, i + 1);
    if (open && i + 1 < record.turns.length && !game.over) {
      throw new RecordError("turn-open", { turn: i + 1 });
    }
  });
  return game;
}

/** @param {GameRecord} record */
function dealtGame({ rules, seed, starter, turns }) {
  if (seed === null) {
    checkNotation(turns);
    throw new RecordError("no-seed", { key: "seed" });
  }
  try {
    return Game.replay(rules, fromHex(seed), starter, []);
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    const { value, allowed } = error;
    throw new RecordError("starter", { key: "starter", value, allowed });
  }
}

/**
 * Play the moves of one turn; whether it was left open.
 * @param {Game} game
 * @param {string} turn
 * @param {number} number
 */
function playTurn(game, turn, number) {
  let open = true;
  turn.split(" ").forEach((text, i) => {
    const place = { turn: number, move: i + 1, value: text };
    checkMove(text, place);
    if (game.over) throw new RecordError("game-over", place);
    if (!open) throw new RecordError("turn-over", place);
    try {
      game.play(text);
    } catch (error) {
      if (!(error instanceof MoveError)) throw error;
      throw new RecordError("move", { ...place, cause: error });
    }
    open = isPlay(text);
  });
  return open;
}

/** @param {readonly string[]} turns */
function checkNotation(turns) {
  turns.forEach((turn, i) => {
    turn.split(" ").forEach((text, k) => {
      checkMove(text, { turn: i + 1, move: k + 1, value: text });
    });
  });
}

/**
 * @param {string} text
 * @param {{turn: number, move: number, value: string}} place
 */
function checkMove(text, place) {
  if (text === "") throw new RecordError("space", place);
  if (moveIndex(text) >= 0) return;
  throw new RecordError("move", { ...place, cause: new MoveError("malformed", text) });
}

/**
 * Check the commitment, and that the seed comes from what the parties chose.
 * @param {GameRecord} record
 */
function checkDeal({ fair, rules, seed }) {
  try {
    if (fair) checkFair(fair, rules, seed);
  } catch (error) {
    if (!(error instanceof DealError)) throw error;
    throw new RecordError("fair", { key: "fair", cause: error });
  }
}

/**
 * @param {Outcome} given
 * @param {Outcome} played
 */
function checkResult(given, played) {
  for (const key of /** @type {const} */ (["reason", "winner", "points"])) {
    if (given[key] !== played[key]) {
      throw new RecordError("result", {
        key: `result.${key}`,
        value: given[key],
        allowed: played[key],
      });
    }
  }
}
