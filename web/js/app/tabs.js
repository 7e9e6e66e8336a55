/**
 * One tab plays, the others wait. A lock of the browser says who plays: it is given free whenever
 * its tab dies, and a tab may take it over. (That two tabs never write at once does not depend
 * on it: the store refuses all but the last that has claimed it.)
 */

const LOCK = "spitemalice-match";

/**
 * What this needs of the browser's lock manager.
 * @typedef {Pick<LockManager, "request">} Locks
 */

export class Tabs {
  /**
   * @param {Locks | undefined} locks none on pages that are not secure: then every tab may play,
   *   and the store tells the older one at its next move
   */
  constructor(locks) {
    this.locks = locks;
    /** Called when another tab has taken over. */
    this.onLost = () => {};
    /** @type {Promise<boolean> | null} */
    this.entering = null;
  }

  /**
   * Play, unless another tab does; asking again is the same.
   * @returns {Promise<boolean>} whether this tab plays now
   */
  enter() {
    this.entering ??= this.#request({ ifAvailable: true });
    return this.entering;
  }

  /** Take over from the tab that plays. */
  async take() {
    await this.#request({ steal: true });
  }

  /**
   * @param {LockOptions} options
   * @returns {Promise<boolean>}
   */
  #request(options) {
    const { locks } = this;
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      let held = false;
      const ended = locks.request(LOCK, options, (lock) => {
        held = lock !== null;
        resolve(held);
        return held ? new Promise(() => {}) : undefined; // kept as long as the tab lives
      });
      ended.catch(() => {
        if (held) this.onLost();
        else resolve(true); // the browser gives no locks to this page
      });
    });
  }
}
