/** The fingerprint of a deal, which binds the program to its part of it. */

import { html } from "../../vendor/lit-html.js";
import { icon } from "./icons.js";

/** @import {Text} from "./types.js" */

/**
 * So much of a commitment as can be read and compared at a glance.
 * @param {string} commitment hex
 */
export function shortened(commitment) {
  return `${commitment.slice(0, 6)}…${commitment.slice(-6)}`;
}

/**
 * A commitment, folded: it is there before the cards are dealt, for those who want it.
 * @param {Text} t
 * @param {string} commitment hex
 * @param {"panel-deal" | "result-deal"} [key] of what it is called
 */
export function fingerprint(t, commitment, key = "panel-deal") {
  return html`
    <details class="fold">
      <summary>
        ${icon("lock")}<span>${t(key, { commitment: shortened(commitment) })}</span>
      </summary>
      <p><code class="hash">${commitment}</code></p>
      <p class="note">${t("fair-check")}</p>
    </details>
  `;
}
