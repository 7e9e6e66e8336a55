// Does tasks with the model of the site in the directory that is the argument. Each line of
// standard input is a task as JSON, each line of standard output its result.

import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const load = (name) => import(pathToFileURL(resolve(process.argv[2], "js/model", name)));
const { toHex } = await load("bytes.js");
const deals = await load("deal.js");
const { Game, eventFor } = await load("game.js");
const { Match } = await load("match.js");
const { dumpRecord, parseRecord, recordLine } = await load("record.js");
const { replayRecord, verifyRecord } = await load("replay.js");
const { compactRules, fullRules, rulesHash } = await load("ruleset.js");
const { lengthOf } = await load("../text/explain.js");

const isPlay = (text) => /-c/.test(text);
const digest = (value) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

// What every viewer sees of a recorded game, at the start and after each move.
function* seen(record) {
  const played = replayRecord(record);
  const viewers = [null, ...Array(played.rules.players).keys()];
  const game = new Game(played.rules, played.seed, played.givenStarter);
  const look = (events) => ({
    views: viewers.map((viewer) => game.view(viewer)),
    events: viewers.map((viewer) => events.map((event) => eventFor(event, viewer))),
    options: game.options().length,
    free: game.canUndoFreely(),
  });
  yield look(game.dealEvents());
  for (const move of played.moves) yield look(game.play(move));
}

function refusal(task) {
  try {
    return task();
  } catch (error) {
    if (!error.code) throw error;
    const { name, code, field, allowed, turn, move } = error;
    return { name, code, field, allowed, turn, move };
  }
}

// A whole game of moves picked by a stream of numbers, more plays than discards.
function played(rules, seed, starter, chance) {
  const game = new Game(rules, Uint8Array.from(Buffer.from(seed, "hex")), starter);
  let word = chance;
  while (!game.over) {
    word = (Math.imul(word, 1103515245) + 12345) >>> 1;
    const legal = game.legal();
    const plays = legal.filter(isPlay);
    const moves = plays.length > 0 && word % 4 > 0 ? plays : legal;
    game.play(moves[(word >> 4) % moves.length]);
  }
  return game;
}

const TASKS = {
  digests: (line) => Array.from(seen(parseRecord(line)), digest),
  seen: (line, ply) => Array.from(seen(parseRecord(line)))[ply],
  verify: (line) => refusal(() => verifyRecord(parseRecord(line)).outcome && "ended") ?? "running",
  copy: (line) => dumpRecord(parseRecord(line)),
  rules: (value) =>
    refusal(() => {
      const full = fullRules(value);
      return { full, compact: compactRules(full), hash: toHex(rulesHash(full)) };
    }),
  length: (rules) => [lengthOf(rules).turns, lengthOf(rules).games],
  deal: (gameId, rules, serverSeed, clientSeeds) =>
    deals.dealOf(gameId, rulesHash(fullRules(rules)), serverSeed, clientSeeds),
  play: (rules, people, cut, chance, stop) => {
    const full = fullRules(rules);
    const deal = deals.finishDeal(deals.prepareDeal("g1", full, people), cut);
    const starter = full.first === "given" ? 1 : null;
    const game = played(full, deal.gameSeed, starter, chance);
    const moves = game.moves.slice(0, stop ?? game.moves.length);
    const part = Game.replay(full, game.seed, starter, moves);
    const players = Array.from({ length: full.players }, (_, seat) => `Spieler ${seat} ♠`);
    const notes = { players, fair: deals.fairBlock(deal), id: "g1", date: "2026-01-01" };
    const lines = [recordLine(part, notes), recordLine(part, { ...notes, secret: true })];
    if (!part.over) {
      part.resign(0);
      lines.push(recordLine(part, notes));
    }
    return lines;
  },
  match: (rules, outcomes, nextStart, firstStarter) => {
    const options = { nextStart, firstStarter };
    const { scores, over, winner, nextStarter } = new Match(fullRules(rules), outcomes, options);
    return { scores, over, winner, nextStarter };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { task, args } = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(TASKS[task](...args) ?? null)}\n`);
}
