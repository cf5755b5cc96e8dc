// Lets the page open while the server is stopped, at the positions that were looked at last. What the server says comes first.

const FILES = ["./", /* files */].map(file => new URL(file, location).pathname);
const POSITIONS = 50;

addEventListener("install", event => event.waitUntil(keepFiles()));
addEventListener("activate", event => event.waitUntil(clients.claim()));
addEventListener("fetch", event => {
  const { method, url } = event.request;
  const { pathname } = new URL(url);
  if (method === "GET" && FILES.includes(pathname)) {
    event.respondWith(answer("files", event.request, pathname));
  } else if (pathname.endsWith("/api/game")) {
    event.respondWith(position(event.request));
  }
});

async function keepFiles() {
  await (await caches.open("files")).addAll(FILES);
  await skipWaiting();
}

/** The server's answer, which is kept under a name; while there is none, the one that was kept. */
async function answer(cacheName, request, name) {
  const cache = await caches.open(cacheName);
  try {
    const response = await fetch(request);
    if (response.ok) {
      await cache.put(name, response.clone());
    }
    return response;
  } catch {
    return await cache.match(name) ?? Response.error();
  }
}

/** What the server says of a game. The cache takes no questions with a body, so that becomes a part of the name. */
async function position(request) {
  const name = `position?${encodeURIComponent(await request.clone().text())}`;
  const response = await answer("positions", request, name);
  const cache = await caches.open("positions");
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - POSITIONS)).map(old => cache.delete(old)));
  return response;
}
