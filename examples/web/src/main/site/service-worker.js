// The service worker of hive-rules. Answers requests from a cache, so that the site works offline. Site.java fills the
// list of files.
const FILES = [];
const PREFIX = "hive-board ";
const CACHE = PREFIX + FILES[0]; // names the folder of the version

addEventListener("install", event => event.waitUntil(caches.open(CACHE).then(cache =>
  cache.addAll([new Request("./", { cache: "reload" }), ...FILES]))));

addEventListener("activate", event => event.waitUntil(caches.keys().then(names =>
  Promise.all(names.filter(name => name.startsWith(PREFIX) && name !== CACHE).map(name => caches.delete(name))))));

// the player wants the new version in all windows
addEventListener("message", ({ data }) => data === "activate" && self.skipWaiting());

addEventListener("fetch", event => {
  const { request } = event;
  const file = request.mode === "navigate" ? "./" : request;
  event.respondWith(caches.open(CACHE).then(cache => cache.match(file)).then(found => found ?? fetch(request)));
});
