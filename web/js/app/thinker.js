/**
 * The computer's moves: asked for with what its seat sees, from where it last had to choose, so
 * that a game that was interrupted goes on as it would have.
 *
 * @import {View} from "../model/types.js"
 * @import {Session} from "./session.js"
 */

/**
 * What is needed of the engine.
 * @typedef {object} Chooser
 * @property {(view: View, player: {name: string, seed: string, nodes?: number}) =>
 *   Promise<{moves: string[]}>} choose
 */

/**
 * The next moves of the level to move, up to the end of its turn or the next unknown card.
 * @param {Chooser} engine
 * @param {Session} session
 * @returns {Promise<string[]>}
 */
export async function chooseMoves(engine, session) {
  const seat = session.toMove;
  const player = session.notes?.levels[seat];
  if (!player) throw new Error(`no level at seat ${seat}`);
  const ply = session.choicePly();
  const made = session.log.slice(ply).map((entry) => entry.text);
  const { moves } = await engine.choose(session.viewAt(ply, seat), player);
  const goesOn = moves.length > made.length && made.every((text, i) => moves[i] === text);
  if (goesOn) return moves.slice(made.length);
  return (await engine.choose(session.view(seat), player)).moves;
}
