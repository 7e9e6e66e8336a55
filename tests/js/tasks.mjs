// Does tasks with the JavaScript kernel in the directory that is the argument, for comparison with
// its other forms. Each line of standard input is a task as JSON, each line of standard output its
// result. `tasks.py` in `tests/kernel` does the same tasks with the Python forms.

import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const kernel = await import(pathToFileURL(resolve(process.argv[2], "kernel.js")));

// A number that depends on all numbers mixed into it, and on their order.
class Checksum {
  value = 0;

  mix(numbers) {
    for (const number of numbers) {
      this.value = (this.value * 31 + number + 7) % 33554393;
    }
  }
}

// A stream of 32-bit words (xorshift) for draws and choices.
class Words {
  constructor(seed) {
    this.last = seed;
  }

  take() {
    this.last ^= this.last << 13;
    this.last ^= this.last >>> 17;
    this.last ^= this.last << 5;
    return this.last >>> 0;
  }
}

const range = (start, end) => Array.from({ length: end - start }, (_, i) => start + i);

function configured(rules) {
  const s = new kernel.State();
  kernel.configure(s, ...rules);
  return s;
}

function series(rules, seed, games, policy) {
  const tally = new kernel.Tally();
  kernel.run_checked(configured(rules), tally, seed, games, policy);
  return [
    tally.games,
    tally.moves,
    tally.turns,
    tally.draws,
    tally.points,
    tally.first_wins,
    tally.sum_a,
    tally.sum_b,
  ];
}

function below(words, first, spans) {
  const s = new kernel.State();
  kernel.forget_words(s, first);
  for (const word of words) {
    kernel.feed(s, word);
  }
  return spans.flatMap((span) => [kernel.fair_below(s, span), s.words_used, s.starved]);
}

function copies(rules, seed, before) {
  const s = configured(rules);
  kernel.seed_fast(s, seed, 1);
  kernel.deal(s);
  for (let i = 0; i < before && s.outcome === 0; i++) {
    kernel.play(s, kernel.eager_move(s));
  }
  const twin = new kernel.State();
  kernel.copy_state(twin, s);
  return [ending(s), ending(twin)];
}

function ending(s) {
  const check = new Checksum();
  while (s.outcome === 0) {
    const move = kernel.eager_move(s);
    kernel.play(s, move);
    check.mix([move, ...kernel.drawn_cards(s)]);
  }
  return [check.value, s.outcome, s.winner, s.points, s.turns_ended, s.mwc_a, s.mwc_b];
}

function fair(rules, seed, starter) {
  const s = configured(rules);
  s.starter = starter;
  kernel.set_up(s);
  kernel.forget_words(s, 0);
  const words = new Words(seed);
  const choices = new Words(seed + 1);
  const check = new Checksum();
  do {
    topUp(s, words);
  } while (kernel.deal_stage(s) !== 0);
  look(s, check);
  while (s.outcome === 0) {
    topUp(s, words);
    step(s, choices, check);
    look(s, check);
  }
  return [check.value, s.outcome, s.winner, s.points, s.turns_ended, s.words_used, s.starved];
}

function topUp(s, words) {
  const missing = 250 - (s.words_fed - s.words_used);
  if (missing % 2 === 0) {
    const data = new DataView(new ArrayBuffer(4 * missing));
    range(0, missing).forEach((i) => data.setUint32(4 * i, words.take()));
    kernel.feed_bytes(s, new Uint8Array(data.buffer));
  } else {
    range(0, missing).forEach(() => kernel.feed(s, words.take()));
  }
}

function step(s, choices, check) {
  kernel.list_discards(s);
  check.mix(kernel.listed_moves(s));
  kernel.list_plays(s);
  const plays = kernel.listed_moves(s);
  kernel.list_moves(s);
  const every = kernel.listed_moves(s);
  check.mix([...plays, ...every]);
  check.mix(range(0, 256).filter((move) => kernel.is_legal(s, move) !== 0));
  const choice = choices.take();
  const among = plays.length > 0 && choice % 8 !== 0 ? plays : every;
  const move = among[choice % among.length];
  const index = kernel.index_of(s, move);
  check.mix([index, kernel.find_move(s, index)]);
  if (choice % 3 === 0) {
    kernel.play(s, move);
  } else {
    check.mix([kernel.make_move(s, index), kernel.make_move(s, 1151)]);
  }
}

