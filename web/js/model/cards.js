/**
 * Cards as the kernel numbers their faces: 16 * suit + rank, both from 0.
 */

/** @import {Face} from "./types.js" */

export const RANKS = "A23456789TJQK";
export const SUITS = "cdhs";
export const KING = 12;
export const QUEEN = 11;

/** The number of faces, with a hole of three after each suit's King. */
export const FACES = 64;

/**
 * The face that a kernel's card number shows, its pack left out.
 * @param {number} card
 * @returns {Face}
 */
export const faceOfCard = (card) => card & 63;

/**
 * The face that a text such as "7h" names, -1 if it names none.
 * @param {string} text
 * @returns {Face}
 */
export function faceOf(text) {
  const rank = RANKS.indexOf(text[0] ?? "?");
  const suit = SUITS.indexOf(text[1] ?? "?");
  return text.length === 2 && rank >= 0 && suit >= 0 ? 16 * suit + rank : -1;
}

/**
 * A card as game records write it, such as "7h" or "Th".
 * @param {Face} face
 */
export const cardText = (face) => `${RANKS[rank(face)]}${SUITS[suit(face)]}`;

/**
 * The rank, 0 (Ace) to 12 (King).
 * @param {Face} face
 */
export const rank = (face) => face & 15;

/**
 * The suit, 0 clubs, 1 diamonds, 2 hearts, 3 spades.
 * @param {Face} face
 */
export const suit = (face) => face >> 4;

/**
 * Whether it is a King, which is wild.
 * @param {Face} face
 */
export const isKing = (face) => rank(face) === KING;
