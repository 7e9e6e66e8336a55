/**
 * Piles and cards of a hand with all that can be seen of them: the names of their buttons.
 *
 * @import { Place, Seat, View } from "../model/types.js"
 * @import { Names } from "./names.js"
 */
import { isKing, KING, rank } from "../model/cards.js";
import { t } from "./i18n.js";
import { cardName, cardsCount, rankName, who } from "./names.js";

/**
 * The rank that a center stack needs next, from 0. Never a King, since he is never asked for.
 * @param {number} height the number of its cards
 */
export function neededRank(height) {
  return height % KING;
}

/**
 * A pile or a card of a hand, with all that can be seen of it: the name of its button.
 * @param {Place} place
 * @param {View} view
 * @param {Names} names
 * @param {Seat | null} [viewer] who is "you": the view's seat if nothing else is said
 */
export function pileLabel(place, view, names, viewer = view.seat) {
  const [first, second] = place.slice(1).split("-").map(Number);
  switch (place[0]) {
    case "p":
      return payoffLabel(first, view, names, viewer);
    case "c":
      return centerLabel(first, view);
    case "h":
      return handLabel(first, second, view, names, viewer);
    default:
      if (place === "stock") return t("pile-stock", { count: view.stock });
      if (place === "aside") return t("pile-aside", { count: view.aside });
      return sideLabel(first, second, view, names, viewer);
  }
}

/**
 * @param {Seat} seat
 * @param {View} view
 * @param {Names} names
 * @param {Seat | null} viewer
 */
function payoffLabel(seat, view, names, viewer) {
  const { top, count } = view.payoff[seat];
  const args = who(seat, names, viewer);
  if (top === null) return t("pile-payoff-empty", args);
  return t("pile-payoff", { ...args, card: cardName(top), left: count });
}

/**
 * @param {Seat} seat
 * @param {number} stack
 * @param {View} view
 * @param {Names} names
 * @param {Seat | null} viewer
 */
function sideLabel(seat, stack, view, names, viewer) {
  const buried = view.side[seat][stack].toReversed();
  const top = buried.shift();
  const args = { ...who(seat, names, viewer), number: stack + 1 };
  if (top === undefined) return t("pile-side-empty", args);
  const card = cardName(top);
  if (!buried.length) return t("pile-side", { ...args, card });
  const ranks = buried.map((face) => rankName(rank(face))).join(", ");
  return t("pile-side-buried", { ...args, card, ranks });
}

/**
 * @param {number} stack
 * @param {View} view
 */
function centerLabel(stack, view) {
  const pile = view.center[stack];
  const args = { number: stack + 1, rank: rankName(neededRank(pile.length)) };
  const top = pile.at(-1);
  if (top === undefined) return t("pile-center-empty", args);
  if (!isKing(top)) return t("pile-center", { ...args, card: cardName(top) });
  return t("pile-center-king", { ...args, as: rankName(pile.length - 1) });
}

/**
 * @param {Seat} seat
 * @param {number} slot
 * @param {View} view
 * @param {Names} names
 * @param {Seat | null} viewer
 */
function handLabel(seat, slot, view, names, viewer) {
  const count = view.hands[seat];
  if (seat !== view.seat) {
    return t("pile-hand", { ...who(seat, names, viewer), cards: cardsCount(count) });
  }
  if (slot >= view.hand.length) return t("pile-hand-slot", { number: slot + 1 });
  const card = cardName(view.hand[slot]);
  return t("pile-hand-card", { number: slot + 1, count, card });
}