function look(s, check) {
  check.mix([s.to_move, s.starter, s.turns_ended, s.stock_n, s.aside_n, s.words_used]);
  check.mix(kernel.drawn_cards(s));
  for (const seat of range(0, s.players)) {
    const hand = kernel.hand_cards(s, seat);
    kernel.set_hand(s, seat, hand);
    check.mix([kernel.hand_count(s, seat), kernel.payoff_count(s, seat), ...hand]);
  }
  const stacks = [...range(0, s.side_stacks), 6];
  const sidePiles = range(0, s.players).flatMap((seat) => stacks.map((k) => 8 * seat + k));
  for (const pile of [...sidePiles, ...range(32, 32 + s.center_stacks)]) {
    const cards = kernel.pile_cards(s, pile);
    kernel.set_pile(s, pile, cards);
    check.mix([kernel.top_card(s, pile), ...cards]);
  }
  check.mix(range(0, s.center_stacks).map((c) => kernel.center_height(s, c)));
  const stock = kernel.stock_cards(s);
  const aside = kernel.aside_cards(s);
  kernel.set_stock(s, stock);
  kernel.set_aside(s, aside);
  check.mix([...stock, ...aside]);
}

function mindOf(settings, weights) {
  const mind = new kernel.Mind();
  [mind.max_nodes, mind.max_plays, mind.width, mind.noise, mind.forget] = settings;
  kernel.set_weights(mind, weights);
  return mind;
}

function dealt(s, seed) {
  kernel.seed_fast(s, seed, 1);
  kernel.deal(s);
}

function searches(rules, settings, weights, seed, count) {
  const mind = mindOf(settings, weights);
  const s = configured(rules);
  const t = new kernel.Table();
  [t.keep, t.log, t.seed_low, t.seed_high] = [4, 1, seed, seed + 1];
  const check = new Checksum();
  let games = 0;
  for (const done of range(0, count)) {
    if (games === 0 || s.outcome !== 0) {
      games += 1;
      dealt(s, seed + games);
    }
    const found = kernel.search(s, t, mind);
    check.mix([found, t.nodes, t.kept]);
    for (const rank of range(0, t.kept)) {
      const path = kernel.kept_path(t, rank);
      check.mix([kernel.kept_score(t, rank), kernel.kept_length(t, rank), ...path]);
    }
    check.mix([...kernel.best_features(t), kernel.kept_entry(t, 0, 0)]);
    goOn(s, t, mind, done, check);
    check.mix([s.to_move, s.stock_n, s.outcome, s.winner, s.points, ...kernel.drawn_cards(s)]);
  }
  return [check.value, games];
}

function goOn(s, t, mind, done, check) {
  if (done % 3 === 0) {
    check.mix(kernel.play_kept(s, t, done % t.kept));
  } else if (done % 3 === 1) {
    for (const i of range(0, kernel.kept_length(t, 0))) {
      const move = kernel.entry_move(s, kernel.kept_entry(t, 0, i));
      check.mix([move]);
      kernel.play(s, move);
    }
  } else {
    check.mix([kernel.play_best(s, t, mind)]);
  }
}

function judgements(rules, settings, weights, odds, seed, count) {
  const mind = mindOf(settings, weights);
  const chances = mindOf(settings, odds);
  const s = configured(rules);
  const t = new kernel.Table();
  const judge = new kernel.Judge();
  judge.samples = 3;
  const check = new Checksum();
  let games = 0;
  let revealed = 0;
  for (const _ of range(0, count)) {
    if (games === 0 || s.outcome !== 0) {
      games += 1;
      revealed = 0;
      dealt(s, seed + games);
    }
    check.mix([kernel.chance_now(judge, s, mind, chances)]);
    const drawn = kernel.drawn_cards(s).length;
    if (revealed !== 0) {
      check.mix([kernel.expected_top(judge, s, mind, chances)]);
    } else if (drawn > 0 && kernel.hand_count(s, s.to_move) >= drawn) {
      check.mix([kernel.expected_draw(judge, s, mind, chances, drawn)]);
    }
    kernel.search(s, t, mind);
    const path = kernel.kept_path(t, 0);
    check.mix([kernel.chance_after(judge, s, chances, path)]);
    check.mix([kernel.value_of_end(s, t, mind, path), kernel.value_of_kept(s, t, chances, 0)]);
    check.mix(kernel.features_of_end(s, t, path));
    const first = path.slice(0, 1);
    check.mix([kernel.lay_end(s, t, first), ...kernel.features_of_end(s, t, first)]);
    kernel.play_kept(s, t, 0);
    revealed = path[path.length - 1] >> 4 === 24 ? 1 : 0;
  }
  return [check.value, games];
}

