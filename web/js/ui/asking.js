/** Short questions: yes or no, a record to read, the cut of a fair deal, whose hands hold it. */

import { html, nothing } from "../../vendor/lit-html.js";
import { textOf } from "../app/files.js";
import { utf8 } from "../model/bytes.js";
import { button } from "./fields.js";

/** @import {Modals} from "./modal.js" */

/** How long a cut may be, in bytes of UTF-8. */
export const CUT_BYTES = 64;

/**
 * Whether a text may be a seat's own part of the deal.
 * @param {string} text
 */
export function isCut(text) {
  return utf8(text).length <= CUT_BYTES;
}

/**
 * Ask whether to do something that cannot be taken back.
 * @param {Modals} modals
 * @param {{title: string, text: string, yes: string, no?: string, danger?: boolean}} data
 * @returns {Promise<boolean>}
 */
export async function openConfirm(modals, { title, text, yes, no, danger = false }) {
  const answer = await modals.open({
    name: "asking",
    title: () => title,
    body: () => html`<p>${text}</p>`,
    actions: (/** @type {(value: boolean | null) => void} */ close) => html`
      ${button(no ?? modals.t("cancel"), () => close(false))}
      ${button(yes, () => close(true), { kind: danger ? "danger" : "main" })}
    `,
  });
  return answer === true;
}

/**
 * Tell something that must be read.
 * @param {Modals} modals
 * @param {{title: string, text: string}} data
 * @returns {Promise<null>}
 */
export function openNotice(modals, { title, text }) {
  return modals.open({
    name: "asking",
    title: () => title,
    body: () => html`<p>${text}</p>`,
    actions: (close) => button(modals.t("ok"), () => close(null), { kind: "main" }),
  });
}

/**
 * The fair deal: the commitment is shown, then the person may cut the cards with any text.
 * @param {Modals} modals
 * @param {{commitment: string}} data hex
 * @returns {Promise<{cut: string | null} | null>} `cut` null: chance shall cut; null: no game
 */
export function openFairDeal(modals, { commitment }) {
  const { t } = modals;
  let cut = "";
  return modals.open({
    name: "fair-deal",
    title: () => t("fair-title"),
    body: (_close, refresh) => {
      /** @param {Event} event */
      const typed = (event) => {
        cut = /** @type {HTMLInputElement} */ (event.target).value;
        refresh();
      };
      return html`
        <p>${t("fair-what")}</p>
        <h3>${t("fair-commitment")}</h3>
        <p><code class="hash">${commitment}</code></p>
        <label class="stacked" for="cut">
          <span>${t("fair-cut")}</span>
          <input
            class="field"
            id="cut"
            autocomplete="off"
            .value=${cut}
            aria-invalid=${isCut(cut) ? "false" : "true"}
            aria-describedby="cut-note"
            @input=${typed}
          />
        </label>
        <p id="cut-note" class=${isCut(cut) ? "note" : "error"}>
          ${isCut(cut) ? t("fair-cut-note") : t("fair-cut-long")}
        </p>
        <p class="note">${t("fair-check")}</p>
      `;
    },
    actions: (/** @type {(value: {cut: string | null} | null) => void} */ close) => html`
      ${button(t("fair-skip"), () => close({ cut: null }))}
      ${button(t("fair-deal"), () => close({ cut: cut || null }), {
        kind: "main",
        off: !isCut(cut),
      })}
    `,
  });
}

/**
 * Ask for a game record in a file. It stays open until one is accepted.
 * @param {Modals} modals
 * @param {{read: (text: string) => string}} data `read` gives back what is wrong, or ""
 * @returns {Promise<string | null>} the text that was accepted
 */
export function openImport(modals, { read }) {
  const { t } = modals;
  let error = "";
  return modals.open({
    name: "asking",
    title: () => t("import-title"),
    body: (close, refresh) => {
      /** @param {Event} event */
      const chosen = async (event) => {
        const [file] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
        if (!file) return;
        const text = await textOf(file);
        error = text === null ? t("import-unreadable") : read(text);
        if (text !== null && !error) close(text);
        else refresh();
      };
      return html`
        <p>${t("import-what")}</p>
        <label class="stacked" for="record-file">
          <span>${t("import-file")}</span>
          <input
            type="file"
            class="field"
            id="record-file"
            aria-invalid=${error ? "true" : "false"}
            aria-describedby="record-error"
            @change=${chosen}
          />
        </label>
        <p id="record-error" class="error" role="alert">${error || nothing}</p>
      `;
    },
  });
}

/**
 * Hide the hands while a device changes hands.
 * @param {Modals} modals
 * @param {{name: string, news?: string[]}} data `news`: what the other player did
 * @returns {Promise<null>}
 */
export function openHandOver(modals, { name, news = [] }) {
  const { t } = modals;
  return modals.open({
    name: "hand-over",
    locked: true,
    title: () => t("hand-over-title", { player: name }),
    body: () => html`
      <p>${t("hand-over-text", { player: name })}</p>
      ${news.map((text) => html`<p class="note">${text}</p>`)}
    `,
    actions: (close) => button(t("hand-over-ready"), () => close(null), { kind: "main" }),
  });
}
