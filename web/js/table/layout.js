/**
 * Where everything lies on the table: pure geometry, no DOM.
 *
 * Cards stand in columns that the rows of a region share. In an upright window all is `stacked` in
 * one tall region. In a wide one the arrangement with the largest cards is taken: that, `split`
 * (opponents and center beside the own piles and the hand, for a phone on its side) or `aside`
 * (the center beside everything else, for a desktop). Sizes that hold text grow with the person's
 * text size (`rem`). Where even small cards do not fit, rows break and the table becomes taller
 * than its window, to be scrolled.
 */

/** @import {Place, Rules, Seat} from "../model/types.js" */

/** @typedef {{x: number, y: number, w: number, h: number}} Rect */

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
 * @property {number} width
 * @property {number} height of all the content; more than the window's if it must be scrolled
 * @property {boolean} scrolls
 * @property {{w: number, h: number}} card
 * @property {number} rem
 * @property {Map<Place, Rect>} places the lowest card of each place
 * @property {Map<Place, number>} room how far the cards of a side stack may spread downwards
 * @property {Map<string, Rect>} texts `name-<seat>`
 */

/** The height of a card by its width. */
export const RATIO = 1.4;
/** The strip of a covered card that shows its index, by the card's width. */
export const STRIP = 0.32;
/** The strip where there is plenty of room. */
const WIDE_STRIP = 0.4;
const SLIVERS = 0.1;
const GAP = 0.1;
/** Every side stack has room for the top four ranks and the slivers of older cards. */
const LEAST_FAN = 3 * STRIP + SLIVERS;
const MOST_FAN = 7 * WIDE_STRIP;
/** Below this (in rem) cards are too small to read, and rows break instead. */
const SMALLEST = 2.9;
/** Below this a table scrolls rather than shrink its cards further; it then has larger ones. */
const COMFORTABLE = 2.6;
const SCROLLED = 3.2;
const LARGEST = 9.5;
/** The space between two regions, in rem. */
const BETWEEN = 1.5;
/** How much larger the cards must be for another arrangement than the usual one. */
const BETTER = 1.1;
const SIZES = { small: 0.82, normal: 1, large: 1.2 };

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

/**
 * The layout of a table.
 * @param {LayoutInput} input
 * @returns {Layout}
 */
export function layoutTable(input) {
  if (input.mode) return arrange(input.mode, input);
  if (input.width < input.height) return arrange("stacked", input);
  let best = arrange("stacked", input);
  for (const mode of /** @type {const} */ (["aside", "split"])) {
    const other = arrange(mode, input);
    if (worth(other, input) > BETTER * worth(best, input)) best = other;
  }
  return best;
}

/**
 * How good a layout is: the size of its cards. Nobody likes to scroll, or to guess at small cards;
 * a person who wants them large has chosen.
 * @param {Layout} layout
 * @param {LayoutInput} input
 */
function worth({ card, rem, scrolls }, { size }) {
  if (size !== "large" && card.w < COMFORTABLE * rem) return 0.4 * card.w;
  return scrolls && size !== "large" ? 0.6 * card.w : card.w;
}

/**
 * @param {Mode} mode
 * @param {LayoutInput} input
 * @returns {Layout}
 */
function arrange(mode, input) {
  const rem = input.rem ?? 16;
  const pad = Math.round((input.width < 22 * rem ? 0.25 : 0.375) * rem);
  const least = mode === "stacked" ? 0 : BETWEEN * rem;
  const regions = regionsOf(mode, input, input.width - 2 * pad, rem);
  const free = input.width - 2 * pad - least * (regions.length - 1);
  const w = cardWidth(regions, free, input, rem, pad);
  const widths = regions.map(({ columns }) => span(columns) * w);
  const used = widths.reduce((sum, width) => sum + width, least * (regions.length - 1));
  const between = least + Math.min((input.width - used) / 4, least);
  const layout = emptyLayout(mode, input, rem, w);
  let left = (input.width - used - (between - least) * (regions.length - 1)) / 2;
  const lefts = widths.map((width) => {
    left += width + between;
    return left - width - between;
  });
  placeRegions(layout, regions, lefts, widths, pad, input.height - 2 * pad);
  layout.height = Math.max(input.height, layout.height + pad);
  layout.scrolls = layout.height > input.height + 1;
  return input.mirror ? mirrored(layout) : layout;
}

