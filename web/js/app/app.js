/**
 * The program as a whole: opens the store, resumes or begins a match, and reacts to settings, other
 * tabs and trouble. What it is made of comes from outside, so that it can be tested without a
 * screen.
 *
 * @import {Engine} from "../engine/port.js"
 * @import {GameEvent} from "../model/types.js"
 * @import {Table} from "../table/table.js"
 * @import {createDialogs} from "../ui/dialogs.js"
 * @import {Shell} from "../ui/shell.js"
 * @import {Haptics} from "./haptics.js"
 * @import {Session} from "./session.js"
 * @import {SettingName, Settings, SettingValues} from "./settings.js"
 * @import {Sound} from "./sound.js"
 * @import {Store, StoreTrouble} from "./store.js"
 * @import {Tabs} from "./tabs.js"
 */

import { loadLanguage, pick, t } from "../text/i18n.js";
import { errorWords } from "../text/words.js";
import { download } from "../ui/files.js";
import { Commands } from "./commands.js";
import { DocumentError, fromDocument } from "./document.js";
import { Matches } from "./matches.js";
import { Play } from "./play.js";
import { fileName, sessionRecord } from "./records.js";
import { Review } from "./review.js";
import { Saver } from "./saver.js";
import { StoreError } from "./store.js";
import { namesOf } from "./telling.js";

/**
 * @typedef {object} Parts
 * @property {Store} store
 * @property {Settings} settings
 * @property {Tabs} tabs
 * @property {Shell} shell
 * @property {Table} table
 * @property {Engine} engine
 * @property {ReturnType<typeof createDialogs>} dialogs
 * @property {Sound} sound
 * @property {Haptics} haptics
 * @property {() => void} looks called when settings have changed
 * @property {(text: string) => void} title of the tab, when it is to say something special
 * @property {Promise<unknown>} [ahead] the match that was left, if this tab plays and it is being
 *   read already
 */

export class App {
  /** @param {Parts} parts */
  constructor(parts) {
    this.store = parts.store;
    this.settings = parts.settings;
    this.tabs = parts.tabs;
    this.shell = parts.shell;
    this.table = parts.table;
    this.engine = parts.engine;
    this.dialogs = parts.dialogs;
    this.sound = parts.sound;
    this.haptics = parts.haptics;
    this.looks = parts.looks;
    this.title = parts.title;
    /** @type {Promise<unknown> | null} */
    this.ahead = parts.ahead ?? null;
    this.saver = new Saver(this.store, (trouble) => void this.storeTrouble(trouble));
    this.matches = new Matches(this);
    this.commands = new Commands(this);
    /** @type {Play | null} the game on the table */
    this.play = null;
    /** @type {unknown} a saved match that only a newer version of the program can read */
    this.newer = undefined;
    /** Whether another tab plays. */
    this.away = false;
    /** Called when something is asked for that only the tab that plays can do. */
    this.wake = () => {};
    this.settings.onChange((values, changed) => void this.changed(values, changed));
    this.tabs.onLost = () => void this.leave();
  }

  // Opening

  /** Begin: with the game that was left, or a new one. */
  async start() {
    if (this.settings.values.typedMoves) this.shell.openTyped();
    if (!(await this.tabs.enter())) {
      this.ahead = null; // the other tab goes on with it
      await this.awaitTurn("tabs-elsewhere");
    }
    await this.open();
  }

  async open() {
    const { trouble } = this.store;
    if (trouble) await this.notice(new StoreError(trouble));
    const session = await this.load();
    if (session?.game) await this.resume(session);
    else await this.matches.choose();
  }

  /** @returns {Promise<Session | null>} the match that was left; null: none that can be read */
  async load() {
    const reading = this.ahead ?? this.store.takeMatch();
    this.ahead = null;
    /** @type {unknown} */
    let document;
    try {
      document = await reading;
      return document === undefined ? null : fromDocument(document);
    } catch (error) {
      if (error instanceof DocumentError) await this.unreadable(document, error);
      await this.notice(error);
      return null;
    }
  }

  /** @param {unknown} error */
  notice(error) {
    return this.dialogs.openNotice({ title: t("game-name"), text: errorWords(error) });
  }

