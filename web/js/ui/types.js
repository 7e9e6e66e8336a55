/** What shell and dialogs are given and give back, as types only. */

/** @import {Rules} from "../model/types.js" */

/**
 * A text of the user's language.
 * @typedef {(key: string, args?: Record<string, string | number>) => string} Text
 */

/**
 * What the top bar says. `target` 0: a single game, which has no score.
 * @typedef {object} Score
 * @property {[string, string]} names the viewer's first
 * @property {[number, number]} points
 * @property {number} target
 */

/**
 * Cards that went one after the other to the same place, `c1` or `s2`, by the letters on them.
 * @typedef {{to: string, cards: {rank: string, payoff: boolean}[]}} Run
 */

/**
 * A turn in words, and in short for those who see it.
 * @typedef {object} MoveLine
 * @property {number} turn
 * @property {string} text
 * @property {boolean} [current]
 * @property {string} player
 * @property {Run[]} runs empty: the player passed
 */

/**
 * What the panel "Match" says.
 * @typedef {object} MatchLines
 * @property {string[]} lines
 * @property {string | null} commitment hex; null: this deal has none
 */

/**
 * What a person may ask for. Some carry a text: `typed` the move.
 * @typedef {"menu" | "undo" | "hint" | "last" | "speed" | "more" | "settings" | "help" | "typed"
 *   | "match"} Command
 */

/**
 * The choice of a new game, kept for the next time.
 * @typedef {object} NewGame
 * @property {string} opponent a level, or "person" for two at one device
 * @property {string} preset a preset's name or "custom"
 * @property {string} length one of LENGTHS
 * @property {[string, string]} names of the people, empty: none
 * @property {Rules} rules all rules that follow from preset and length
 */

/**
 * A match as a table: the points of every game by seat.
 * @typedef {object} MatchTable
 * @property {string[]} names
 * @property {number} target 0: a single game
 * @property {{points: number[], how: string}[]} games `how`: in words
 * @property {number[]} totals
 */

export {};
