// The program without a screen: tables, frames and dialogs that note what they are told.

import { readFile } from "node:fs/promises";

import { App } from "../js/app/app.js";
import { MemoryBackend } from "../js/app/backends.js";
import { Settings } from "../js/app/settings.js";
import { Store } from "../js/app/store.js";
import { answerTo } from "../js/engine/answers.js";
import { Picture } from "../js/table/model.js";
import { beforeDeal } from "../js/table/stage.js";
import { loadLanguage } from "../js/text/i18n.js";

const LOCALES = new URL("../../src/spitemalice/locales/", import.meta.url);

await loadLanguage("en", (code) => readFile(new URL(`${code}.ftl`, LOCALES), "utf8"));
globalThis.document ??= { hidden: false };

/** A table that shows everything at once. */
export class FakeTable {
  view = null;
  options = [];
  marked = null;
  /** Every view and event that was shown, in order. */
  shown = [];
  picture = new Picture();

  show(view, { bottom, slots, options = [] }) {
    this.view = view;
    this.options = options;
    this.shown.push({ view });
    this.picture.reconcile(view, bottom, slots);
  }

  async play(events, view) {
    this.view = view;
    const { picture } = this;
    if (events[0].type === "started") picture.reconcile(beforeDeal(view, events), picture.bottom, []);
    for (const event of events) picture.apply(event);
    picture.reconcile(view, picture.bottom);
    this.shown.push(...events.map((event) => ({ event })));
  }

  setOptions(options) {
    this.options = options;
  }

  mark(moves) {
    this.marked = moves;
  }

  /** The faces at every place. */
  get lies() {
    const places = [...this.picture.cards].filter(([, cards]) => cards.length > 0);
    return Object.fromEntries(places.map(([place, cards]) => [place, cards.map(({ face }) => face)]));
  }

  finishNow() {}
  home() {}
  release() {}
  setSettings() {}
}

/** A frame that keeps the last of everything. */
export class FakeShell {
  said = [];
  toasts = [];
  buttons = {};
  status = "";
  kind = "";

  setStatus(status, kind) {
    this.status = status;
    this.kind = kind;
  }

  setButtons(buttons) {
    Object.assign(this.buttons, buttons);
  }

  announce(text) {
    this.said.push(text);
  }

  toast(text, action = null) {
    this.toasts.push({ text, action });
    return () => {};
  }

  setSteps(steps) {
    this.steps = steps;
  }

  answerTyped(error) {
    this.error = error;
  }

  setScore(score) {
    this.score = score;
  }

  setMoves(moves) {
    this.moves = moves;
  }

  setMatch(match) {
    this.match = match;
  }

  alarm() {}
  forget() {}
  refresh() {}
  dismiss() {}
  openTyped() {}
  closeTyped() {}
}

/** Dialogs that answer from a list by their name; without an answer they stay open. */
export function fakeDialogs(answers) {
  const asked = [];
  const open = (name) => async (data) => {
    asked.push({ name, data });
    const answer = answers[name]?.shift();
    if (answer === undefined) return new Promise(() => {});
    return typeof answer === "function" ? answer(data) : answer;
  };
  return new Proxy({ asked }, { get: (target, name) => target[name] ?? open(name) });
}

/** The engine without a Worker. */
export const engine = {
  fault: null,

  async choose(view, player) {
    if (this.fault) throw this.fault;
    return answerTo({ task: "choose", view, player });
  },

  async hint(view) {
    return answerTo({ task: "hint", view });
  },
};

/**
 * A program and its parts.
 * @param {{backend?: object, answers?: object, settings?: object, tabs?: object}} [given]
 */
export function makeApp({ backend = new MemoryBackend(), answers = {}, settings = {}, tabs } = {}) {
  const parts = {
    store: new Store(backend, null),
    settings: new Settings({ speed: "off", ...settings }),
    tabs: tabs ?? { enter: async () => true, take: async () => {}, onLost() {} },
    shell: new FakeShell(),
    table: new FakeTable(),
    engine: Object.create(engine),
    dialogs: fakeDialogs(answers),
    sound: { play() {}, enable() {} },
    haptics: { play() {}, enable() {} },
    looks() {},
    title() {},
  };
  return { app: new App(parts), ...parts };
}

/** Wait until something holds. */
export async function until(holds, what = "") {
  const end = performance.now() + 20_000;
  while (performance.now() < end) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error(`in vain: ${what || holds}`);
}
