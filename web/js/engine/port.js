/**
 * The main side of the engine: asks the Worker, and starts it anew when it dies or hangs. Nothing
 * is ever worked out on the main thread.
 *
 * @import {View} from "../model/types.js"
 * @import {Hint} from "./hint.js"
 * @import {Reply, Request, Task} from "./messages.js"
 * @import {PlayerChoice} from "./players.js"
 */

export { PLAYERS, isPlayer, noteOf, version } from "./levels.js";

const START_MS = 20_000; // for fetching the Worker's code, too
const ANSWER_MS = 10_000; // far beyond what the slowest machine needs
const TRIES = 3;

/**
 * Why the engine gives no answer: `engine-unavailable`: the Worker cannot be started;
 * `engine-failed`: it died or hung again and again; `engine-refused`: it cannot answer this;
 * `engine-stopped`: the answer is no longer wanted.
 * @typedef {"engine-unavailable" | "engine-failed" | "engine-refused" | "engine-stopped"} EngineCode
 */

/** The engine gives no answer; the code says why. */
export class EngineError extends Error {
  /**
   * @param {EngineCode} code
   * @param {string} [detail] for the console, not for people
   */
  constructor(code, detail = "") {
    super(detail ? `${code}: ${detail}` : code);
    this.name = "EngineError";
    this.code = code;
  }
}

/**
 * What is used of a Worker.
 * @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror"
 *   | "onmessageerror">} WorkerLike
 */

/**
 * What an engine may be told. `makeWorker` starts a Worker; `onTrouble` hears of each that died or
 * hung and was replaced.
 * @typedef {object} EngineOptions
 * @property {(trouble: {code: "engine-restarted", detail: string}) => void} [onTrouble]
 * @property {() => WorkerLike} [makeWorker]
 * @property {number} [startMs] how long a Worker may take until it can be asked
 * @property {number} [answerMs] how long it may take for an answer
 */

/**
 * A task that somebody waits for.
 * @typedef {object} Waiting
 * @property {Task} task
 * @property {number} failures Workers that died or hung over it
 * @property {(answer: any) => void} resolve
 * @property {(error: EngineError) => void} reject
 */

/** Asks a Worker one thing after the other. */
export class Engine {
  /** @type {WorkerLike | null} */
  #worker = null;
  #ready = false;
  #failedStarts = 0;
  #asked = 0;
  /** @type {Waiting[]} the first one is what the Worker is asked, if it is ready */
  #queue = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #options;

  /** @param {EngineOptions} [options] */
  constructor(options = {}) {
    this.#options = {
      onTrouble: () => {},
      makeWorker: startWorker,
      startMs: START_MS,
      answerMs: ANSWER_MS,
      ...options,
    };
  }

  /**
   * What a computer player does: all its moves up to the end of the turn, or to the next card
   * that it does not know yet, after which it is to be asked again.
   * @param {View} view of the seat to move
   * @param {PlayerChoice} player
   * @returns {Promise<{moves: string[]}>}
   */
  choose(view, player) {
    return this.#ask({ task: "choose", view, player });
  }

  /**
   * The best turn, in three grades.
   * @param {View} view of the seat to move
   * @returns {Promise<Hint>}
   */
  hint(view) {
    return this.#ask({ task: "hint", view });
  }

  /**
   * The chance of the seat to move, from 0 to 1.
   * @param {View} view of that seat
   * @returns {Promise<number>}
   */
  chance(view) {
    return this.#ask({ task: "chance", view });
  }

  /**
   * Start the Worker and let it run, so that the first answer is quick.
   * @returns {Promise<void>}
   */
  warmUp() {
    return this.#ask({ task: "warm-up" });
  }

  /** Drop all that is asked and end the Worker; another question starts a new one. */
  stop() {
    this.#drop();
    this.#rejectAll("engine-stopped");
  }

  /**
   * @template T
   * @param {Task} task
   * @returns {Promise<T>}
   */
  #ask(task) {
    // Nobody waits for a warm Worker: what is asked next shall not have to
    const failures = task.task === "warm-up" ? TRIES - 1 : 0;
    return new Promise((resolve, reject) => {
      this.#queue.push({ task, failures, resolve, reject });
      if (this.#queue.length === 1) {
        this.#next();
      }
    });
  }

  /** Ask the first in the queue, or start the Worker that will be asked. */
  #next() {
    const first = this.#queue[0];
    if (!first) {
      return;
    }
    if (!this.#worker) {
      this.#start();
    } else if (this.#ready) {
      this.#asked += 1;
      this.#wait(this.#options.answerMs);
      this.#worker.postMessage(/** @type {Request} */ ({ id: this.#asked, task: first.task }));
    }
  }

  #start() {
    try {
      const worker = this.#options.makeWorker();
      worker.onmessage = ({ data }) => this.#hear(worker, data);
      worker.onerror = (event) => this.#lose(worker, event.message ?? "error");
      worker.onmessageerror = () => this.#lose(worker, "unreadable message");
      this.#worker = worker;
      this.#wait(this.#options.startMs);
    } catch (error) {
      this.#rejectAll("engine-unavailable", String(error));
    }
  }

  /**
   * @param {WorkerLike} worker
   * @param {Reply} reply
   */
  #hear(worker, reply) {
    if (worker !== this.#worker) {
      return;
    }
    if ("ready" in reply) {
      this.#ready = true;
      this.#failedStarts = 0;
    } else if (reply.id === this.#asked) {
      this.#settle(reply);
    } else {
      return;
    }
    clearTimeout(this.#timer);
    this.#next();
  }

  /** @param {{id: number, answer: unknown} | {id: number, refused: string}} reply */
  #settle(reply) {
    const done = this.#queue.shift();
    if ("answer" in reply) {
      done?.resolve(reply.answer);
    } else {
      done?.reject(new EngineError("engine-refused", reply.refused));
    }
  }

  /** @param {number} limit */
  #wait(limit) {
    const worker = this.#worker;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => worker && this.#lose(worker, "no answer"), limit);
  }

  /**
   * A Worker has died or hangs: take another, unless that has been in vain often enough.
   * @param {WorkerLike} worker
   * @param {string} detail
   */
  #lose(worker, detail) {
    if (worker !== this.#worker) {
      return;
    }
    const wasReady = this.#ready;
    this.#drop();
    if (wasReady) {
      this.#blame(detail);
    } else {
      this.#failedStarts += 1;
    }
    if (this.#failedStarts >= TRIES) {
      this.#failedStarts = 0;
      this.#rejectAll("engine-unavailable", detail);
      return;
    }
    this.#options.onTrouble({ code: "engine-restarted", detail });
    this.#next();
  }

  /**
   * Count a failure against what the Worker was asked; give it up after the last try.
   * @param {string} detail
   */
  #blame(detail) {
    const first = this.#queue[0];
    if (first) {
      first.failures += 1;
      if (first.failures >= TRIES) {
        this.#queue.shift();
        first.reject(new EngineError("engine-failed", detail));
      }
    }
  }

  #drop() {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = null;
    this.#ready = false;
    worker?.terminate();
  }

  /**
   * @param {EngineCode} code
   * @param {string} [detail]
   */
  #rejectAll(code, detail) {
    const dropped = this.#queue;
    this.#queue = [];
    dropped.forEach(({ reject }) => reject(new EngineError(code, detail)));
  }
}

/** @returns {WorkerLike} */
function startWorker() {
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}
