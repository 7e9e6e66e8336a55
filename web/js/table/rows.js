/** Which places lie in which row of which region, and what room the rows want. */
import { SLIVERS } from "./fan.js";

/** @import {Place, Seat} from "../model/types.js" */
/** @import {LayoutInput, Mode} from "./layout.js" */

/**
 * The shape of cards and rows; numbers are by the width of a card.
 * @typedef {object} Form
 * @property {boolean} short whether cards are shorter than usual, and their index smaller
 * @property {number} ratio the height of a card
 * @property {number} strip of a covered card that shows its index
 * @property {number} wide the same where there is plenty of room: it ends where the rank begins
 * @property {number} strips for which a side stack has room at least
 * @property {number} gap between two columns
 * @property {boolean} named whether a name has a row of its own
 */

/**
 * A row of cards, or of text (then without places).
 * @typedef {object} Row
 * @property {Place[]} places
 * @property {string} text
 * @property {boolean} fan
 * @property {number} after room for a label under the cards, in pixels
 * @property {number} height of a row of text
 */

/** @typedef {{rows: Row[], columns: number, middle?: boolean}} Region */

/** Below this (in rem) cards are too small to read, and rows break instead. */
const SMALLEST = 2.9;

/**
 * The rows of each region of an arrangement.
 * @param {Mode} mode
 * @param {Form} form
 * @param {LayoutInput} input
 * @param {number} width
 * @param {number} rem
 * @returns {Region[]}
 */
export function regionsOf(mode, form, input, width, rem) {
  const columns = columnsFor(mode === "split" ? width / 2 : width, input.rules, form, rem);
  const named = form.named || input.rules.players > 2;
  const { far, near } = pileRows(input, columns, named, rem);
  if (mode === "aside") {
    const narrow = Math.ceil((1 + input.rules.center_stacks) / 4);
    const center = { rows: centerRows(input, narrow, rem), columns: narrow, middle: true };
    return [{ rows: [...far, ...near], columns }, center];
  }
  const middle = centerRows(input, columns, rem);
  if (mode === "stacked") return [{ rows: [...far, ...middle, ...near], columns }];
  const level = named ? [textRow("", 1.4 * rem)] : []; // both regions begin at one line
  return [{ rows: [...far, ...middle], columns }, { rows: [...level, ...near], columns }];
}

/**
 * As many columns as the longest row wants, or as still hold cards that can be read.
 * @param {number} width
 * @param {LayoutInput["rules"]} rules
 * @param {Form} form
 * @param {number} rem
 */
function columnsFor(width, rules, form, rem) {
  let columns = Math.max(5, 1 + rules.side_stacks, rules.hand_size);
  while (columns > 2 && width / span(columns, form) < SMALLEST * rem) columns -= 1;
  return columns;
}

/** The width of columns, in widths of a card. @param {number} columns @param {Form} form */
export function span(columns, { gap }) {
  return columns + gap * (columns - 1);
}

/** What every fan has room for, in widths of a card. @param {Form} form */
export function leastFan({ strips, strip }) {
  return strips * strip + SLIVERS;
}

/**
 * The height of rows that comes from cards, in widths of a card.
 * @param {Row[]} rows
 * @param {Form} form
 */
export function weight(rows, form) {
  const cards = rows.filter((row) => row.places.length > 0);
  return cards.reduce((sum, row) => sum + form.ratio + (row.fan ? leastFan(form) : 0), 0);
}

/** The rest of their height. @param {Row[]} rows @param {number} rem */
export function fixedHeight(rows, rem) {
  const gaps = (rows.length - 1) * rowGap(rem);
  return gaps + rows.reduce((sum, row) => sum + row.height + row.after, 0);
}

/** @param {number} rem */
export function rowGap(rem) {
  return 0.4 * rem;
}

/**
 * The piles of the opponents; the own piles and the hand.
 * @param {LayoutInput} input
 * @param {number} columns
 * @param {boolean} named
 * @param {number} rem
 * @returns {{far: Row[], near: Row[]}}
 */
function pileRows(input, columns, named, rem) {
  const { rules, bottom } = input;
  /** @type {Row[]} */
  const far = [];
  for (let step = 1; step < rules.players; step += 1) {
    const seat = (bottom + step) % rules.players;
    if (named) far.push(textRow(nameOf(seat), 1.4 * rem));
    far.push(...cardRows(pilesOf(seat, rules), columns, true));
  }
  const hand = cardRows(range(rules.hand_size, (k) => `h${bottom}-${k}`), columns, false);
  return { far, near: [...cardRows(pilesOf(bottom, rules), columns, true), ...hand] };
}

/** What the name of a seat is called among the texts. @param {Seat} seat */
export function nameOf(seat) {
  return `name-${seat}`;
}

/**
 * The stock and the center. Labels lie on the lower edge of the cards and stick out; they must not
 * be taken for those of the row below.
 * @param {LayoutInput} input
 * @param {number} columns
 * @param {number} rem
 * @returns {Row[]}
 */
function centerRows({ rules }, columns, rem) {
  const places = ["stock", ...range(rules.center_stacks, (k) => `c${k}`)];
  return cardRows(places, columns, false, 1.1 * rem);
}

/** @param {Seat} seat @param {LayoutInput["rules"]} rules */
function pilesOf(seat, rules) {
  return [`p${seat}`, ...range(rules.side_stacks, (k) => `s${seat}-${k}`)];
}

/** @param {number} n @param {(k: number) => string} name */
function range(n, name) {
  return Array.from({ length: n }, (_, k) => name(k));
}

/** @param {string} text @param {number} height @returns {Row} */
function textRow(text, height) {
  return { places: [], text, fan: false, after: 0, height };
}

/**
 * Places broken into rows. The first row holds the pile that the others belong to.
 * @param {Place[]} places
 * @param {number} columns
 * @param {boolean} fan
 * @param {number} [after]
 * @returns {Row[]}
 */
function cardRows(places, columns, fan, after = 0) {
  const rows = [];
  for (let from = 0; from < places.length; from += columns) {
    rows.push({ places: places.slice(from, from + columns), text: "", fan, after, height: 0 });
  }
  return rows;
}
