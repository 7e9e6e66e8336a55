/**
 * Any rule-set explained in words, for people who know other card games; and how long it takes.
 *
 * The twin of `rules/explain.py`: the same sections in the same order.
 *
 * @import { Rules } from "../model/types.js"
 */
import { MAX_SHUFFLES, TURN_LIMIT } from "../generated/kernel/kernel.js";
import { PACE } from "../generated/presets.js";
import { t } from "./i18n.js";

/** @typedef {{title: string, paragraphs: string[]}} Section */
/** @typedef {keyof Rules} FieldName */

const TURN_SECONDS = 6;

/** Fields that a comparison tells as a number; of the others it tells what is new. */
const NUMBERS = new Set([
  "players",
  "decks",
  "hand_size",
  "payoff_size",
  "side_stacks",
  "center_stacks",
  "win_bonus",
  "match_points",
]);

/**
 * The whole rules of a game and its match, in the order in which a player needs them.
 * @param {Rules} rules
 * @param {Rules} [usual] the rules to compare them with
 * @returns {Section[]}
 */
export function explainRules(rules, usual) {
  const sections = [
    section("set-up", setUp(rules)),
    section("aim", [t("explain-aim", { count: rules.payoff_size })]),
    section("turn", turn(rules)),
    section("center", center(rules)),
    section("side", side(rules)),
    section("end", end(rules)),
    section("score", score(rules)),
  ];
  if (usual) {
    const title = t("explain-title-compared", { preset: t("rules-g4a") });
    sections.push({ title, paragraphs: compared(rules, usual) });
  }
  return sections;
}

/**
 * @param {"set-up" | "aim" | "turn" | "center" | "side" | "end" | "score"} name
 * @param {string[]} paragraphs
 * @returns {Section}
 */
function section(name, paragraphs) {
  return { title: t(`explain-title-${name}`), paragraphs };
}

/** @param {Rules} rules */
function setUp(rules) {
  const { players, decks, payoff_size, hand_size } = rules;
  const cards = 52 * decks;
  const stock = cards - players * (payoff_size + hand_size);
  return [
    t("explain-packs", { players, decks, cards }),
    t("explain-payoff", { count: payoff_size }),
    t("explain-hand", { count: hand_size }),
    t("explain-side-room", { count: rules.side_stacks }),
    `${t("explain-center-room", { count: rules.center_stacks })} ` +
      t("explain-stock", { count: stock }),
    whoStarts(rules),
  ];
}

/** @param {Rules} rules */
function whoStarts(rules) {
  if (rules.first !== "high_payoff") {
    const start = t(`explain-first-${rules.first}`);
    const later = rules.first === "given" && rules.match_points > 0;
    return later ? `${start} ${t("explain-first-given-later")}` : start;
  }
  const single = rules.payoff_size === 1;
  const tie = single ? "explain-first-tie-single" : "explain-first-tie";
  return `${t("explain-first-high")} ${t(tie, single ? {} : { count: MAX_SHUFFLES })}`;
}

/** @param {Rules} rules */
function turn(rules) {
  const count = rules.hand_size;
  const sides = rules.side_stacks;
  return [
    t("explain-draw", { count }),
    t("explain-plays", { sides }),
    t("explain-discard", { sides }),
    t(`explain-refill-${rules.refill}`, rules.refill === "emptied" ? { count } : {}),
    t("explain-never", { sides }),
  ];
}

/** @param {Rules} rules */
function center(rules) {
  return [
    t("explain-build"),
    t(rules.king_as_ace ? "explain-king-as-ace" : "explain-king-not-ace"),
    t(`explain-recycle-${rules.recycle}`),
  ];
}

/** @param {Rules} rules */
function side(rules) {
  return [
    t("explain-lay", { sides: rules.side_stacks }),
    t("explain-look"),
    t(rules.king_on_side ? "explain-kings-discarded" : "explain-kings-kept"),
  ];
}

