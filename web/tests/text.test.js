// The texts: loading, switching, plurals, and the sentences of whole games in all languages.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Game, eventFor } from "../js/model/game.js";
import { PRESETS, RulesError, fullRules } from "../js/model/ruleset.js";
import { MoveError, RecordError } from "../js/model/errors.js";
import * as i18n from "../js/text/i18n.js";
import * as words from "../js/text/words.js";

const { LANGUAGES, loadLanguage, t } = i18n;
const CODES = LANGUAGES.map(({ code }) => code);
const NAMES = ["Anna", "Boris", "Carla", "Dieter"];
const LOCALES = new URL("../../src/spitemalice/locales/", import.meta.url);

/** @param {string} code */
const read = (code) => readFile(new URL(`${code}.ftl`, LOCALES), "utf8");

/**
 * What is said on the console meanwhile.
 * @param {() => unknown} work
 */
async function complaints(work) {
  const { error } = console;
  /** @type {string[]} */
  const said = [];
  console.error = (/** @type {string} */ line) => void said.push(line);
  try {
    await work();
  } finally {
    console.error = error;
  }
  return said;
}

/**
 * Do something in every language; none may lack a text or a variable, or leave a trace of Fluent.
 * @param {() => (string | null)[]} say
 */
async function inAllLanguages(say) {
  for (const code of CODES) {
    await loadLanguage(code, read);
    /** @type {(string | null)[]} */
    let said = [];
    assert.deepEqual(await complaints(() => void (said = say())), [], code);
    assert.ok(said.length > 0);
    for (const text of said) check(code, text);
  }
}

/** Texts of names that stand alone, and of people who pass a device on. */
const NO_SENTENCES = /^(event-top|hand-over-\w+|match-payoff|table-cards)\b/;

