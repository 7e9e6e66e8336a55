/**
 * Matches from their first choice to their end: who plays whom by which rules, the fair deal, the
 * next game, the rematch, and games that come from files.
 *
 * @import {NewGame} from "../ui/types.js"
 * @import {Prepared} from "../model/deal.js"
 * @import {Rules, Seat} from "../model/types.js"
 * @import {App} from "./app.js"
 * @import {Sitter} from "./session.js"
 */

import { PLAYERS } from "../engine/levels.js";
import { fromHex } from "../model/bytes.js";
import { fairBlock, finishDeal, newGameId, prepareDeal } from "../model/deal.js";
import { RecordError } from "../model/record.js";
import { t } from "../text/i18n.js";
import { errorWords, outcomeWords } from "../text/words.js";
import { download } from "../ui/files.js";
import { Play } from "./play.js";
import { fileName, linesOf, newNote, sessionOf, sessionRecord } from "./records.js";
import { Session } from "./session.js";
import { matchTable, namesOf } from "./telling.js";

export class Matches {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** Takes the offer of the next game away. */
    this.withdraw = () => {};
  }

  /**
   * Let a person choose a new match, and begin it.
   * @param {Partial<NewGame>} [wish] what is chosen already
   */
  async choose(wish = {}) {
    const { app } = this;
    const last = { ...(await app.lastChoice()), ...wish };
    /** @type {Prepared | null} */
    let bound = null;
    const bind = (/** @type {string} */ opponent, /** @type {Rules} */ rules) => {
      bound = this.bind(rules, opponent === "person" ? [0, 1] : [0]);
      return bound?.commitment;
    };
    const { name, second } = app.settings.values;
    const names = /** @type {[string, string]} */ ([name, second]);
    const choice = await app.dialogs.openNewGame({ levels: PLAYERS, last, names, bind });
    if (!choice) return app.idle();
    if (!(await this.mayEnd())) return;
    app.keepChoice(choice);
    if (choice.opponent === "person") {
      app.settings.set({ name: choice.names[0], second: choice.names[1] });
    }
    const seats = seatsOf(choice.opponent, app.settings.values);
    await this.begin(new Session({ id: newGameId(), rules: choice.rules, seats }), bound);
  }

  /**
   * Bind a deal in the dialog that comes before it, if it is not to have one of its own.
   * @param {Rules} rules
   * @param {Seat[]} people
   * @param {Prepared | null} [before] what is bound already
   */
  bind(rules, people, before = null) {
    if (this.app.settings.values.askDeal) return null;
    return before ?? prepareDeal(newGameId(), rules, people);
  }

  /** Whether the match on the table may be given up for another one. */
  async mayEnd() {
    const play = this.app.kept;
    if (!play || (!play.session.running && play.session.match.over)) return true;
    return this.app.dialogs.openConfirm({
      title: t("new-title"),
      text: t("new-drops"),
      yes: t("new-drop"),
      danger: true,
    });
  }

  /**
   * Deal the next game of a match: the program commits itself, the people cut, the cards fall.
   * @param {Session} session
   * @param {Prepared | null} [bound] a deal whose commitment has been shown
   */
  async begin(session, bound = null) {
    const { app } = this;
    const prepared = bound ?? prepareDeal(newGameId(), session.rules, session.people);
    const cuts = bound ? {} : await this.cuts(session, prepared);
    if (!cuts || app.away) return app.idle();
    const deal = finishDeal(prepared, cuts);
    const events = session.begin(fromHex(deal.gameSeed), {
      id: deal.gameId,
      date: new Date().toISOString().slice(0, 10),
      fair: fairBlock(deal),
      levels: session.seats.map(newNote),
    });
    const play = new Play(app, session);
    await app.makeRoom();
    await play.keep();
    if (app.away) return;
    app.put(play);
    const { run } = play;
    await play.animate(events);
    if (play.goes(run)) await play.goOn();
  }

  /**
   * Show what the program is bound to, and let people cut.
   * @param {Session} session
   * @param {Prepared} prepared
   */
  async cuts(session, { commitment }) {
    const { dialogs, settings } = this.app;
    const names = namesOf(session);
    const people = session.people.map((seat) => ({ seat, name: names[seat] }));
    const onAsks = (/** @type {boolean} */ askDeal) => settings.set({ askDeal });
    const answer = await dialogs.openFairDeal({ commitment, people, onAsks });
    return answer?.cuts;
  }

  /**
   * A game has ended: say how, and offer what can come next.
   * @param {Play} play
   * @returns {Promise<void>}
   */
  async offer(play) {
    const { app } = this;
    const { session } = play;
    const bound = this.bind(session.rules, session.people, play.next);
    play.next = bound; // it stays the same, whatever is looked at before it
    const result = { ...resultOf(play), deal: bound?.commitment };
    const choice = await app.dialogs.openResult(result);
    if (app.play !== play) return;
    switch (choice) {
      case "next":
        return this.begin(session, bound);
      case "rematch":
        return this.begin(again(session), bound);
      case "new":
        return this.choose();
      case "record":
        download(fileName(session), `${sessionRecord(session, namesOf(session))}\n`);
        return this.offer(play);
      case "look":
        return app.look(session);
      default:
        this.withdraw = app.shell.toast(t("result-waits"), {
          label: t(session.match.over ? "result-rematch" : "result-next"),
          run: () => void this.offer(play),
        });
    }
  }

  /** A game from a file: one that runs goes on, one that has ended can be looked at. */
  async bring() {
    const { app } = this;
    /** @type {Session | null} */
    let found = null;
    const read = (/** @type {string} */ text) => {
      try {
        found = lastGame(text);
        return "";
      } catch (error) {
        return errorWords(error);
      }
    };
    await app.dialogs.openImport({ read });
    const session = /** @type {Session | null} */ (found);
    if (!session) return;
    if (!session.running) return app.look(session);
    if (!(await this.mayEnd())) return;
    const play = new Play(app, session);
    await app.makeRoom();
    await play.keep();
    if (app.away) return;
    app.put(play);
    await play.goOn();
  }
}

