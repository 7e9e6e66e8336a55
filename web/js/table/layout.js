/**
 * Where everything lies on the table: pure geometry, no DOM.
 *
 * Cards stand in columns that the rows of a region share. In an upright window all is `stacked` in
 * one tall region. In a wide one `split` (opponents and center beside the own piles and the hand,
 * for a phone on its side) or `aside` (the center beside everything else) may have larger cards.
 * Where the height is the limit the cards are shorter and what is around them closer. Sizes that
 * hold text grow with the person's text size (`rem`). Where even small cards do not fit, rows break
 * and the table becomes taller than its window, to be scrolled.
 */
import { fixedHeight, leastFan, nameOf, regionsOf, rowGap, span, weight } from "./rows.js";

/** @import {Place, Rules, Seat} from "../model/types.js" */
/** @import {Form, Region, Row} from "./rows.js" */

/** @typedef {{x: number, y: number, w: number, h: number}} Rect */

/**
 * The size of a card, and of the strips of those that others cover: the least and the widest.
 * @typedef {{w: number, h: number, strip: number, wide: number}} CardSize
 */

/** @typedef {"stacked" | "split" | "aside"} Mode */

/**
 * @typedef {object} LayoutInput
 * @property {number} width of the window for the table, in CSS pixels
 * @property {number} height
 * @property {Pick<Rules, "players" | "hand_size" | "side_stacks" | "center_stacks">} rules
 * @property {Seat} bottom whose piles lie nearest
 * @property {number} [rem] the size of the person's text
 * @property {"small" | "normal" | "large"} [size]
 * @property {boolean} [mirror] left-handed
 * @property {Mode} [mode] force an arrangement
 */

/**
 * @typedef {object} Layout
 * @property {Mode} mode
 * @property {Form} form
 * @property {number} width
 * @property {number} height of all the content; more than the window's if it must be scrolled
 * @property {boolean} scrolls
 * @property {CardSize} card
 * @property {number} rem
 * @property {Map<Place, Rect>} places the lowest card of each place
 * @property {Map<Place, number>} room how far the cards of a side stack may spread downwards
 * @property {Map<string, Rect>} texts `name-<seat>`
 */

/** As cards are where there is room. @type {Form} */
const ROOMY = {
  short: false, ratio: 1.4, strip: 0.32, wide: 0.4, strips: 3, gap: 0.1, named: true,
};
/** Shorter cards, and no row for a name that the bar says too. @type {Form} */
const TIGHT = {
  short: true, ratio: 1.28, strip: 0.26, wide: 0.29, strips: 3, gap: 0.1, named: false,
};
/** With less air, for people who want the cards large. */
const CLOSE = 0.04;
const CLOSER_FORMS = {
  small: [TIGHT],
  normal: [TIGHT],
  large: [{ ...ROOMY, gap: CLOSE }, TIGHT, { ...TIGHT, strips: 2, gap: CLOSE }],
};

/** The most strips that a fan has room for. */
const MOST_STRIPS = 7;
/** Below this (in rem) a table scrolls rather than shrink its cards; it then has larger ones. */
const COMFORTABLE = 2.6;
const SCROLLED = 3.2;
const LARGEST = 9.5;
/** Cards of this size are large enough not to give up air or the usual arrangement for more. */
const ENOUGH = 6;
/** The space between two regions, in rem. */
const BETWEEN = 1.5;
/** How much larger the cards must be in a closer form, and in another arrangement than usual. */
const CLOSER = 1.03;
const ELSEWHERE = 1.18;
const SCROLLED_LARGE = 1.2;
const SMALL = 0.82;

/**
 * The layout of a table.
 * @param {LayoutInput} input
 * @returns {Layout}
 */
export function layoutTable(input) {
  if (input.size === "small") {
    const { mode, form } = layoutTable({ ...input, size: "normal" });
    return arrange(mode, form, input);
  }
  const stacked = inMode(input.mode ?? "stacked", input);
  if (input.mode || input.width < input.height) return stacked;
  const others = [inMode("aside", input), inMode("split", input)];
  const more = input.size === "large" ? 1 : ELSEWHERE;
  return others.reduce((best, other) => better(other, best, more, input), stacked);
}

