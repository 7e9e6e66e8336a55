/** The frame of the game: top bar, status line, actions, and on the desktop moves and match. */

import { html, nothing, render } from "../../vendor/lit-html.js";
import { say } from "./announcer.js";
import { icon } from "./icons.js";
import { matchPanel, movesPanel } from "./panels.js";
import { typedField } from "./typed.js";

/** @import {Command, MatchLines, MoveLine, Score, Text} from "./types.js" */
/** @import {IconName} from "./icons.js" */

/** @typedef {"undo" | "hint" | "last" | "speed" | "more" | "settings"} Tool */

/** @type {readonly Tool[]} */
const TOOLS = ["undo", "hint", "last", "speed", "more", "settings"];

/** How long a message stays if nothing is to be decided, in milliseconds. */
const TOAST_MS = 6000;

/** What is free above and below the status line of a small phone, in pixels. */
const AROUND = 9;

/**
 * What a message offers to do.
 * @typedef {{label: string, run: () => void}} ToastAction
 */

/** @typedef {{text: string, action: ToastAction}} Offer */

/**
 * @typedef {object} State
 * @property {Score | null} score
 * @property {string} status
 * @property {"turn" | "wait"} kind
 * @property {MoveLine[]} moves
 * @property {MatchLines | null} match
 * @property {Partial<Record<Tool, boolean>>} enabled
 * @property {{text: string} | null} toast
 * @property {Offer[]} offers the last one shows, and the one before when it has been answered
 * @property {{error: string} | null} typed null: the field is closed
 * @property {Steps | null} steps null: the game is played, not looked through
 */

/** @typedef {"first" | "back" | "on" | "last" | "end"} Step */

/**
 * A game that is looked through: where one is, which steps are possible, what a step does.
 * @typedef {{text: string, back: boolean, on: boolean, run: (step: Step) => void}} Steps
 */

/** @type {readonly [Step, IconName][]} */
const STEPS = [
  ["first", "first"],
  ["back", "previous"],
  ["on", "next"],
  ["last", "final"],
  ["end", "close"],
];

