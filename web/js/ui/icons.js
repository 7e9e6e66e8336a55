/** Line icons on a 24 x 24 grid, and the four suits as shapes: no font draws them. */

import { html } from "../../vendor/lit-html.js";

/** @import {TemplateResult} from "../../vendor/lit-html.js" */

/** @typedef {keyof typeof PATHS} IconName */

const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  undo: "M8.5 5L4 9.5 8.5 14M4 9.5h10a5.25 5.25 0 0 1 0 10.5h-3.5",
  hint: "M9.5 17.5h5M10.5 20.5h3M9 14.5a6 6 0 1 1 6 0c-.5.6-.5 1.2-.5 3h-5c0-1.8 0-2.4-.5-3z",
  last: "M5 4.5v4.5h4.5M5.5 9a7.5 7.5 0 1 1-1 5M12 8v4.5l3 2",
  speed: "M4 6l7 6-7 6zM13 6l7 6-7 6z",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  settings: "M4 7h8M16 7h4M4 17h4M12 17h8M14 4.8v4.4M10 14.8v4.4",
  help: "M9 9.2a3 3 0 1 1 4.2 2.8c-.8.4-1.2.9-1.2 2M12 17.5h.01",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  check: "M5 12.5l4.5 4.5L19 7.5",
  download: "M12 4v11M7.5 10.5L12 15l4.5-4.5M5 19.5h14",
  upload: "M12 15V4M7.5 8.5L12 4l4.5 4.5M5 19.5h14",
  play: "M8 5.5l10 6.5-10 6.5z",
  people: "M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.5 19a5.5 5.5 0 0 1 11 0M15.5 5.3a3 3 0 0 1 0 5.5"
    + "M17 13.9a5.5 5.5 0 0 1 3.5 5.1",
  cards: "M7 7.5h9v12.5H7zM10 4h9.5v12.5",
  book: "M12 6.5C10 5 7 4.7 4 5v13c3-.3 6 0 8 1.5 2-1.5 5-1.8 8-1.5V5c-3-.3-6 0-8 1.5zM12 6.5v13",
  info: "M12 11v6M12 7.5h.01M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
  flag: "M6 21V4M6 5h11l-2 4 2 4H6",
  list: "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01",
  table: "M4 5.5h16v13H4zM4 10h16M12 5.5v13",
  keyboard: "M3 7h18v10.5H3zM6.5 10.5h.01M10 10.5h.01M13.7 10.5h.01M17.2 10.5h.01M8 14.2h8",
  ear: "M4 10v4h3.5L12 18V6L7.5 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.7 7.7 0 0 1 0 11",
  plus: "M12 6v12M6 12h12",
  minus: "M6 12h12",
  next: "M9 5.5l6.5 6.5L9 18.5",
  previous: "M15 5.5L8.5 12l6.5 6.5",
  first: "M7 5.5v13M18 5.5L11.5 12l6.5 6.5",
  final: "M17 5.5v13M6 5.5l6.5 6.5L6 18.5",
  crown: "M4 18.5h16M4.5 15.5L3.5 7l5 4L12 5l3.5 6 5-4-1 8.5z",
};

/**
 * An icon, decorative: the text beside it or the label of its button says the same.
 * @param {IconName} name
 * @returns {TemplateResult}
 */
export function icon(name) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}

/** By suit: clubs, diamonds, hearts, spades. */
const SUITS = [
  "M12 3a4 4 0 0 1 3.3 6.3A4.2 4.2 0 1 1 13 16.3c.2 1.8.8 3.2 2 4.7H9c1.2-1.5 1.8-2.9 2-4.7"
    + "a4.2 4.2 0 1 1-2.3-7A4 4 0 0 1 12 3z",
  "M12 2.5L19 12l-7 9.5L5 12z",
  "M12 21C6.5 16.5 3 13 3 8.8 3 6 5 4 7.5 4 9.4 4 11 5 12 6.8 13 5 14.6 4 16.5 4 19 4 21 6 21 8.8"
    + " 21 13 17.5 16.5 12 21z",
  "M12 3c3.5 4 8 6.8 8 11a4 4 0 0 1-7 2.7c.2 1.8.8 2.9 2 4.3H9c1.2-1.4 1.8-2.5 2-4.3A4 4 0 0 1 4 14"
    + "c0-4.2 4.5-7 8-11z",
];

/**
 * A suit as a filled shape, decorative.
 * @param {number} suit 0 clubs, 1 diamonds, 2 hearts, 3 spades
 * @returns {TemplateResult}
 */
export function suitIcon(suit) {
  return html`<svg class="suit" viewBox="0 0 24 24" aria-hidden="true"><path d=${SUITS[suit]} /></svg>`;
}
