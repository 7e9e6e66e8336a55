/** The settings, changed at once, and what there is to know about the program. */

import { html, nothing } from "../../vendor/lit-html.js";
import { ALLOWED, DEFAULTS } from "../app/settings.js";
import { nameField, radios, select, toggle } from "./fields.js";
import { backPicture, feltPicture } from "./pictures.js";

/** @import {Modals} from "./modal.js" */
/** @import {Text} from "./types.js" */
/** @import {Choice} from "./fields.js" */
/** @import {SettingName, SettingValues} from "../app/settings.js" */

/** @typedef {(changes: Partial<SettingValues>) => void} Change */

/** The settings as they are shown. */
const GROUPS = /** @type {const} */ ({
  looks: ["language", "theme", "contrast", "felt", "back"],
  cards: ["fourColours", "letters", "cardSize", "leftHanded"],
  play: ["speed", "playable", "confirmDiscard", "relaxed", "askDeal", "shortcuts", "typedMoves", "name"],
  sound: ["sound", "haptics"],
});

/** Choices that have an order of their own, whatever the default. @type {Record<string, string[]>} */
const ORDERS = {
  speed: ["slow", "normal", "fast", "off"],
  cardSize: ["small", "normal", "large"],
};

/** Settings that say in one line more what they do. */
const NOTED = new Set(["confirmDiscard", "relaxed", "askDeal", "shortcuts", "typedMoves"]);

/** Settings for a keyboard: a phone has one only where the focus shows. */
const KEYED = new Set(["shortcuts", "typedMoves"]);

/** @type {Record<string, (value: string) => unknown>} */
const PICTURES = { back: backPicture, felt: feltPicture };

/**
 * The settings. Every change is told at once.
 * @param {Modals} modals
 * @param {object} data
 * @param {() => Readonly<SettingValues>} data.values
 * @param {readonly {code: string, name: string}[]} data.languages
 * @param {Change} data.onChange
 * @returns {Promise<null>}
 */
export function openSettings(modals, { values, languages, onChange }) {
  const { t } = modals;
  const before = values();
  const keys = matchMedia("(any-pointer: fine)").matches || document.querySelector(":focus-visible");
  // As long as the dialog is open: what was changed once can be changed back, even by a finger
  const shown = (/** @type {SettingName} */ name) => {
    return keys || !KEYED.has(name) || before[name] !== DEFAULTS[name];
  };
  return modals.open({
    name: "settings",
    title: () => t("settings-title"),
    body: (_close, refresh) => {
      /** @type {Change} */
      const set = (changes) => {
        onChange(changes);
        refresh();
      };
      return Object.entries(GROUPS).map(
        ([group, names]) => html`
          <h3>${t(`settings-${group}`)}</h3>
          ${names.filter(shown).map((name) => control(t, name, values(), languages, set))}
        `,
      );
    },
  });
}

/**
 * @param {Text} t
 * @param {string} name
 * @param {Readonly<SettingValues>} values
 * @param {readonly {code: string, name: string}[]} languages
 * @param {Change} set
 */
function control(t, name, values, languages, set) {
  const allowed = ALLOWED[name];
  if (allowed === undefined) return nothing;
  const value = values[/** @type {SettingName} */ (name)];
  const label = t(`setting-${name}`);
  const id = `setting-${name}`;
  const note = NOTED.has(name) ? t(`setting-${name}-note`) : undefined;
  /** @param {string | boolean} chosen */
  const onChange = (chosen) => set({ [name]: chosen });
  if (typeof allowed === "boolean") {
    return toggle({ id, label, note, value: value === true, onChange });
  }
  if (allowed === "") return nameField(id, label, String(value), onChange);
  if (name === "language") {
    const choices = allowed.map((code) => language(t, code, languages));
    return select({ id, label, choices, value: String(value), onChange });
  }
  const choices = (ORDERS[name] ?? allowed).map((word) => choice(t, name, word));
  const look = name in PICTURES ? "pictures" : "chips";
  return radios({ name: id, legend: label, choices, value: String(value), onChange, look });
}

/**
 * @param {Text} t
 * @param {string} name
 * @param {string} value
 * @returns {Choice}
 */
function choice(t, name, value) {
  return { value, label: t(`setting-${name}-${value}`), picture: PICTURES[name]?.(value) };
}

/**
 * @param {Text} t
 * @param {string} code
 * @param {readonly {code: string, name: string}[]} languages
 */
function language(t, code, languages) {
  const known = languages.find((one) => one.code === code);
  return { value: code, label: known?.name ?? t("setting-language-auto") };
}

/** What is in the program that others made. */
const LIBRARIES = ["lit-html 3.3.3", "@fluent/bundle 0.19.1", "@noble/hashes 2.4.0", "zzfx 1.3.2"];

/**
 * About the program.
 * @param {Modals} modals
 * @param {{version: string, offline: boolean}} data `offline`: it starts without a network
 * @returns {Promise<null>}
 */
export function openAbout(modals, { version, offline }) {
  const { t } = modals;
  return modals.open({
    name: "about",
    title: () => t("menu-about"),
    body: () => html`
      <p>${t("about-what")}</p>
      <p>${t("about-version", { version })}</p>
      <p>${t(offline ? "about-offline" : "about-online")}</p>
      <h3>${t("about-privacy")}</h3>
      <p>${t("about-private")}</p>
      <h3>${t("about-fair")}</h3>
      <p>${t("fair-check")}</p>
      <h3>${t("about-licences")}</h3>
      <ul class="bullets">
        ${LIBRARIES.map((name) => html`<li translate="no">${name}</li>`)}
      </ul>
      <p><a class="button button-plain" href="vendor/LICENSES" target="_blank">${t("about-texts")}</a></p>
    `,
  });
}
