/**
 * What the bars and panels say of a session, in the person's language: plain data for the shell.
 *
 * @import {Seat, View} from "../model/types.js"
 * @import {MatchLines, MatchTable, MoveLine, Run, Score} from "../ui/types.js"
 * @import {Session, TurnOfMoves} from "./session.js"
 */

import { rank } from "../model/cards.js";
import { language, rankLetter, t } from "../text/i18n.js";
import { moveText } from "../text/moves.js";
import { reasonWords } from "../text/words.js";

/**
 * What was told of turns already, by their last entry: each move tells all again.
 * @type {WeakMap<import("./session.js").Entry, {by: string, told: Told}>}
 */
const toldTurns = new WeakMap();

/**
 * What everybody is called, by seat; a computer player by its level unless said otherwise.
 * @param {Session} session
 * @param {string} [computer]
 * @returns {string[]}
 */
export function namesOf({ seats, people }, computer) {
  return seats.map((sitter, seat) => {
    if (sitter.kind === "level") return computer ?? t(`level-${sitter.level}`);
    if (sitter.name) return sitter.name;
    return people.length === 1 ? t("player-you") : t("player-number", { number: seat + 1 });
  });
}

/**
 * What everybody is called in sentences: a level does not draw or discard, the computer does.
 * @param {Session} session
 */
export function subjectsOf(session) {
  return namesOf(session, t("player-computer"));
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
 * @param {"local" | "english"} [letters] of the court cards
 * @returns {MoveLine[]}
 */
export function moveLines(session, viewer, ply = session.log.length, letters = "local") {
  const turns = session.turns(ply);
  const names = subjectsOf(session);
  const now = session.log[ply - 1]?.turn;
  return turns.map((turn) => ({
    ...turnTold(turn, names, viewer, letters),
    turn: turn.turn,
    current: turn.turn === now,
  }));
}

/** @typedef {Omit<MoveLine, "turn" | "current">} Told */

/**
 * @param {TurnOfMoves} turn
 * @param {string[]} names
 * @param {Seat | null} viewer
 * @param {"local" | "english"} letters
 * @returns {Told}
 */
function turnTold({ seat, entries }, names, viewer, letters) {
  const [you, player, last] = [seat === viewer ? "yes" : "no", names[seat], entries[entries.length - 1]];
  const by = `${language()} ${letters} ${you} ${player}`;
  const known = toldTurns.get(last);
  if (known?.by === by) return known.told;
  const moves = entries.map(({ text, card }) => moveText(text, card)).join(", ");
  const text = t("moves-turn", { you, player, moves });
  const told = { player, text, runs: runsOf(entries, letters) };
  toldTurns.set(last, { by, told });
  return told;
}

/**
 * The cards of a turn by where they went, for those who see them: ranks are all that matters.
 * @param {import("./session.js").Entry[]} entries
 * @param {"local" | "english"} letters
 */
function runsOf(entries, letters) {
  /** @type {Run[]} */
  const runs = [];
  for (const { text, card } of entries) {
    if (card === null) continue;
    const [source, to] = text.split("-");
    if (runs.at(-1)?.to !== to) runs.push({ to, cards: [] });
    runs.at(-1)?.cards.push({ rank: rankLetter(rank(card), letters), payoff: source === "p" });
  }
  return runs;
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
      how: reasonWords(outcome, subjectsOf(session), viewer),
    })),
    totals: match.scores,
  };
}
