/**
 * The game in words: all that other parts of the program say about cards, piles, moves, events,
 * rules, hints and errors.
 *
 * Everything is told to a viewer, who is "you"; viewer null is somebody who only looks on, and
 * all players have names then. The texts put names, ranks and cards where no language has to
 * bend them.
 */
export { eventWords, outcomeWords, reasonWords } from "./events.js";
export { explainRules, lengthOf, lengthWords, timeWords } from "./explain.js";
export { errorWords, valueWords } from "./faults.js";
export { hintWords } from "./hints.js";
export { lineWords, moveWords, playedWords } from "./moves.js";
export { cardName, cardsCount, cardsList, rankName } from "./names.js";
export { neededRank, pileLabel } from "./piles.js";
export { statusWords, tableWords } from "./status.js";
