/** Which languages there are, and which of them a person reads. */

/** The languages there are, each by its own name. */
export const LANGUAGES = Object.freeze([
  { code: "en", name: "English" },
  { code: "de", name: "Deutsch" },
  { code: "fr", name: "Français" },
  { code: "it", name: "Italiano" },
  { code: "pt", name: "Português" },
  { code: "ru", name: "Русский" },
]);

/** What stands in for all others. */
export const FALLBACK = "en";

/**
 * The first language that a person reads and that there is.
 * @param {readonly string[]} wanted as `navigator.languages`
 * @returns {string}
 */
export function pick(wanted) {
  const codes = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  const found = codes.find((code) => LANGUAGES.some((each) => each.code === code));
  return found ?? FALLBACK;
}
