/**
 * What a tap means. Pure: options and the tapped place in, what to do out.
 *
 * A card with one sensible destination plays at once: the pay-off card or a side stack's top,
 * wherever all the center stacks it fits need the same rank. A card of the hand is always chosen
 * first, since to keep it back can be the better move; its destinations then glow. Tapped twice in
 * quick succession it goes to the center, too. No tap on one card alone ever discards.
 */

/** @import {Option, Place} from "../model/types.js" */

/**
 * `play`: make the move; `ask`: make it if the person confirms; `choose`: lift the card and show
 * its destinations; `cancel`: put it down; `none`: nothing can be done here.
 * @typedef {{do: "play" | "ask", option: Option}
 *   | {do: "choose", place: Place, targets: Place[]}
 *   | {do: "cancel" | "none"}} Tap
 */

/**
 * @typedef {object} TapState
 * @property {readonly Option[]} options
 * @property {Place | null} chosen
 * @property {(place: Place) => number | null} needs the rank that a center stack needs
 * @property {boolean} [twice] whether this tap came quickly after another one at the same place
 * @property {boolean} ask confirm the discard of a card that fits a center stack
 */

/**
 * @param {TapState} state
 * @param {Place} place
 * @returns {Tap}
 */
export function tap(state, place) {
  if (state.chosen === place) return (state.twice && toCenter(state, place)) || { do: "cancel" };
  if (state.chosen !== null) {
    const option = optionOf(state.options, state.chosen, place);
    if (option) return played(state, option);
  }
  const targets = targetsOf(state.options, place);
  if (targets.length === 0) return { do: state.chosen === null ? "none" : "cancel" };
  if (!place.startsWith("h") && alike(targets, state.needs)) {
    const option = /** @type {Option} */ (optionOf(state.options, place, targets[0]));
    return { do: "play", option };
  }
  return { do: "choose", place, targets };
}

/**
 * A card to the center, where it cannot matter to which stack.
 * @param {TapState} state
 * @param {Place} place
 * @returns {Tap | null}
 */
function toCenter({ options, needs }, place) {
  const targets = targetsOf(options, place).filter((target) => target.startsWith("c"));
  if (targets.length === 0 || !alike(targets, needs)) return null;
  const option = /** @type {Option} */ (optionOf(options, place, targets[0]));
  return { do: "play", option };
}

/**
 * A move from one place to another, dropped or tapped.
 * @param {Pick<TapState, "options" | "ask">} state
 * @param {Option} option
 * @returns {Tap}
 */
export function played(state, option) {
  return { do: state.ask && wastes(state.options, option) ? "ask" : "play", option };
}

/**
 * @param {readonly Option[]} options
 * @param {Place} from
 * @param {Place} to
 * @returns {Option | undefined}
 */
export function optionOf(options, from, to) {
  return options.find((option) => option.from === from && option.to === to);
}

/**
 * Where a card may go.
 * @param {readonly Option[]} options
 * @param {Place} from
 * @returns {Place[]}
 */
export function targetsOf(options, from) {
  const targets = options.filter((option) => option.from === from).map((option) => option.to);
  return targets.filter((place) => place !== null);
}

/**
 * The places with a card that fits a center stack.
 * @param {readonly Option[]} options
 * @returns {Set<Place>}
 */
export function playable(options) {
  const places = options.filter(({ to }) => to?.startsWith("c")).map(({ from }) => from);
  return new Set(places.filter((place) => place !== null));
}

/**
 * Whether a move discards a card that fits a center stack.
 * @param {readonly Option[]} options
 * @param {Option} option
 */
export function wastes(options, option) {
  if (!option.from?.startsWith("h") || option.to?.startsWith("c")) return false;
  return playable(options).has(option.from);
}

/** @param {Place[]} targets @param {TapState["needs"]} needs */
function alike(targets, needs) {
  return targets.every((place) => place.startsWith("c") && needs(place) === needs(targets[0]));
}
