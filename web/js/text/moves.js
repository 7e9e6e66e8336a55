/**
 * Moves in words, told of or to be made.
 *
 * @import { Face, GameEvent, View } from "../model/types.js"
 */
import { faceOf } from "../model/cards.js";
import { t } from "./i18n.js";
import { cardName } from "./names.js";

/**
 * The card that a move of the seat to move would take; null for a pass.
 * @param {string} text
 * @param {View} view
 * @returns {Face | null}
 */
function cardOf(text, view) {
  const source = text.split("-")[0];
  if (source === "pass") return null;
  if (source === "p") return view.payoff[view.toMove].top;
  if (source[0] !== "s") return faceOf(source);
  return view.side[view.toMove][Number(source.slice(1)) - 1].at(-1) ?? null;
}

/**
 * A move in words, told of or to be made: "7 of hearts to center stack 1".
 * @param {string} text
 * @param {Face | null} card the card that moves
 */
export function moveText(text, card) {
  if (card === null) return t("move-pass");
  const [source, dest] = text.split("-");
  const args = { card: cardName(card), stack: Number(dest.slice(1)) };
  if (dest[0] === "s") return t("move-discard", args);
  if (source === "p") return t("move-payoff", args);
  if (source[0] !== "s") return t("move-hand", args);
  return t("move-side", { ...args, from: Number(source.slice(1)) });
}

/**
 * A move that the seat to move could make.
 * @param {string} text
 * @param {View} view
 */
export function moveWords(text, view) {
  return moveText(text, cardOf(text, view));
}

/**
 * The moves of a line from a view on, each in words, as far as their cards can be seen.
 * @param {readonly string[]} moves
 * @param {View} view
 */
export function lineWords(moves, view) {
  const me = view.toMove;
  const side = view.side.map((piles) => piles.map((pile) => [...pile]));
  const told = moves.map((text) => {
    const words = moveWords(text, { ...view, side });
    const [source] = text.split("-");
    if (source[0] === "s") side[me][Number(source.slice(1)) - 1].pop();
    return words;
  });
  return told.join("; ");
}

/**
 * A move that has been played, without its player; null for any other event.
 * @param {GameEvent} event
 * @returns {string | null}
 */
export function playedWords(event) {
  return event.type === "moved" ? moveText(event.text, event.card) : null;
}
