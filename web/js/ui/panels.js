/** The two panels beside the table: the moves in words, and how the match stands. */

import { html, nothing } from "../../vendor/lit-html.js";
import { shortened } from "./fingerprint.js";
import { icon } from "./icons.js";

/** @import {MatchLines, MoveLine, Run, Text} from "./types.js" */

/**
 * The turns as a list.
 * @param {MoveLine[]} moves
 */
export function movesList(moves) {
  return html`
    <ol class="moves">
      ${moves.map(
        ({ turn, text, current }) => html`
          <li aria-current=${current ? "step" : nothing}>
            <span class="number">${turn}</span><span>${text}</span>
          </li>
        `,
      )}
    </ol>
  `;
}

/**
 * The turns as a list that a glance takes in: the ranks, and where they went.
 * @param {Text} t
 * @param {MoveLine[]} moves
 */
function briefList(t, moves) {
  return html`
    <ol class="moves">
      ${moves.map(
        ({ turn, text, current, player, runs }) => html`
          <li aria-current=${current ? "step" : nothing} title=${text}>
            <span class="number">${turn}</span>
            <span class="hidden">${text}</span>
            <span aria-hidden="true">
              <span class="by">${player}</span> ${runs.length ? runs.map((one) => run(t, one)) : "–"}
            </span>
          </li>
        `,
      )}
    </ol>
  `;
}

/**
 * @param {Text} t
 * @param {Run} run
 */
function run(t, { to, cards }) {
  const kind = to.startsWith("c") ? "center" : "side";
  const drawn = cards.map(({ rank, payoff }) => {
    return html`<b class=${payoff ? "payoff" : nothing}>${rank}</b>`;
  });
  const where = html`<span class="to">${t(`moves-${kind}`, { stack: to.slice(1) })}</span>`;
  // The last card stays on one line with the place
  return html`
    <span class="run">
      ${drawn.slice(0, -1).map((card) => html`${card} `)}
      <span class="last">${drawn.at(-1)} ${where}</span>
    </span>
  `;
}

/**
 * @param {Text} t
 * @param {MoveLine[]} moves
 */
export function movesPanel(t, moves) {
  return html`
    <aside class="panel panel-moves" aria-labelledby="panel-moves-title">
      <h2 id="panel-moves-title">${t("panel-moves")}</h2>
      <div class="panel-scroll" role="group" aria-labelledby="panel-moves-title" tabindex="0">
        ${moves.length ? briefList(t, moves) : html`<p>${t("panel-no-moves")}</p>`}
      </div>
    </aside>
  `;
}

/**
 * @param {Text} t
 * @param {MatchLines | null} match
 * @param {() => void} openTable
 */
export function matchPanel(t, match, openTable) {
  return html`
    <aside class="panel panel-match" aria-labelledby="panel-match-title">
      <h2 id="panel-match-title">${t("panel-match")}</h2>
      ${(match?.lines ?? []).map((line) => html`<p>${line}</p>`)}
      ${match?.commitment ? deal(t, match.commitment) : nothing}
      <button type="button" class="tool" @click=${openTable}>
        ${icon("table")}<span>${t("match-table")}</span>
      </button>
    </aside>
  `;
}

/**
 * The commitment to the deal, shortened: the whole of it is in the match table.
 * @param {Text} t
 * @param {string} commitment
 */
function deal(t, commitment) {
  return html`
    <p class="deal" title=${commitment}>
      ${icon("lock")}<span>${t("panel-deal", { commitment: shortened(commitment) })}</span>
    </p>
  `;
}
