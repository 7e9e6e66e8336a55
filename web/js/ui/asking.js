/** Short questions: yes or no, a record to read, the cut of a fair deal, whose hands hold it. */

import { html, nothing } from "../../vendor/lit-html.js";
import { utf8 } from "../model/bytes.js";
import { button, toggle } from "./fields.js";
import { textOf } from "./files.js";
import { icon } from "./icons.js";

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

/** The texts with which people cut the cards, by seat. @typedef {Record<number, string>} Cuts */

/**
 * The fair deal: the commitment is shown, then every person may cut the cards with any text.
 * @param {Modals} modals
 * @param {object} data
 * @param {string} data.commitment hex
 * @param {readonly {seat: number, name: string}[]} data.people who may cut
 * @param {(asks: boolean) => void} data.onAsks whether to ask before every deal
 * @returns {Promise<{cuts: Cuts} | null>} null: no game
 */
export function openFairDeal(modals, { commitment, people, onAsks }) {
  const { t } = modals;
  /** @type {Cuts} */
  const cuts = {};
  const fit = () => Object.values(cuts).every(isCut);
  let asks = true;
  return modals.open({
    name: "fair-deal",
    title: () => t("fair-title"),
    focus: ".button-main",
    body: (_close, refresh) => {
      /** @param {number} seat */
      const typed = (seat) => (/** @type {string} */ text) => {
        cuts[seat] = text;
        refresh();
      };
      /** @param {boolean} value */
      const asked = (value) => onAsks((asks = value));
      return html`
        <p>${t("fair-what")}</p>
        <h3>${t("fair-commitment")}</h3>
        <p><code class="hash">${commitment}</code></p>
        ${people.map(({ seat, name }) => {
          const label = people.length > 1 ? t("fair-cut-of", { player: name }) : t("fair-cut");
          const id = people.length > 1 ? `cut-${seat}` : "cut";
          return cutField(id, label, cuts[seat] ?? "", typed(seat));
        })}
        <p id="cut-note" class=${fit() ? "note" : "error"}>
          ${fit() ? t("fair-cut-note") : t("fair-cut-long")}
        </p>
        ${toggle({ id: "cut-asks", label: t("setting-askDeal"), value: asks, onChange: asked })}
      `;
    },
    actions: (/** @type {(value: {cuts: Cuts} | null) => void} */ close) =>
      button(t("fair-deal"), () => close({ cuts }), {
        kind: "main",
        off: !fit(),
      }),
  });
}

/**
 * @param {string} id
 * @param {string} label
 * @param {string} text
 * @param {(text: string) => void} onInput
 */
function cutField(id, label, text, onInput) {
  return html`
    <label class="stacked" for=${id}>
      <span>${label}</span>
      <input
        class="field"
        id=${id}
        autocomplete="off"
        .value=${text}
        aria-invalid=${isCut(text) ? "false" : "true"}
        aria-describedby="cut-note"
        @input=${(/** @type {Event} */ event) => {
          onInput(/** @type {HTMLInputElement} */ (event.target).value);
        }}
      />
    </label>
  `;
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
        <label class="button button-main file" for="record-file">
          ${icon("upload")}<span>${t("import-file")}</span>
          <input
            type="file"
            class="hidden"
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
