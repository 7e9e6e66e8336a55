/**
 * Typed moves: as in game records, or in a shorter form that fits only one legal move: in any
 * case, with or without the dash, `10` for `T`, a card without its suit, a center stack by its
 * number alone, or no stack at all.
 *
 * @import {Session} from "./session.js"
 */

import { errorWords } from "../text/words.js";

/**
 * The legal moves that a text can mean.
 * @param {string} text
 * @param {readonly string[]} legal
 * @returns {string[]}
 */
export function readTyped(text, legal) {
  const exact = legal.filter((move) => move === text.trim());
  if (exact.length > 0) return exact;
  const typed = plain(text);
  return legal.filter((move) => formsOf(move).has(typed));
}

/**
 * A text as the notation would write it, to say what is wrong with it.
 * @param {string} text
 */
export function strictForm(text) {
  const [source, ...rest] = plain(text).split("-");
  const card = source.replace(/^10/, "t");
  const big = /^[atjqk][cdhs]$/.test(card) ? card[0].toUpperCase() + card.slice(1) : card;
  return [big, ...rest].join("-");
}

/**
 * Why a typed text cannot be played, in words.
 * @param {Session} session
 * @param {string} text
 */
export function refusal(session, text) {
  try {
    session.gameAt(session.log.length).play(strictForm(text));
  } catch (error) {
    return errorWords(error);
  }
  return "";
}

/** Lower case, and one dash between two parts however they were parted. @param {string} text */
function plain(text) {
  return text.toLowerCase().replace(/[-–—>:,=→]/g, " ").trim().split(/\s+/).join("-");
}

/** @param {string} move @returns {Set<string>} */
function formsOf(move) {
  const [source, dest] = move.toLowerCase().split("-");
  if (dest === undefined) return new Set([source]);
  // A number alone is a center stack: nobody should end a turn by a slip.
  const targets = dest.startsWith("s") ? [dest] : [dest, dest.slice(1)];
  const forms = sourceForms(source).flatMap((from) => [
    from,
    ...targets.flatMap((to) => [`${from}-${to}`, `${from}${to}`]),
  ]);
  return new Set(forms);
}

/** @param {string} source */
function sourceForms(source) {
  if (!/^[a2-9tjqk][cdhs]$/.test(source)) return [source];
  const ranks = source[0] === "t" ? ["t", "10"] : [source[0]];
  return ranks.flatMap((rank) => [rank, rank + source[1]]);
}
