/** What came of a game, and how the match stands. */

import { html, nothing } from "../../vendor/lit-html.js";
import { button } from "./fields.js";
import { fingerprint } from "./fingerprint.js";

/** @import {Modals} from "./modal.js" */
/** @import {MatchTable, Text} from "./types.js" */

/** @typedef {"next" | "rematch" | "new" | "record" | "look"} ResultChoice */

/**
 * The result of a game.
 * @param {Modals} modals
 * @param {object} data
 * @param {string} data.title who won
 * @param {string[]} data.lines why, and what for
 * @param {MatchTable} data.match
 * @param {boolean} data.over whether the match is over, too
 * @param {string} [data.deal] the commitment to the deal of the next game; missing: it will be
 *   shown later
 * @returns {Promise<ResultChoice | null>}
 */
export function openResult(modals, { title, lines, match, over, deal }) {
  const { t } = modals;
  return modals.open({
    name: "result",
    title: () => title,
    body: (/** @type {(value: ResultChoice | null) => void} */ close) => html`
      ${lines.map((text) => html`<p>${text}</p>`)}
      ${match.target ? html`<h3>${t("match-table")}</h3>${table(t, match)}` : nothing}
      <div class="row">
        ${button(t("result-record"), () => close("record"), { shape: "download" })}
        ${button(t("result-look"), () => close("look"), { shape: "cards" })}
        ${button(t("result-new"), () => close("new"), { shape: "plus" })}
      </div>
      ${deal ? fingerprint(t, deal, "result-deal") : nothing}
    `,
    actions: (close) =>
      over
        ? button(t("result-rematch"), () => close("rematch"), { kind: "main" })
        : button(t("result-next"), () => close("next"), { kind: "main" }),
  });
}

/**
 * The match so far.
 * @param {Modals} modals
 * @param {{match: MatchTable, deal?: string | null}} data `deal`: the commitment of this game
 * @returns {Promise<null>}
 */
export function openMatch(modals, { match, deal = null }) {
  const { t } = modals;
  const { target } = match;
  return modals.open({
    name: "match",
    title: () => t("match-table"),
    reading: true,
    body: () => html`
      <p>${target ? t("match-target", { points: target }) : t("frame-single")}</p>
      ${match.games.length ? table(t, match) : html`<p>${t("match-first")}</p>`}
      ${deal
        ? html`
            <h3>${t("fair-commitment")}</h3>
            <p><code class="hash">${deal}</code></p>
            <p class="note">${t("fair-check")}</p>
          `
        : nothing}
    `,
  });
}

/**
 * @param {Text} t
 * @param {MatchTable} match
 */
function table(t, { names, games, totals }) {
  return html`
    <div class="wide" role="group" aria-label=${t("match-table")} tabindex="0">
      <table class="match">
        <thead>
          <tr>
            <th scope="col">${t("match-game")}</th>
            ${names.map((name) => html`<th scope="col" class="number">${name}</th>`)}
            <th scope="col">${t("match-how")}</th>
          </tr>
        </thead>
        <tbody>
          ${games.map(
            ({ points, how }, index) => html`
              <tr>
                <th scope="row">${index + 1}</th>
                ${points.map((value) => html`<td class="number">${value}</td>`)}
                <td>${how}</td>
              </tr>
            `,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${t("match-total")}</th>
            ${totals.map((value) => html`<td class="number">${value}</td>`)}
            <td></td>
          </tr>
        </tfoot>
      </table>
    </div>
  `;
}
