/**
 * What one viewer may know of a position: the only thing that a player or the table is given.
 */

import { hand_count, payoff_count } from "../generated/kernel/kernel.js";
import { cardsOf, centerPile, handOf, payoffTop, range, sidePile } from "./table.js";

/** @import {State} from "../generated/kernel/kernel.js" */
/** @import {Outcome, Rules, Seat, View} from "./types.js" */

/**
 * Read from a state what `seat` may see; `legal` are the moves of the seat to move.
 * @param {State} state
 * @param {Rules} rules
 * @param {Seat | null} seat
 * @param {{ply: number, legal: string[], outcome: Outcome | null}} more
 * @returns {View}
 */
export function observe(state, rules, seat, { ply, legal, outcome }) {
  const seats = range(rules.players);
  return {
    rules: { ...rules },
    seat,
    starter: state.starter,
    toMove: state.to_move,
    turn: state.turns_ended + 1,
    ply,
    hand: seat === null ? [] : handOf(state, seat),
    hands: seats.map((other) => hand_count(state, other)),
    payoff: seats.map((other) => ({
      top: payoffTop(state, other),
      count: payoff_count(state, other),
    })),
    side: seats.map((other) =>
      range(rules.side_stacks).map((k) => cardsOf(state, sidePile(other, k))),
    ),
    center: range(rules.center_stacks).map((c) => cardsOf(state, centerPile(c))),
    stock: state.stock_n,
    aside: state.aside_n,
    legal: seat === state.to_move ? legal : [],
    outcome,
  };
}
