// Whole games through the program, without a screen.

import assert from "node:assert/strict";
import { test } from "node:test";

import { MemoryBackend } from "../js/app/backends.js";
import { sessionOf, sessionRecord } from "../js/app/records.js";
import { moveLines, namesOf, scoreOf, subjectsOf } from "../js/app/telling.js";
import { parseRecord } from "../js/model/record.js";
import { verifyRecord } from "../js/model/replay.js";
import { fullRules } from "../js/model/ruleset.js";
import { cardName } from "../js/text/names.js";
import { t } from "../js/text/i18n.js";
import { makeApp, until } from "./app-fakes.js";

const SINGLE = fullRules({ payoff_size: 3, match_points: 0 });
const NEW = (opponent = "easy", rules = SINGLE, names = ["", ""]) => {
  return { opponent, preset: "own", length: "", names, rules };
};
const CUT = { cuts: { 0: "a cut" } };

/** Begin a game; the promise of `start` goes on with it. */
async function begun(given = {}, choice = NEW()) {
  const { answers = {}, ...rest } = given;
  const all = { openNewGame: [choice], openFairDeal: [CUT], ...answers };
  const made = makeApp({ ...rest, answers: all });
  void made.app.start();
  await until(() => made.app.play !== null, "a game");
  return made;
}

/** Whether the person is to move and is shown so. */
const called = ({ app, table }) =>
  app.play?.session.running && !app.play.saving && !app.play.thinking && table.options.length > 0;
const over = ({ app }) => Boolean(app.play) && !app.play.session.running;

/** Play the person's moves: a center stack where possible, else the first discard. */
async function playOn(made, moves = Infinity) {
  for (let n = 0; n < moves; n += 1) {
    await until(() => called(made) || over(made), "the next move");
    if (over(made)) return;
    const { options } = made.table;
    const play = options.find(({ to }) => to?.startsWith("c")) ?? options[n % options.length];
    await move(made, play.text);
  }
}

/** Make a move; what follows it goes on by itself. */
async function move({ app }, text, from) {
  const { length } = app.play.session.log;
  void app.play.move(text, from);
  await until(() => app.play === null || app.play.session.log.length > length, "the move");
}

test("a whole game against the computer ends in a record that holds", async () => {
  const made = await begun();
  await playOn(made);
  await until(() => made.dialogs.asked.some(({ name }) => name === "openResult"));
  const [{ id, line }] = await made.store.finished();
  const record = parseRecord(line);
  verifyRecord(record);
  assert.equal(record.fair.game_id, id);
  assert.equal(record.fair.client_seeds[0], "a cut");
  assert.deepEqual(record.players, ["You", "Easy"]);
  assert.equal(record.extra.levels[1].name, "easy");
});

test("the commitment is shown before the cards are dealt", async () => {
  const made = await begun({ settings: { askDeal: true } });
  const deal = made.dialogs.asked.find(({ name }) => name === "openFairDeal");
  assert.equal(deal.data.commitment, made.app.play.session.notes.fair.commitment);
});

test("a deal that nobody is asked about is bound in the dialog before it", async () => {
  let shown = "";
  const choose = ({ bind }) => {
    shown = bind("easy", SINGLE);
    return NEW();
  };
  const made = await begun({ answers: { openNewGame: [choose], openResult: [null, "rematch"] } });
  const { app, dialogs } = made;
  assert.ok(dialogs.asked.every(({ name }) => name !== "openFairDeal"));
  assert.equal(app.play.session.notes.fair.commitment, shown);
  await playOn(made);
  const ended = app.play;
  const results = () => dialogs.asked.filter(({ name }) => name === "openResult");
  await until(() => results().length === 1);
  const { deal } = results()[0].data;
  assert.match(deal, /^[0-9a-f]{64}$/);
  await until(() => made.shell.toasts.length > 0);
  made.shell.toasts.at(-1).action.run(); // the same deal is still bound
  await until(() => app.play !== ended);
  assert.equal(results()[1].data.deal, deal);
  assert.equal(app.play.session.notes.fair.commitment, deal);
});