  /**
   * A saved match that cannot be read is put aside; one from a newer version only when a new
   * match is about to take its place, since that version may come back.
   * @param {unknown} document
   * @param {DocumentError} error
   */
  async unreadable(document, error) {
    if (error.code === "newer") this.newer = document;
    else await this.keepAside(document, error.code);
  }

  /** A new match is about to be saved. */
  async makeRoom() {
    if (this.newer !== undefined) await this.keepAside(this.newer, "newer");
    this.newer = undefined;
  }

  /** @param {unknown} document @param {string} reason */
  async keepAside(document, reason) {
    try {
      await this.store.setAside(document, reason);
    } catch {
      // The store is in trouble, which is told when a move is saved.
    }
  }

  /**
   * Put a match on the table and go on with it.
   * @param {Session} session
   */
  async resume(session) {
    const play = new Play(this, session);
    this.put(play);
    await play.goOn();
  }

  /**
   * Put a game on the table.
   * @param {Play} play
   */
  put(play) {
    this.play?.stop();
    this.matches.withdraw();
    this.play = play;
    play.show();
    this.table.home(true);
  }

  // Other tabs

  /**
   * Say that another tab plays, until this one shall.
   * @param {string} key of the text that says so
   */
  async awaitTurn(key) {
    this.away = true;
    const play = { title: t("tabs-title"), text: t(key), yes: t("tabs-play-here") };
    while (!(await this.dialogs.openConfirm(play)) && !(await this.wished(key)));
    await this.tabs.take();
    this.away = false;
  }

  /**
   * Offer to play here, without being in the way.
   * @param {string} key of the text that says what is
   * @returns {Promise<boolean>} false: something was asked for that needs an answer first
   */
  async wished(key) {
    let withdraw = () => {};
    const here = await new Promise((resolve) => {
      this.wake = () => resolve(false);
      const offer = { label: t("tabs-play-here"), run: () => resolve(true) };
      withdraw = this.shell.toast(t(key), offer);
    });
    this.wake = () => {};
    withdraw();
    return here;
  }

  /** Another tab has taken over. */
  async leave() {
    if (this.away) return;
    this.away = true;
    this.play?.stop();
    this.play?.cover();
    this.play = null;
    this.dialogs.closeAll(); // what they ask is about a game that goes on elsewhere
    this.table.setOptions([]);
    this.shell.setStatus(t("tabs-taken"), "wait");
    await this.awaitTurn("tabs-taken");
    await this.open();
  }

  // A new version

  /**
   * A new version waits. It is never taken without being asked for.
   * @param {() => Promise<void>} install
   */
  offerUpdate(install) {
    this.shell.toast(t("update-ready"), { label: t("update-now"), run: () => void install() });
  }

  /** Resolves when the game is saved; rejects if it cannot be, so that the page must stay. */
  async safe() {
    if (this.kept?.session.running && !this.away) await this.kept.save();
    if (this.atRisk) throw new Error("not saved");
  }

  // Trouble

  /** @param {StoreTrouble | null} trouble null: it is over */
  async storeTrouble(trouble) {
    if (trouble === "taken") return this.leave();
    if (trouble === null) return void this.shell.toast(t("store-again"));
    const takes = await this.dialogs.openConfirm({
      title: t("store-title"),
      text: errorWords(new StoreError(trouble)),
      yes: t("store-download"),
      no: t("store-play-on"),
    });
    if (takes) this.takeHome();
  }

  /** The running game as a file that can be played on. */
  takeHome() {
    const { play } = this;
    if (!play?.session.game) return void this.shell.toast(t("record-none"));
    const line = sessionRecord(play.session, namesOf(play.session));
    download(fileName(play.session), `${line}\n`);
  }

  /**
   * The computer gives no answer.
   * @param {unknown} error
   * @param {() => void} run asks again
   * @returns {() => void} takes the words away
   */
  engineTrouble(error, run) {
    if (/** @type {{code?: string}} */ (error).code === "engine-stopped") return () => {};
    return this.shell.toast(errorWords(error), { label: t("engine-again"), run }, { error: true });
  }

