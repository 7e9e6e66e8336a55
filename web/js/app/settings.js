/**
 * The settings: what there is, what each may be, and one live copy that tells of changes.
 * A value that is not allowed, from an older program or a broken store, is the default again.
 */

/**
 * @typedef {object} SettingValues
 * @property {string} language `auto` or a language's code
 * @property {"auto" | "light" | "dark"} theme
 * @property {boolean} contrast
 * @property {boolean} fourColours suits in four colours
 * @property {"diamond" | "lattice" | "waves" | "plain"} back
 * @property {"auto" | "green" | "sage" | "blue" | "slate"} felt
 * @property {"small" | "normal" | "large"} cardSize
 * @property {boolean} leftHanded
 * @property {"local" | "english"} letters the letters of the court cards
 * @property {"slow" | "normal" | "fast" | "off"} speed
 * @property {boolean} playable outline the cards that fit a center stack
 * @property {boolean} confirmDiscard ask before a card that fits a center stack is discarded
 * @property {boolean} sound
 * @property {boolean} haptics
 * @property {boolean} relaxed every move may be taken back
 * @property {boolean} askDeal show the fingerprint of a deal in a dialog of its own, to cut there
 * @property {boolean} shortcuts commands by letters and digits alone
 * @property {boolean} typedMoves show a field for moves in the notation
 * @property {string} name the person's name, empty: the language's word for you
 * @property {string} second the name of the other person at the same device
 */

/** @typedef {keyof SettingValues} SettingName */

/**
 * What each setting may be: a list of values, or the type of its default.
 * The first value of a list is the default.
 * @type {{[name: string]: readonly string[] | boolean | ""}}
 */
export const ALLOWED = {
  language: ["auto", "en", "fr", "de", "it", "pt", "ru"],
  theme: ["auto", "light", "dark"],
  contrast: false,
  fourColours: false,
  back: ["diamond", "lattice", "waves", "plain"],
  felt: ["auto", "green", "sage", "blue", "slate"],
  cardSize: ["normal", "small", "large"],
  leftHanded: false,
  letters: ["local", "english"],
  speed: ["normal", "slow", "fast", "off"],
  playable: true,
  confirmDiscard: true,
  sound: true,
  haptics: true,
  relaxed: false,
  askDeal: false,
  shortcuts: true,
  typedMoves: false,
  name: "",
  second: "",
};

export const LONGEST_NAME = 40;

/** @type {Readonly<SettingValues>} */
export const DEFAULTS = Object.freeze(checked({}));

/**
 * The settings in a value of any kind; whatever is not allowed becomes the default.
 * @param {unknown} value
 * @returns {SettingValues}
 */
export function checked(value) {
  const given = /** @type {{[name: string]: unknown}} */ (
    typeof value === "object" && value !== null ? value : {}
  );
  const entries = Object.entries(ALLOWED).map(([name, allowed]) => {
    return [name, allows(allowed, given[name]) ? given[name] : defaultOf(allowed)];
  });
  return /** @type {SettingValues} */ (Object.fromEntries(entries));
}

/** @param {readonly string[] | boolean | ""} allowed @param {unknown} value */
function allows(allowed, value) {
  if (typeof allowed === "boolean") return typeof value === "boolean";
  if (typeof value !== "string") return false;
  return allowed === "" ? isName(value) : allowed.includes(value);
}

/** @param {readonly string[] | boolean | ""} allowed */
function defaultOf(allowed) {
  return typeof allowed === "object" ? allowed[0] : allowed;
}

/** @param {string} text */
function isName(text) {
  return text.length <= LONGEST_NAME && !/\p{C}/u.test(text);
}

/** The settings in use. */
export class Settings {
  /** @param {unknown} [stored] what the store holds */
  constructor(stored) {
    /** @type {Readonly<SettingValues>} */
    this.values = Object.freeze(checked(stored));
    /** @type {Set<(values: Readonly<SettingValues>, changed: SettingName[]) => void>} */
    this.listeners = new Set();
  }

  /**
   * Be told of every change.
   * @param {(values: Readonly<SettingValues>, changed: SettingName[]) => void} listener
   * @returns {() => void} ends it
   */
  onChange(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Change some of them; values that are not allowed are left as they were.
   * @param {Partial<SettingValues>} changes
   */
  set(changes) {
    const before = this.values;
    const kept = Object.entries(changes).filter(([name, value]) => {
      return Object.hasOwn(ALLOWED, name) && allows(ALLOWED[name], value);
    });
    const after = { ...before, ...Object.fromEntries(kept) };
    const names = /** @type {SettingName[]} */ (Object.keys(ALLOWED));
    const changed = names.filter((name) => before[name] !== after[name]);
    if (changed.length === 0) return;
    this.values = Object.freeze(after);
    for (const listener of this.listeners) listener(this.values, changed);
  }
}
