/** How long a new game shall be, as changes of the rules that a preset gives. */

import { fullRules } from "../model/ruleset.js";

/** @import {Rules} from "../model/types.js" */

/** @typedef {keyof typeof CHANGES} Length */

/** @type {Record<"minutes-5" | "minutes-10" | "minutes-20" | "single" | "match-15" | "match-25"
 *   | "match-50" | "match-100" | "preset", Partial<Rules>>} */
const CHANGES = {
  "minutes-5": { payoff_size: 9, match_points: 0 },
  "minutes-10": { payoff_size: 20, match_points: 0 },
  "minutes-20": { payoff_size: 20, match_points: 8 },
  single: { match_points: 0 },
  "match-15": { match_points: 15 },
  "match-25": { match_points: 25 },
  "match-50": { match_points: 50 },
  "match-100": { match_points: 100 },
  preset: {},
};

/** All lengths; the last one leaves the preset as it is. */
export const LENGTHS = /** @type {Length[]} */ (Object.keys(CHANGES));

/** The lengths that most people want: so many minutes. */
export const TIMES = LENGTHS.filter((name) => name.startsWith("minutes-"));

/**
 * A preset at some length.
 * @param {string} preset
 * @param {Length} length
 * @returns {Rules}
 */
export function rulesFor(preset, length) {
  const rules = fullRules({ preset, ...CHANGES[length] });
  // Where every win brings more, more ends the match after as many games
  if (length === "minutes-20") rules.match_points += rules.win_bonus;
  return rules;
}
