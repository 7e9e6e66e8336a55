import assert from "node:assert/strict";
import { test } from "node:test";

import { DocumentError, fromDocument, toDocument } from "../js/app/document.js";
import { Session } from "../js/app/session.js";
import { fullRules } from "../js/model/ruleset.js";

const SEED = new Uint8Array(32);
const NOTE = { name: "easy", seed: "0".repeat(64), version: "x" };
const VERSUS = [
  { kind: "person", name: "" },
  { kind: "level", level: "easy" },
];
const PAIR = [
  { kind: "person", name: "Ann" },
  { kind: "person", name: "Bob" },
];

function begun(seats = VERSUS, rules = "g4a", seed = SEED) {
  const session = new Session({ id: "m1", rules: fullRules(rules), seats });
  const levels = seats.map((sitter) => (sitter.kind === "level" ? NOTE : null));
  session.begin(seed, { id: "g1", date: "2026-01-01", fair: null, levels });
  return session;
}

const isPlay = (text) => /-c/.test(text);
const legal = (session) => session.game.legal();
const discard = (session) => session.play(legal(session).find((text) => !isPlay(text)));

/** Play whole turns by the first legal discard until a seat is to move. */
function upTo(session, seat) {
  while (session.game.toMove !== seat) discard(session);
}

/** Play at random until the game is over, or for some moves. */
function playOn(session, moves = Infinity, chance = 7) {
  let state = chance;
  for (let n = 0; n < moves && session.running; n += 1) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const options = legal(session);
    const plays = options.filter(isPlay);
    const from = plays.length > 0 ? plays : options;
    session.play(from[state % from.length]);
  }
}

/** Play random cards, of equal ones any, and answer how the hands lay before each move. */
function touchOn(session, moves, chance) {
  let state = chance;
  const lay = [];
  while (lay.length < moves && session.running) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const options = session.game.options();
    const { text, from } = options[(state >> 8) % options.length];
    lay.push([0, 1].map((seat) => session.slots(seat)));
    session.play(text, from);
  }
  return lay;
}

test("a game played to its end is one of the match's games", () => {
  const session = begun();
  playOn(session);
  assert.equal(session.running, false);
  assert.equal(session.played.length, 1);
  assert.deepEqual(session.played[0].outcome, session.game.outcome);
  assert.deepEqual(session.match.outcomes, [session.game.outcome]);
});

test("a document gives the same session again, at any moment", () => {
  for (const moves of [0, 1, 17, 60, Infinity]) {
    const session = begun();
    playOn(session, moves);
    const document = JSON.parse(JSON.stringify(toDocument(session)));
    const again = fromDocument(document);
    assert.deepEqual(toDocument(again), toDocument(session));
    for (const seat of [0, 1]) assert.deepEqual(again.view(seat), session.view(seat));
    assert.deepEqual(again.log, session.log);
  }
});

test("cards lie where they lay: of the game read again, and after a move is taken back", () => {
  const rules = { hand_size: 7 };
  let touched = 0;
  for (let n = 0; n < 6; n += 1) {
    const session = begun(PAIR, rules, SEED.with(0, n));
    const lay = touchOn(session, 60, n);
    touched += session.log.filter((entry) => entry.touched).length;
    const again = fromDocument(JSON.parse(JSON.stringify(toDocument(session))));
    assert.deepEqual(again.log, session.log);
    for (const seat of [0, 1]) assert.deepEqual(again.slots(seat), session.slots(seat));
    for (const [ply, hands] of lay.entries()) {
      assert.deepEqual([0, 1].map((seat) => again.slots(seat, ply)), hands);
    }
    while (again.log.length > 0) {
      again.undo({ count: 1, free: true, why: null });
      assert.deepEqual([0, 1].map((seat) => again.slots(seat)), lay[again.log.length]);
    }
  }
  assert.ok(touched > 3, `${touched} equal cards`);
});

test("what cannot have been touched is not", () => {
  const session = begun();
  const [{ text, from }] = session.game.options();
  for (const place of ["h0-9", "h1-0", "c0", ""]) {
    const entry = session.play(text, place);
    assert.equal(entry.touched, null);
    assert.equal(entry.events[0].from, from);
    session.undo({ count: 1, free: true, why: null });
  }
});

test("a document of an older program says nothing of what was touched", () => {
  const session = begun();
  playOn(session, 20);
  const { touched, ...game } = toDocument(session).game;
  assert.deepEqual(touched, {});
  assert.deepEqual(fromDocument({ ...toDocument(session), game }).log, session.log);
});

test("a resigned game is restored as such", () => {
  const session = begun();
  playOn(session, 10);
  session.resign(0);
  assert.equal(session.played.length, 1);
  const again = fromDocument(structuredClone(toDocument(session)));
  assert.deepEqual(again.game.outcome, session.game.outcome);
  assert.equal(again.played.length, 1);
});

test("the next game counts on", () => {
  const session = begun();
  assert.equal(session.number, 1);
  session.resign(0);
  assert.equal(session.number, 1);
  const seed = SEED.with(0, 1);
  session.begin(seed, { id: "g2", date: "2026-01-01", fair: null, levels: [null, NOTE] });
  assert.equal(session.number, 2);
  const again = fromDocument(structuredClone(toDocument(session)));
  assert.equal(again.number, 2);
  assert.equal(again.match.scores[1], 20);
});

