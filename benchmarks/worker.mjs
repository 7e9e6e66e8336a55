// Does benchmark tasks with the JavaScript kernel in the directory that is the argument. Requests
// and samples are those of `spitemalice.bench.worker`, the tasks those of `spitemalice.bench.tasks`.

import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const kernel = await import(pathToFileURL(resolve(process.argv[2], "kernel.js")));

const BATCH = 200;
const MIDDLE = 60;
let seed = 0;

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function keepOn(seconds, work) {
  const start = cpuSeconds();
  let times = 0;
  let spent = 0;
  while (spent < seconds) {
    work();
    times += 1;
    spent = cpuSeconds() - start;
  }
  return [spent, times];
}

function playouts(policy, seconds) {
  const state = new kernel.State(); // its rules are those of g4a
  const tally = new kernel.Tally();
  const [spent] = keepOn(seconds, () => {
    seed += BATCH;
    kernel.run_series(state, tally, seed, BATCH, policy);
  });
  const { games, moves, turns, draws, first_wins } = tally;
  return { seconds: spent, games, moves, turns, draws, first_wins };
}

function policies(seconds) {
  return { eager: playouts(0, seconds), random: playouts(1, seconds) };
}

function copies(seconds) {
  const here = new kernel.State();
  const there = new kernel.State();
  kernel.seed_fast(here, 5, 5);
  kernel.deal(here);
  for (let i = 0; i < MIDDLE; i++) {
    kernel.play(here, kernel.eager_move(here));
  }
  const pairs = 50 * BATCH;
  const [spent, times] = keepOn(seconds, () => kernel.copy_many(there, here, pairs));
  return { copies: { seconds: spent, copies: 2 * pairs * times } };
}

const TASKS = { policies, copies };

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  console.log(JSON.stringify(TASKS[request.task](request.seconds)));
}
