/**
 * The game on the table: shows positions, plays moves of people and of the computer, saves each
 * before it is shown, and calls the person whose turn it is.
 *
 * @import {GameEvent, Option, Place, Seat, View} from "../model/types.js"
 * @import {Session} from "./session.js"
 * @import {App} from "./app.js"
 */

import { eventFor } from "../model/game.js";
import { asItLies } from "../model/hand.js";
import { t } from "../text/i18n.js";
import { moveText } from "../text/moves.js";
import { eventWords, statusWords, tableWords } from "../text/words.js";
import { Pace } from "./pace.js";
import { finishedGame } from "./records.js";
import { matchLines, moveLines, namesOf, scoreOf, subjectsOf } from "./telling.js";
import { chooseMoves } from "./thinker.js";
import { readTyped, refusal } from "./typed.js";

/** Thinking that takes less milliseconds is not worth a word. */
const SLOW_MS = 400;

export class Play {
  /**
   * @param {App} app
   * @param {Session} session
   */
  constructor(app, session) {
    this.app = app;
    this.session = session;
    this.pace = new Pace();
    /** @type {Seat} whose cards are open at the bottom of the table */
    this.viewer = session.people[0];
    /** Whether nobody may see the hand now: the device goes from one person to the other. */
    this.covered = session.people.length > 1;
    /** Counted up whenever what was under way is off. */
    this.run = 0;
    /** The run that shows the last turn again. */
    this.replayed = -1;
    /** Whether a move is being saved. */
    this.saving = false;
    this.thinking = false;
    /** Whether it thinks for so long that it should be said. */
    this.slow = false;
    /** Whether the computer is to move and gives no answer. */
    this.stuck = false;
    /** Takes the offer to pass, or to ask the computer again, away. */
    this.withdraw = () => {};
    /** Takes the words of a hint away. */
    this.forgetHint = () => {};
    /** @type {import("../model/deal.js").Prepared | null} the next deal, once it is bound */
    this.next = null;
  }

  get names() {
    return subjectsOf(this.session);
  }

  /** Nothing of this may go on: another game, another tab. */
  stop() {
    this.run += 1;
    this.thinking = false;
    this.withdraw();
    this.pace.hurry();
    this.app.table.finishNow();
  }

  // Showing

  /** Draw the position at once. */
  show() {
    this.app.table.show(this.view(), this.scene(this.options()));
    this.tell();
  }

  /** @param {Option[]} [options] @param {number} [ply] after so many moves */
  scene(options = [], ply = this.shownPly) {
    const { viewer: bottom, names, session } = this;
    return { bottom, names, titles: namesOf(session), slots: session.slots(bottom, ply), options };
  }

  /** @returns {View} what may be seen now: of two people, nothing hidden between their turns */
  view() {
    return this.session.view(this.covered ? null : this.viewer);
  }

  /** How many moves have been made where one looks. */
  get shownPly() {
    return this.session.log.length;
  }

  /** What can be shown again. */
  get missed() {
    return this.session.lastTurn(this.viewer);
  }

  options() {
    const own = !this.covered && this.session.personToMove === this.viewer;
    return own ? (this.session.game?.options() ?? []) : [];
  }

  /** Bring the words around the table up to date. */
  tell() {
    const { shell } = this.app;
    const { session, viewer } = this;
    const own = session.personToMove === viewer && !this.covered && !this.replays;
    shell.setScore(scoreOf(session, viewer));
    shell.setStatus(this.status(), own ? "turn" : "wait");
    const { letters } = this.app.settings.values;
    shell.setMoves(moveLines(session, this.covered ? null : viewer, this.shownPly, letters));
    shell.setMatch(matchLines(session, viewer, this.view()));
    shell.setButtons({
      undo: session.undoFor(viewer, this.app.settings.values.relaxed).count > 0,
      hint: own,
      last: !this.replays && this.missed.from < this.missed.to && !session.levelToMove,
    });
    this.app.title(own ? t("title-turn") : "");
    if (own && session.game?.isLegal("pass")) this.offerPass();
  }

  /** Without a hand the turn ends by a pass, which no card on the table can stand for. */
  offerPass() {
    this.withdraw();
    const pass = { label: t("pass-now"), run: () => void this.move("pass") };
    this.withdraw = this.app.shell.toast(t("status-turn-empty-hand"), pass);
  }

