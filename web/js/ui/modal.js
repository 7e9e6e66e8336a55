/** One way to open a dialog: native, labelled, closed by Esc, focus given and given back. */

import { html, nothing, render } from "../../vendor/lit-html.js";
import { icon } from "./icons.js";

/** @import {Text} from "./types.js" */

/**
 * A dialog as its templates. They are called again whenever the language or its state changes.
 * @template R
 * @typedef {object} Screen
 * @property {string} name of the class `dialog-<name>`
 * @property {() => string} title
 * @property {(close: (value: R | null) => void, refresh: () => void) => unknown} body
 * @property {(close: (value: R | null) => void, refresh: () => void) => unknown} [actions]
 * @property {string} [focus] a selector of what takes the focus in place of the title, where there
 *   is a keyboard: a finger needs no ring around a button
 * @property {boolean} [reading] nothing in it can take the focus, so its text can (to scroll)
 * @property {boolean} [locked] neither Esc nor a button closes it
 */

/** The dialogs of a page: the last one opened lies on top. */
export class Modals {
  /** @type {Map<() => void, () => void>} what draws each, and what closes it unanswered */
  #open = new Map();
  #count = 0;

  /**
   * @param {Text} t
   * @param {HTMLElement} host
   * @param {() => void} onClose told when one has closed, and the focus is where it was before
   */
  constructor(t, host, onClose) {
    this.t = t;
    this.host = host;
    this.onClose = onClose;
  }

  /** Whether any dialog is open. */
  get busy() {
    return this.#open.size > 0;
  }

  /** Draw all open dialogs anew, in another language perhaps. */
  refresh() {
    for (const draw of this.#open.keys()) draw();
  }

  /** Close all open dialogs unanswered: what they were about has passed. */
  closeAll() {
    for (const dismiss of [...this.#open.values()].reverse()) dismiss();
  }

  /**
   * Open a dialog and wait for what it is closed with; null: it was dismissed.
   * @template R
   * @param {Screen<R>} screen
   * @returns {Promise<R | null>}
   */
  open(screen) {
    const dialog = document.createElement("dialog");
    const id = `dialog-${++this.#count}`;
    /** @type {(value: R | null) => void} */
    let answer = () => {};
    /** @type {Promise<R | null>} */
    const answered = new Promise((resolve) => {
      answer = resolve;
    });
    /** @param {R | null} value */
    const close = (value) => {
      if (!this.#open.delete(draw)) return;
      dialog.close();
      dialog.remove(); // at once: the browser tells that it has closed a moment later
      this.onClose();
      answer(value);
    };
    const draw = () => render(this.#sheet(screen, id, close, draw), dialog);
    dialog.className = `dialog dialog-${screen.name}`;
    dialog.setAttribute("aria-labelledby", id);
    if (screen.locked) lock(dialog);
    draw();
    this.host.append(dialog);
    this.#open.set(draw, () => close(null));
    dialog.showModal();
    if (screen.focus && !matchMedia("(pointer: coarse)").matches) focusOn(dialog, screen.focus);
    dialog.addEventListener("close", () => {
      // A browser may close any dialog when it is asked twice to go back
      if (screen.locked && this.#open.has(draw)) dialog.showModal();
      else close(null);
    });
    return answered;
  }

  /**
   * @template R
   * @param {Screen<R>} screen
   * @param {string} id
   * @param {(value: R | null) => void} close
   * @param {() => void} draw
   */
  #sheet(screen, id, close, draw) {
    const actions = screen.actions?.(close, draw);
    return html`
      <div class="sheet">
        <div class="sheet-head">
          <h2 id=${id} tabindex="-1" autofocus>${screen.title()}</h2>
          ${screen.locked ? nothing : this.#closer(() => close(null))}
        </div>
        <div
          class="sheet-body"
          role=${screen.reading ? "group" : nothing}
          aria-labelledby=${screen.reading ? id : nothing}
          tabindex=${screen.reading ? "0" : nothing}
        >
          ${screen.body(close, draw)}
        </div>
        ${actions === undefined ? nothing : html`<div class="sheet-foot">${actions}</div>`}
      </div>
    `;
  }

  /** @param {() => void} run */
  #closer(run) {
    const text = this.t("close");
    return html`
      <button type="button" class="icon-button" aria-label=${text} title=${text} @click=${run}>
        ${icon("close")}
      </button>
    `;
  }
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {string} selector
 */
function focusOn(dialog, selector) {
  /** @type {HTMLElement | null} */ (dialog.querySelector(selector))?.focus();
}

/**
 * Keep Esc from closing a dialog.
 * @param {HTMLDialogElement} dialog
 */
function lock(dialog) {
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Escape") event.preventDefault();
  });
}