/**
 * An arrangement in the best form. A table that scrolls anyway needs no close one.
 * @param {Mode} mode
 * @param {LayoutInput} input
 * @returns {Layout}
 */
function inMode(mode, input) {
  const closer = CLOSER_FORMS[input.size ?? "normal"];
  const others = closer.map((form) => arrange(mode, form, input)).filter((made) => !made.scrolls);
  const roomy = arrange(mode, ROOMY, input);
  return others.reduce((best, other) => better(other, best, CLOSER, input), roomy);
}

/**
 * The other layout if it is worth so much more.
 * @param {Layout} other
 * @param {Layout} best
 * @param {number} more
 * @param {LayoutInput} input
 */
function better(other, best, more, { size }) {
  const large = size === "large";
  return worth(other, large) > more * worth(best, large) ? other : best;
}

/**
 * How good a layout is: the size of its cards. Nobody likes to scroll, or to guess at small cards.
 * @param {Layout} layout
 * @param {boolean} large whether no card is large enough
 */
function worth({ card, rem, scrolls }, large) {
  if (card.w < COMFORTABLE * rem) return 0.4 * card.w;
  if (scrolls) return 0.6 * card.w;
  return large ? card.w : Math.min(card.w, ENOUGH * rem);
}

/**
 * @param {Mode} mode
 * @param {Form} form
 * @param {LayoutInput} input
 * @returns {Layout}
 */
function arrange(mode, form, input) {
  const rem = input.rem ?? 16;
  const pad = Math.round((input.width < 22 * rem || form.gap === CLOSE ? 0.25 : 0.375) * rem);
  const least = mode === "stacked" ? 0 : BETWEEN * rem;
  const regions = regionsOf(mode, form, input, input.width - 2 * pad, rem);
  const free = input.width - 2 * pad - least * (regions.length - 1);
  const w = cardWidth(regions, form, free, input, rem, pad);
  const widths = regions.map(({ columns }) => span(columns, form) * w);
  const used = widths.reduce((sum, width) => sum + width, least * (regions.length - 1));
  const between = least + Math.min((input.width - used) / 4, least);
  const layout = emptyLayout(mode, form, input, rem, w);
  let left = (input.width - used - (between - least) * (regions.length - 1)) / 2;
  const lefts = widths.map((width) => {
    left += width + between;
    return left - width - between;
  });
  placeRegions(layout, regions, lefts, widths, pad, input.height - 2 * pad);
  if (layout.texts.size === 0) placeName(layout, input);
  layout.height = Math.max(input.height, layout.height + pad);
  layout.scrolls = layout.height > input.height + 1;
  return input.mirror ? mirrored(layout) : layout;
}

/**
 * @param {Mode} mode
 * @param {Form} form
 * @param {LayoutInput} input
 * @param {number} rem
 * @param {number} w
 * @returns {Layout}
 */
function emptyLayout(mode, form, { width }, rem, w) {
  const { ratio, strip, wide } = form;
  const card = { w, h: Math.floor(w * ratio), strip: strip * w, wide: wide * w };
  const [places, room, texts] = [new Map(), new Map(), new Map()];
  return { mode, form, width, height: 0, scrolls: false, card, rem, places, room, texts };
}

/**
 * @param {Region[]} regions
 * @param {Form} form
 * @param {number} free the width there is
 * @param {LayoutInput} input
 * @param {number} rem
 * @param {number} pad
 */
function cardWidth(regions, form, free, input, rem, pad) {
  const byWidth = free / regions.reduce((sum, { columns }) => sum + span(columns, form), 0);
  const heights = regions.map(({ rows }) => {
    return (input.height - 2 * pad - fixedHeight(rows, rem)) / weight(rows, form);
  });
  const fitting = Math.min(...heights);
  // Rather scroll than shrink below what can be read
  const scrolled = SCROLLED * rem * (input.size === "large" ? SCROLLED_LARGE : 1);
  const byHeight = fitting < COMFORTABLE * rem ? scrolled : fitting;
  const largest = Math.min(byWidth, byHeight, LARGEST * rem);
  return Math.floor(largest * (input.size === "small" ? SMALL : 1));
}

