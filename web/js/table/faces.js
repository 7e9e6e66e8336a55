/**
 * The faces of the cards, drawn by ourselves: every glyph is a path, so that cards look the same
 * on every machine. One rank as large as the card allows, suits secondary, Kings on gold.
 *
 * All glyphs are single lines on a grid 100 high; their weight is the width of the stroke.
 */
import { KING, rank as rankOf, suit as suitOf } from "../model/cards.js";

/** @import {Face} from "../model/types.js" */

const SVG = "http://www.w3.org/2000/svg";

/** Width and lines of each glyph. @type {Record<string, [number, string]>} */
const GLYPHS = {
  0: [62, "M31 9C16 9 9 23 9 50S16 91 31 91 53 77 53 50 46 9 31 9Z"],
  1: [42, "M9 28 30 11V91"],
  2: [64, "M10 32C10 17 20 9 32 9 46 9 55 18 55 31 55 42 49 50 41 58L11 90H57"],
  3: [64, "M10 24C14 14 22 9 32 9 45 9 53 17 53 28 53 40 45 47 33 47H27M33 47C47 47 56 55 56 68"
    + " 56 82 46 91 31 91 19 91 11 85 8 74"],
  4: [68, "M47 91V9L9 69H62"],
  5: [64, "M53 9H17L13 48C19 42 26 39 33 39 47 39 56 49 56 64 56 81 46 91 30 91 19 91 11 86 8 77"],
  6: [66, "M45 9C26 24 9 42 9 65A24 26 0 1 0 57 65 24 25 0 0 0 10 58"],
  7: [62, "M7 9H55L24 91"],
  8: [66, "M33 48A19 19.5 0 1 1 33 9 19 19.5 0 1 1 33 48 24 21.5 0 1 0 33 91 24 21.5 0 1 0 33 48Z"],
  9: [66, "M21 91C40 76 57 58 57 35A24 26 0 1 0 9 35 24 25 0 0 0 56 42"],
  A: [72, "M7 91 36 9 65 91M17 65H55"],
  B: [64, "M12 47V9H33C46 9 53 17 53 28S46 47 33 47H12V91H35C48 91 56 82 56 69S48 47 35 47"],
  D: [68, "M12 9H28C49 9 59 26 59 50S49 91 28 91H12Z"],
  F: [58, "M12 91V9H54M12 50H46"],
  J: [58, "M47 9V64C47 82 40 91 27 91 16 91 9 85 7 73"],
  K: [68, "M12 9V91M58 9 13 58M31 41 61 91"],
  Q: [76, "M37 9C18 9 9 25 9 50S18 91 37 91 65 75 65 50 56 9 37 9ZM45 70 68 95"],
  R: [66, "M12 91V9H34C49 9 57 18 57 31S49 53 34 53H12M36 54 60 91"],
  T: [64, "M6 9H58M32 9V91"],
  V: [70, "M7 9 35 90 63 9"],
  Д: [76, "M9 97V79H67V97M18 79C26 62 28 40 28 9H58V79"],
};

/** Letters that look the same. @type {Record<string, string>} */
const ALIKE = { А: "A", В: "B", К: "K", Т: "T" };

/** The suits on a grid of 100: clubs, diamonds, hearts, spades. */
const SUITS = [
  "M50 4a22 22 0 0 1 19 33 22 22 0 1 1-14 30c1 12 5 20 13 29H32c8-9 12-17 13-29A22 22 0 1 1 31 37"
    + " 22 22 0 0 1 50 4Z",
  "M50 2C60 20 71 36 86 50 71 64 60 80 50 98 40 80 29 64 14 50 29 36 40 20 50 2Z",
  "M50 95C36 76 6 58 6 32 6 17 17 7 29 7c9 0 17 6 21 16C54 13 62 7 71 7c12 0 23 10 23 25"
    + " 0 26-30 44-44 63Z",
  "M50 4c12 20 43 35 43 59 0 14-9 22-20 22-8 0-14-4-18-10 1 9 5 15 13 21H32c8-6 12-12 13-21"
    + "-4 6-10 10-18 10C16 85 7 77 7 63 7 39 38 24 50 4Z",
];

const CROWN = "M8 30 29 52 50 16 71 52 92 30 83 84H17Z";

/** Backs by name, on a card of 100 by 140. @type {Record<string, string>} */
const BACKS = {
  diamond: "M50 28 78 70 50 112 22 70ZM50 46 66 70 50 94 34 70Z",
  lattice: "M10 30 90 110M10 70 70 130M30 10 90 70M10 110 30 130M70 10 90 30M90 30 10 110"
    + "M90 70 30 130M70 10 10 70M90 110 70 130M30 10 10 30",
  waves: [26, 48, 70, 92, 114].map((y) => `M12 ${y}q9.5-13 19 0t19 0 19 0 19 0`).join(""),
  plain: "M22 22H78V118H22Z",
};

export const BACK_NAMES = Object.freeze(Object.keys(BACKS));

/** A shorter card lacks the lowest part; the style sheet moves the rank up. */
const SHORTER = { preserveAspectRatio: "xMidYMin slice" };

/** The letters of the Ace, Jack, Queen and King if nobody says otherwise. */
const LETTERS = ["A", "J", "Q", "K"];

