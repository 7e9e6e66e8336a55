/** Rules while somebody is changing them: they may not hold together for a while. */

import { fullRules } from "../model/ruleset.js";

/** @import {Rules} from "../model/types.js" */

/** @typedef {{rules: Rules, error: null} | {rules: null, error: Error}} Checked */

/** What can be changed for two players, in the order of the dialog. */
export const GROUPS = /** @type {const} */ ({
  deal: ["decks", "payoff_size", "hand_size", "side_stacks", "center_stacks", "first"],
  play: ["king_as_ace", "king_on_side", "refill", "recycle"],
  end: ["stock_out", "exhausted", "win_bonus", "match_points"],
});

/** Rules being changed. */
export class Draft {
  /** @param {Rules} rules */
  constructor(rules) {
    /** @type {Rules} */
    this.values = { ...rules, players: 2 };
  }

  /**
   * Set one field; the value is not yet checked.
   * @param {keyof Rules} name
   * @param {string | number | boolean} value
   */
  set(name, value) {
    this.values = { ...this.values, [name]: value };
  }

  /**
   * Begin anew with a preset.
   * @param {string} preset
   */
  reset(preset) {
    this.values = { ...fullRules(preset), players: 2 };
  }

  /** The rules, or why they are none. @returns {Checked} */
  checked() {
    try {
      return { rules: fullRules({ ...this.values }), error: null };
    } catch (error) {
      return { rules: null, error: /** @type {Error} */ (error) };
    }
  }
}
