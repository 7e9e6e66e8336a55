// Views for the tests of the engine.

import { Game } from "../js/model/game.js";
import { fullRules } from "../js/model/ruleset.js";

/** What the starter of a game sees at first. */
export function dealtView(rules = "g4a", number = 1) {
  const game = new Game(fullRules(rules), new Uint8Array(32).fill(number));
  return game.view(game.toMove);
}
