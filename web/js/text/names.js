/**
 * Cards and players by name.
 *
 * @import { Face, Seat } from "../model/types.js"
 */
import { KING, QUEEN, rank, suit } from "../model/cards.js";
import { t } from "./i18n.js";

/** @typedef {readonly string[]} Names The players' names by seat. */

const SUITS = ["suit-clubs", "suit-diamonds", "suit-hearts", "suit-spades"];
const COURT = new Map([
  [0, "rank-ace"],
  [10, "rank-jack"],
  [QUEEN, "rank-queen"],
  [KING, "rank-king"],
]);

/**
 * A rank in full: a number, or Ace, Jack, Queen, King.
 * @param {number} kind from 0
 */
export function rankName(kind) {
  const key = COURT.get(kind);
  return key ? t(key) : String(kind + 1);
}

/**
 * A card in full: "7 of hearts".
 * @param {Face} face
 */
export function cardName(face) {
  return t("card-name", { rank: rankName(rank(face)), suit: t(SUITS[suit(face)]) });
}

/**
 * So many cards: "no cards", "1 card", "5 cards".
 * @param {number} count
 */
export function cardsCount(count) {
  return t("cards-count", { count });
}

/**
 * Cards in full, parted by commas.
 * @param {readonly Face[]} faces
 */
export function cardsList(faces) {
  return faces.length ? faces.map(cardName).join(", ") : cardsCount(0);
}

/**
 * The variables that say who is meant.
 * @param {Seat} seat
 * @param {Names} names
 * @param {Seat | null} viewer
 */
export function who(seat, names, viewer) {
  return { you: seat === viewer ? "yes" : "no", player: names[seat] };
}
