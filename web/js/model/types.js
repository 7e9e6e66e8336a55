/**
 * The words of data that all parts of the web game share, as types only. All of them are plain
 * values that JSON can hold, so they cross to the Worker and into storage as they are.
 *
 * In other files: `@import {View, GameEvent} from "../model/types.js"`.
 */

/**
 * A seat, from 0.
 * @typedef {number} Seat
 */

/**
 * The face of a card, its pack left out: 16 * suit + rank, both from 0. See `cards.js`.
 * @typedef {number} Face
 */

/**
 * Where a card lies: `p<seat>` a pay-off pile, `s<seat>-<k>` a side stack, `c<k>` a center stack,
 * `h<seat>-<slot>` a card of a hand, `stock`, `aside` (completed stacks that wait). All from 0.
 * @typedef {string} Place
 */

/**
 * The rules of a game and its match, all of them.
 * @typedef {object} Rules
 * @property {number} players
 * @property {number} decks
 * @property {number} hand_size
 * @property {number} payoff_size
 * @property {number} side_stacks
 * @property {number} center_stacks
 * @property {boolean} king_as_ace
 * @property {boolean} king_on_side
 * @property {"emptied" | "turn_start"} refill
 * @property {"now" | "when_empty"} recycle
 * @property {"short" | "empty"} stock_out
 * @property {"draw" | "fewest_wins"} exhausted
 * @property {"high_payoff" | "seat0" | "random" | "given"} first
 * @property {number} win_bonus
 * @property {number} match_points
 */

/**
 * What one field of the rules may be.
 * @typedef {{kind: "integer", min: number, max: number, default: number}} IntegerField
 * @typedef {{kind: "choice", values: readonly string[], default: string}} ChoiceField
 * @typedef {{kind: "boolean", default: boolean}} BooleanField
 * @typedef {IntegerField | ChoiceField | BooleanField} Field
 */

/**
 * Rules as a record has them: a preset's name, or `preset` (none: `g4a`) and what differs from it.
 * @typedef {string | (Partial<Rules> & {preset?: string})} CompactRules
 */

/** @typedef {"payoff" | "stock" | "limit" | "resigned" | "timeout" | "abandoned"} Reason */

/**
 * How a game ended. `winner` null: a draw. `loser`: only where it ended against one seat.
 * @typedef {object} Outcome
 * @property {Seat | null} winner
 * @property {number} points
 * @property {Reason} reason
 * @property {Seat} [loser]
 */

/**
 * A pay-off pile as everybody sees it.
 * @typedef {{top: Face | null, count: number}} Payoff
 */

/**
 * What one viewer may know: the only thing that the engine and the table are given.
 * Lists by seat start with seat 0, piles are listed bottom first.
 * @typedef {object} View
 * @property {Rules} rules
 * @property {Seat | null} seat who looks; null: a spectator
 * @property {Seat} starter
 * @property {Seat} toMove the seat to move, also when the game is over
 * @property {number} turn the number of the turn, all seats together, from 1
 * @property {number} ply the number of moves made
 * @property {Face[]} hand the viewer's own hand, first drawn first; empty for a spectator
 * @property {number[]} hands the number of cards in each hand
 * @property {Payoff[]} payoff
 * @property {Face[][][]} side by seat, then by stack
 * @property {Face[][]} center
 * @property {number} stock the number of cards in the stock
 * @property {number} aside the number of cards that wait aside
 * @property {string[]} legal the legal moves if it is the viewer's turn, else empty
 * @property {Outcome | null} outcome null while the game runs
 */

/**
 * A legal move as data for the table. Equal cards of a hand give one option each, all with the
 * same text. A pass has neither `from` nor `to`.
 * @typedef {{text: string, from: Place | null, to: Place | null}} Option
 */

/**
 * Something that happened. See `narrate` in `events.js`.
 * @typedef {{type: "started", starter: Seat, tops: Face[]}} StartedEvent
 * @typedef {{type: "turn", seat: Seat, turn: number}} TurnEvent
 * @typedef {{type: "drawn", seat: Seat, count: number, cards: Face[] | null}} DrawnEvent
 * @typedef {object} MovedEvent
 * @property {"moved"} type
 * @property {Seat} seat
 * @property {string} text the move
 * @property {Face | null} card null: a pass
 * @property {Place | null} from a card of a hand is named by its slot before the move
 * @property {Place | null} to
 * @typedef {{type: "finished", center: number}} FinishedEvent `center` from 0
 * @typedef {{type: "revealed", seat: Seat, card: Face, left: number}} RevealedEvent
 * @typedef {{type: "ended", outcome: Outcome}} EndedEvent
 * @typedef {StartedEvent | TurnEvent | DrawnEvent | MovedEvent | FinishedEvent | RevealedEvent
 *   | EndedEvent} GameEvent
 */

/**
 * What a player's level and seed (hex) were, so that its moves can be checked later.
 * @typedef {{name: string, seed: string, version: string, nodes?: number}} LevelNote
 */

/**
 * How a game's seed came to be, as a record says it; the two secrets only once the game is over.
 * @typedef {object} FairBlock
 * @property {"sm-deal/1"} protocol
 * @property {string} game_id
 * @property {string} commitment hex
 * @property {string} [server_seed] hex
 * @property {string[]} [client_seeds]
 */

/** @typedef {null | boolean | number | string | Json[] | {[key: string]: Json}} Json */

export {};
