/** A new game: against whom, how long, by which rules. */

import { html } from "../../vendor/lit-html.js";
import { PRESETS, fullRules } from "../model/ruleset.js";
import { lengthWords } from "../text/words.js";
import { button, nameField, radios, select } from "./fields.js";
import { fingerprint } from "./fingerprint.js";
import { LENGTHS, TIMES, rulesFor } from "./lengths.js";
import { openShort } from "./reading.js";
import { openRuleBuilder } from "./rulebuilder.js";

/** @import {Modals} from "./modal.js" */
/** @import {Length} from "./lengths.js" */
/** @import {NewGame} from "./types.js" */
/** @import {Rules} from "../model/types.js" */

/**
 * Binds the deal of a game, and gives back its commitment; nothing: it will be shown later.
 * @typedef {(opponent: string, rules: Rules) => string | undefined} Bind
 */

const PERSON = "person";
const OWN = "own";
const USUAL = "g4a";
const OTHERS = LENGTHS.filter((name) => !TIMES.includes(name));

/**
 * Ask for a new game.
 * @param {Modals} modals
 * @param {object} data
 * @param {readonly string[]} data.levels the weakest first
 * @param {Partial<NewGame>} [data.last] what was chosen the last time
 * @param {readonly [string, string]} data.names of the people, empty: none
 * @param {Bind} [data.bind] binds the deal of a game
 * @returns {Promise<NewGame | null>}
 */
export function openNewGame(modals, { levels, last = {}, names: before, bind = () => undefined }) {
  const { t } = modals;
  const names = /** @type {[string, string]} */ ([...before]);
  const state = started(last, levels);
  /** @type {Rules} */
  let own = last.preset === OWN && last.rules ? last.rules : fullRules();
  const rules = () => (state.preset === OWN ? own : rulesFor(state.preset, state.length));
  const unusual = state.preset !== USUAL || OTHERS.includes(state.length);
  const bound = bindOnce(bind);

  /** @param {() => void} refresh */
  const build = async (refresh) => {
    const built = await openRuleBuilder(modals, { rules: rules() });
    if (built) [own, state.preset] = [built, OWN];
    refresh();
  };

  return modals.open({
    name: "new-game",
    title: () => t("new-title"),
    focus: ".button-main",
    body: (_close, refresh) => {
      /** @param {Partial<typeof state>} changes */
      const set = (changes) => {
        Object.assign(state, changes);
        refresh();
      };
      /** @param {string} legend @param {readonly Length[]} names */
      const offered = (legend, names) => {
        if (state.preset === OWN) return "";
        return lengths(modals, legend, names, state.length, (length) => set({ length }));
      };
      const commitment = bound(state.opponent, rules());
      return html`
        ${opponents(modals, levels, state.opponent, (opponent) => set({ opponent }))}
        ${state.opponent === PERSON ? people(modals, names) : ""}
        ${offered(t("new-length"), TIMES)}
        <p class="estimate" role="status">${lengthWords(rules())}</p>
        <details class="fold" ?open=${unusual}>
          <summary><span>${t("new-more")}</span></summary>
          ${offered(t("panel-match"), OTHERS)}
          ${presets(modals, state.preset, (preset) => set({ preset, length: "preset" }))}
          ${button(t("new-own-rules"), () => void build(refresh), { shape: "settings" })}
        </details>
        ${commitment ? fingerprint(t, commitment) : ""}
      `;
    },
    actions: (close) => html`
      ${button(t("new-how"), () => void openShort(modals))}
      ${button(t("new-start"), () => close({ ...state, names, rules: rules() }), { kind: "main" })}
    `,
  });
}

/**
 * @param {Partial<NewGame>} last
 * @param {readonly string[]} levels
 */
function started(last, levels) {
  const { opponent = "", preset = "", length = "" } = last;
  const known = opponent === PERSON || levels.includes(opponent);
  const kept = preset === OWN || Object.hasOwn(PRESETS, preset);
  return {
    opponent: known ? opponent : (levels[1] ?? PERSON),
    preset: kept ? preset : USUAL,
    length: LENGTHS.find((name) => name === length) ?? /** @type {Length} */ ("minutes-10"),
  };
}

/**
 * The same question gets the same answer again: no deal is bound twice.
 * @param {Bind} bind
 * @returns {Bind}
 */
function bindOnce(bind) {
  let asked = "";
  /** @type {string | undefined} */
  let answer;
  return (opponent, rules) => {
    const question = JSON.stringify([opponent, rules]);
    if (question !== asked) [asked, answer] = [question, bind(opponent, rules)];
    return answer;
  };
}

/**
 * @param {Modals} modals
 * @param {readonly string[]} levels
 * @param {string} value
 * @param {(value: string) => void} onChange
 */
function opponents({ t }, levels, value, onChange) {
  const choices = [...levels, PERSON].map((name) => ({
    value: name,
    label: t(`level-${name}`),
    note: t(`level-${name}-note`),
  }));
  const legend = t("new-opponent");
  return radios({ name: "opponent", legend, choices, value, onChange });
}

/**
 * Where two people sit at one device: what they are called.
 * @param {Modals} modals
 * @param {[string, string]} names
 */
function people({ t }, names) {
  return names.map((name, seat) => {
    const label = t("player-number", { number: seat + 1 });
    return nameField(`name-${seat}`, label, name, (text) => (names[seat] = text));
  });
}

/**
 * @param {Modals} modals
 * @param {string} legend
 * @param {readonly Length[]} names
 * @param {Length} value
 * @param {(value: Length) => void} onChange
 */
function lengths({ t }, legend, names, value, onChange) {
  const choices = names.map((name) => ({ value: name, label: lengthLabel(t, name) }));
  const chosen = /** @param {string} name */ (name) => onChange(/** @type {Length} */ (name));
  return radios({ name: "length", legend, choices, value, onChange: chosen });
}

/**
 * @param {Modals["t"]} t
 * @param {Length} name
 */
function lengthLabel(t, name) {
  const [kind, number] = name.split("-");
  if (kind === "minutes") return t("new-length-minutes", { minutes: Number(number) });
  return number ? t("new-match-to", { points: Number(number) }) : t(`new-length-${kind}`);
}

/**
 * @param {Modals} modals
 * @param {string} value
 * @param {(value: string) => void} onChange
 */
function presets({ t }, value, onChange) {
  const names = value === OWN ? [...Object.keys(PRESETS), OWN] : Object.keys(PRESETS);
  const choices = names.map((name) => ({ value: name, label: t(`rules-${name}`) }));
  return select({ id: "preset", label: t("new-rules"), choices, value, onChange });
}