/**
 * The rows of each region of an arrangement.
 * @param {Mode} mode
 * @param {LayoutInput} input
 * @param {number} width
 * @param {number} rem
 * @returns {Region[]}
 */
function regionsOf(mode, input, width, rem) {
  const columns = columnsFor(mode === "split" ? width / 2 : width, input.rules, rem);
  const { far, near } = pileRows(input, columns, rem);
  if (mode === "aside") {
    const narrow = Math.ceil((1 + input.rules.center_stacks) / 4);
    const center = { rows: centerRows(input, narrow, rem), columns: narrow, middle: true };
    return [{ rows: [...far, ...near], columns }, center];
  }
  const middle = centerRows(input, columns, rem);
  if (mode === "stacked") return [{ rows: [...far, ...middle, ...near], columns }];
  const level = textRow("", 1.4 * rem); // as high as the name: both regions begin at one line
  return [{ rows: [...far, ...middle], columns }, { rows: [level, ...near], columns }];
}

/**
 * @param {Mode} mode
 * @param {LayoutInput} input
 * @param {number} rem
 * @param {number} w
 * @returns {Layout}
 */
function emptyLayout(mode, input, rem, w) {
  const card = { w, h: Math.floor(w * RATIO) };
  const [places, room, texts] = [new Map(), new Map(), new Map()];
  return { mode, width: input.width, height: 0, scrolls: false, card, rem, places, room, texts };
}

/**
 * As many columns as the longest row wants, or as still hold cards that can be read.
 * @param {number} width
 * @param {LayoutInput["rules"]} rules
 * @param {number} rem
 */
function columnsFor(width, rules, rem) {
  let columns = Math.max(5, 1 + rules.side_stacks, rules.hand_size);
  while (columns > 2 && width / span(columns) < SMALLEST * rem) columns -= 1;
  return columns;
}

/** The width of columns, in widths of a card. @param {number} columns */
function span(columns) {
  return columns + GAP * (columns - 1);
}

/**
 * @param {Region[]} regions
 * @param {number} free the width there is
 * @param {LayoutInput} input
 * @param {number} rem
 * @param {number} pad
 */
function cardWidth(regions, free, input, rem, pad) {
  const byWidth = free / regions.reduce((sum, { columns }) => sum + span(columns), 0);
  const heights = regions.map(({ rows }) => {
    return (input.height - 2 * pad - fixedHeight(rows, rem)) / weight(rows);
  });
  const factor = SIZES[input.size ?? "normal"];
  const fitting = Math.min(...heights);
  // Rather scroll than shrink below what can be read
  const wanted = fitting < COMFORTABLE * rem ? SCROLLED * rem : fitting;
  const byHeight = wanted * Math.max(1, factor);
  const largest = LARGEST * rem;
  return Math.floor(Math.min(byWidth, byHeight, largest) * Math.min(1, factor));
}

/** The height of rows that comes from cards, in widths of a card. @param {Row[]} rows */
function weight(rows) {
  const cards = rows.filter((row) => row.places.length > 0);
  return cards.reduce((sum, row) => sum + RATIO + (row.fan ? LEAST_FAN : 0), 0);
}

/** The rest of their height. @param {Row[]} rows @param {number} rem */
function fixedHeight(rows, rem) {
  const gaps = (rows.length - 1) * rowGap(rem);
  return gaps + rows.reduce((sum, row) => sum + row.height + row.after, 0);
}

/** @param {number} rem */
function rowGap(rem) {
  return 0.4 * rem;
}

