/**
 * Why a turn is better than others, in named reasons; the twin of `players/analysis/reasons.py`.
 *
 * @import {View} from "../model/types.js"
 * @import {End, Facts} from "./judge.js"
 */

import { LEAF_REFILL, LEAF_REVEAL, LEAF_TURN, MOST_MISSING } from "../generated/kernel/kernel.js";
import { rank } from "../model/cards.js";
import { partsOf } from "./notation.js";

const MOST = 3; // reasons that are given

/**
 * Something to say: the key of a text and what stands in its gaps. Ranks are from 1 (Ace) to 13
 * (King), stacks from 1; `cards` and `count` are numbers of cards.
 * @typedef {{key: string, args: Readonly<Record<string, number>>}} Reason
 */

/**
 * A turn and what it is compared with: what is seen now, and the ends of this and other turns.
 * @typedef {object} Case
 * @property {View} seen
 * @property {End} best
 * @property {Facts} now
 * @property {Facts | null} then null: it wins
 * @property {Facts[]} others
 */

/**
 * A case whose turn does not win the game.
 * @typedef {Case & {then: Facts}} OpenCase
 */

/**
 * One to three reasons for a turn, the one that matters most first.
 * @param {Case} found
 * @returns {Reason[]}
 */
export function findReasons(found) {
  if (found.then === null) {
    return [reason("wins")];
  }
  const open = { ...found, then: found.then };
  const reasons = FINDERS.flatMap((find) => [...find(open)]);
  return reasons.length > 0 ? reasons.slice(0, MOST) : [reason("least")];
}

/** @type {readonly ((found: OpenCase) => Iterable<Reason>)[]} */
const FINDERS = [goals, block, reach, kings, stacks, discard, order];

/**
 * @param {string} key
 * @param {Record<string, number>} [args]
 * @returns {Reason}
 */
function reason(key, args = {}) {
  return { key, args };
}

/**
 * What most of the other turns come to; of equally many the first.
 * @param {OpenCase} found
 * @param {keyof Facts} name
 */
function usual({ others, then }, name) {
  const values = (others.length > 0 ? others : [then]).map((facts) => facts[name]);
  /** @type {Map<number, number>} */
  const counts = new Map();
  values.forEach((value) => counts.set(value, (counts.get(value) ?? 0) + 1));
  const most = Math.max(...counts.values());
  return Number(values.find((value) => counts.get(value) === most));
}

/**
 * What is reached at once.
 * @param {OpenCase} found
 */
function* goals({ seen, then }) {
  if (then.leaf === LEAF_REVEAL) {
    yield reason("plays-payoff", { left: Number(seen.payoff[seen.toMove]?.count) - 1 });
  } else if (then.leaf === LEAF_REFILL) {
    yield reason("refills", { count: seen.rules.hand_size });
  }
}

/**
 * What the next player finds.
 * @param {OpenCase} found
 */
function* block(found) {
  const { seen, now, then } = found;
  const [before, cards] = [now.theirMissing, then.theirMissing];
  const next = (seen.toMove + 1) % seen.rules.players;
  const theirs = rank(Number(seen.payoff[next]?.top)) + 1;
  if (before === 0 && cards > 0) {
    yield reason("blocks", { rank: theirs });
  } else if (cards > before) {
    yield reason("puts-off", { rank: theirs, cards, before });
  } else if (cards > usual(found, "theirMissing")) {
    yield reason("gives-nothing", { rank: theirs, cards, before: usual(found, "theirMissing") });
  }
}

/**
 * How near the own pay-off card is.
 * @param {OpenCase} found
 */
function* reach(found) {
  const [cards, before] = [found.then.missing, usual(found, "missing")];
  if (cards < before && before <= MOST_MISSING) {
    yield reason("nearer", { cards, before });
  }
}

/**
 * Kings that stay in the hand.
 * @param {OpenCase} found
 */
function* kings(found) {
  const count = found.then.kings;
  if (count > usual(found, "kings")) {
    yield count === 1 ? reason("keeps-king") : reason("keeps-kings", { count });
  }
}

/**
 * Side stacks that are empty.
 * @param {OpenCase} found
 */
function* stacks(found) {
  if (found.then.empty > found.now.empty) {
    yield reason("frees");
  } else if (found.then.empty > usual(found, "empty")) {
    yield reason("keeps-free");
  }
}

/**
 * The card that ends the turn, and where it goes.
 * @param {OpenCase} found
 */
function* discard({ seen, best }) {
  const plays = best.moves.map(partsOf);
  const last = plays.pop();
  if (!last || last.face === null || last.toSide === null) {
    return;
  }
  const own = rank(last.face) + 1;
  const gone = plays.filter((play) => play.side === last.toSide).length;
  const top = seen.side[seen.toMove]?.[last.toSide]?.at(-1 - gone);
  if (top === undefined) {
    yield reason("lays-on-nothing", { rank: own });
  } else if (rank(top) === own) {
    yield reason("lays-on-next", { rank: own, other: own + 1 });
  } else if (rank(top) + 1 === own) {
    yield reason("lays-on-equal", { rank: own });
  }
  const equal = (/** @type {number | null} */ face) => face !== null && rank(face) + 1 === own;
  if (seen.hand.filter(equal).length - plays.filter((play) => equal(play.face)).length > 1) {
    yield reason("spare");
  }
}

/**
 * What the turn leaves for later ones.
 * @param {OpenCase} found
 */
function* order(found) {
  const { seen, then } = found;
  if (then.leaf !== LEAF_TURN) {
    return;
  }
  if (then.hand < usual(found, "hand")) {
    yield reason("makes-room", { count: seen.rules.hand_size - then.hand });
  }
  if (then.buried < usual(found, "buried")) {
    yield reason("buries-less");
  }
}
