/**
 * What a person may ask for, by buttons, menus and keys, and what then happens.
 *
 * @import {Command} from "../ui/types.js"
 * @import {App} from "./app.js"
 * @import {Play} from "./play.js"
 */

import { BUILD, VERSION } from "../generated/build.js";
import { LANGUAGES, t } from "../text/i18n.js";
import { fullRules } from "../model/ruleset.js";
import { hintWords, pileLabel } from "../text/words.js";
import { copy, download } from "../ui/files.js";
import { fileName, sessionRecord } from "./records.js";
import { matchTable, moveLines, namesOf } from "./telling.js";

/** @type {readonly ["slow", "normal", "fast", "off"]} */
const SPEEDS = ["slow", "normal", "fast", "off"];

/** @typedef {Command | "read" | "resign" | "record" | "copy" | "moves" | "new" | "person" | "import"
 *    | "rules" | "about" | "resume"} Wish */

export class Commands {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {Record<Wish, (text: string) => unknown>} */
    this.table = {
      menu: () => this.menu(),
      more: () => this.more(),
      new: () => app.matches.choose(),
      person: () => app.matches.choose({ opponent: "person" }),
      import: () => app.matches.bring(),
      resume: () => app.onward(),
      settings: () => this.settings(),
      help: () => this.help(),
      rules: () => this.help(),
      about: () => this.about(),
      speed: () => this.speed(),
      undo: () => app.play?.undo(),
      hint: () => this.withGame((play) => this.hint(play)),
      last: () => app.play?.replay(),
      read: () => this.withGame((play) => this.read(play)),
      match: () => this.withGame((play) => this.match(play)),
      moves: () => this.withGame((play) => this.moves(play)),
      record: () => app.takeHome(),
      copy: () => this.withGame((play) => this.copy(play)),
      resign: () => this.withGame((play) => this.resign(play)),
      typed: (text) => this.typed(text),
    };
  }

  /**
   * @param {Wish} name
   * @param {string} [text]
   */
  async run(name, text = "") {
    if (this.app.away) return this.app.wake();
    await this.table[name]?.(text);
  }

  /** @param {(play: Play) => unknown} what */
  withGame(what) {
    const { play } = this.app;
    return play ? what(play) : undefined;
  }

  async menu() {
    const { play, dialogs } = this.app;
    const saved = play ? t("menu-game", { players: namesOf(play.session).join(" – ") }) : "";
    const choice = await dialogs.openMenu({ running: play !== null, saved });
    if (choice) await this.run(choice);
  }

  async more() {
    const { play, dialogs } = this.app;
    const choice = await dialogs.openMore({ running: play !== null });
    if (choice === "read") await this.withGame((game) => this.words(game));
    else if (choice) await this.run(choice);
  }

  /** Say the table to those who do not see it. @param {Play} play */
  read(play) {
    for (const line of play.inWords()) this.app.shell.announce(line);
  }

  /**
   * The table in words, to be read; the key for it says them.
   * @param {Play} play
   */
  words(play) {
    return this.app.dialogs.openText({ title: t("frame-table"), paragraphs: play.inWords() });
  }

  settings() {
    const { settings, dialogs } = this.app;
    return dialogs.openSettings({
      values: () => settings.values,
      languages: LANGUAGES,
      onChange: (changes) => settings.set(changes),
    });
  }

  help() {
    const rules = this.app.play?.session.rules ?? fullRules();
    return this.app.dialogs.openHelp({ rules });
  }

  about() {
    const offline = Boolean(navigator.serviceWorker?.controller);
    return this.app.dialogs.openAbout({ version: `${VERSION} (${BUILD})`, offline });
  }

  /** The next speed in turn. */
  speed() {
    const { settings, shell } = this.app;
    const next = SPEEDS[(SPEEDS.indexOf(settings.values.speed) + 1) % SPEEDS.length];
    settings.set({ speed: next });
    shell.toast(t("speed-now", { speed: t(`setting-speed-${next}`) }));
  }

  /** @param {Play} play */
  async hint(play) {
    const { app } = this;
    const { session, viewer } = play;
    if (play.covered || session.personToMove !== viewer) return;
    const ply = session.log.length;
    const view = session.view(viewer);
    const grade = session.nextHint();
    app.table.release(); // what is taken up from now on stays so, however late the hint comes
    try {
      const hint = await app.engine.hint(view);
      if (session.log.length !== ply || app.play !== play) return;
      play.forgetHint = app.shell.toast(hintWords(hint.grades[grade - 1], view));
      app.table.mark(marksOf(hint.moves, grade));
    } catch (error) {
      app.engineTrouble(error, () => void this.run("hint"));
    }
  }

  /** @param {Play} play */
  match({ session, viewer }) {
    const deal = session.notes?.fair?.commitment ?? null;
    return this.app.dialogs.openMatch({ match: matchTable(session, viewer), deal });
  }

  /** @param {Play} play */
  moves({ session, viewer, covered }) {
    return this.app.dialogs.openMoves({ moves: moveLines(session, covered ? null : viewer) });
  }

  /**
   * Copy the game so far, as others may see it: without what decides the cards to come.
   * @param {Play} play
   */
  async copy({ session }) {
    const line = `${sessionRecord(session, namesOf(session), { secret: true })}\n`;
    if (await copy(line)) this.app.shell.toast(t("record-copied"));
    else download(fileName(session), line);
  }

  /** @param {Play} play */
  async resign(play) {
    const { session, viewer } = play;
    if (!session.running) return;
    const sure = await this.app.dialogs.openConfirm({
      title: t("resign-title"),
      text: t("resign-text", { count: session.view(viewer).payoff[viewer].count }),
      yes: t("resign-yes"),
      no: t("resign-no"),
      danger: true,
    });
    if (sure) await play.resign(session.people.length > 1 ? session.toMove : viewer);
  }

  /**
   * A move that was typed; without a text, the field for it.
   * @param {string} text
   */
  typed(text) {
    const { play, shell } = this.app;
    if (!text) return shell.openTyped();
    shell.answerTyped(play ? play.typed(text) : t("typed-not-now"));
  }

  /**
   * A stack, spread out.
   * @param {string} place
   */
  inspect(place) {
    const { play, settings, dialogs } = this.app;
    const cards = play ? cardsAt(place, play) : null;
    if (!play || !cards) return;
    const title = pileLabel(place, play.view(), play.names);
    void dialogs.openStack({ title, cards, letters: settings.values.letters });
  }
}

/**
 * What a hint marks on the table: first nothing, then the first move, then all of them.
 * @param {string[]} moves
 * @param {number} grade
 */
function marksOf(moves, grade) {
  if (grade === 1) return null;
  return grade === 2 ? moves.slice(0, 1) : moves;
}

/**
 * The cards of a side or center stack, bottom first; null for other places.
 * @param {string} place
 * @param {Play} play
 */
function cardsAt(place, play) {
  const view = play.view();
  const [first, second] = place.slice(1).split("-").map(Number);
  if (/^s\d+-\d+$/.test(place)) return view.side[first][second];
  return /^c\d+$/.test(place) ? view.center[first] : null;
}
