/** A new game: against whom, how long, by which rules. */

import { html } from "../../vendor/lit-html.js";
import { PRESETS, fullRules } from "../model/ruleset.js";
import { lengthWords } from "../text/words.js";
import { button, radios, select } from "./fields.js";
import { LENGTHS, rulesFor } from "./lengths.js";
import { openRuleBuilder } from "./rulebuilder.js";

/** @import {Modals} from "./modal.js" */
/** @import {Length} from "./lengths.js" */
/** @import {NewGame} from "./types.js" */
/** @import {Rules} from "../model/types.js" */

const PERSON = "person";
const OWN = "own";

/**
 * Ask for a new game.
 * @param {Modals} modals
 * @param {object} data
 * @param {readonly string[]} data.levels the weakest first
 * @param {Partial<NewGame>} [data.last] what was chosen the last time
 * @returns {Promise<NewGame | null>}
 */
export function openNewGame(modals, { levels, last = {} }) {
  const { t } = modals;
  const state = started(last, levels);
  /** @type {Rules} */
  let own = last.preset === OWN && last.rules ? last.rules : fullRules();
  const rules = () => (state.preset === OWN ? own : rulesFor(state.preset, state.length));

  /** @param {() => void} refresh */
  const build = async (refresh) => {
    const built = await openRuleBuilder(modals, { rules: rules() });
    if (built) [own, state.preset] = [built, OWN];
    refresh();
  };

  return modals.open({
    name: "new-game",
    title: () => t("new-title"),
    body: (_close, refresh) => {
      /** @param {Partial<typeof state>} changes */
      const set = (changes) => {
        Object.assign(state, changes);
        refresh();
      };
      return html`
        ${opponents(modals, levels, state.opponent, (opponent) => set({ opponent }))}
        ${presets(modals, state.preset, (preset) => set({ preset }))}
        ${state.preset === OWN ? "" : lengths(modals, state.length, (length) => set({ length }))}
        <p class="estimate" role="status">${lengthWords(rules())}</p>
        ${button(t("new-own-rules"), () => void build(refresh), { shape: "settings" })}
      `;
    },
    actions: (close) =>
      button(t("new-start"), () => close({ ...state, rules: rules() }), { kind: "main" }),
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
    preset: kept ? preset : "g4a",
    length: LENGTHS.find((name) => name === length) ?? /** @type {Length} */ ("minutes-10"),
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
 * @param {Modals} modals
 * @param {Length} value
 * @param {(value: Length) => void} onChange
 */
function lengths({ t }, value, onChange) {
  const choices = LENGTHS.map((name) => ({ value: name, label: lengthLabel(t, name) }));
  const chosen = /** @param {string} name */ (name) => onChange(/** @type {Length} */ (name));
  return radios({ name: "length", legend: t("new-length"), choices, value, onChange: chosen });
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
