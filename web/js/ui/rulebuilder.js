/** Own rules: every option, at once explained in words. */

import { html } from "../../vendor/lit-html.js";
import { FIELDS, PRESETS, fullRules } from "../model/ruleset.js";
import { errorWords, explainRules, lengthWords, valueWords } from "../text/words.js";
import { Draft, GROUPS } from "./draft.js";
import { button, select, stepper, toggle } from "./fields.js";
import { sections } from "./reading.js";

/** @import {Modals} from "./modal.js" */
/** @import {Field, Rules} from "../model/types.js" */

/**
 * Let somebody change the rules.
 * @param {Modals} modals
 * @param {{rules: Rules}} data where to begin
 * @returns {Promise<Rules | null>}
 */
export function openRuleBuilder(modals, { rules }) {
  const { t } = modals;
  const draft = new Draft(rules);
  return modals.open({
    name: "rules",
    title: () => t("builder-title"),
    body: (_close, refresh) => html`
      <div class="builder">
        <div class="builder-fields">
          ${beginWith(t, draft, refresh)}
          ${Object.entries(GROUPS).map(
            ([group, names]) => html`
              <h3>${t(`builder-${group}`)}</h3>
              ${names.map((name) => fieldLine(t, draft, name, refresh))}
            `,
          )}
        </div>
        <div class="builder-words">${words(draft)}</div>
      </div>
    `,
    actions: (close) => {
      const checked = draft.checked();
      return html`
        <p class="verdict" role="status">
          ${checked.error ? errorWords(checked.error) : lengthWords(checked.rules)}
        </p>
        ${button(t("builder-use"), () => checked.rules && close(checked.rules), {
          kind: "main",
          off: checked.rules === null,
        })}
      `;
    },
  });
}

/**
 * @param {Modals["t"]} t
 * @param {Draft} draft
 * @param {() => void} refresh
 */
function beginWith(t, draft, refresh) {
  const own = { value: "", label: t("rules-own") };
  const names = Object.keys(PRESETS).map((value) => ({ value, label: t(`rules-${value}`) }));
  const equal = names.find(({ value }) => same(draft.values, fullRules(value)));
  /** @param {string} preset */
  const onChange = (preset) => {
    if (preset) draft.reset(preset);
    refresh();
  };
  const choices = equal ? names : [own, ...names];
  const value = equal?.value ?? "";
  return select({ id: "builder-preset", label: t("builder-begin"), choices, value, onChange });
}

/**
 * @param {Rules} one
 * @param {Rules} other
 */
function same(one, other) {
  const names = /** @type {(keyof Rules)[]} */ (Object.keys(FIELDS));
  return names.every((name) => one[name] === other[name]);
}

/**
 * The control of one field.
 * @param {Modals["t"]} t
 * @param {Draft} draft
 * @param {keyof Rules} name
 * @param {() => void} refresh
 */
function fieldLine(t, draft, name, refresh) {
  const field = /** @type {Field} */ (FIELDS[name]);
  const id = `rule-${name}`;
  const label = t(`field-${name}`);
  /** @param {string | number | boolean} value */
  const onChange = (value) => {
    draft.set(name, value);
    refresh();
  };
  const value = draft.values[name];
  if (field.kind === "boolean") return toggle({ id, label, value: value === true, onChange });
  if (field.kind === "integer") {
    const { min, max } = field;
    return stepper(t, { id, label, value: Number(value), min, max, onChange });
  }
  const choices = field.values.map((word) => ({ value: word, label: valueWords(word) }));
  return select({ id, label, choices, value: String(value), onChange });
}

/** @param {Draft} draft */
function words(draft) {
  const { rules, error } = draft.checked();
  if (error) return html`<p class="error">${errorWords(error)}</p>`;
  const parts = explainRules(rules, fullRules());
  return sections([...parts.slice(-1), ...parts.slice(0, -1)]);
}
