import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { cardText, faceOf, isKing, rank, suit } from "../js/model/cards.js";
import { Game, eventFor } from "../js/model/game.js";
import { isPlay, moveIndex, moveParts } from "../js/model/moves.js";
import { fullRules } from "../js/model/ruleset.js";

const SEED = new Uint8Array(32);
const G4A = fullRules("g4a");

/** A game of some moves, plays to the center preferred. */
function played(rules = G4A, moves = Infinity, seed = SEED) {
  const game = new Game(rules, seed);
  for (let n = 0; n < moves && !game.over; n += 1) {
    const legal = game.legal();
    game.play(legal.find(isPlay) ?? legal[(5 * n) % legal.length]);
  }
  return game;
}

const refused = (code, why) => (error) => error.code === code && error.why?.code === why;

describe("cards", () => {
  it("have a face for each text", () => {
    for (const each of ["Ac", "Td", "Qh", "Ks", "7h"]) assert.equal(cardText(faceOf(each)), each);
    assert.equal(faceOf("7h"), 38);
    assert.deepEqual([rank(38), suit(38), isKing(38), isKing(faceOf("Kd"))], [6, 2, false, true]);
    for (const text of ["", "7", "7x", "1h", "7h ", "10h", "h7"]) assert.equal(faceOf(text), -1);
  });
});

describe("moves", () => {
  it("are read strictly", () => {
    const none = ["", "p-c9", "s7-c1", "7h", "7h-c0", "7H-c1", "c1-s1", "pass ", "undefined"];
    for (const text of none) {
      assert.equal(moveIndex(text), -1, text);
      assert.equal(moveParts(text), null);
    }
  });

  it("name a source and a place", () => {
    const none = { pass: false, payoff: false, face: null, side: null, center: null, toSide: null };
    assert.deepEqual(moveParts("p-c2"), { ...none, payoff: true, center: 1 });
    assert.deepEqual(moveParts("s3-c1"), { ...none, side: 2, center: 0 });
    assert.deepEqual(moveParts("7h-s4"), { ...none, face: 38, toSide: 3 });
    assert.deepEqual(moveParts("pass"), { ...none, pass: true });
  });
});

