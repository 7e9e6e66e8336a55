// The service worker: keeps one build of the site whole, so that the game starts without a network.
// The build writes the next two lines anew; a changed file changes them, which is how a browser
// notices that there is a new build.
const BUILD = "dev";
const FILES = [["./", ""]];

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// The caches of an origin are shared by everything on it: other sites in other folders, too.
const MINE = `spitemalice ${worker.registration.scope} `;
const NAME = MINE + BUILD;

// Whatever else there is at this host is none of its business.
const ADDRESSES = new Set(FILES.map(([name]) => new URL(name, worker.registration.scope).href));

worker.addEventListener("install", (event) => event.waitUntil(keepAll()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

worker.addEventListener("message", (event) => {
  if (event.data === "skip-waiting") {
    void worker.skipWaiting();
  }
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && ADDRESSES.has(page(request.url))) {
    event.respondWith(answer(request));
  }
});

/** Fetch every file, all from this build or none: a file of another one has another hash. */
async function keepAll() {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES.map(([name, integrity]) => asked(name, integrity)));
}

/**
 * @param {string} name
 * @param {string} integrity
 */
function asked(name, integrity) {
  const lasting = name.startsWith("assets/");
  return new Request(name, { integrity, cache: lasting ? "default" : "no-cache" });
}

/** Forget the builds before this one. */
async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(MINE) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * What is kept, and only else what the network has.
 * @param {Request} request
 */
async function answer(request) {
  return (await kept(page(request.url)).catch(() => undefined)) ?? fetch(request);
}

/**
 * Storage may be damaged or taken away: then there still is the network.
 * @param {string} url
 */
async function kept(url) {
  const cache = await caches.open(NAME);
  return cache.match(url, { ignoreVary: true });
}

/**
 * The address under which a file is kept: the start page has two, and nothing heeds a query.
 * @param {string} url
 */
function page(url) {
  return url.replace(/[?#].*$/, "").replace(/\/index\.html$/, "/");
}