/** @param {string} code @param {string | null} text */
function check(code, text) {
  if (text === null) return;
  assert.ok(text.length > 0, code);
  assert.doesNotMatch(text, /[{}$\u2068\u2069]|\bundefined\b|\bnull\b|NaN|\[object/, code);
  assert.doesNotMatch(text, /  |\.\.| [.,]|!/, code);
}

/**
 * A game played by a simple rule until it ends, with what every seat saw.
 * @param {import("../js/model/types.js").Rules} rules
 * @param {number} seed
 * @param {number} [most]
 */
function played(rules, seed, most = 400) {
  const game = new Game(rules, new Uint8Array(32).fill(seed), rules.first === "given" ? 0 : null);
  const events = [...game.dealEvents()];
  const views = [game.view(0), game.view(null)];
  const lines = [];
  for (let step = 0; step < most && !game.outcome; step += 1) {
    const legal = game.legal();
    const plays = legal.filter((text) => text.startsWith("p") || /-c/.test(text));
    const choice = plays.length ? plays : legal;
    const text = choice[(step * 7 + seed) % choice.length];
    const view = game.view(game.toMove);
    lines.push(() => words.moveWords(text, view), () => words.lineWords([text], view));
    events.push(...game.play(text));
    views.push(game.view(step % rules.players));
  }
  return { game, events, views, lines };
}

test("picks the first language that there is", () => {
  assert.equal(i18n.pick(["nl", "pt-BR", "en"]), "pt");
  assert.equal(i18n.pick(["DE-at"]), "de");
  assert.equal(i18n.pick(["ja"]), "en");
  assert.equal(i18n.pick([]), "en");
});

test("switches the language at run time and tells who listens", async () => {
  /** @type {string[]} */
  const heard = [];
  const end = i18n.onLanguage((code) => heard.push(code));
  for (const code of CODES) assert.equal(await loadLanguage(code, read), code);
  end();
  await loadLanguage("en", read);
  assert.deepEqual(heard, CODES);
  assert.equal(i18n.language(), "en");
});

test("of two switches at once the last one holds", async () => {
  await Promise.all([loadLanguage("ru", read), loadLanguage("de", read)]);
  assert.equal(i18n.language(), "de");
});

test("keeps the language in use where another one cannot be had", async () => {
  const said = await complaints(async () => {
    const broken = (/** @type {string} */ code) => (code === "xx" ? Promise.reject(Error()) : read(code));
    assert.equal(await loadLanguage("xx", broken), "de");
    const page = (/** @type {string} */ code) => (code === "yy" ? Promise.resolve("<html>") : read(code));
    assert.equal(await loadLanguage("yy", page), "de");
  });
  assert.equal(said.length, 2);
  assert.equal(t("rank-king"), "König");
});

test("shows the key of a missing text and reports it once", async () => {
  await loadLanguage("en", read);
  const said = await complaints(() => {
    assert.equal(t("no-such-text"), "no-such-text");
    assert.equal(t("no-such-text"), "no-such-text");
  });
  assert.equal(said.length, 1);
  assert.ok(!i18n.has("no-such-text") && i18n.has("rank-king"));
});

test("reports a missing variable", async () => {
  await loadLanguage("en", read);
  assert.equal((await complaints(() => t("match-target"))).length, 1);
});

test("counts in Russian", async () => {
  await loadLanguage("ru", read);
  const said = [0, 1, 3, 5, 11, 21, 22, 112].map(words.cardsCount);
  const forms = "нет карт,1 карта,3 карты,5 карт,11 карт,21 карта,22 карты,112 карт";
  assert.equal(said.join(), forms);
  const points = [1, 3, 5, 21].map((count) => t("explain-bonus", { count }).match(/очк\S+/)?.[0]);
  assert.deepEqual(points, ["очко.", "очка.", "очков.", "очко."]);
});

test("counts in the other languages", async () => {
  const forms = new Map([
    ["en", ["1 card", "2 cards"]],
    ["de", ["1 Karte", "2 Karten"]],
    ["fr", ["1 carte", "2 cartes"]],
    ["it", ["1 carta", "2 carte"]],
    ["pt", ["1 carta", "2 cartas"]],
  ]);
  for (const [code, wanted] of forms) {
    await loadLanguage(code, read);
    assert.deepEqual([1, 2].map(words.cardsCount), wanted);
  }
});

test("knows the letters on the cards", async () => {
  const wanted = { en: "AJQK", de: "ABDK", fr: "AVDR", it: "AJQK", pt: "AJQK", ru: "ТВДК" };
  for (const [code, letters] of Object.entries(wanted)) {
    await loadLanguage(code, read);
    const court = [0, 10, 11, 12];
    assert.equal(court.map((rank) => i18n.rankLetter(rank)).join(""), letters);
    assert.equal(court.map((rank) => i18n.rankLetter(rank, "english")).join(""), "AJQK");
    assert.equal(i18n.rankLetter(9), "10");
  }
});

test("writes numbers, dates and lists as the language does", async () => {
  await loadLanguage("de", read);
  assert.equal(i18n.numberWords(1234.5), "1.234,5");
  assert.equal(i18n.dateWords(new Date(2026, 2, 1), { dateStyle: "long" }), "1. März 2026");
  assert.equal(i18n.listWords(["a", "b", "c"]), "a, b und c");
});

test("names every card", () =>
  inAllLanguages(() => {
    const cards = [0, 1, 2, 3].flatMap((suit) => [...Array(13).keys()].map((rank) => 16 * suit + rank));
    const names = cards.map(words.cardName);
    assert.equal(new Set(names).size, 52);
    return names;
  }));

for (const [name, seed] of /** @type {const} */ ([["g4a", 1], ["cat_and_mouse", 2], ["long", 3]])) {
  test(`tells whole games: ${name}`, async () => {
    const { events, views, lines } = played(fullRules(name), seed);
    await inAllLanguages(() => [
      ...events.flatMap((event) =>
        [0, 1, null].map((who) => words.eventWords(eventFor(event, who), NAMES, who)),
      ),
      ...events.map(words.playedWords),
      ...lines.map((line) => line()),
      ...views.filter((_, i) => i % 20 === 0).flatMap((view) => words.tableWords(view, NAMES)),
      ...views.map((view) => words.statusWords(view, NAMES)),
    ]);
  });
}

test("tells a pass, and a turn without a hand", async () => {
  const { events } = played(fullRules({ refill: "turn_start", hand_size: 1 }), 4, 60);
  assert.ok(events.some((event) => event.type === "moved" && event.card === null));
  await inAllLanguages(() => events.map((event) => words.eventWords(event, NAMES, 0)));
});

test("tells every end", () =>
  inAllLanguages(() => {
    const loser = { winner: 1, points: 21, loser: 0 };
    /** @type {import("../js/model/types.js").Outcome[]} */
    const outcomes = [
      { winner: 0, points: 1, reason: "payoff" },
      { winner: 0, points: 3, reason: "stock" },
      { winner: null, points: 0, reason: "stock" },
      { winner: null, points: 0, reason: "limit" },
      { ...loser, reason: "resigned" },
      { ...loser, reason: "timeout" },
      { ...loser, reason: "abandoned" },
    ];
    return outcomes.flatMap((outcome) =>
      [0, 1, null].map((viewer) => words.outcomeWords(outcome, NAMES, viewer)),
    );
  }));

test("reads the table with what matters most first", async () => {
  await loadLanguage("en", read);
  const game = new Game(fullRules("g4a"), new Uint8Array(32).fill(9));
  const view = game.view(game.toMove);
  const [status, payoff, theirs, center] = words.tableWords(view, NAMES);
  assert.match(status, /^Your turn/);
  assert.match(payoff, /^Your pay-off pile: .+, 20 left\.$/);
  assert.match(theirs, /^(Anna|Boris), pay-off pile/);
  assert.equal(center, "Center stack 1: empty, needs Ace.");
});

test("names the piles of a played game", async () => {
  await loadLanguage("en", read);
  const { views } = played(fullRules("g4a"), 5);
  const view = /** @type {import("../js/model/types.js").View} */ (views.at(-40));
  const own = { ...view, seat: 0 };
  own.side = [[[5, 17, 44], [], [], []], view.side[1]];
  own.center = [[0, 1, 28], [], []];
  own.hand = [18];
  assert.equal(words.pileLabel("s0-0", own, NAMES), "Your side stack 1: King of hearts, below it 2, 6");
  assert.equal(words.pileLabel("s0-1", own, NAMES), "Your side stack 2: empty");
  assert.equal(words.pileLabel("c0", own, NAMES), "Center stack 1: needs 4, top King as 3");
  assert.match(words.pileLabel("h0-0", own, NAMES), /^Your hand, card 1 of \d: 3 of diamonds$/);
  assert.equal(words.pileLabel("h0-4", own, NAMES), "Your hand, place 5: empty");
  assert.match(words.pileLabel("h1-0", own, NAMES), /^Boris, hand: \d cards?$/);
  assert.match(words.pileLabel("stock", own, NAMES), /^Stock: \d+ cards$/);
  assert.equal(words.pileLabel("aside", own, NAMES), "Put aside: no cards");
});

test("tells where the cards of a line lie, as the line goes on", async () => {
  await loadLanguage("en", read);
  const view = new Game(fullRules("g4a"), new Uint8Array(32)).view(0);
  const seen = { ...view, toMove: 0, side: [[[2, 1, 0], [], [], []], view.side[1]] };
  assert.equal(
    words.lineWords(["s1-c1", "s1-c1", "Kd-s2"], seen),
    "Ace of clubs from side stack 1 to center stack 1; " +
      "2 of clubs from side stack 1 to center stack 1; King of diamonds on side stack 2",
  );
});

test("explains all rules and says how long they take", () =>
  inAllLanguages(() => {
    const usual = fullRules("g4a");
    const all = [
      ...Object.keys(PRESETS).map((name) => fullRules(name)),
      fullRules({ payoff_size: 1, hand_size: 1, side_stacks: 1, center_stacks: 1, decks: 1 }),
      fullRules({ players: 3, stock_out: "empty", first: "random", win_bonus: 21 }),
      fullRules({ players: 4, decks: 5, first: "given", match_points: 1, king_on_side: false }),
      fullRules({ first: "seat0", refill: "turn_start", recycle: "when_empty", stock_out: "empty" }),
    ];
    return all.flatMap((rules) => [
      ...words.explainRules(rules, usual).flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
      words.lengthWords(rules),
    ]);
  }));

test("estimates the length of games and matches", () => {
  const usual = fullRules("g4a");
  assert.deepEqual(words.lengthOf(usual), { turns: 90, games: 14, minutes: 10, matchMinutes: 120 });
  const quick = words.lengthOf(fullRules("quick"));
  assert.deepEqual(quick, { turns: 55, games: 6, minutes: 5, matchMinutes: 35 });
  assert.equal(words.lengthOf(fullRules("cat_and_mouse")).games, 1);
});

test("tells every hint", async () => {
  const view = new Game(fullRules("g4a"), new Uint8Array(32)).view(0);
  const source = await read("en");
  const keys = [...source.matchAll(/^hint-(?!line)([\w-]+) =/gm)].map((match) => match[1]);
  const move = { key: "from-side", args: { rank: 13, stack: 2 } };
  const args = { rank: 1, other: 2, stack: 3, left: 4, count: 5, cards: 1, before: 2, move };
  await inAllLanguages(() => [
    ...keys.map((key) => words.hintWords({ key, args }, view)),
    words.hintWords({ moves: [view.legal[0] ?? "Kd-s1"], reasons: [{ key: "wins" }] }, view),
  ]);
});

/** @param {() => unknown} work */
function thrown(work) {
  try {
    work();
  } catch (error) {
    return error;
  }
  return assert.fail("nothing was thrown");
}

test("says what went wrong", async () => {
  const game = new Game(fullRules("g4a"), new Uint8Array(32));
  const coded = (/** @type {string} */ name, /** @type {string} */ code) => ({ name, code });
  const errors = [
    thrown(() => fullRules({ hand_size: 9 })),
    thrown(() => fullRules({ decks: 1, payoff_size: 40 })),
    thrown(() => fullRules({ payoff_size: 40, hand_size: 7, players: 4, decks: 1 })),
    thrown(() => fullRules("bridge")),
    thrown(() => fullRules(/** @type {any} */ ({ bidding: true }))),
    thrown(() => fullRules(/** @type {any} */ ({ refill: "never" }))),
    thrown(() => fullRules(/** @type {any} */ (7))),
    ...["x", "pass", "s1-c1", "s9-c1", "p-c8", "p-s1", "Kc-c3", "2c-s6"].map((text) =>
      thrown(() => game.play(text)),
    ),
    thrown(() => game.undo()),
    ...["full", "blocked", "newer", "taken", "failed"].map((code) => coded("StoreError", code)),
    ...["broken", "newer"].map((code) => coded("DocumentError", code)),
    coded("EngineError", "engine-failed"),
    new RecordError("not-json", { at: 3, line: 21 }),
    new RecordError("missing", { key: "seed" }),
    new RecordError("rules", { cause: new RulesError("preset", "preset", "x", []) }),
    new RecordError("move", { turn: 2, move: 1, value: "p-c1", cause: new MoveError("illegal", "p-c1") }),
    ...["empty", "turn-open", "over", "fair", "surrogate"].map((code) => new RecordError(code)),
    new Error("nobody foresaw this"),
    "not even an error",
  ];
  await inAllLanguages(() => errors.map((error) => words.errorWords(error)));
  await loadLanguage("en", read);
  assert.equal(
    words.errorWords(errors[0]),
    "Cards in a full hand: 9 is not possible. Possible: 1 to 7.",
  );
});

test("the computer begins its sentences, since its name may have an article", async () => {
  for (const code of CODES) {
    const texts = (await read(code)).split(/^(?=[a-z])/m);
    const sentences = texts.filter((text) => !NO_SENTENCES.test(text));
    const named = sentences.filter((text) => text.includes("{ $player }"));
    assert.ok(named.length > 20, code);
    for (const text of named) assert.doesNotMatch(text, /[^\s\].=] +\{ \$player \}/, code);
  }
});
