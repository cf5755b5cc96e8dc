// Lets the page open while the server is stopped, at the positions that were looked at last. What the server
// says comes first.

const FILES = ["./", /* files */].map(file => new URL(file, location).pathname);
/** Changes with the files, so that the browser starts a new worker for new ones. */
const KEPT_FILES = "files-/* version */";
const KEPT_POSITIONS = "positions";
/** As many as the page itself remembers: every step through the longest games. */
const POSITIONS = 400;

addEventListener("install", event => event.waitUntil(keepFiles()));
addEventListener("activate", event => event.waitUntil(dropOldFiles()));
addEventListener("fetch", event => {
  const { method, url } = event.request;
  const { pathname } = new URL(url);
  if (method === "GET" && FILES.includes(pathname)) {
    event.respondWith(fetch(event.request).catch(() => kept(KEPT_FILES, pathname)));
  } else if (pathname.endsWith("/api/game")) {
    event.respondWith(position(event.request));
  }
});

async function keepFiles() {
  await (await caches.open(KEPT_FILES)).addAll(FILES);
  await skipWaiting();
}

async function dropOldFiles() {
  const old = (await caches.keys()).filter(name => name !== KEPT_FILES && name !== KEPT_POSITIONS);
  await Promise.all(old.map(name => caches.delete(name)));
  await clients.claim();
}

async function kept(cacheName, name) {
  return await (await caches.open(cacheName)).match(name) ?? Response.error();
}

/**
 * What the server says of a game, in any language. The cache takes no questions with a body, so the game becomes
 * the name.
 */
async function position(request) {
  const { game } = await request.clone().json();
  const name = `position?${encodeURIComponent(game)}`;
  try {
    const response = await fetch(request);
    if (response.ok) {
      await keepPosition(name, response.clone());
    }
    return response;
  } catch {
    return kept(KEPT_POSITIONS, name);
  }
}

async function keepPosition(name, response) {
  const cache = await caches.open(KEPT_POSITIONS);
  await cache.put(name, response);
  const names = await cache.keys();
  await Promise.all(names.slice(0, Math.max(0, names.length - POSITIONS)).map(old => cache.delete(old)));
}
