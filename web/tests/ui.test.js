/** What lies under the dialogs: lengths, rules being changed, looks, cuts, what is read out. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FIELDS, PRESETS, fullRules } from "../js/model/ruleset.js";
import { lengthOf } from "../js/text/words.js";
import { say } from "../js/ui/announcer.js";
import { Draft, GROUPS } from "../js/ui/draft.js";
import { LENGTHS, rulesFor } from "../js/ui/lengths.js";
import { looks } from "../js/ui/looks.js";

const SETTINGS = {
  theme: "auto",
  contrast: false,
  fourColours: false,
  back: "waves",
  felt: "blue",
  cardSize: "large",
  leftHanded: true,
};

test("every preset can be played at every length", () => {
  for (const preset of Object.keys(PRESETS)) {
    for (const length of LENGTHS) assert.equal(rulesFor(preset, length).players, 2);
  }
});

test("a match has the points that its name says, a single game none", () => {
  assert.equal(rulesFor("g4a", "match-25").match_points, 25);
  assert.equal(rulesFor("quick", "match-100").match_points, 100);
  assert.equal(rulesFor("long", "single").match_points, 0);
  assert.deepEqual(rulesFor("long", "preset"), fullRules("long"));
});

test("so many minutes are what the estimate says, too", () => {
  for (const minutes of [5, 10, 20]) {
    const name = /** @type {import("../js/ui/lengths.js").Length} */ (`minutes-${minutes}`);
    for (const preset of Object.keys(PRESETS)) {
      assert.equal(lengthOf(rulesFor(preset, name)).matchMinutes, minutes, preset);
    }
  }
});

test("every field for two players can be changed, each once", () => {
  const shown = Object.values(GROUPS).flat();
  assert.deepEqual([...shown, "players"].sort(), Object.keys(FIELDS).sort());
});

test("a draft tells at once what does not hold together", () => {
  const draft = new Draft(fullRules());
  assert.deepEqual(draft.checked(), { rules: fullRules(), error: null });
  draft.set("payoff_size", 40);
  draft.set("decks", 1);
  assert.equal(draft.checked().rules, null);
  assert.equal(draft.checked().error?.name, "RulesError");
  draft.set("decks", 2);
  assert.equal(draft.checked().rules?.payoff_size, 40);
  draft.set("hand_size", NaN);
  assert.equal(draft.checked().rules, null);
  draft.reset("quick");
  assert.deepEqual(draft.checked().rules, fullRules("quick"));
});

test("changing a draft leaves the rules it began with", () => {
  const rules = fullRules();
  const draft = new Draft(rules);
  draft.set("win_bonus", 5);
  assert.equal(rules.win_bonus, 0);
});

test("looks follow the settings, and the system where they say so", () => {
  const auto = looks(SETTINGS, { dark: true, contrast: false });
  assert.equal(auto.theme, "dark");
  assert.deepEqual(auto, {
    theme: "dark",
    contrast: "normal",
    suits: "two",
    back: "waves",
    table: "blue",
    size: "large",
    hand: "left",
  });
  assert.equal(looks({ ...SETTINGS, theme: "light" }, { dark: true, contrast: true }).theme, "light");
  assert.equal(looks(SETTINGS, { dark: false, contrast: true }).contrast, "high");
});

test("every line is read, a repeated one too, and old ones go", () => {
  /** @type {{textContent: string, remove: () => void}[]} */
  const lines = [];
  const log = {
    append: (/** @type {(typeof lines)[0]} */ line) => lines.push(line),
    get childElementCount() {
      return lines.length;
    },
    get firstElementChild() {
      return lines[0];
    },
  };
  const made = () => ({ textContent: "", remove: () => lines.shift() });
  Object.assign(globalThis, { document: { createElement: made } });
  for (let turn = 0; turn < 60; turn++) say(/** @type {any} */ (log), "Your turn.");
  say(/** @type {any} */ (log), "");
  assert.equal(lines.length, 48);
  assert.ok(lines.every((line) => line.textContent === "Your turn."));
});

test("the style sheets need no inline styles, and the page no inline scripts", () => {
  const page = readFileSync(new URL("../index.html", import.meta.url), "utf8");
  assert.doesNotMatch(page, /<style|style=|<script(?![^>]*src=)|\son[a-z]+=/);
  assert.match(page, /default-src 'self'/);
});