  /** Resolves when the page is seen: nothing is played to somebody who is elsewhere. */
  async visible() {
    while (document.hidden) {
      await new Promise((resolve) => {
        document.addEventListener("visibilitychange", resolve, { once: true });
      });
    }
  }

  /** Whether closing the page now would lose a game. */
  get atRisk() {
    const unsaved = this.saver.trouble !== null || !this.store.persistent;
    return unsaved && !this.away && Boolean(this.kept?.session.running);
  }

  /** The game that is kept: while another one is looked through, the one before. */
  get kept() {
    const { play } = this;
    return play instanceof Review ? play.before : play;
  }

  /** @param {Play} play */
  async again(play) {
    if (play === this.play) await play.goOn();
  }

  /** Nothing has been begun: the game that was there goes on, or the menu is all there is. */
  idle() {
    if (this.away) return;
    if (this.play) return void this.onward();
    this.shell.setScore(null);
    this.shell.setStatus(t("status-no-game"), "wait");
    this.shell.setButtons({ undo: false, hint: false, last: false });
    const begin = { label: t("menu-new"), run: () => void this.matches.choose() };
    this.matches.withdraw = this.shell.toast(t("status-no-game"), begin);
  }

  /**
   * Look through a game that has ended, and come back to what was there before.
   * @param {Session} session
   */
  look(session) {
    const before = this.kept;
    const back = () => {
      this.play = null;
      if (before) this.put(before);
      return before ? before.goOn() : this.matches.choose();
    };
    this.put(new Review(this, session, before, back));
  }

  /** Go on with the game that is kept. */
  async onward() {
    const { play } = this;
    if (play instanceof Review) return play.step("end");
    if (play && !play.session.running) await this.matches.offer(play);
    else if (play?.stuck) await play.goOn();
  }

  /** @returns {Promise<object>} what was chosen for the last new game */
  async lastChoice() {
    const choice = await this.store.loadChoices("new-game").catch(() => null);
    return typeof choice === "object" && choice !== null ? choice : {};
  }

  /** @param {object} choice */
  keepChoice(choice) {
    this.store.saveChoices("new-game", choice).catch(() => {});
  }

  // The end of a game

  /** @param {Play} play */
  async gameOver(play) {
    play.show();
    const { people, game } = play.session;
    const won = people.length > 1 || game?.outcome?.winner === play.viewer;
    this.cue(won ? "win" : "lose");
    await this.matches.offer(play);
  }

  // Cues

  /** @param {"turn" | "win" | "lose"} name */
  cue(name) {
    void this.sound.play(name);
    this.haptics.play(name === "turn" ? "turn" : "end");
  }

  /** @param {GameEvent} event */
  sounds(event) {
    if (event.type === "moved" || event.type === "drawn") void this.sound.play("card");
    if (event.type === "finished") void this.sound.play("finish");
    if (event.type === "moved") this.haptics.play("card");
  }

  // Settings

  /** @param {Readonly<SettingValues>} values @param {SettingName[]} names */
  async changed(values, names) {
    this.store.saveChoices("settings", values).catch(() => {}); // the trouble is told when a move is saved
    this.looks();
    this.table.setSettings(values);
    this.sound.enable(values.sound);
    this.haptics.enable(values.haptics);
    if (names.includes("language")) await this.speak(values);
    if (names.includes("typedMoves") && values.typedMoves) this.shell.openTyped();
    if (names.includes("typedMoves") && !values.typedMoves) this.shell.closeTyped();
    this.play?.tell();
  }

  /** @param {Readonly<SettingValues>} values */
  async speak(values) {
    const wanted = languageOf(values);
    const found = await loadLanguage(wanted);
    if (found !== wanted && values === this.settings.values) this.speaksOther();
  }

  /** The language that is wanted cannot be had. */
  speaksOther() {
    this.shell.toast(t("error-language"), null, { error: true });
  }

  /** All texts are in another language now. */
  retell() {
    this.shell.dismiss();
    this.shell.refresh();
    this.dialogs.refresh();
    this.table.setSettings({}); // draws the letters of the cards again
    this.play?.show();
  }
}

/**
 * The language to use.
 * @param {Readonly<SettingValues>} values
 */
export function languageOf({ language }) {
  return language === "auto" ? pick(navigator.languages) : language;
}