/** @param {Rules} rules */
function end(rules) {
  const aside = rules.recycle === "when_empty" ? "-aside" : "";
  return [
    t("explain-wins", { count: rules.payoff_size }),
    `${t(`explain-out-${rules.stock_out}${aside}`)} ${t(`explain-exhausted-${rules.exhausted}`)}`,
    t(rules.players > 2 ? "explain-forfeit-many" : "explain-forfeit"),
    t("explain-limit", { count: TURN_LIMIT }),
  ];
}

/** @param {Rules} rules */
function score(rules) {
  const { win_bonus, match_points } = rules;
  const parts = [t(rules.players > 2 ? "explain-score-many" : "explain-score")];
  if (win_bonus) parts.push(t("explain-bonus", { count: win_bonus }));
  parts.push(
    match_points ? t("explain-match", { count: match_points }) : t("explain-match-single"),
  );
  return [...parts, lengthWords(rules)];
}

/**
 * @param {Rules} rules
 * @param {Rules} usual
 */
function compared(rules, usual) {
  const fields = /** @type {FieldName[]} */ (Object.keys(usual));
  const changed = fields.filter((field) => rules[field] !== usual[field]);
  if (!changed.length) return [t("explain-same", { preset: t("rules-g4a") })];
  return changed.map((field) => difference(field, rules, usual));
}

/**
 * @param {FieldName} field
 * @param {Rules} rules
 * @param {Rules} usual
 */
function difference(field, rules, usual) {
  if (field === "first") return t(`explain-first-${rules.first}`);
  if (!NUMBERS.has(field) || (field === "match_points" && !rules.match_points)) {
    return t(`explain-new-${field}`);
  }
  const values = { value: String(rules[field]), usual: String(usual[field]) };
  return t("explain-number", { field: t(`field-${field}`), ...values });
}

/**
 * How long rules take, roughly, against the computer: the twin of `rules/length.py`, in minutes too.
 * @param {Rules} rules
 * @returns {{turns: number, games: number, minutes: number, matchMinutes: number}}
 */
export function lengthOf(rules) {
  const turns = (PACE.first_turns * rules.payoff_size ** PACE.turns_grow * rules.players) / 2;
  const minutes = (turns * TURN_SECONDS) / 60;
  const games = rules.match_points ? gamesOf(rules) : 1;
  return {
    turns: turns < 20 ? Math.round(turns) : 5 * Math.round(turns / 5),
    games,
    minutes: rounded(minutes),
    matchMinutes: rounded(minutes * games),
  };
}

/**
 * The number of games in a match: the points that a match takes, by the points of a game.
 * @param {Rules} rules
 */
function gamesOf({ payoff_size, players, win_bonus, match_points }) {
  const points = PACE.first_points * payoff_size ** PACE.points_grow * (players - 1) + win_bonus;
  return Math.max(1, Math.round((PACE.to_both * match_points) / points));
}

/**
 * A number of minutes that promises no more than is known.
 * @param {number} minutes
 */
function rounded(minutes) {
  if (minutes < 7.5) return Math.max(1, Math.round(minutes));
  return minutes < 90 ? 5 * Math.round(minutes / 5) : 60 * Math.round(minutes / 60);
}

/**
 * A time in words: "about 5 minutes", "about 2 hours".
 * @param {number} minutes
 */
export function timeWords(minutes) {
  if (minutes < 90) return t("length-minutes", { minutes });
  return t("length-hours", { hours: Math.round(minutes / 60) });
}

/**
 * How long a game and a match by these rules take, in words.
 * @param {Rules} rules
 */
export function lengthWords(rules) {
  const { turns, games, minutes, matchMinutes } = lengthOf(rules);
  const game = t("length-game", { turns, time: timeWords(minutes) });
  if (!rules.match_points) return game;
  return `${game} ${t("length-match", { games, time: timeWords(matchMinutes) })}`;
}
