/** Form controls: one way to draw each kind, labelled, at least 44 px high. */

import { html, nothing } from "../../vendor/lit-html.js";
import { LONGEST_NAME } from "../app/settings.js";
import { icon } from "./icons.js";

/** @import {Text} from "./types.js" */

/**
 * @typedef {object} Choice
 * @property {string} value
 * @property {string} label
 * @property {string} [note] one line more, in sight when it is chosen
 * @property {unknown} [picture]
 */

/**
 * One of several, all in sight.
 * @param {object} field
 * @param {string} field.name unique on the page
 * @param {string} field.legend
 * @param {readonly Choice[]} field.choices
 * @param {string} field.value
 * @param {(value: string) => void} field.onChange
 * @param {"chips" | "pictures"} [field.look]
 */
export function radios({ name, legend, choices, value, onChange, look = "chips" }) {
  const note = choices.find((choice) => choice.value === value)?.note;
  return html`
    <fieldset class="radios radios-${look}">
      <legend>${legend}</legend>
      ${choices.map((choice) => radio(name, choice, choice.value === value, onChange))}
      ${note ? html`<p class="note" id="${name}-note">${note}</p>` : nothing}
    </fieldset>
  `;
}

/**
 * @param {string} name
 * @param {Choice} choice
 * @param {boolean} chosen
 * @param {(value: string) => void} onChange
 */
function radio(name, { value, label, note, picture }, chosen, onChange) {
  const id = `${name}-${value}`;
  return html`
    <label class="radio" for=${id}>
      <input
        type="radio"
        id=${id}
        name=${name}
        value=${value}
        .checked=${chosen}
        aria-describedby=${note && chosen ? `${name}-note` : nothing}
        @change=${() => onChange(value)}
      />
      ${picture ?? nothing}
      <span class="radio-label">${label}</span>
    </label>
  `;
}

/**
 * One of many, in a list that opens.
 * @param {object} field
 * @param {string} field.id
 * @param {string} field.label
 * @param {readonly Choice[]} field.choices
 * @param {string} field.value
 * @param {(value: string) => void} field.onChange
 */
export function select({ id, label, choices, value, onChange }) {
  /** @param {Event} event */
  const changed = (event) => onChange(/** @type {HTMLSelectElement} */ (event.target).value);
  return html`
    <div class="line">
      <label for=${id}>${label}</label>
      <select class="field" id=${id} @change=${changed}>
        ${choices.map(
          (choice) => html`
            <option value=${choice.value} .selected=${choice.value === value}>
              ${choice.label}
            </option>
          `,
        )}
      </select>
    </div>
  `;
}

/**
 * On or off.
 * @param {object} field
 * @param {string} field.id
 * @param {string} field.label
 * @param {string} [field.note]
 * @param {boolean} field.value
 * @param {(value: boolean) => void} field.onChange
 */
export function toggle({ id, label, note, value, onChange }) {
  /** @param {Event} event */
  const changed = (event) => onChange(/** @type {HTMLInputElement} */ (event.target).checked);
  return html`
    <div class="line">
      <label for=${id}>
        ${label} ${note ? html`<span class="note" id="${id}-note">${note}</span>` : nothing}
      </label>
      <input
        type="checkbox"
        role="switch"
        class="switch"
        id=${id}
        .checked=${value}
        aria-describedby=${note ? `${id}-note` : nothing}
        @change=${changed}
      />
    </div>
  `;
}

/**
 * A number with buttons for one more and one less.
 * @param {Text} t
 * @param {object} field
 * @param {string} field.id
 * @param {string} field.label
 * @param {number} field.value
 * @param {number} field.min
 * @param {number} field.max
 * @param {boolean} [field.invalid]
 * @param {(value: number) => void} field.onChange NaN for what is no number
 */
export function stepper(t, { id, label, value, min, max, invalid = false, onChange }) {
  /** @param {Event} event */
  const changed = (event) => {
    onChange(/** @type {HTMLInputElement} */ (event.target).valueAsNumber);
  };
  /** @param {number} step */
  const move = (step) => () => onChange(Math.min(max, Math.max(min, (value || 0) + step)));
  return html`
    <div class="line">
      <label for=${id}>${label}</label>
      <span class="stepper">
        <button
          type="button"
          class="icon-button"
          aria-label=${t("stepper-less", { field: label })}
          @click=${move(-1)}
        >
          ${icon("minus")}
        </button>
        <input
          type="number"
          class="field"
          id=${id}
          inputmode="numeric"
          min=${min}
          max=${max}
          .value=${Number.isNaN(value) ? "" : String(value)}
          aria-invalid=${invalid ? "true" : "false"}
          @change=${changed}
        />
        <button
          type="button"
          class="icon-button"
          aria-label=${t("stepper-more", { field: label })}
          @click=${move(1)}
        >
          ${icon("plus")}
        </button>
      </span>
    </div>
  `;
}

/**
 * What a person is called.
 * @param {string} id
 * @param {string} label
 * @param {string} value
 * @param {(value: string) => void} onChange
 */
export function nameField(id, label, value, onChange) {
  /** @param {Event} event */
  const changed = (event) => onChange(/** @type {HTMLInputElement} */ (event.target).value.trim());
  return html`
    <div class="line">
      <label for=${id}>${label}</label>
      <input
        class="field"
        id=${id}
        autocomplete="nickname"
        maxlength=${LONGEST_NAME}
        .value=${value}
        @change=${changed}
      />
    </div>
  `;
}

/**
 * A button of a dialog.
 * @param {string} label
 * @param {() => void} run
 * @param {{kind?: "main" | "plain" | "danger", shape?: import("./icons.js").IconName | null,
 *   off?: boolean}} [options]
 */
export function button(label, run, { kind = "plain", shape = null, off = false } = {}) {
  return html`
    <button type="button" class="button button-${kind}" ?disabled=${off} @click=${run}>
      ${shape ? icon(shape) : nothing}<span>${label}</span>
    </button>
  `;
}
