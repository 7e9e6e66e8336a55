/**
 * What the engine makes of a task, the same in a Worker and anywhere else.
 *
 * @import {Task} from "./messages.js"
 */

import { State, deal, play_best, seed_fast, Table } from "../generated/kernel/kernel.js";
import { JUDGE, LOOKS } from "../generated/players.js";
import { findChance, findHint } from "./hint.js";
import { chooseMoves, makeMind } from "./players.js";

const WARM_UP_TURNS = 60;

/**
 * The answer to a task.
 * @param {Task} task
 * @returns {unknown}
 * @throws {RangeError} the task cannot be done
 */
export function answerTo(task) {
  switch (task.task) {
    case "choose":
      return { moves: chooseMoves(checked(task.view), task.player) };
    case "hint":
      return findHint(checked(task.view));
    case "chance":
      return findChance(checked(task.view));
    case "warm-up":
      return warmUp();
  }
}

/**
 * Only whose turn it is can be spoken for.
 * @template {{legal: string[]}} T
 * @param {T} view
 * @returns {T}
 */
function checked(view) {
  if (view.legal.length === 0) {
    throw new RangeError("it is not the viewer's turn");
  }
  return view;
}

/** Play some turns of a game of no meaning, so that the first real one is not slow. */
function warmUp() {
  const look = LOOKS[JUDGE];
  if (!look) {
    return;
  }
  const [state, table, mind] = [new State(), new Table(), makeMind(look)];
  seed_fast(state, 1, 1);
  deal(state);
  for (let turn = 0; turn < WARM_UP_TURNS && state.outcome === 0; turn++) {
    play_best(state, table, mind);
  }
}
