/** Where the store keeps things: IndexedDB, or memory with the same transactions. */

/**
 * A table of values under keys, inside a transaction.
 * @typedef {object} TableOfValues
 * @property {(key: string) => Promise<unknown>} get
 * @property {() => Promise<unknown[]>} all
 * @property {(key: string, value: unknown) => Promise<unknown>} put
 * @property {(key: string) => Promise<unknown>} delete
 */

/** @typedef {(name: string) => TableOfValues} At */

/**
 * What is done in a transaction. It may wait for nothing but the tables.
 * @template T
 * @typedef {(at: At) => Promise<T>} Work
 */

/**
 * @typedef {object} Backend
 * @property {<T>(names: string[], mode: "readonly" | "readwrite", work: Work<T>) => Promise<T>
 *   } transact does all of the work or, if it throws, nothing
 */

const NAME = "spitemalice";
/** Some browsers never answer, when storage is blocked or the device has slept. */
const PATIENCE_MS = 4000;

/**
 * How each version of the database is made from the one before. Only ever add to this list.
 * @type {((db: IDBDatabase) => void)[]}
 */
const MIGRATIONS = [
  (db) => {
    for (const name of ["match", "finished", "settings", "aside"]) db.createObjectStore(name);
  },
];

/**
 * Open the database, in its newest version.
 * @param {IDBFactory} factory
 * @returns {Promise<Backend>}
 */
export async function openIndexed(factory) {
  return new IndexedBackend(factory, await openDatabase(factory));
}

/** @param {IDBFactory} factory @returns {Promise<IDBDatabase>} */
function openDatabase(factory) {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, MIGRATIONS.length);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      reject(new Error("no answer"));
    }, PATIENCE_MS);
    request.onupgradeneeded = (event) => {
      for (const migrate of MIGRATIONS.slice(event.oldVersion)) migrate(request.result);
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      const db = request.result;
      db.onversionchange = () => db.close(); // a newer program must not wait for this tab
      if (late) db.close();
      resolve(db);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error);
    };
  });
}

/** @implements {Backend} */
class IndexedBackend {
  /** @param {IDBFactory} factory @param {IDBDatabase} db */
  constructor(factory, db) {
    this.factory = factory;
    this.db = db;
  }

  /**
   * @template T
   * @param {string[]} names @param {"readonly" | "readwrite"} mode @param {Work<T>} work
   * @returns {Promise<T>}
   */
  async transact(names, mode, work) {
    const transaction = await this.#begin(names, mode);
    const done = new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(undefined);
      transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    });
    done.catch(() => {}); // told below, or by the work's own error
    const all = async () => {
      const result = await work((name) => tableIn(transaction.objectStore(name)));
      if (mode === "readwrite") await done; // what was read is read
      return result;
    };
    try {
      return await inTime(all());
    } catch (error) {
      abort(transaction);
      throw error;
    }
  }

  /** @param {string[]} names @param {"readonly" | "readwrite"} mode */
  async #begin(names, mode) {
    try {
      return this.db.transaction(names, mode);
    } catch (error) {
      // The browser closes connections at times, when storage is cleared for example.
      if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
      this.db = await openDatabase(this.factory);
      return this.db.transaction(names, mode);
    }
  }
}

/**
 * What never answers must not keep a game waiting.
 * @template T
 * @param {Promise<T>} answer
 * @returns {Promise<T>}
 */
function inTime(answer) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("no answer")), PATIENCE_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** @param {IDBTransaction} transaction */
function abort(transaction) {
  try {
    transaction.abort();
  } catch {
    // It has aborted already.
  }
}

/** @param {IDBObjectStore} store @returns {TableOfValues} */
function tableIn(store) {
  return {
    get: (key) => answer(store.get(key)),
    all: () => answer(store.getAll()),
    put: (key, value) => answer(store.put(value, key)),
    delete: (key) => answer(store.delete(key)),
  };
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @implements {Backend} */
export class MemoryBackend {
  constructor() {
    /** @type {Map<string, Map<string, unknown>>} */
    this.tables = new Map();
    /** @type {Promise<unknown>} the transaction before: one after the other, as in the browser */
    this.before = Promise.resolve();
  }

  /**
   * @template T
   * @param {string[]} names @param {"readonly" | "readwrite"} _mode @param {Work<T>} work
   * @returns {Promise<T>}
   */
  transact(names, _mode, work) {
    const done = this.before.then(() => this.#do(names, work));
    this.before = done.catch(() => {});
    return done;
  }

  /**
   * @template T
   * @param {string[]} names @param {Work<T>} work
   * @returns {Promise<T>}
   */
  async #do(names, work) {
    const copies = new Map(names.map((name) => [name, new Map(this.tables.get(name))]));
    const result = await work((name) => {
      const table = copies.get(name);
      if (!table) throw new Error(`${name} is not in the transaction`);
      return tableOf(table);
    });
    for (const [name, table] of copies) this.tables.set(name, table);
    return result;
  }
}

/** @param {Map<string, unknown>} map @returns {TableOfValues} */
function tableOf(map) {
  return {
    get: async (key) => structuredClone(map.get(key)),
    all: async () => [...map.values()].map((value) => structuredClone(value)),
    put: async (key, value) => map.set(key, structuredClone(value)),
    delete: async (key) => map.delete(key),
  };
}
