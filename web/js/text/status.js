/**
 * The state of the game: in one line, and the whole table read aloud.
 *
 * @import { Place, Seat, View } from "../model/types.js"
 * @import { Names } from "./names.js"
 */
import { rank } from "../model/cards.js";
import { outcomeWords } from "./events.js";
import { t } from "./i18n.js";
import { cardsCount, cardsList, rankName, who } from "./names.js";
import { pileLabel } from "./piles.js";

/**
 * Whose turn it is, and what there is to see for the viewer, in one short line.
 * @param {View} view
 * @param {Names} names
 */
export function statusWords(view, names) {
  if (view.outcome) return outcomeWords(view.outcome, names, view.seat);
  if (view.seat !== view.toMove) return t("status-turn-other", { player: names[view.toMove] });
  const fits = view.legal.some((text) => text.startsWith("p-"));
  const { top, count } = view.payoff[view.toMove];
  if (fits && count === 1) return t("status-turn-last");
  if (fits && top !== null) {
    return t("status-turn-payoff", { rank: rankName(rank(top)) });
  }
  return t(view.legal.includes("pass") ? "status-turn-empty-hand" : "status-turn");
}

/**
 * The whole table, a sentence each, what matters most first.
 * @param {View} view
 * @param {Names} names
 * @returns {string[]}
 */
export function tableWords(view, names) {
  const me = view.seat ?? view.toMove;
  const seats = view.payoff.map((_, step) => (me + step) % view.payoff.length);
  /** @param {Place} place */
  const label = (place) => pileLabel(place, view, names);
  const hands = seats.map((seat) => handWords(seat, view, names));
  const sides = seats.map((seat) => view.side[seat].map((_, k) => label(`s${seat}-${k}`)));
  const piles = [
    ...seats.map((seat) => label(`p${seat}`)),
    ...view.center.map((_, stack) => label(`c${stack}`)),
    hands[0],
    ...sides[0],
    ...sides.slice(1).flat(),
    ...hands.slice(1),
    label("stock"),
    ...(view.aside ? [label("aside")] : []),
  ];
  return [statusWords(view, names), ...piles].map(sentence);
}

/** @param {string} text */
function sentence(text) {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

/**
 * @param {Seat} seat
 * @param {View} view
 * @param {Names} names
 */
function handWords(seat, view, names) {
  const cards = seat === view.seat ? cardsList(view.hand) : cardsCount(view.hands[seat]);
  return t("pile-hand", { ...who(seat, names, view.seat), cards });
}