/**
 * @param {string} opponent
 * @param {{name: string, second: string}} names of the people
 * @returns {Sitter[]}
 */
export function seatsOf(opponent, { name, second }) {
  const person = /** @type {Sitter} */ ({ kind: "person", name });
  if (opponent === "person") return [person, { kind: "person", name: second }];
  return [person, { kind: "level", level: opponent }];
}

/** A new match of the same players. @param {Session} session */
function again({ rules, seats }) {
  return new Session({ id: newGameId(), rules, seats });
}

/** @param {Play} play */
function resultOf({ session, viewer, names }) {
  const seat = session.people.length > 1 ? null : viewer;
  const outcome = session.game?.outcome;
  if (!outcome) throw new Error("the game has not ended");
  const { match } = session;
  const lines = [outcomeWords(outcome, names, seat)];
  if (match.over && match.winner !== null && session.rules.match_points > 0) {
    const you = match.winner === seat ? "yes" : "no";
    lines.push(t("result-match", { you, player: names[match.winner] }));
  }
  const title = titleOf(outcome.winner, seat, names);
  return { title, lines, match: matchTable(session, seat), over: match.over };
}

/**
 * @param {number | null} winner
 * @param {number | null} viewer
 * @param {string[]} names
 */
function titleOf(winner, viewer, names) {
  if (winner === null) return t("result-draw");
  return t("result-won", { you: winner === viewer ? "yes" : "no", player: names[winner] });
}

/**
 * The session of a file's last record of a game for two.
 * @param {string} text
 */
function lastGame(text) {
  const session = sessionOf(linesOf(text).at(-1) ?? "");
  if (session.rules.players !== 2) throw new RecordError("players");
  return session;
}
