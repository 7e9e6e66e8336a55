/** The menu of the program, and the smaller one of the running game. */

import { html } from "../../vendor/lit-html.js";
import { icon } from "./icons.js";

/** @import {IconName} from "./icons.js" */
/** @import {Modals} from "./modal.js" */

/** @typedef {"resume" | "new" | "person" | "match" | "import" | "rules" | "settings" | "about"}
 *    MenuChoice */
/** @typedef {"moves" | "match" | "read" | "typed" | "record" | "copy" | "resign" | "rules"
 *    | "settings"} MoreChoice */

/** @type {readonly [MenuChoice, IconName][]} */
const MENU = [
  ["resume", "play"],
  ["new", "cards"],
  ["person", "people"],
  ["match", "table"],
  ["import", "upload"],
  ["rules", "book"],
  ["settings", "settings"],
  ["about", "info"],
];

/** @type {readonly [MoreChoice, IconName][]} */
const MORE = [
  ["moves", "list"],
  ["match", "table"],
  ["read", "ear"],
  ["typed", "keyboard"],
  ["record", "download"],
  ["copy", "cards"],
  ["rules", "book"],
  ["settings", "settings"],
  ["resign", "flag"],
];

/** What cannot be chosen where no game runs. */
const OF_A_GAME = new Set(["resume", "match", "moves", "read", "typed", "record", "copy", "resign"]);

/**
 * The menu.
 * @param {Modals} modals
 * @param {{running: boolean, saved?: string}} data `saved`: the game to be resumed, in words
 * @returns {Promise<MenuChoice | null>}
 */
export function openMenu(modals, { running, saved = "" }) {
  const { t } = modals;
  /** @param {MenuChoice} name */
  const label = (name) => (name === "match" ? t("match-table") : t(`menu-${name}`));
  return modals.open({
    name: "menu",
    title: () => t("game-name"),
    body: (close) => html`
      ${running && saved ? html`<p class="lead">${saved}</p>` : ""}
      ${list(MENU.filter(([name]) => running || !OF_A_GAME.has(name)), label, close)}
    `,
  });
}

/**
 * What else can be done in a game.
 * @param {Modals} modals
 * @param {{running: boolean}} data
 * @returns {Promise<MoreChoice | null>}
 */
export function openMore(modals, { running }) {
  const { t } = modals;
  /** @param {MoreChoice} name */
  const label = (name) => (name === "match" ? t("match-table") : t(`more-${name}`));
  return modals.open({
    name: "menu",
    title: () => t("tool-more"),
    body: (close) => list(MORE.filter(([name]) => running || !OF_A_GAME.has(name)), label, close),
  });
}

/**
 * @template {string} N
 * @param {readonly (readonly [N, IconName])[]} items
 * @param {(name: N) => string} label
 * @param {(name: N) => void} close
 */
function list(items, label, close) {
  return html`
    <ul class="menu">
      ${items.map(
        ([name, shape]) => html`
          <li>
            <button type="button" class="menu-item" data-choice=${name} @click=${() => close(name)}>
              ${icon(shape)}<span>${label(name)}</span>
            </button>
          </li>
        `,
      )}
    </ul>
  `;
}
