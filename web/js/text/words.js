/**
 * The game in words: cards, piles, moves, what happens and how it ends.
 *
 * Everything is told to a viewer, who is "you"; viewer null is somebody who only looks on, and
 * both players have names then. The texts put names, ranks and cards where no language has to
 * bend them.
 *
 * @import { Face, GameEvent, MovedEvent, Outcome, Place, Seat, View } from "../model/types.js"
 */
import { listWords, t } from "./i18n.js";

/** @typedef {readonly string[]} Names The players' names by seat. */

const SUITS = ["suit-clubs", "suit-diamonds", "suit-hearts", "suit-spades"];
const RANKS = "A23456789TJQK";
const COURT = new Map([
  [0, "rank-ace"],
  [10, "rank-jack"],
  [11, "rank-queen"],
  [12, "rank-king"],
]);
const KING = 12;
const QUEEN = 11;
const TURN_LIMIT = 2000;

// Cards

/**
 * A rank in full: a number, or Ace, Jack, Queen, King.
 * @param {number} rank from 0
 */
export function rankName(rank) {
  const key = COURT.get(rank);
  return key ? t(key) : String(rank + 1);
}

/**
 * A card in full: "7 of hearts".
 * @param {Face} face
 */
export function cardName(face) {
  return t("card-name", { rank: rankName(face % 16), suit: t(SUITS[face >> 4]) });
}

/**
 * So many cards: "no cards", "1 card", "5 cards".
 * @param {number} count
 */
export function cardsCount(count) {
  return t("cards-count", { count });
}

/** @param {readonly Face[]} faces */
function cardsList(faces) {
  return faces.length ? faces.map(cardName).join(", ") : cardsCount(0);
}

// Players

/**
 * The variables that say who is meant.
 * @param {Seat} seat
 * @param {Names} names
 * @param {Seat | null} viewer
 */
function who(seat, names, viewer) {
  return { you: seat === viewer ? "yes" : "no", player: names[seat] };
}

// Piles

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
  const ranks = buried.map((face) => rankName(face % 16)).join(", ");
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
  if (top % 16 !== KING) return t("pile-center", { ...args, card: cardName(top) });
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

// Moves

/** @param {string} text the card of a move, such as "7h" */
function faceIn(text) {
  return 16 * "cdhs".indexOf(text[1]) + RANKS.indexOf(text[0]);
}

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
  if (source[0] !== "s") return faceIn(source);
  return view.side[view.toMove][Number(source.slice(1)) - 1].at(-1) ?? null;
}

/**
 * A move in words, told of or to be made: "7 of hearts to center stack 1".
 * @param {string} text
 * @param {Face | null} card the card that moves
 */
function moveText(text, card) {
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

// What happens

/**
 * A sentence about an event; null where there is nothing to say.
 * @param {GameEvent} event
 * @param {Names} names
 * @param {Seat | null} viewer
 * @returns {string | null}
 */
export function eventWords(event, names, viewer) {
  switch (event.type) {
    case "started":
      return startedWords(event.starter, event.tops, names, viewer);
    case "turn":
      return t("event-turn", { ...who(event.seat, names, viewer), turn: event.turn });
    case "drawn":
      if (event.cards) return t("event-drawn-cards", { cards: cardsList(event.cards) });
      return t("event-drawn", { ...who(event.seat, names, viewer), count: event.count });
    case "moved":
      return movedWords(event, names, viewer);
    case "finished":
      return t("event-finished", { stack: event.center + 1 });
    case "revealed": {
      const args = { card: cardName(event.card), left: event.left };
      return t("event-revealed", { ...who(event.seat, names, viewer), ...args });
    }
    case "ended":
      return outcomeWords(event.outcome, names, viewer);
  }
}

/**
 * @param {Seat} starter
 * @param {readonly Face[]} tops
 * @param {Names} names
 * @param {Seat | null} viewer
 */
function startedWords(starter, tops, names, viewer) {
  const cards = tops
    .map((card, seat) => t("event-top", { ...who(seat, names, viewer), card: cardName(card) }))
    .join(", ");
  return t("event-started", { ...who(starter, names, viewer), cards });
}

/**
 * @param {MovedEvent} event
 * @param {Names} names
 * @param {Seat | null} viewer
 */
function movedWords(event, names, viewer) {
  const args = who(event.seat, names, viewer);
  if (event.card === null) return t("event-passes", args);
  const move = moveText(event.text, event.card);
  const discard = event.text.split("-")[1].startsWith("s");
  return t(discard ? "event-discards" : "event-plays", { ...args, move });
}

// How it ends

/**
 * How a game ended, and why.
 * @param {Outcome} outcome
 * @param {Names} names
 * @param {Seat | null} viewer
 */
export function outcomeWords(outcome, names, viewer) {
  const why = reasonWords(outcome, names, viewer);
  if (outcome.winner === null) return t("outcome-draw", { why });
  return t("outcome-win", { ...who(outcome.winner, names, viewer), points: outcome.points, why });
}

/**
 * Why a game ended.
 * @param {Outcome} outcome
 * @param {Names} names
 * @param {Seat | null} viewer
 */
export function reasonWords(outcome, names, viewer) {
  if (outcome.loser !== undefined) {
    return t(`outcome-why-${outcome.reason}`, who(outcome.loser, names, viewer));
  }
  if (outcome.reason === "limit") return t("outcome-why-limit", { count: TURN_LIMIT });
  if (outcome.reason === "payoff") return t("outcome-why-payoff");
  return t(outcome.winner === null ? "outcome-why-stock" : "outcome-why-fewest");
}

// The status line

/**
 * Whose turn it is, and what there is to see for the viewer, in one short line.
 * @param {View} view
 * @param {Names} names
 */
export function statusWords(view, names) {
  if (view.outcome) return outcomeWords(view.outcome, names, view.seat);
  if (view.seat !== view.toMove) return t("status-turn-other", { player: names[view.toMove] });
  const fits = view.legal.filter((text) => text.startsWith("p-"));
  const { top, count } = view.payoff[view.toMove];
  if (fits.length && count === 1) return t("status-turn-last");
  if (fits.length && top !== null) {
    return t("status-turn-payoff", { rank: rankName(top % 16), count: fits.length });
  }
  return t(view.legal.includes("pass") ? "status-turn-empty-hand" : "status-turn");
}