  /** Whether the table shows what has passed. */
  get replays() {
    return this.replayed === this.run;
  }

  status() {
    if (this.replays) return t("tool-last");
    if (this.slow) return t("status-thinking", { player: this.names[this.session.toMove] });
    return statusWords(this.view(), this.names);
  }

  /** The whole table in words, the hand in the order of its keys. */
  inWords() {
    const view = this.view();
    const hand = asItLies(view.hand, this.session.slots(this.viewer, this.shownPly));
    return tableWords({ ...view, hand }, this.names);
  }

  // The course of the game

  /** Go on from here: the computer's turns, then the person's, or the end. */
  async goOn() {
    const run = ++this.run;
    this.stuck = false;
    this.withdraw();
    this.pace.begin();
    while (this.goes(run) && this.session.levelToMove) await this.levelTurn(run);
    if (!this.goes(run)) return;
    if (!this.session.running) {
      await this.app.gameOver(this);
    } else if (await this.handOver(run)) {
      this.call();
    }
  }

  /** Nobody looks at the table now: of two people, neither sees the other's hand. */
  cover() {
    this.covered = this.session.people.length > 1;
    if (this.covered) this.show();
  }

  /** Whether this is what the table shows: a store that was slow to answer may say otherwise. */
  get isOn() {
    return this.app.play === this;
  }

  /** @param {number} run */
  goes(run) {
    return run === this.run;
  }

  /** Call the person whose turn it is, who may have begun already: what is chosen stays so. */
  call() {
    this.tell();
    this.app.cue("turn");
  }

  /**
   * Of two people at one device: cover the hand until the other one is there.
   * @param {number} run
   */
  async handOver(run) {
    const { session } = this;
    const next = session.toMove;
    if (session.people.length === 1 || (next === this.viewer && !this.covered)) return true;
    this.covered = true;
    this.viewer = next;
    this.app.shell.forget();
    this.show();
    await this.app.dialogs.openHandOver({ name: this.names[next], news: this.news() });
    if (!this.goes(run)) return false;
    this.covered = false;
    this.show();
    return true;
  }

  /** What the other one has done, as everybody may see it: a line a turn, and what is complete. */
  news() {
    const { from, to } = this.missed;
    const missed = this.session.log.slice(from, to);
    const lines = moveLines(this.session, null, to).filter(({ turn }) => {
      return missed.some((entry) => entry.turn === turn);
    });
    const finished = missed.flatMap(({ events }) => events.filter(({ type }) => type === "finished"));
    const complete = finished.map((event) => eventWords(event, this.names, null) ?? "");
    return [...lines.map(({ text }) => text), ...complete];
  }

  /**
   * The computer's moves up to the next card that it does not know.
   * @param {number} run
   */
  async levelTurn(run) {
    const moves = await this.think();
    for (const text of moves ?? []) {
      if (!this.goes(run)) return;
      const entry = this.session.play(text);
      await this.keep();
      if (!this.goes(run)) return;
      this.tell();
      this.thinking = false;
      await this.paced(this.animate(entry.events));
    }
  }

  /** @param {Promise<void>} shown */
  async paced(shown) {
    if (this.pace.hurried) this.app.table.finishNow();
    await this.pace.atLeast(this.app.settings.values.speed, shown);
    await this.app.visible();
  }

  /** @returns {Promise<string[] | null>} null: it cannot, and the person has been told */
  async think() {
    this.thinking = true;
    const told = setTimeout(() => {
      this.slow = this.thinking;
      if (this.slow && this.isOn) this.tell();
    }, SLOW_MS);
    this.tell();
    try {
      return await chooseMoves(this.app.engine, this.session);
    } catch (error) {
      this.run += 1;
      this.stuck = true;
      this.withdraw = this.app.engineTrouble(error, () => void this.app.again(this));
      return null;
    } finally {
      clearTimeout(told);
      this.thinking = this.slow = false;
      if (this.stuck && this.isOn) this.tell();
    }
  }