/**
 * How the room that is left over in a region is shared out: below the labels first, so that they
 * are not taken for those of the row below, then to the fans, then between the rows of cards.
 * @param {Row[]} rows
 * @param {Layout} layout
 * @param {number} free the height there is
 * @param {number} most the widest gap, by the card's width
 */
function shares(rows, { card, form, rem }, free, most) {
  const fans = rows.filter((row) => row.fan).length;
  const labels = rows.filter((row) => row.after > 0).length;
  const tight = fixedHeight(rows, rem) + weight(rows, form) * card.w;
  const air = labels > 0 ? Math.min(0.75 * rem, Math.max(0, free - tight) / 4 / labels) : 0;
  const extra = Math.max(0, free - tight - labels * air);
  const least = leastFan(form) * card.w;
  const fan = Math.min(MOST_STRIPS * card.wide, least + (0.85 * extra) / Math.max(1, fans));
  const rest = extra - fans * (fan - least);
  const gaps = rows.filter((row) => row.places.length > 0).length - 1;
  const wider = Math.min(rest / Math.max(1, gaps), most * card.w);
  return { air, fan, wider, spare: rest - wider * gaps };
}

/**
 * Lays out the regions. What stays free of their height is above and below; those that belong
 * together begin at one line.
 * @param {Layout} layout
 * @param {Region[]} regions
 * @param {number[]} lefts
 * @param {number[]} widths of the columns
 * @param {number} top
 * @param {number} free the height there is
 */
function placeRegions(layout, regions, lefts, widths, top, free) {
  const shared = regions.map(({ rows, middle }) => shares(rows, layout, free, middle ? 0.2 : 0.5));
  const spares = shared.filter((_, index) => !regions[index].middle).map(({ spare }) => spare);
  regions.forEach((region, index) => {
    const share = shared[index];
    const y = region.middle ? 0.45 * share.spare : 0.5 * Math.min(...spares);
    placeRows(layout, region.rows, share, lefts[index], top + y, widths[index]);
  });
}

/**
 * @param {Layout} layout
 * @param {Row[]} rows
 * @param {{air: number, fan: number, wider: number}} share
 * @param {number} left
 * @param {number} top
 * @param {number} used the width of the columns
 */
function placeRows(layout, rows, { air, fan, wider }, left, top, used) {
  const { card, form, rem } = layout;
  let y = top;
  let bottom = top;
  for (const row of rows) {
    if (row.text) layout.texts.set(row.text, { x: left, y, w: used, h: row.height });
    row.places.forEach((place, column) => {
      const x = Math.round(left + column * (1 + form.gap) * card.w);
      layout.places.set(place, { x, y: Math.round(y), w: card.w, h: card.h });
      if (row.fan) layout.room.set(place, Math.floor(fan));
    });
    const cards = row.places.length > 0;
    bottom = y + (cards ? card.h : row.height) + (row.after && row.after + air) + (row.fan ? fan : 0);
    y = bottom + rowGap(rem) + (cards ? wider : 0); // a name stays with its cards
  }
  layout.height = Math.max(layout.height, Math.ceil(bottom));
}

/**
 * Without a row for it the hand of the opponent is counted under the pay-off pile, which does not
 * spread.
 * @param {Layout} layout
 * @param {LayoutInput} input
 */
function placeName({ places, texts, rem }, { bottom, rules }) {
  const seat = (bottom + 1) % rules.players;
  const pile = places.get(`p${seat}`);
  if (!pile) return;
  texts.set(nameOf(seat), { ...pile, y: pile.y + pile.h + 1.5 * rem, h: rem });
}

/**
 * The same for the left hand. @param {Layout} layout @returns {Layout}
 */
function mirrored(layout) {
  for (const rects of [layout.places, layout.texts]) {
    for (const rect of rects.values()) rect.x = layout.width - rect.x - rect.w;
  }
  return layout;
}
