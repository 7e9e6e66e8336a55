// Asks the engine of the site in the directory that is the first argument. Each line of standard
// input is a task as JSON, as the page would send it to the Worker; each line of standard output
// is its answer. `play` instead of a task plays a whole game with the site's own model.

import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const load = (name) => import(pathToFileURL(resolve(process.argv[2], "js", name)));
const { answerTo } = await load("engine/answers.js");
const { noteOf } = await load("engine/levels.js");

async function play({ rules, seed, starter, players }) {
  const { Game } = await load("model/game.js");
  const { fullRules } = await load("model/ruleset.js");
  const { recordLine } = await load("model/record.js");
  const game = new Game(fullRules(rules), Uint8Array.from(Buffer.from(seed, "hex")), starter);
  while (game.outcome === null) {
    const view = game.view(game.toMove);
    const { moves } = answerTo({ task: "choose", view, player: players[game.toMove] });
    moves.forEach((move) => game.play(move));
  }
  const names = players.map(({ name }) => name);
  const levels = players.map(({ name, seed: own, nodes }) => noteOf(name, own, nodes));
  return recordLine(game, { players: names, levels });
}

for await (const line of createInterface({ input: process.stdin })) {
  const task = JSON.parse(line);
  const answer = task.task === "play" ? await play(task) : answerTo(task);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