test("every move is saved before it is shown", async () => {
  const backend = new MemoryBackend();
  const made = await begun({ backend });
  const { table } = made;
  const play = table.play.bind(table);
  table.play = async (events, view) => {
    const { game } = await made.store.loadMatch();
    assert.ok(game.moves.length >= view.ply);
    return play(events, view);
  };
  await playOn(made, 6);
});

test("nobody but its seat is shown a drawn card, and the engine sees only views", async () => {
  const made = await begun();
  const seats = [];
  const { choose } = made.engine;
  made.engine.choose = function (view, player) {
    seats.push(view.seat);
    return choose.call(this, view, player);
  };
  await playOn(made, 5);
  assert.ok(seats.every((seat) => seat === 1));
  for (const { event, view } of made.table.shown) {
    if (event?.type === "drawn" && event.seat === 1) assert.equal(event.cards, null);
    if (view) assert.equal(view.seat, 0);
  }
});

test("a game that was left goes on with no tap, where it was", async () => {
  const backend = new MemoryBackend();
  const first = await begun({ backend }, NEW("medium", fullRules()));
  await playOn(first, 9);
  await until(() => called(first) || over(first));
  const again = makeApp({ backend });
  void again.app.start();
  await until(() => called(again));
  assert.deepEqual(again.app.play.session.log, first.app.play.session.log);
  assert.deepEqual(again.table.view, first.table.view);
  assert.deepEqual(again.dialogs.asked, []);
});

test("cards lie where they lay when a game goes on, or a move is taken back", async () => {
  const rules = fullRules({ hand_size: 7 });
  const made = await begun({ settings: { relaxed: true } }, NEW("beginner", rules));
  const { table } = made;
  for (let n = 0; n < 24; n += 1) {
    await until(() => called(made) || over(made));
    if (over(made)) break;
    const lay = table.lies;
    const again = makeApp();
    await again.store.saveMatch(await made.store.loadMatch());
    void again.app.start();
    await until(() => called(again));
    assert.deepEqual(again.table.lies, lay, `read again at ${n}`);
    const { text, from } = table.options.at(-1 - ((5 * n) % table.options.length));
    await move(made, text, from);
    await until(() => called(made) || over(made));
    if (n % 2 || over(made)) continue;
    await made.app.commands.run("last");
    await made.app.commands.run("undo");
    assert.deepEqual(table.lies, lay, `taken back at ${n}`);
    await move(made, text, from);
  }
});

test("the table is said and written in the order in which the hand lies", async () => {
  const answers = { openMore: ["read"], openText: [null] };
  const made = await begun({ answers }, NEW("easy", fullRules()));
  await until(() => called(made));
  const first = made.table.options.filter((option) => option.from === "h0-0");
  const { text, from } = first.find(({ to }) => to.startsWith("s"));
  await move(made, text, from);
  await until(() => called(made)); // what was drawn lies where the first card was
  made.shell.said.length = 0;
  await made.app.commands.run("read");
  await made.app.commands.run("more");
  assert.deepEqual(made.dialogs.asked.at(-1).data.paragraphs, made.shell.said);
  const { hand } = made.table.view;
  assert.equal(made.table.lies["h0-0"][0], hand.at(-1));
  assert.ok(made.shell.said.some((line) => line.includes(`: ${cardName(hand.at(-1))},`)));
});

test("two people at one device find their cards where they left them", async () => {
  const openHandOver = Array.from({ length: 40 }, () => null);
  const rules = fullRules({ hand_size: 7 });
  const answers = { openNewGame: [NEW("person", rules)], openFairDeal: [CUT], openHandOver };
  const made = makeApp({ answers });
  void made.app.start();
  const left = [{}, {}];
  for (let n = 0; n < 12; n += 1) {
    await until(() => called(made));
    const { viewer } = made.app.play;
    const own = Object.entries(made.table.lies).filter(([place]) => place.startsWith(`h${viewer}-`));
    const kept = own.filter(([place, [face]]) => left[viewer][place]?.[0] === face);
    if (n > 1) assert.ok(kept.length >= 6, "all but the card that was discarded");
    left[viewer] = Object.fromEntries(own);
    const discards = made.table.options.filter(({ to }) => to?.startsWith("s"));
    const { text, from } = discards[(5 * n) % discards.length];
    await move(made, text, from);
  }
});