/** The frame. What it shows is set by the methods; what a person asks for comes as commands. */
export class Shell {
  /** @type {State} */
  #state = {
    score: null,
    status: "",
    kind: "wait",
    moves: [],
    match: null,
    enabled: {},
    toast: null,
    offers: [],
    typed: null,
    steps: null,
  };

  /** Whether something has changed since it was drawn. */
  #changed = false;

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {HTMLElement} root
   * @param {{t: Text, onCommand: (name: Command, text?: string) => void}} deps
   */
  constructor(root, { t, onCommand }) {
    this.root = root;
    this.t = t;
    this.onCommand = onCommand;
    root.classList.add("app");
    this.refresh();
    /** Where the table is drawn. */
    this.tableHost = this.#find(".table-host");
    addEventListener("resize", () => this.#showLatest()); // the panel may be seen only now
  }

  /** Draw it anew, in another language perhaps. */
  refresh() {
    this.#changed = false;
    render(this.#frame(), this.root);
    if (this.#state.toast) this.#fit();
  }

  /** On a small phone words lie on the status line if they fit there, else on the bar. */
  #fit() {
    const toast = this.#find(".toast");
    const room = this.#find(".status-line").offsetHeight + AROUND;
    toast.className = "toast";
    if (toast.offsetHeight > room) toast.className = "toast long";
  }

  /** @param {Score | null} score null: no game */
  setScore(score) {
    this.#set({ score });
  }

  /**
   * @param {string} status one sentence
   * @param {"turn" | "wait"} [kind] `turn`: the person is to do something
   */
  setStatus(status, kind = "turn") {
    this.#set({ status, kind });
  }

  /** @param {MoveLine[]} moves all turns, the first one first */
  setMoves(moves) {
    this.#set({ moves });
    this.#showLatest();
  }

  /** Scroll to the latest move, with the next frame: the browser works out all heights anyway. */
  #showLatest() {
    requestAnimationFrame(() => {
      const scroller = this.#find(".panel-moves .panel-scroll");
      scroller.scrollTop = scroller.scrollHeight;
    });
  }

  /** @param {MatchLines | null} match */
  setMatch(match) {
    this.#set({ match });
  }

  /** @param {Partial<Record<Tool, boolean>>} buttons which can be used; the others stay */
  setButtons(buttons) {
    this.#set({ enabled: { ...this.#state.enabled, ...buttons } });
  }

  /** @param {Steps | null} steps to look through a game instead of playing it */
  setSteps(steps) {
    this.#set({ steps });
  }

  /**
   * Say something to people who do not see the table, when they are ready for it.
   * @param {string} text
   */
  announce(text) {
    say(this.#find(".log"), text);
  }

  /**
   * Say at once that something went wrong.
   * @param {string} text
   */
  alarm(text) {
    say(this.#find(".alarm"), text);
  }

  /**
   * Show a message over the status line. With an action it stays until it is answered.
   * @param {string} text
   * @param {ToastAction | null} [action]
   * @param {{error?: boolean}} [options]
   * @returns {() => void} takes it away again
   */
  toast(text, action = null, { error = false } = {}) {
    const made = { text };
    const offer = action && { text, action };
    if (error) this.alarm(text);
    else this.announce(text);
    if (offer) {
      const others = this.#state.offers.filter((other) => other.text !== text);
      this.#set({ offers: [...others, offer], toast: null });
      return () => this.#drop(offer);
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.dismiss(), TOAST_MS);
    this.#set({ toast: made });
    return () => this.#state.toast === made && this.dismiss();
  }

  /** Take a message away that asks nothing: what it was about has passed. */
  dismiss() {
    if (this.#state.toast) this.#set({ toast: null });
  }

  /** Take away what only one person may read: another one is about to have the device. */
  forget() {
    for (const lines of [".log", ".alarm"]) this.#find(lines).replaceChildren();
    if (this.#state.typed) this.#field().value = "";
    this.#set({ toast: null, typed: this.#state.typed && { error: "" } });
  }

  /** @param {Offer} offer */
  #drop(offer) {
    this.#set({ offers: this.#state.offers.filter((other) => other !== offer) });
  }

  /** Open the field for typed moves, and go there. */
  openTyped() {
    this.#set({ typed: this.#state.typed ?? { error: "" } });
    this.refresh();
    this.#field().focus();
  }

  closeTyped() {
    this.#set({ typed: null });
  }

  /**
   * Answer a typed move: what is wrong with it, or nothing.
   * @param {string} error
   */
  answerTyped(error) {
    if (!this.#state.typed) return;
    this.#set({ typed: { error } });
    if (!error) this.#field().value = "";
    else this.alarm(error);
  }

  /**
   * Change what is shown. Several changes in a row are drawn once.
   * @param {Partial<State>} changes
   */
  #set(changes) {
    Object.assign(this.#state, changes);
    if (this.#changed) return;
    this.#changed = true;
    queueMicrotask(() => this.#changed && this.refresh());
  }

  /** @param {string} selector */
  #find(selector) {
    return /** @type {HTMLElement} */ (this.root.querySelector(selector));
  }

  #field() {
    return /** @type {HTMLInputElement} */ (this.#find("#typed-move"));
  }

  #frame() {
    const { t, onCommand } = this;
    const { match, moves, status, kind } = this.#state;
    return html`
      ${this.#bar()}
      <main class="table-host" aria-label=${t("frame-table")}></main>
      <section class="status-line" aria-label=${t("frame-status")}>
        <p class="status" data-kind=${kind}>${status}</p>
        ${this.#toast()}
      </section>
      ${this.#typed()}
      <section class="actions" aria-label=${t("frame-actions")}>
        ${this.#state.steps ? this.#steps(this.#state.steps) : TOOLS.map((name) => this.#tool(name))}
      </section>
      ${movesPanel(t, moves)} ${matchPanel(t, match, () => onCommand("match"))}
      <div class="log" role="log" aria-label=${t("frame-log")}></div>
      <div class="alarm" role="alert"></div>
    `;
  }

  #bar() {
    const { score } = this.#state;
    return html`
      <header class="bar">
        ${this.#iconButton("menu", "menu")}
        <h1>${this.t("game-name")}</h1>
        ${score ? this.#score(score) : nothing}
        <div class="end">${this.#iconButton("help", "help")}</div>
      </header>
    `;
  }

  /** @param {Score} score */
  #score({ names, points, target }) {
    const { t } = this;
    const goal = target ? t("frame-target", { points: target }) : t("frame-single");
    const both = { a: names[0], b: names[1], pointsA: points[0], pointsB: points[1] };
    return html`
      <p class="score">
        <span class="hidden">${t("frame-score", both)}</span>
        <span class="who" aria-hidden="true">${names[0]}</span>
        <span class="points" aria-hidden="true">${target ? `${points[0]} : ${points[1]}` : "–"}</span>
        <span class="who" aria-hidden="true">${names[1]}</span>
        <span class="target">${goal}</span>
      </p>
    `;
  }

  #toast() {
    const { toast, offers } = this.#state;
    const offer = offers.at(-1);
    const shown = toast ?? offer;
    if (!shown) return nothing;
    const action = toast ? null : offer?.action;
    const close = () => (toast || !offer ? this.dismiss() : this.#drop(offer));
    const act = () => {
      close();
      action?.run();
    };
    return html`
      <div class="toast">
        <p>${shown.text}</p>
        ${action
          ? html`<button type="button" class="link" @click=${act}>${action.label}</button>`
          : nothing}
        <button type="button" class="icon-button" aria-label=${this.t("close")} @click=${close}>
          ${icon("close")}
        </button>
      </div>
    `;
  }

  #typed() {
    const { typed } = this.#state;
    if (!typed) return nothing;
    return typedField(this.t, typed.error, {
      send: (text) => this.onCommand("typed", text),
      close: () => this.closeTyped(),
    });
  }

  /** @param {Steps} steps */
  #steps({ text, back, on, run }) {
    return html`
      <p class="hidden" role="status">${text}</p>
      ${STEPS.map(([step, shape]) => {
        const usable = step === "end" || (step === "first" || step === "back" ? back : on);
        return this.#button(`step-${step}`, shape, usable, () => usable && run(step), nothing);
      })}
    `;
  }

  /** @param {Tool} name */
  #tool(name) {
    const usable = this.#state.enabled[name] !== false;
    // What cannot be taken back is worth a word why
    const run = () => (usable || name === "undo") && this.onCommand(name);
    return this.#button(`tool-${name}`, name, usable, run);
  }

  /**
   * @param {string} key of its text, and its class
   * @param {IconName} shape
   * @param {boolean} usable
   * @param {() => void} run
   * @param {unknown} [label] `nothing`: an icon alone
   */
  #button(key, shape, usable, run, label = this.t(key)) {
    // Not `disabled`: a button that has the focus must not lose it when it has nothing to do
    return html`
      <button
        type="button"
        class="tool ${key}"
        aria-disabled=${usable ? "false" : "true"}
        aria-label=${this.t(key)}
        title=${this.t(key)}
        @click=${run}
      >
        ${icon(shape)}<span class="label" aria-hidden="true">${label}</span>
      </button>
    `;
  }

  /**
   * @param {Command} command
   * @param {IconName} shape
   */
  #iconButton(command, shape) {
    const text = this.t(`tool-${command}`);
    return html`
      <button
        type="button"
        class="icon-button"
        aria-label=${text}
        title=${text}
        @click=${() => this.onCommand(command)}
      >
        ${icon(shape)}
      </button>
    `;
  }
}

/**
 * The frame of the game, drawn into an element.
 * @param {HTMLElement} root
 * @param {{t: Text, onCommand: (name: Command, text?: string) => void}} deps
 */
export function createShell(root, deps) {
  return new Shell(root, deps);
}
