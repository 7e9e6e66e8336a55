/** Dialogs to be read: rules and help, moves, a stack, any text. */

import { html, nothing } from "../../vendor/lit-html.js";
import { rank, suit } from "../model/cards.js";
import { rankLetter } from "../text/i18n.js";
import { cardName, explainRules } from "../text/words.js";
import { button } from "./fields.js";
import { suitIcon } from "./icons.js";
import { movesList } from "./panels.js";

/** @import {Face, Rules} from "../model/types.js" */
/** @import {Modals} from "./modal.js" */
/** @import {MoveLine, Text} from "./types.js" */

/** The game in twenty seconds. */
const SHORT = [
  "help-short-aim",
  "help-short-center",
  "help-short-play",
  "help-short-discard",
  "help-short-draw",
];

/** Keys of the keyboard, and the text that says what they do. */
const KEYS = /** @type {const} */ ([
  ["← ↑ → ↓", "help-key-arrows"],
  ["Enter", "help-key-enter"],
  ["Esc", "help-key-escape"],
  ["1 – 5", "help-key-hand"],
  ["P", "help-key-payoff"],
  ["Q W E R", "help-key-side"],
  ["A S D", "help-key-center"],
  ["H", "help-key-hint"],
  ["U", "help-key-undo"],
  ["T", "help-key-read"],
  ["I", "help-key-inspect"],
  ["M", "help-key-moves"],
  ["?", "help-key-help"],
]);

const TAPS = [
  "help-tap-play",
  "help-tap-choose",
  "help-tap-twice",
  "help-tap-discard",
  "help-tap-drag",
  "help-tap-hold",
];

/**
 * Titled parts of a text.
 * @param {{title: string, paragraphs: string[]}[]} parts
 */
export function sections(parts) {
  return parts.map(
    ({ title, paragraphs }) => html`
      <h3>${title}</h3>
      ${paragraphs.map((text) => html`<p>${text}</p>`)}
    `,
  );
}

/**
 * The game in twenty seconds, for those who have never seen it.
 * @param {Modals} modals
 * @returns {Promise<null>}
 */
export function openShort(modals) {
  const { t } = modals;
  return modals.open({
    name: "reading",
    title: () => t("new-how"),
    reading: true,
    body: () => points(t, [...SHORT, TAPS[0]]),
    actions: (close) => button(t("ok"), () => close(null), { kind: "main" }),
  });
}

/**
 * @param {Text} t
 * @param {readonly string[]} keys
 */
function points(t, keys) {
  return html`
    <ul class="bullets">
      ${keys.map((key) => html`<li>${t(key)}</li>`)}
    </ul>
  `;
}

/**
 * How to play: with taps and keys, and the rules of this game in words.
 * @param {Modals} modals
 * @param {{rules: Rules}} data
 * @returns {Promise<null>}
 */
export function openHelp(modals, { rules }) {
  const { t } = modals;
  return modals.open({
    name: "reading",
    title: () => t("help-title"),
    reading: true,
    body: () => html`
      <h3>${t("help-short")}</h3>
      ${points(t, SHORT)}
      <h3>${t("help-taps")}</h3>
      ${points(t, TAPS)} ${sections(explainRules(rules))}
      <h3>${t("help-keys")}</h3>
      <dl class="keys">
        ${KEYS.map(
          ([keys, text]) => html`
            <div><dt><kbd>${keys}</kbd></dt><dd>${t(text)}</dd></div>
          `,
        )}
      </dl>
      <h3>${t("typed-label")}</h3>
      <p>${t("help-notation")}</p>
    `,
  });
}

/**
 * All moves of the game in words, the latest first.
 * @param {Modals} modals
 * @param {{moves: MoveLine[]}} data
 * @returns {Promise<null>}
 */
export function openMoves(modals, { moves }) {
  const { t } = modals;
  return modals.open({
    name: "reading",
    title: () => t("panel-moves"),
    reading: true,
    body: () => {
      if (!moves.length) return html`<p>${t("panel-no-moves")}</p>`;
      return movesList([...moves].reverse()); // the latest first: it is what one wants to know
    },
  });
}

/**
 * Any text.
 * @param {Modals} modals
 * @param {{title: string, paragraphs: string[]}} data
 * @returns {Promise<null>}
 */
export function openText(modals, { title, paragraphs }) {
  return modals.open({
    name: "reading",
    title: () => title,
    reading: true,
    body: () => paragraphs.map((text) => html`<p>${text}</p>`),
  });
}

/**
 * All cards of a stack, the top one first.
 * @param {Modals} modals
 * @param {object} data
 * @param {string} data.title
 * @param {Face[]} data.cards bottom first
 * @param {"local" | "english"} [data.letters]
 * @returns {Promise<null>}
 */
export function openStack(modals, { title, cards, letters = "local" }) {
  const { t } = modals;
  const top = cards.length - 1;
  return modals.open({
    name: "stack",
    title: () => title,
    reading: true,
    body: () =>
      cards.length === 0
        ? html`<p>${t("stack-empty")}</p>`
        : html`
            <ol class="stack">
              ${[...cards].reverse().map((face, index) => card(face, letters, index === 0 && top > 0))}
            </ol>
            ${top > 0 ? html`<p class="note">${t("stack-order")}</p>` : nothing}
          `,
  });
}

/**
 * @param {Face} face
 * @param {"local" | "english"} letters
 * @param {boolean} isTop
 */
function card(face, letters, isTop) {
  const kind = rank(face);
  return html`
    <li
      class="small-card"
      data-suit=${"cdhs"[suit(face)]}
      data-king=${kind === 12 ? "" : nothing}
      data-top=${isTop ? "" : nothing}
    >
      <span aria-hidden="true">${rankLetter(kind, letters)}${suitIcon(suit(face))}</span>
      <span class="hidden">${cardName(face)}</span>
    </li>
  `;
}