test("a game that was left in mid-turn of the computer goes on as it would have", async () => {
  const backend = new MemoryBackend();
  const first = await begun({ backend }, NEW("medium", fullRules()));
  const documents = [];
  const { saveMatch } = first.store;
  first.store.saveMatch = function (document, ended) {
    documents.push(structuredClone(document));
    return saveMatch.call(this, document, ended);
  };
  await playOn(first, 6);
  const moves = first.app.play.session.game.moves;
  for (const document of documents.filter(({ game }) => game.moves.length > 0)) {
    const other = new MemoryBackend();
    const again = makeApp({ backend: other });
    await again.store.saveMatch(document);
    void again.app.start();
    await until(() => called(again) || over(again));
    const made = again.app.play.session.game.moves;
    const shared = Math.min(made.length, moves.length);
    assert.deepEqual(made.slice(0, shared), moves.slice(0, shared));
  }
});

test("a move that is not the person's, or not legal, changes nothing", async () => {
  const made = await begun({}, NEW("easy", fullRules()));
  await until(() => called(made));
  const { play } = made.app;
  const before = play.session.log.length;
  assert.notEqual(play.typed("nonsense"), "");
  assert.notEqual(play.typed("p-c9"), "");
  assert.equal(play.session.log.length, before);
  const twice = made.table.options[0].text;
  await Promise.all([play.move(twice), play.move(twice)]);
  assert.equal(play.session.log.filter(({ seat }) => seat === 0).length <= before + 1, true);
});

test("a typed move is played", async () => {
  const made = await begun();
  await until(() => called(made));
  const { text } = made.table.options.at(-1);
  const before = made.app.play.session.log.length;
  await made.app.commands.run("typed", text);
  assert.equal(made.shell.error, "");
  await until(() => made.app.play.session.log.length > before);
  assert.equal(made.app.play.session.log[before].text, text);
});

test("undo brings the own position back and is saved", async () => {
  const made = await begun({ settings: { relaxed: true } }, NEW("easy", fullRules()));
  await until(() => called(made));
  const before = made.table.view;
  await move(made, made.table.options.at(-1).text);
  await until(() => called(made));
  await made.app.commands.run("undo");
  assert.deepEqual(made.table.view, before);
  assert.equal(made.app.play.session.notes.relaxed, true);
  const { game } = await made.store.loadMatch();
  assert.equal(game.moves.length, before.ply);
  assert.equal(game.relaxed, true);
});

test("hints go from a nudge to the whole line", async () => {
  const made = await begun();
  await until(() => called(made));
  const marks = [];
  for (let n = 0; n < 3; n += 1) {
    await made.app.commands.run("hint");
    marks.push(made.table.marked?.length ?? 0);
  }
  assert.equal(made.shell.toasts.length, 3);
  assert.equal(marks[0], 0);
  assert.equal(marks[1], 1);
  assert.ok(marks[2] >= 1);
  assert.equal(made.app.play.session.notes.hints, 1);
});

test("who resigns after being asked has lost", async () => {
  const made = await begun({ answers: { openConfirm: [false, true] } });
  await until(() => called(made));
  await made.app.commands.run("resign");
  assert.equal(over(made), false);
  void made.app.commands.run("resign");
  await until(() => over(made));
  assert.equal(made.app.play.session.game.outcome.loser, 0);
  await until(() => made.dialogs.asked.at(-1).name === "openResult");
});

test("next game and rematch go on and begin anew", async () => {
  const rules = fullRules({ payoff_size: 5, match_points: 8 });
  const answers = {
    openConfirm: [true, true],
    openResult: ["next", "rematch"],
    openFairDeal: [CUT, CUT, CUT],
  };
  const made = await begun({ answers }, NEW("easy", rules));
  const { id } = made.app.play.session;
  await until(() => called(made));
  void made.app.commands.run("resign");
  await until(() => called(made) && made.app.play.session.number === 2);
  assert.equal(made.app.play.session.id, id);
  assert.equal(made.app.play.session.match.scores[1], 5);
  void made.app.commands.run("resign");
  await until(() => called(made) && made.app.play.session.number === 1);
  assert.notEqual(made.app.play.session.id, id);
});

