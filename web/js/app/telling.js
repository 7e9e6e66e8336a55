/**
 * What the bars and panels say of a session, in the person's language: plain data for the shell.
 *
 * @import {Seat, View} from "../model/types.js"
 * @import {MatchLines, MatchTable, MoveLine, Score} from "../ui/types.js"
 * @import {Session, TurnOfMoves} from "./session.js"
 */

import { language, t } from "../text/i18n.js";
import { moveText } from "../text/moves.js";
import { reasonWords } from "../text/words.js";

/**
 * The words of turns that were told already, by their last entry: each move tells all again.
 * @type {WeakMap<import("./session.js").Entry, {by: string, words: string}>}
 */
const told = new WeakMap();

/**
 * What everybody is called, by seat.
 * @param {Session} session
 * @returns {string[]}
 */
export function namesOf({ seats, people }) {
  return seats.map((sitter, seat) => {
    if (sitter.kind === "level") return t(`level-${sitter.level}`);
    if (sitter.name) return sitter.name;
    return people.length === 1 ? t("player-you") : t("player-number", { number: seat + 1 });
  });
}

/**
 * @param {Session} session
 * @param {Seat} viewer
 * @returns {Score}
 */
export function scoreOf(session, viewer) {
  const { scores } = session.match;
  const names = namesOf(session);
  const other = 1 - viewer;
  return {
    names: [names[viewer], names[other]],
    points: [scores[viewer], scores[other]],
    target: session.rules.match_points,
  };
}

/**
 * The moves of the game, a line a turn.
 * @param {Session} session
 * @param {Seat | null} viewer
 * @param {number} [ply] after so many moves
 * @returns {MoveLine[]}
 */
export function moveLines(session, viewer, ply = session.log.length) {
  const turns = session.turns(ply);
  const names = namesOf(session);
  const now = session.log[ply - 1]?.turn;
  return turns.map((turn) => ({
    turn: turn.turn,
    text: turnWords(turn, names, viewer),
    current: turn.turn === now,
  }));
}

/**
 * @param {TurnOfMoves} turn
 * @param {string[]} names
 * @param {Seat | null} viewer
 */
function turnWords({ seat, entries }, names, viewer) {
  const [you, player, last] = [seat === viewer ? "yes" : "no", names[seat], entries[entries.length - 1]];
  const by = `${language()} ${you} ${player}`;
  const known = told.get(last);
  if (known?.by === by) return known.words;
  const moves = entries.map(({ text, card }) => moveText(text, card)).join(", ");
  const words = t("moves-turn", { you, player, moves });
  told.set(last, { by, words });
  return words;
}

/**
 * @param {Session} session
 * @param {Seat} viewer
 * @param {View} [view]
 * @returns {MatchLines}
 */
export function matchLines(session, viewer, view = session.view(viewer)) {
  const args = {
    number: session.number,
    own: view.payoff[viewer].count,
    other: view.payoff[1 - viewer].count,
    player: namesOf(session)[1 - viewer],
  };
  const lines = [t("match-number", args), t("match-payoff", args)];
  lines.push(t("pile-stock", { count: view.stock }));
  if (view.aside > 0) lines.push(t("pile-aside", { count: view.aside }));
  if (session.notes?.relaxed) lines.push(t("match-relaxed"));
  return { lines, commitment: session.notes?.fair?.commitment ?? null };
}

/**
 * @param {Session} session
 * @param {Seat | null} viewer
 * @returns {MatchTable}
 */
export function matchTable(session, viewer) {
  const { match, played } = session;
  const names = namesOf(session);
  return {
    names,
    target: session.rules.match_points,
    games: played.map(({ outcome }) => ({
      points: names.map((_, seat) => (seat === outcome.winner ? outcome.points : 0)),
      how: reasonWords(outcome, names, viewer),
    })),
    totals: match.scores,
  };
}
