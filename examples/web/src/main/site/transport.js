// Replaces the page's module that asks the server. Workers answer as the server does. One worker answers short
// questions; each search has its own worker.
export const isSite = true;

/** The key of the sentence that is shown if the workers don't answer. */
export const UNREACHABLE = "no-worker";

/** The questions that are answered after or during a search. */
const SEARCHES = ["bot", "analyse", "judge"];
/** The number of workers that wait for the next search. */
const MOST_IDLE = 1;

/** The promise of the WebAssembly of all workers. It is loaded while the first worker starts. */
const code = fetch(import.meta.resolve("./board.wasm")).then(response => response.arrayBuffer());

class Answerer {
  #worker = new Worker(import.meta.resolve("./worker.js"), { type: "module" });
  /** The functions that receive the parts of an answer, by the number of the question. */
  #pending = new Map();
  #last = 0;
  #isBroken = false;

  constructor() {
    this.#worker.addEventListener("message", ({ data }) => this.#take(data));
    this.#worker.addEventListener("error", () => this.#fail());
    code.then(bytes => this.#worker.postMessage({ code: bytes }), () => this.#fail());
  }

  #take(part) {
    const take = this.#pending.get(part.id);
    if (part.isLast) {
      this.#pending.delete(part.id);
    }
    take?.(part);
  }

  #fail() {
    this.#isBroken = true;
    [...this.#pending.keys()].forEach(id => this.#take({ id, isLast: true, isBroken: true }));
  }

  /**
   * Asks a question. `take` receives each part of the answer, and then a message with the member `isLast`. The returned
   * function ends the calls of `take`, and returns whether the last message was missing.
   */
  ask(question, content, take) {
    const id = ++this.#last;
    this.#pending.set(id, take);
    if (this.#isBroken) {
      this.#fail();
    }
    this.#worker.postMessage({ id, question, content: JSON.stringify(content) }); // JSON omits undefined members
    return () => this.#pending.delete(id);
  }

  end() {
    this.#worker.terminate();
  }
}

const quick = new Answerer();
/** @type {Answerer[]} */
const idle = [];
/** @type {Answerer | null} The worker that knows the opened games. */
let library = null;

/** Returns a stream of the parts of an answer. Ends the worker of an aborted search. */
export function answers(question, content, signal) {
  const isSearch = SEARCHES.includes(question);
  const answerer = isSearch ? idle.pop() ?? new Answerer() : question === "openings" && library || quick;
  let forget = () => false;
  const abandon = () => {
    if (forget() && isSearch) {
      answerer.end();
    }
  };
  return Promise.resolve(new ReadableStream({
    start(parts) {
      forget = answerer.ask(question, content, ({ answer, isLast, isBroken }) => {
        if (isBroken) {
          parts.error(new Error(UNREACHABLE));
        } else if (isLast) {
          parts.close();
        } else {
          parts.enqueue(answer);
        }
        if (isLast && isSearch && !isBroken && idle.length < MOST_IDLE) {
          idle.push(answerer);
        } else if (isLast && isSearch) {
          answerer.end();
        }
      });
      signal.addEventListener("abort", () => {
        abandon();
        parts.error(signal.reason);
      });
    },
    cancel: abandon,
  }));
}

/** Makes the games in texts the games of the opening table. */
export function openTexts(texts) {
  library?.end();
  library = new Answerer();
  library.ask("open", { texts }, () => {});
}

/** Workers can't start engines. */
export const engine = () => Promise.resolve();

/**
 * Calls `offer(activate)` when a new version of the site has been downloaded. The function `activate` reloads all
 * windows with the new version.
 */
export async function onNewVersion(offer) {
  const workers = navigator.serviceWorker;
  const registration = await workers?.register("service-worker.js").catch(() => null); // else the site is online only
  if (!registration || !workers.controller) { // no earlier version
    return;
  }
  const offerWaiting = () => registration.waiting && offer(() => registration.waiting?.postMessage("activate"));
  const watch = () => registration.installing?.addEventListener("statechange", offerWaiting);
  offerWaiting();
  watch();
  registration.addEventListener("updatefound", watch);
  workers.addEventListener("controllerchange", () => location.reload());
  addEventListener("visibilitychange", () => document.hidden || registration.update().catch(() => {}));
}