/**
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | number>} attributes
 * @param {Element[]} [children]
 * @returns {SVGElementTagNameMap[Name]}
 */
export function svg(name, attributes, children = []) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/**
 * The drawings that all cards share; put it into the page once.
 * @returns {SVGSVGElement}
 */
export function faceDefs() {
  const symbols = [
    ...Object.entries(GLYPHS).map(([name, [width, d]]) => {
      return symbol(`card-glyph-${name}`, `0 0 ${width} 100`, d);
    }),
    ...SUITS.map((d, index) => symbol(`card-suit-${index}`, "0 0 100 100", d)),
    symbol("card-crown", "0 0 100 100", CROWN),
    ...Object.entries(BACKS).map(([name, d]) => symbol(`card-back-${name}`, "0 0 100 140", d)),
  ];
  return svg("svg", { class: "face-defs", width: 0, height: 0, "aria-hidden": "true" }, symbols);
}

/** @param {string} id @param {string} viewBox @param {string} d */
function symbol(id, viewBox, d) {
  return svg("symbol", { id, viewBox, overflow: "visible" }, [svg("path", { d })]);
}

/**
 * The glyphs of a rank, left to right.
 * @param {number} rank
 * @param {readonly string[]} [letters] of the Ace, Jack, Queen and King
 * @returns {string[]}
 */
export function glyphsOf(rank, letters = LETTERS) {
  if (rank > 0 && rank < 10) return [...String(rank + 1)];
  const index = rank === 0 ? 0 : rank - 9;
  const letter = letters[index].toUpperCase();
  const glyph = ALIKE[letter] ?? letter;
  return [glyph in GLYPHS ? glyph : LETTERS[index]];
}

/**
 * @typedef {object} FaceStyle
 * @property {readonly string[]} [letters]
 * @property {number | null} [stands] the rank that a King stands for
 */

/**
 * The drawing of a face. Its colours come from the style sheet.
 * @param {Face} face
 * @param {FaceStyle} [style]
 * @returns {SVGSVGElement}
 */
export function drawFace(face, { letters, stands = null } = {}) {
  const rank = rankOf(face);
  const suit = suitOf(face);
  const index = rankAt(glyphsOf(rank, letters), 6, 5, 25, 40, "index");
  const pip = { class: "pip", x: index.end + 4, y: 5.5, width: 24, height: 24 };
  const corner = [...index.parts, svg("use", { href: `#card-suit-${suit}`, ...pip })];
  /** @type {SVGElement[]} */
  const parts = [svg("g", { class: "corner" }, corner)];
  const crown = { class: "crown", x: 69, y: 4, width: 26, height: 26 };
  if (rank === KING) parts.push(svg("use", { href: "#card-crown", ...crown }));
  const middle = stands === null ? big(rank, letters) : standing(stands, letters);
  parts.push(svg("g", { class: "middle" }, middle));
  return svg("svg", { class: `face suit-${suit}`, viewBox: "0 0 100 140", ...SHORTER }, parts);
}

/** @param {number} rank @param {readonly string[]} [letters] */
function big(rank, letters) {
  return centered(glyphsOf(rank, letters), 50, 43, 88, 88, "big");
}

/**
 * What a King stands for: an equals sign and the rank; its own index stays as it is.
 * @param {number} rank
 * @param {readonly string[]} [letters]
 */
function standing(rank, letters) {
  const sign = svg("path", { d: "M8 79H27M8 93H27", class: "equals" });
  return [sign, ...centered(glyphsOf(rank, letters), 63, 47, 78, 64, "big")];
}

/**
 * @param {string[]} glyphs
 * @param {number} middle
 * @param {number} y
 * @param {number} height
 * @param {number} most the width there is
 * @param {string} kind
 */
function centered(glyphs, middle, y, height, most, kind) {
  const { width } = rankAt(glyphs, 0, y, height, most, kind);
  return rankAt(glyphs, middle - width / 2, y, height, most, kind).parts;
}

/**
 * @param {string[]} glyphs
 * @param {number} x
 * @param {number} y
 * @param {number} height
 * @param {number} most the width there is: glyphs that need more become narrower
 * @param {string} kind
 */
function rankAt(glyphs, x, y, height, most, kind) {
  const natural = glyphs.reduce((sum, glyph) => sum + GLYPHS[glyph][0], 0) * (height / 100);
  const squeeze = Math.min(1, most / natural);
  let end = x;
  const parts = glyphs.map((glyph) => {
    const width = GLYPHS[glyph][0] * (height / 100) * squeeze;
    const box = { x: end, y: y + (height * (1 - squeeze)) / 2, width, height: height * squeeze };
    end += width;
    return svg("use", { href: `#card-glyph-${glyph}`, class: `rank ${kind}`, ...box });
  });
  return { parts, end, width: end - x };
}

/**
 * The drawing of a back.
 * @param {string} name one of `BACK_NAMES`
 * @returns {SVGSVGElement}
 */
export function drawBack(name) {
  const back = name in BACKS ? name : BACK_NAMES[0];
  return svg("svg", { class: "back", viewBox: "0 0 100 140", preserveAspectRatio: "none" }, [
    svg("rect", { class: "back-ground", x: 7, y: 7, width: 86, height: 126, rx: 5 }),
    svg("use", { href: `#card-back-${back}`, class: "back-lines", width: 100, height: 140 }),
  ]);
}
