/** How everything looks, as attributes of <html> that the style sheets follow. */

/** @import {SettingValues} from "../app/settings.js" */

/**
 * The attributes for some settings and what the system prefers.
 * @param {Pick<SettingValues, "theme" | "contrast" | "fourColours" | "back" | "felt" | "cardSize"
 *   | "leftHanded">} settings
 * @param {{dark: boolean, contrast: boolean}} system
 * @returns {Record<string, string>}
 */
export function looks(settings, system) {
  const theme = settings.theme === "auto" ? (system.dark ? "dark" : "light") : settings.theme;
  return {
    theme,
    contrast: settings.contrast || system.contrast ? "high" : "normal",
    suits: settings.fourColours ? "four" : "two",
    back: settings.back,
    table: settings.felt,
    size: settings.cardSize,
    hand: settings.leftHanded ? "left" : "right",
  };
}

/**
 * Give a document its looks, now and whenever the system's preference changes.
 * @param {HTMLElement} html
 * @param {() => Parameters<typeof looks>[0]} settings
 * @returns {() => void} call it when the settings change
 */
export function followLooks(html, settings) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const contrast = matchMedia("(prefers-contrast: more)");
  const apply = () => {
    const system = { dark: dark.matches, contrast: contrast.matches };
    const look = looks(settings(), system);
    Object.assign(html.dataset, look);
    colourBars(html, look.theme);
  };
  dark.addEventListener("change", apply);
  contrast.addEventListener("change", apply);
  apply();
  return apply;
}

/**
 * Let the browser's own bars follow the theme, not only the system.
 * @param {HTMLElement} html
 * @param {string} theme
 */
function colourBars(html, theme) {
  /** @type {NodeListOf<HTMLMetaElement>} */
  const metas = html.querySelectorAll("meta[name=theme-color]");
  for (const meta of metas) meta.media = meta.dataset.for === theme ? "all" : "not all";
}
