/**
 * A game that has ended, looked through move by move.
 *
 * @import {Step} from "../ui/shell.js"
 * @import {App} from "./app.js"
 * @import {Session} from "./session.js"
 */

import { t } from "../text/i18n.js";
import { Play } from "./play.js";

export class Review extends Play {
  /**
   * @param {App} app
   * @param {Session} session
   * @param {Play | null} before the game that goes on afterwards
   * @param {() => unknown} onEnd
   */
  constructor(app, session, before, onEnd) {
    super(app, session);
    this.before = before;
    this.covered = false;
    this.onEnd = onEnd;
    this.ply = session.log.length;
  }

  /** @override */
  view() {
    if (this.ply === this.session.log.length) return super.view();
    return this.session.viewAt(this.ply, this.viewer);
  }

  /** @override */
  status() {
    if (this.ply === this.session.log.length) return super.status();
    return t("step-at", { ply: this.ply, count: this.session.log.length });
  }

  /** @override */
  get shownPly() {
    return this.ply;
  }

  /** @override */
  tell() {
    super.tell();
    const count = this.session.log.length;
    this.app.shell.setSteps({
      text: t("step-at", { ply: this.ply, count }),
      back: this.ply > 0,
      on: this.ply < count,
      run: (step) => void this.step(step),
    });
  }

  /** @override */
  stop() {
    super.stop();
    this.app.shell.setSteps(null);
  }

  /** @param {Step} step */
  async step(step) {
    const { app, session, viewer } = this;
    if (step === "end") {
      this.stop();
      this.onEnd();
      return;
    }
    app.table.finishNow();
    if (step === "on") {
      const events = session.eventsAt(this.ply, viewer);
      this.ply += 1;
      this.say(events);
      this.tell();
      await app.table.play(events, this.view());
    } else {
      this.ply = { first: 0, back: this.ply - 1, last: session.log.length }[step];
      this.show();
    }
  }

  /** @override */
  async replay() {}
}