function rollouts(rules, settings, weights, seed, count, rounds) {
  const mind = mindOf(settings, weights);
  const simple = mindOf([1, ...settings.slice(1)], weights);
  const s = configured(rules);
  const t = new kernel.Table();
  const deep = new kernel.Rollouts();
  t.keep = 6;
  const check = new Checksum();
  let games = 0;
  for (const done of range(0, count)) {
    if (games === 0 || s.outcome !== 0) {
      games += 1;
      dealt(s, seed + games);
    }
    check.mix([kernel.search(s, t, mind), kernel.only_discards(s)]);
    let live = kernel.start_rollouts(deep, s, t);
    kernel.seed_rollouts(deep, seed + done, done);
    deep.clairvoyant = done % 4 === 3 ? 1 : 0;
    while (live > 1) {
      const theirs = done % 3 === 2 ? simple : mind;
      range(0, rounds).forEach(() => kernel.run_round(deep, mind, theirs));
      live = live === 2 ? 1 : Math.floor((live + 1) / 2);
      kernel.drop_worst(deep, Math.max(live, 2));
    }
    check.mix([deep.rounds, deep.trials, ...[0, 1, 4].map((z) => kernel.best_line(deep, z))]);
    check.mix(kernel.play_kept(s, t, kernel.best_line(deep, 1)));
    check.mix([s.to_move, s.outcome, ...kernel.drawn_cards(s)]);
  }
  return [check.value, games];
}

function world(rules, seed, movesMade, count) {
  const s = configured(rules);
  const other = new kernel.State();
  const rng = new kernel.State();
  const pool = new kernel.Pool();
  dealt(s, seed);
  for (let i = 0; i < movesMade && s.outcome === 0; i++) {
    kernel.play(s, kernel.eager_move(s));
  }
  kernel.seed_fast(rng, seed, 2);
  const check = new Checksum();
  for (const _ of range(0, count)) {
    kernel.sample_world(other, s, s.to_move, pool, rng);
    look(other, check);
    kernel.likely_world(other, s, s.to_move, pool, rng, 421);
    look(other, check);
    check.mix([pool.n]);
  }
  return [check.value, rng.mwc_a, rng.mwc_b];
}

function game(rules, settings, weights, seed) {
  const s = configured(rules);
  const t = new kernel.Table();
  dealt(s, seed);
  kernel.play_game(s, t, mindOf(settings, weights), mindOf([1, 1, 1, 0, 0], weights));
  return [s.outcome, s.winner, s.points, s.turns_ended, s.mwc_a, s.mwc_b];
}

function batch(rules, seeds, steps) {
  const games = seeds.map(() => configured(rules));
  const book = new Int32Array(8 * seeds.length);
  seeds.forEach((seed, i) => (book[8 * i] = seed));
  kernel.begin_games(games, book);
  const actions = kernel.count_actions(games[0]);
  const masks = new Uint8Array(actions * seeds.length);
  const views = new Uint8Array(kernel.count_view(games[0]) * seeds.length);
  const check = new Checksum();
  kernel.tell_games(games, book, masks, views);
  for (const number of range(0, steps)) {
    check.mix([...book, ...masks, ...views]);
    check.mix(range(0, actions).map((action) => kernel.code_of(games[0], action)));
    seeds.forEach((_, i) => {
      book[8 * i + 2] = masks.subarray(i * actions, (i + 1) * actions).indexOf(1);
    });
    check.mix([kernel.find_codes(games, book)]);
    const again = Math.floor((number % 3) / 2);
    kernel.step_games(games, book, number % 2, again, masks, views);
  }
  return [check.value, ...book];
}

const form = () => ["js"];

const tasks = {
  series,
  below,
  batch,
  copies,
  fair,
  searches,
  judgements,
  rollouts,
  world,
  game,
  form,
};
for await (const line of createInterface({ input: process.stdin })) {
  const { task, arguments: values } = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(tasks[task](...values))}\n`);
}