test("broken and newer documents are refused", () => {
  const session = begun();
  playOn(session, 12);
  const good = toDocument(session);
  const spoil = (change) => {
    const document = structuredClone(good);
    change(document);
    return document;
  };
  const broken = [
    null,
    "text",
    {},
    spoil((d) => (d.version = "1")),
    spoil((d) => (d.rules = { payoff_size: 1000 })),
    spoil((d) => d.seats.pop()),
    spoil((d) => (d.seats[1].level = "nobody")),
    spoil((d) => (d.seats[0] = d.seats[1])),
    spoil((d) => (d.game.seed = "00")),
    spoil((d) => (d.game.starter = 1 - d.game.starter)),
    spoil((d) => d.game.moves.push("p-c9")),
    spoil((d) => (d.game.touched = null)),
    spoil((d) => (d.game.touched = { 3: "h0-9" })),
    spoil((d) => (d.game.touched = { 99: "h0-0" })),
    spoil((d) => (d.game.resigned = 7)),
    spoil((d) => (d.game.resigned = 0)),
    spoil((d) => (d.game.levels = [null, { name: "easy", seed: "?" }])),
    spoil((d) => d.played.push({ id: "g0", outcome: { winner: 5, points: 1 }, relaxed: false })),
  ];
  for (const document of broken) {
    const isBroken = (error) => error instanceof DocumentError && error.code === "broken";
    assert.throws(() => fromDocument(document), isBroken);
  }
  const newer = spoil((d) => (d.version = 2));
  assert.throws(() => fromDocument(newer), { name: "DocumentError", code: "newer" });
});

test("an own play that revealed nothing is taken back freely", () => {
  const session = begun();
  upTo(session, 0);
  const play = legal(session).find((text) => isPlay(text) && !text.startsWith("p"));
  if (!play) return;
  const before = session.view(0);
  session.play(play);
  const undo = session.undoFor(0, false);
  assert.deepEqual(undo, { count: 1, free: true, why: null });
  session.undo(undo);
  assert.deepEqual(session.view(0), before);
  assert.equal(session.notes.relaxed, false);
});

test("a play that turned up a card is not, but for the relaxed, whose game is marked", () => {
  for (let n = 0; n < 40; n += 1) {
    const session = begun(VERSUS, "g4a", SEED.with(5, n));
    upTo(session, 0);
    if (!session.game.isLegal("p-c1")) continue;
    session.play("p-c1");
    assert.deepEqual(session.undoFor(0, false), {
      count: 0,
      free: false,
      why: "undo-payoff-revealed",
    });
    const undo = session.undoFor(0, true);
    assert.equal(undo.count, 1);
    session.undo(undo);
    assert.equal(session.notes.relaxed, true);
    return;
  }
  assert.fail("no seed lets the pay-off card begin");
});

test("relaxed, a turn of the computer is taken back to the own last decision", () => {
  const session = begun();
  upTo(session, 0);
  const before = session.view(0);
  discard(session);
  discard(session);
  assert.equal(session.game.toMove, 0);
  assert.equal(session.undoFor(0, false).count, 0);
  const undo = session.undoFor(0, true);
  assert.equal(undo.count, 2);
  session.undo(undo);
  assert.deepEqual(session.view(0), before);
});

test("nothing is taken back before the first own move, or after the end", () => {
  const session = begun();
  assert.equal(session.undoFor(0, true).why, "undo-no-move");
  session.resign(0);
  assert.equal(session.undoFor(0, true).why, "undo-game-over");
});

test("of two people nobody takes back freely what the other one did", () => {
  const session = begun(PAIR);
  const seat = session.game.toMove;
  discard(session);
  assert.equal(session.undoFor(1 - seat, false).why, "undo-not-yours");
  assert.equal(session.undoFor(1 - seat, true).count, 1);
});

test("the last turn tells what the other has done, as the seat may see it", () => {
  const session = begun();
  upTo(session, 0);
  discard(session);
  upTo(session, 0);
  const { from, to } = session.lastTurn(0);
  assert.ok(from > 0 && to === session.log.length);
  const events = [...session.log.keys()].slice(from, to).flatMap((n) => session.eventsAt(n, 0));
  assert.equal(session.viewAt(from, 0).toMove, 1);
  const others = events.filter((event) => event.type === "drawn" && event.seat === 1);
  for (const event of others) assert.equal(event.cards, null);
  assert.ok(events.some((event) => event.type === "moved" && event.seat === 1));
  assert.ok(!events.some((event) => event.type === "moved" && event.seat === 0));
});

test("turns list every move once", () => {
  const session = begun();
  playOn(session, 50);
  const listed = session.turns().flatMap((turn) => turn.entries.map((entry) => entry.text));
  assert.deepEqual(listed, session.game.moves);
});

test("hints go one grade further in the same position", () => {
  const session = begun();
  assert.deepEqual([1, 2, 3, 4].map(() => session.nextHint()), [1, 2, 3, 3]);
  discard(session);
  assert.equal(session.nextHint(), 1);
  assert.equal(session.notes.hints, 2);
});

test("a computer player asked again begins at its last choice", () => {
  const session = begun();
  playOn(session, 30);
  const ply = session.choicePly();
  const view = session.viewAt(ply, session.game.toMove);
  assert.equal(view.turn, session.game.turn);
  for (const entry of session.log.slice(ply)) assert.equal(entry.reveals, null);
});
