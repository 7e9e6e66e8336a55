/** Short vibrations, on devices that have them. */

/** @typedef {"card" | "turn" | "refused" | "end"} TouchName */

/** @type {Record<TouchName, number[]>} milliseconds on, off, on … */
const PATTERNS = { card: [8], turn: [15], refused: [20, 40, 20], end: [20, 60, 40] };

export class Haptics {
  /** @param {{enabled: boolean}} options */
  constructor({ enabled }) {
    this.enabled = enabled;
  }

  /** @param {boolean} enabled */
  enable(enabled) {
    this.enabled = enabled;
  }

  /** @param {TouchName} name */
  play(name) {
    // Browsers refuse it, with a warning, before the person has touched the page.
    if (!this.enabled || !navigator.userActivation?.hasBeenActive) return;
    navigator.vibrate?.(PATTERNS[name]);
  }
}