test("two people never see each other's hands", async () => {
  const answers = { openHandOver: Array.from({ length: 40 }, () => null) };
  const made = makeApp({
    answers: { openNewGame: [NEW("person", fullRules())], openFairDeal: [CUT], ...answers },
  });
  made.answers = answers;
  void made.app.start();
  await until(() => made.app.play !== null);
  const { table } = made;
  const { starter } = table.view;
  for (let n = 0; n < 8; n += 1) {
    await until(() => called(made));
    const { play } = made.app;
    assert.equal(table.view.seat, play.session.toMove);
    await move(made, table.options.at(-1).text);
  }
  const overs = made.dialogs.asked.filter(({ name }) => name === "openHandOver");
  assert.ok(overs.length >= 8);
  const [first, ...later] = overs.map(({ data }) => data.news);
  assert.deepEqual(first, []);
  later.forEach((news, n) => {
    assert.match(news[0], new RegExp(`^Player ${1 + ((n + starter) % 2)}: .+`));
    assert.ok(news.slice(1).every((line) => /^Center stack \d is complete\.$/.test(line)));
  });
});

test("two people are called by their names, the next time too", async () => {
  const made = await begun({}, NEW("person", SINGLE, ["Ann", "Bo"]));
  assert.deepEqual(made.app.play.names, ["Ann", "Bo"]);
  void made.app.matches.choose();
  await until(() => made.dialogs.asked.filter(({ name }) => name === "openNewGame").length === 2);
  assert.deepEqual(made.dialogs.asked.at(-1).data.names, ["Ann", "Bo"]);
});

test("both people may cut the deal", async () => {
  const cuts = ({ people }) => ({ cuts: Object.fromEntries(people.map(({ seat, name }) => [seat, name])) });
  const made = await begun({ answers: { openFairDeal: [cuts] } }, NEW("person"));
  assert.deepEqual(made.app.play.session.notes.fair.client_seeds, ["Player 1", "Player 2"]);
});

test("between two people's turns the table shows no hand", async () => {
  const made = makeApp({
    answers: { openNewGame: [NEW("person", fullRules())], openFairDeal: [CUT] },
  });
  void made.app.start();
  await until(() => made.dialogs.asked.some(({ name }) => name === "openHandOver"));
  assert.equal(made.table.view.seat, null);
  assert.deepEqual(made.table.options, []);
  for (const { event } of made.table.shown) {
    if (event?.type === "drawn") assert.equal(event.cards, null);
  }
});

test("an engine that fails is told, and can be tried again", async () => {
  const made = await begun({}, NEW("easy", fullRules()));
  await until(() => called(made));
  const fault = Object.assign(new Error("x"), { name: "EngineError", code: "engine-failed" });
  made.engine.fault = fault;
  await move(made, made.table.options.at(-1).text);
  await until(() => made.shell.toasts.some(({ action }) => action));
  assert.equal(called(made), false);
  made.engine.fault = null;
  made.shell.toasts.at(-1).action.run();
  await until(() => called(made));
});

test("a broken document is put aside and told", async () => {
  const backend = new MemoryBackend();
  const made = makeApp({ backend, answers: { openNotice: [null] } });
  await made.store.saveMatch({ version: 1, rubbish: true });
  void made.app.start();
  await until(() => made.dialogs.asked.some(({ name }) => name === "openNewGame"));
  assert.equal(made.dialogs.asked[0].name, "openNotice");
  assert.equal((await made.store.aside()).length, 1);
});

test("a document of a newer version stays until a new match takes its place", async () => {
  const backend = new MemoryBackend();
  const made = makeApp({ backend, answers: { openNotice: [null] } });
  await made.store.saveMatch({ version: 99 });
  void made.app.start();
  await until(() => made.dialogs.asked.some(({ name }) => name === "openNewGame"));
  assert.deepEqual(await made.store.loadMatch(), { version: 99 });
  const answers = { openNotice: [null], openNewGame: [NEW()], openFairDeal: [CUT] };
  const again = makeApp({ backend, answers });
  void again.app.start();
  await until(() => again.app.play !== null);
  const [aside] = await again.store.aside();
  assert.deepEqual(aside.document, { version: 99 });
});

