/**
 * What happens in a game, and how it ends, in sentences.
 *
 * @import { Face, GameEvent, MovedEvent, Outcome, Seat } from "../model/types.js"
 * @import { Names } from "./names.js"
 */
import { TURN_LIMIT } from "../generated/kernel/kernel.js";
import { t } from "./i18n.js";
import { moveText } from "./moves.js";
import { cardName, cardsList, who } from "./names.js";

/**
 * A sentence about an event; null where there is nothing to say.
 * @param {GameEvent} event
 * @param {Names} names
 * @param {Seat | null} viewer
 * @returns {string | null}
 */
export function eventWords(event, names, viewer) {
  switch (event.type) {
    case "started":
      return startedWords(event.starter, event.tops, names, viewer);
    case "turn":
      return t("event-turn", { ...who(event.seat, names, viewer), turn: event.turn });
    case "drawn":
      if (event.cards) return t("event-drawn-cards", { cards: cardsList(event.cards) });
      return t("event-drawn", { ...who(event.seat, names, viewer), count: event.count });
    case "moved":
      return movedWords(event, names, viewer);
    case "finished":
      return t("event-finished", { stack: event.center + 1 });
    case "revealed": {
      const args = { card: cardName(event.card), left: event.left };
      return t("event-revealed", { ...who(event.seat, names, viewer), ...args });
    }
    case "ended":
      return outcomeWords(event.outcome, names, viewer);
  }
}

/**
 * @param {Seat} starter
 * @param {readonly Face[]} tops
 * @param {Names} names
 * @param {Seat | null} viewer
 */
function startedWords(starter, tops, names, viewer) {
  const cards = tops
    .map((card, seat) => t("event-top", { ...who(seat, names, viewer), card: cardName(card) }))
    .join(", ");
  return t("event-started", { ...who(starter, names, viewer), cards });
}

/**
 * @param {MovedEvent} event
 * @param {Names} names
 * @param {Seat | null} viewer
 */
function movedWords(event, names, viewer) {
  const args = who(event.seat, names, viewer);
  if (event.card === null) return t("event-passes", args);
  const move = moveText(event.text, event.card);
  const discard = event.text.split("-")[1].startsWith("s");
  return t(discard ? "event-discards" : "event-plays", { ...args, move });
}

/**
 * How a game ended, and why.
 * @param {Outcome} outcome
 * @param {Names} names
 * @param {Seat | null} viewer
 */
export function outcomeWords(outcome, names, viewer) {
  const why = reasonWords(outcome, names, viewer);
  if (outcome.winner === null) return t("outcome-draw", { why });
  return t("outcome-win", { ...who(outcome.winner, names, viewer), points: outcome.points, why });
}

/**
 * Why a game ended.
 * @param {Outcome} outcome
 * @param {Names} names
 * @param {Seat | null} viewer
 */
export function reasonWords(outcome, names, viewer) {
  if (outcome.loser !== undefined) {
    return t(`outcome-why-${outcome.reason}`, who(outcome.loser, names, viewer));
  }
  if (outcome.reason === "limit") return t("outcome-why-limit", { count: TURN_LIMIT });
  if (outcome.reason === "payoff") return t("outcome-why-payoff");
  return t(outcome.winner === null ? "outcome-why-stock" : "outcome-why-fewest");
}