  /**
   * A move of the person at the device.
   * @param {string} text
   * @param {Place | null} [from] the card that was touched; null: none
   */
  async move(text, from = null) {
    const { session } = this;
    if (this.saving || this.covered || session.personToMove !== this.viewer) return;
    const { turn } = this.view();
    const run = ++this.run; // the computer's last card may still be flying: nothing waits for it
    this.app.table.mark(null);
    this.forgetHint();
    this.withdraw();
    const entry = session.play(text, from);
    await this.keepAlone();
    if (!this.isOn) return;
    const shown = this.animate(entry.events);
    this.tell();
    const goesOn = session.running && session.game?.turn === turn;
    if (goesOn) return;
    await shown;
    if (this.goes(run)) await this.goOn();
  }

  /**
   * A move that was typed.
   * @param {string} text
   * @returns {string} what is wrong with it, in words, or nothing
   */
  typed(text) {
    const { session } = this;
    if (session.personToMove !== this.viewer || this.covered) return t("typed-not-now");
    const fitting = readTyped(text, this.view().legal);
    if (fitting.length > 1) return t("typed-several", { moves: fitting.join(", ") });
    if (fitting.length === 0) return refusal(session, text);
    void this.move(fitting[0]); // the answer does not wait for the other's turn
    return "";
  }

  /**
   * Play events on the table and say them.
   * @param {GameEvent[]} events unfiltered
   * @returns {Promise<void>}
   */
  animate(events) {
    const { table } = this.app;
    const viewer = this.covered ? null : this.viewer;
    const seen = events.map((event) => eventFor(event, viewer));
    this.say(seen);
    const shown = table.play(seen, this.view());
    table.setOptions(this.options());
    return shown;
  }

  /**
   * Say events to those who do not see the table.
   * @param {GameEvent[]} events
   */
  say(events) {
    const viewer = this.covered ? null : this.viewer;
    for (const event of events) {
      const words = eventWords(event, this.names, viewer);
      if (words) this.app.shell.announce(words);
    }
  }

  /** Save what a person has done; until then they can do nothing else. */
  async keepAlone() {
    this.saving = true;
    try {
      await this.keep();
    } finally {
      this.saving = false;
    }
  }

  /** Save before anything is shown; but a store that is in trouble must not slow the game down. */
  async keep() {
    const saved = this.save();
    if (this.app.saver.trouble === null) await saved;
  }

  /** Save, and with it the record of a game that has ended. */
  save() {
    const { session } = this;
    const ended = session.running ? [] : [finishedGame(session, namesOf(session))];
    return this.app.saver.save(session, ended);
  }

  // What a person may ask for

  async undo() {
    const { session } = this;
    if (this.saving) return;
    const undo = session.undoFor(this.viewer, this.app.settings.values.relaxed);
    if (undo.count === 0) {
      this.app.shell.toast(t(undo.why ?? "undo-no-move"));
      return;
    }
    this.stop();
    const gone = session.undo(undo);
    await this.keepAlone();
    if (!this.isOn) return;
    const { length, 0: last } = gone;
    const move = moveText(last.text, last.card);
    this.app.shell.announce(t("undo-done", { count: length, move }));
    if (session.people.length > 1 && session.toMove !== this.viewer) await this.goOn();
    else this.show();
  }

  /** @param {Seat} seat */
  async resign(seat) {
    if (!this.session.running || this.saving || !this.isOn) return;
    this.stop();
    const events = this.session.resign(seat);
    await this.keep();
    if (!this.isOn) return;
    await this.animate(events);
    await this.goOn();
  }

  /** Show again what has happened since the person's last turn. */
  async replay() {
    const { session, viewer } = this;
    const { from, to } = this.missed;
    if (from === to || this.covered || this.saving || session.levelToMove) return;
    this.stop();
    const { run } = this;
    this.replayed = run;
    this.tell();
    this.pace.begin();
    this.app.table.show(session.viewAt(from, viewer), this.scene([], from));
    for (let ply = from; ply < to && this.goes(run); ply += 1) {
      const events = session.eventsAt(ply, viewer);
      this.say(events);
      await this.paced(this.app.table.play(events, session.viewAt(ply + 1, viewer)));
    }
    if (!this.goes(run)) return;
    this.replayed = -1;
    this.show();
  }
}