/**
 * The piles of the opponents; the own piles and the hand.
 * @param {LayoutInput} input
 * @param {number} columns
 * @param {number} rem
 * @returns {{far: Row[], near: Row[]}}
 */
function pileRows(input, columns, rem) {
  const { rules, bottom } = input;
  /** @type {Row[]} */
  const far = [];
  for (let step = 1; step < rules.players; step += 1) {
    const seat = (bottom + step) % rules.players;
    far.push(textRow(`name-${seat}`, 1.4 * rem), ...cardRows(pilesOf(seat, rules), columns, true));
  }
  const hand = cardRows(range(rules.hand_size, (k) => `h${bottom}-${k}`), columns, false);
  return { far, near: [...cardRows(pilesOf(bottom, rules), columns, true), ...hand] };
}

/**
 * @param {LayoutInput} input
 * @param {number} columns
 * @param {number} rem
 * @returns {Row[]}
 */
function centerRows({ rules }, columns, rem) {
  const places = ["stock", ...range(rules.center_stacks, (k) => `c${k}`)];
  return cardRows(places, columns, false, 1.55 * rem);
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

/**
 * How the room that is left over in a region is shared out: below the labels first, so that they
 * are not taken for those of the row below, then to the fans, then between the rows of cards.
 * @param {Row[]} rows
 * @param {Layout} layout
 * @param {number} free the height there is
 * @param {number} most the widest gap, by the card's width
 */
function shares(rows, { card, rem }, free, most) {
  const fans = rows.filter((row) => row.fan).length;
  const labels = rows.filter((row) => row.after > 0).length;
  const tight = fixedHeight(rows, rem) + weight(rows) * card.w;
  const air = labels > 0 ? Math.min(0.5 * rem, Math.max(0, free - tight) / 5 / labels) : 0;
  const extra = Math.max(0, free - tight - labels * air);
  const fan = Math.min(MOST_FAN * card.w, LEAST_FAN * card.w + (0.85 * extra) / Math.max(1, fans));
  const rest = extra - fans * (fan - LEAST_FAN * card.w);
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
  const { card, rem } = layout;
  let y = top;
  let bottom = top;
  for (const row of rows) {
    if (row.text) layout.texts.set(row.text, { x: left, y, w: used, h: row.height });
    row.places.forEach((place, column) => {
      const x = Math.round(left + column * (1 + GAP) * card.w);
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
 * The same for the left hand. @param {Layout} layout @returns {Layout}
 */
function mirrored(layout) {
  for (const rects of [layout.places, layout.texts]) {
    for (const rect of rects.values()) rect.x = layout.width - rect.x - rect.w;
  }
  return layout;
}

/**
 * How the cards of a stack spread: the offset of each from the lowest, and how many of the lowest
 * are mere slivers. The top four always show their ranks.
 * @param {number} n the cards
 * @param {number} room for the spread, in pixels
 * @param {number} w the width of a card
 * @returns {{offsets: number[], slivers: number}}
 */
export function fan(n, room, w) {
  const least = STRIP * w;
  const steps = Math.max(0, n - 1);
  if (steps * least <= room) {
    const step = steps > 0 ? Math.min(WIDE_STRIP * w, room / steps) : 0;
    return { offsets: offsets(0, 0, steps, step), slivers: 0 };
  }
  const readable = Math.max(1, Math.floor((room + 1 - SLIVERS * w) / least));
  const slivers = steps - readable;
  const sliver = Math.min(3, Math.max(0, room - readable * least) / slivers);
  return { offsets: offsets(slivers, sliver, readable, least), slivers };
}

/**
 * @param {number} slivers
 * @param {number} sliver
 * @param {number} readable
 * @param {number} step
 */
function offsets(slivers, sliver, readable, step) {
  return Array.from({ length: slivers + readable + 1 }, (_, index) => {
    const thin = Math.min(index, slivers);
    return Math.round(thin * sliver + (index - thin) * step);
  });
}
