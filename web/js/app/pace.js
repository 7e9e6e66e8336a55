/** How quickly the computer's moves follow each other, so that a person can take them in. */

/** @import {SettingValues} from "./settings.js" */

/** Milliseconds from the start of one move of the computer to the start of the next. */
export const PACE = { slow: 900, normal: 500, fast: 220, off: 0 };

/** Waits that a person can cut short. */
export class Pace {
  constructor() {
    /** @type {Set<() => void>} */
    this.waiting = new Set();
    this.hurried = false;
  }

  /** A new turn begins, at its usual pace. */
  begin() {
    this.hurried = false;
  }

  /** End all waits now, and those of the rest of the turn. */
  hurry() {
    this.hurried = true;
    for (const end of this.waiting) end();
  }

  /**
   * @param {number} milliseconds
   * @returns {Promise<void>}
   */
  wait(milliseconds) {
    if (this.hurried || milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.waiting.add(end);
    });
  }

  /**
   * Wait for something, and no less than the speed wants.
   * @param {SettingValues["speed"]} speed
   * @param {Promise<void>} shown
   */
  async atLeast(speed, shown) {
    await Promise.all([shown, this.wait(PACE[speed])]);
  }
}
