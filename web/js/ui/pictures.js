/** Small pictures of the card backs and the tables, to choose from. */

import { html } from "../../vendor/lit-html.js";

/** What is drawn on a back, on a grid of 40 x 56. @type {Record<string, string>} */
const BACKS = {
  diamond: "M20 12l10 16-10 16-10-16z",
  lattice: "M6 16L18 6M6 28L32 6M6 40L34 16M8 50l26-22M22 50l12-10M6 40l12 10M6 28l26 22M6 16l28 24M8 6l26 22M22 6l12 10",
  waves: "M6 16q7-8 14 0t14 0M6 28q7-8 14 0t14 0M6 40q7-8 14 0t14 0",
  plain: "M10 10h20v36H10z",
};

/**
 * A card's back.
 * @param {string} name
 */
export function backPicture(name) {
  return html`
    <svg class="picture picture-back" viewBox="0 0 40 56" data-back=${name} aria-hidden="true">
      <rect class="edge" x="1" y="1" width="38" height="54" rx="5" />
      <rect class="ground" x="4.5" y="4.5" width="31" height="47" rx="3" />
      <path d=${BACKS[name] ?? ""} />
    </svg>
  `;
}

/**
 * A table with two cards on it. One that follows the theme has the felt of the other theme, too.
 * @param {string} name
 */
export function feltPicture(name) {
  return html`
    <svg class="picture picture-felt" viewBox="0 0 64 40" data-table=${name} aria-hidden="true">
      <rect class="ground" width="64" height="40" rx="5" />
      <rect class="other" width=${name === "auto" ? 32 : 0} height="40" rx="5" />
      <rect class="card" x="12" y="9" width="16" height="22" rx="2.5" />
      <rect class="can" x="36" y="9" width="16" height="22" rx="2.5" />
    </svg>
  `;
}
