// Registers the service worker and tells when a newer build of the game is ready to take over.

const HOUR = 60 * 60 * 1000;

/**
 * @typedef {object} UpdateHooks
 * @property {(install: () => Promise<void>) => void} onReady a newer build has been fetched and
 *   waits; `install` saves, lets it take over and loads the page anew
 * @property {() => Promise<void>} save called before the page is loaded anew: the game must be
 *   safe when it resolves; a rejection keeps the page as it is
 */

/**
 * Make the game start without a network, and watch for newer builds. Answers whether this browser
 * can do so here: private windows and plain http may not.
 * @param {UpdateHooks} hooks
 * @returns {Promise<boolean>}
 */
export async function watchUpdates(hooks) {
  const container = navigator.serviceWorker;
  if (!container) {
    return false;
  }
  await loaded(); // the first game must not wait for what later ones need
  try {
    const registration = await container.register("sw.js", { updateViaCache: "none" });
    tellWhenWaiting(registration, () => hooks.onReady(() => install(registration, hooks)));
    followOthers(container, hooks);
    askNowAndThen(registration);
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<void>} */
function loaded() {
  return new Promise((resolve) => {
    if (document.readyState === "complete") {
      resolve();
    } else {
      addEventListener("load", () => resolve(), { once: true });
    }
  });
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {() => void} ready
 */
function tellWhenWaiting(registration, ready) {
  const tell = () => {
    if (registration.waiting && registration.active) {
      ready(); // without an active one this is the first visit, and nothing is replaced
    }
  };
  const watch = () => registration.installing?.addEventListener("statechange", tell);
  registration.addEventListener("updatefound", watch);
  watch();
  tell();
}

/**
 * Another window may let the new build take over: this one must then follow, since what it has not
 * yet loaded of the old build is gone.
 * @param {ServiceWorkerContainer} container
 * @param {UpdateHooks} hooks
 */
function followOthers(container, hooks) {
  let controlled = container.controller !== null;
  container.addEventListener("controllerchange", () => {
    if (controlled) {
      hooks.save().then(() => location.reload(), () => undefined);
    }
    controlled = true; // on the first visit the page already is what the worker keeps
  });
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {UpdateHooks} hooks
 */
async function install(registration, hooks) {
  await hooks.save().then(
    () => registration.waiting?.postMessage("skip-waiting"),
    () => undefined, // whoever could not save has said so
  );
}

/**
 * A browser looks for a new build when a page is opened; an installed game may stay open for weeks.
 * @param {ServiceWorkerRegistration} registration
 */
function askNowAndThen(registration) {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    const age = Math.abs(Date.now() - last); // clocks may be set back
    if (document.visibilityState === "visible" && age > HOUR) {
      last = Date.now();
      registration.update().catch(() => undefined); // offline: another time
    }
  });
}
