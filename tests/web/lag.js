// Makes everything late that the page waits for: dialogs that close, the store, the worker, the
// network, locks. What a test or the game reads too soon then fails on every machine.

globalThis.lag = (milliseconds) => {
  const later = setTimeout.bind(globalThis);
  const pause = () => new Promise((resolve) => later(resolve, milliseconds));

  /** The same listener, late. */
  const late = (listener) =>
    typeof listener === "function"
      ? function (...given) {
          later(() => listener.apply(this, given), milliseconds);
        }
      : listener;

  /** Let what is set as a property `on...` hear late, if it is a kind of thing that may. */
  function delay(prototype, name, kind = Object) {
    const { get, set } = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      configurable: true,
      get,
      set(listener) {
        set.call(this, this instanceof kind ? late(listener) : listener);
      },
    });
  }

  // Requests within a transaction must follow each other at once, or it is over
  delay(IDBRequest.prototype, "onsuccess", IDBOpenDBRequest);
  delay(IDBTransaction.prototype, "oncomplete");
  delay(Worker.prototype, "onmessage");

  const { addEventListener } = EventTarget.prototype;
  HTMLDialogElement.prototype.addEventListener = function (type, listener, ...rest) {
    const heard = type === "close" ? late(listener) : listener;
    return addEventListener.call(this, type, heard, ...rest);
  };

  const { fetch } = globalThis;
  globalThis.fetch = (...given) => pause().then(() => fetch(...given));

  const { request } = globalThis.LockManager?.prototype ?? {};
  if (request) {
    LockManager.prototype.request = function (...given) {
      return pause().then(() => request.apply(this, given));
    };
  }
};