describe("a game", () => {
  it("is settled by its seed and its moves", () => {
    const game = played();
    const again = Game.replay(G4A, SEED, game.starter, game.moves);
    assert.deepEqual(again.view(0), game.view(0));
    assert.deepEqual(again.events(1), game.events(1));
  });

  it("takes moves back and deals the same cards again", () => {
    const game = played(G4A, 40);
    const views = [];
    const moves = [];
    while (game.moves.length > 0) {
      views.push(game.view(0));
      moves.push(game.undo());
    }
    assert.throws(() => game.undo(), refused("nothing-to-undo"));
    while (moves.length > 0) {
      game.play(moves.pop());
      assert.deepEqual(game.view(0), views.pop());
    }
  });

  it("takes a long game's move back at once", () => {
    const game = played(fullRules({ payoff_size: 35, decks: 3, recycle: "when_empty" }));
    const start = performance.now();
    for (let n = 0; n < 20; n += 1) game.undo();
    const each = (performance.now() - start) / 20;
    assert.ok(each < 40, `${each} ms for ${game.moves.length} moves`);
  });

  it("undoes freely what has revealed no card", () => {
    const game = new Game(G4A, SEED);
    assert.equal(game.canUndoFreely(), false);
    while (!game.over) {
      const legal = game.legal();
      const text = legal.find(isPlay) ?? legal[0];
      const events = game.play(text);
      const revealed = events.some(({ type }) => type === "drawn" || type === "revealed");
      assert.equal(game.canUndoFreely(), !revealed);
    }
  });

  it("hides what others draw", () => {
    const game = new Game(G4A, SEED);
    const [own, other] = game.dealEvents().filter(({ type }) => type === "drawn");
    assert.equal(eventFor(own, own.seat).cards.length, 5);
    assert.equal(eventFor(own, other.seat).cards, null);
    assert.equal(eventFor(other, null).cards, null);
    assert.deepEqual(game.view(null).hand, []);
    assert.deepEqual(game.view(1 - game.toMove).legal, []);
  });

  it("gives views that can be stored and changed without harm", () => {
    const game = played(G4A, 10);
    const view = game.view(0);
    assert.deepEqual(JSON.parse(JSON.stringify(view)), view);
    assert.deepEqual(structuredClone(view), view);
    view.hand.pop();
    view.rules.players = 9;
    assert.equal(game.view(0).rules.players, 2);
  });

  it("offers each equal card of a hand", () => {
    const rules = fullRules({ hand_size: 7, decks: 5 });
    let found = 0;
    for (let n = 0; n < 20; n += 1) {
      const game = new Game(rules, SEED.map(() => n));
      const { hand } = game.view(game.toMove);
      for (const { text, from, to } of game.options()) {
        assert.match(to, /^(c\d|s\d-\d)$/);
        if (!from.startsWith("h")) continue;
        assert.equal(cardText(hand[Number(from.split("-")[1])]), text.slice(0, 2));
      }
      const doubled = hand.filter((face, slot) => hand.indexOf(face) !== slot).length;
      found += doubled;
      assert.ok(game.options().length >= game.legal().length + doubled);
    }
    assert.ok(found > 0);
  });

  it("says why a move is refused, and stays as it was", () => {
    const game = new Game(G4A, SEED);
    const before = game.view(0);
    const held = cardText(game.view(game.toMove).hand[0]);
    const tries = [
      ["nonsense", "malformed", undefined],
      ["pass", "illegal", "no-pass"],
      ["s1-c1", "illegal", "side-empty"],
      ["s6-c1", "illegal", "no-side"],
      ["p-s1", "illegal", "not-from-hand"],
      ["p-c8", "illegal", "no-center"],
      [`${held}-s5`, "illegal", "no-side"],
      ["p-c1", "illegal", "center-needs"],
    ];
    for (const [text, code, why] of tries) {
      assert.throws(() => game.play(text), refused(code, why), text);
      assert.equal(game.isLegal(text), false);
    }
    const absent = ["Ac", "2c", "3c", "4c", "5c", "6c"].find(
      (card) => !game.view(game.toMove).hand.includes(faceOf(card)),
    );
    assert.throws(() => game.play(`${absent}-s1`), refused("illegal", "not-in-hand"));
    assert.deepEqual(game.view(0), before);
  });

  it("ends when a seat gives up, once", () => {
    const game = played(G4A, 5);
    const [event] = game.resign(1);
    const outcome = { winner: 0, points: game.payoffLeft[1], reason: "resigned", loser: 1 };
    assert.deepEqual(event, { type: "ended", outcome });
    assert.deepEqual(game.view(0).outcome, outcome);
    assert.deepEqual([game.legal(), game.over, game.canUndoFreely()], [[], true, false]);
    for (const late of [() => game.resign(0), () => game.undo(), () => game.play("p-c1")]) {
      assert.throws(late, refused("game-over"));
    }
  });

  it("lets only the seat to move run out of time", () => {
    const game = new Game(G4A, SEED);
    assert.throws(() => game.endAgainst(1 - game.toMove, "timeout"), refused("seat"));
    assert.throws(() => game.endAgainst(2, "resigned"), refused("seat"));
    assert.throws(() => game.endAgainst(0, "payoff"), refused("reason"));
  });

  it("wants a starter only where the rules do", () => {
    const given = fullRules({ first: "given" });
    assert.throws(() => new Game(given, SEED), refused("seat"));
    assert.throws(() => new Game(given, SEED, 2), refused("seat"));
    assert.throws(() => new Game(G4A, SEED, 0), refused("starter-not-given"));
    assert.equal(new Game(given, SEED, 1).toMove, 1);
    const { starter } = new Game(G4A, SEED);
    assert.throws(() => Game.replay(G4A, SEED, 1 - starter, []), refused("starter"));
  });

  it("refuses a seed that is none, and seats that are not there", () => {
    assert.throws(() => new Game(G4A, new Uint8Array(31)), refused("seed"));
    for (const seat of [-1, 2, 0.5, "0"]) {
      assert.throws(() => new Game(G4A, SEED).view(seat), refused("seat"));
    }
  });

  it("tells its moves by turn and by seat", () => {
    const game = played(G4A, 30);
    assert.deepEqual(game.turns().flatMap((turn) => turn.split(" ")), game.moves);
    assert.equal(game.turns().length, game.turn - (isPlay(game.moves.at(-1)) ? 0 : 1));
    assert.equal(game.history()[0].seat, game.starter);
    assert.deepEqual(game.history().map(({ text }) => text), game.moves);
    const since = game.events(null, 20);
    assert.deepEqual(game.events(null).slice(-since.length), since);
  });
});
