/**
 * What the program keeps on the device: the running match, the records of finished games, the
 * settings, and documents that could not be read, which are put aside and never thrown away.
 *
 * Where the browser keeps nothing (private windows, blocked or full storage) the same store works
 * in memory, says so in `persistent`, and the caller can tell the person.
 */

import { MemoryBackend, openIndexed } from "./backends.js";

/**
 * Why something could not be kept: `full`, `blocked` (no storage allowed), `newer` (a newer
 * version of the program has been here), `taken` (another tab plays on), `failed` (anything else).
 * @typedef {"full" | "blocked" | "newer" | "taken" | "failed"} StoreTrouble
 */

/** A thing that could not be kept or read. */
export class StoreError extends Error {
  /** @param {StoreTrouble} code @param {unknown} [cause] */
  constructor(code, cause) {
    super(`store: ${code}`, { cause });
    this.name = "StoreError";
    this.code = code;
  }
}

/**
 * A finished game: its record line, and what lists show of it without reading the line.
 * @typedef {{id: string, match: string, line: string, number: number}} Finished
 */

/**
 * A document that could not be read.
 * @typedef {{document: unknown, reason: string, date: string}} Aside
 */

/** @import {Backend} from "./backends.js" */

const CURRENT = "current";
const OWNER = "owner";

/**
 * Open the store; never fails.
 * @param {IDBFactory | undefined} factory the browser's; without it all is in memory
 * @returns {Promise<Store>}
 */
export async function openStore(factory) {
  try {
    if (!factory) throw new StoreError("blocked");
    return new Store(await openIndexed(factory), null);
  } catch (error) {
    return new Store(new MemoryBackend(), troubleOf(error));
  }
}

export class Store {
  /**
   * @param {Backend} backend
   * @param {StoreTrouble | null} trouble why it is only in memory
   */
  constructor(backend, trouble) {
    this.backend = backend;
    this.trouble = trouble;
    this.token = crypto.getRandomValues(new Uint32Array(4)).join("-");
  }

  /** Whether what is kept outlives the tab. */
  get persistent() {
    return this.trouble === null;
  }

  /** Become the only tab that may write the match. Whoever was before is refused from now on. */
  async claim() {
    await this.#write(["match"], (at) => at("match").put(OWNER, this.token));
  }

  /**
   * Claim the store and read what was left there: one after the other, but without waiting for
   * the claim. That it failed is told when a move is saved.
   * @returns {Promise<unknown>} as `loadMatch`
   */
  takeMatch() {
    this.claim().catch(() => {});
    return this.loadMatch();
  }

  /** @returns {Promise<unknown>} the running match as it was saved, undefined if there is none */
  loadMatch() {
    return this.#read(["match"], (at) => at("match").get(CURRENT));
  }

  /**
   * Save the match, and with it the games that have just ended: both or nothing.
   * @param {unknown} document
   * @param {Finished[]} [ended]
   */
  async saveMatch(document, ended = []) {
    await this.#write(["match", "finished"], async (at) => {
      const owner = await at("match").get(OWNER);
      if (owner !== undefined && owner !== this.token) throw new StoreError("taken");
      await at("match").put(CURRENT, document);
      for (const game of ended) await at("finished").put(game.id, game);
    });
  }

  /** @returns {Promise<Finished[]>} all games that have ended, of all matches */
  async finished() {
    const all = await this.#read(["finished"], (at) => at("finished").all());
    return /** @type {Finished[]} */ (all);
  }

  /**
   * @param {"settings" | "new-game"} what the settings, or what was chosen for the last new game
   * @returns {Promise<unknown>}
   */
  loadChoices(what) {
    return this.#read(["settings"], (at) => at("settings").get(what));
  }

  /** @param {"settings" | "new-game"} what @param {unknown} values */
  async saveChoices(what, values) {
    await this.#write(["settings"], (at) => at("settings").put(what, values));
  }

  /**
   * Move the running match, which cannot be read, aside.
   * @param {unknown} document
   * @param {string} reason
   */
  async setAside(document, reason) {
    const key = crypto.getRandomValues(new Uint32Array(4)).join("-");
    const date = new Date().toISOString();
    await this.#write(["match", "aside"], async (at) => {
      await at("aside").put(key, { document, reason, date });
      await at("match").delete(CURRENT);
    });
  }

  /** @returns {Promise<Aside[]>} */
  async aside() {
    const all = await this.#read(["aside"], (at) => at("aside").all());
    return /** @type {Aside[]} */ (all);
  }

  /**
   * @template T
   * @param {string[]} names @param {import("./backends.js").Work<T>} work
   */
  #read(names, work) {
    return this.#run(names, "readonly", work);
  }

  /**
   * @template T
   * @param {string[]} names @param {import("./backends.js").Work<T>} work
   */
  #write(names, work) {
    return this.#run(names, "readwrite", work);
  }

  /**
   * @template T
   * @param {string[]} names
   * @param {"readonly" | "readwrite"} mode
   * @param {import("./backends.js").Work<T>} work
   * @returns {Promise<T>}
   */
  async #run(names, mode, work) {
    try {
      return await this.backend.transact(names, mode, work);
    } catch (error) {
      throw error instanceof StoreError ? error : new StoreError(troubleOf(error), error);
    }
  }
}

/** @param {unknown} error @returns {StoreTrouble} */
function troubleOf(error) {
  if (error instanceof StoreError) return error.code;
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "full";
  if (name === "VersionError") return "newer";
  if (name === "SecurityError" || name === "NotAllowedError") return "blocked";
  return "failed";
}
