/** The field for moves that are typed. */

import { html } from "../../vendor/lit-html.js";
import { icon } from "./icons.js";

/** @import {Text} from "./types.js" */

/**
 * @param {Text} t
 * @param {string} error what is wrong with the last move, or nothing
 * @param {{send: (text: string) => void, close: () => void}} deps
 */
export function typedField(t, error, { send, close }) {
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const field = /** @type {HTMLInputElement} */ (form.querySelector("#typed-move"));
    const text = field.value.trim();
    if (text) send(text);
  };
  return html`
    <form class="typed" aria-label=${t("typed-label")} @submit=${submit}>
      <label for="typed-move">${t("typed-label")}</label>
      <input
        id="typed-move"
        class="field"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-invalid=${error ? "true" : "false"}
        aria-describedby="typed-error"
      />
      <button type="submit" class="tool">${t("typed-send")}</button>
      <button type="button" class="icon-button" aria-label=${t("typed-close")} @click=${close}>
        ${icon("close")}
      </button>
      <p id="typed-error" class="error">${error}</p>
    </form>
  `;
}
