/**
 * Saves the match after every move. A fault is told once, and the game goes on; every later move
 * tries again, so that a disk that has room once more is used.
 *
 * @import {Session} from "./session.js"
 * @import {Finished, Store, StoreTrouble} from "./store.js"
 */

import { toDocument } from "./document.js";
import { StoreError } from "./store.js";

export class Saver {
  /**
   * @param {Store} store
   * @param {(trouble: StoreTrouble | null) => void} onTrouble null: saving works again
   */
  constructor(store, onTrouble) {
    this.store = store;
    this.onTrouble = onTrouble;
    /** @type {StoreTrouble | null} */
    this.trouble = null;
    /** @type {Map<string, Finished>} records that are still to be kept */
    this.waiting = new Map();
    this.turn = Promise.resolve();
  }

  /**
   * Save the match; when this ends it is safe, or the trouble has been told.
   * @param {Session} session
   * @param {Finished[]} [ended] games that have just ended
   * @returns {Promise<void>}
   */
  save(session, ended = []) {
    for (const game of ended) this.waiting.set(game.id, game);
    const document = toDocument(session);
    this.turn = this.turn.then(() => this.#save(document));
    return this.turn;
  }

  /** @param {unknown} document */
  async #save(document) {
    const ended = [...this.waiting.values()];
    try {
      await this.store.saveMatch(document, ended);
      for (const game of ended) this.waiting.delete(game.id);
      this.#tell(null);
    } catch (error) {
      this.#tell(error instanceof StoreError ? error.code : "failed");
    }
  }

  /** @param {StoreTrouble | null} trouble */
  #tell(trouble) {
    if (trouble === this.trouble) return;
    this.trouble = trouble === "taken" ? null : trouble; // no trouble for who then plays
    this.onTrouble(trouble);
  }
}