test("another tab plays: this one waits, and takes over only when asked", async () => {
  const backend = new MemoryBackend();
  const first = await begun({ backend }, NEW("easy", fullRules()));
  await until(() => called(first));
  let taken = 0;
  const tabs = { enter: async () => false, take: async () => void (taken += 1), onLost() {} };
  const second = makeApp({ backend, tabs, answers: { openConfirm: [false] } });
  void second.app.start();
  await until(() => second.shell.toasts.length > 0);
  assert.equal(second.app.play, null);
  assert.equal(taken, 0);
  second.shell.toasts[0].action.run();
  await until(() => called(second));
  assert.equal(taken, 1);
  // The first one learns it, at the latest, when it wants to save
  const { length } = second.app.play.session.log;
  await move(first, first.table.options.at(-1).text);
  await until(() => first.app.away);
  assert.equal(first.app.play, null);
  assert.equal((await second.store.loadMatch()).game.moves.length, length);
});

test("full storage is told once, with an offer to save a file, and the game goes on", async () => {
  const backend = new MemoryBackend();
  const made = await begun({ backend, answers: { openConfirm: [false] } }, NEW("easy", fullRules()));
  await until(() => called(made));
  backend.transact = () => Promise.reject(Object.assign(new Error(), { name: "QuotaExceededError" }));
  await playOn(made, 3);
  await until(() => called(made));
  const told = made.dialogs.asked.filter(({ name }) => name === "openConfirm");
  assert.equal(told.length, 1);
  assert.equal(made.app.atRisk, true);
  await assert.rejects(made.app.safe());
  delete backend.transact;
  await playOn(made, 1);
  await until(() => !made.app.atRisk, "the game to be saved");
  await made.app.safe();
});

test("a running game as a record can be played on elsewhere", async () => {
  const made = await begun({}, NEW("medium", fullRules()));
  await playOn(made, 5);
  await until(() => called(made));
  const { session } = made.app.play;
  const again = sessionOf(sessionRecord(session, namesOf(session)));
  assert.deepEqual(again.log, session.log);
  assert.deepEqual(again.notes.levels, session.notes.levels);
  assert.equal(again.levelToMove, session.levelToMove);
  const shown = sessionRecord(session, namesOf(session), { secret: true });
  assert.equal(JSON.parse(shown).seed, null);
  assert.equal(JSON.parse(shown).fair.server_seed, undefined);
  assert.throws(() => sessionOf(shown), { code: "no-seed" });
});

test("a level plays as the computer, but its own name stands beside the points", async () => {
  const made = await begun({}, NEW("hard", fullRules()));
  const { session, viewer } = made.app.play;
  while (session.turns().length < 3) await playOn(made, 1);
  const [level, computer] = [t("level-hard"), t("player-computer")];
  assert.notEqual(level, computer);
  assert.equal(scoreOf(session, viewer).names[1], level);
  const { names, titles } = made.app.play.scene();
  assert.equal(titles[1 - viewer], level);
  assert.deepEqual(names, subjectsOf(session));
  const others = moveLines(session, viewer).filter(({ player }) => player !== t("player-you"));
  assert.ok(others.length > 0);
  assert.ok(others.every(({ player, text }) => player === computer && !text.includes(level)));
});

test("a finished game can be looked through and left", async () => {
  const answers = { openConfirm: [true], openResult: ["look"] };
  const made = await begun({ answers }, NEW("easy", fullRules()));
  await playOn(made, 4);
  await until(() => called(made));
  void made.app.commands.run("resign");
  await until(() => made.shell.steps);
  const count = made.app.play.session.log.length;
  made.shell.steps.run("first");
  assert.equal(made.table.view.ply, 0);
  made.shell.steps.run("on");
  await until(() => made.table.view.ply === 1);
  made.shell.steps.run("last");
  assert.equal(made.table.view.ply, count);
  const asked = made.dialogs.asked.length;
  made.shell.steps.run("end");
  await until(() => made.dialogs.asked.length > asked);
  assert.equal(made.dialogs.asked.at(-1).name, "openResult");
  assert.equal(made.shell.steps, null);
});
