// Replaces the page's module that asks the server. Workers answer as the server does. One worker answers short
// questions; each search has its own worker.
import { language, t } from "./words.js";

export const isSite = true;

const { worker: SCRIPT = "", module: MODULE = "" } = document.documentElement.dataset;
/** The questions that are answered after or during a search. */
const SEARCHES = ["bot", "analyse", "judge"];
/** The number of workers that wait for the next search. */
const MOST_IDLE = 1;

/** The bytes of the WebAssembly module. */
const code = fetch(MODULE).then(response => (response.ok ? response.arrayBuffer() : Promise.reject(response.status)));

class Answerer {
  #worker = new Worker(SCRIPT, { type: "module" });
  /** The functions that receive the parts of an answer, by the number of the question. */
  #pending = new Map();
  #last = 0;
  #isBroken = false;

  constructor() {
    this.#worker.addEventListener("message", ({ data: { id, ...part } }) => this.#take(id, part));
    this.#worker.addEventListener("error", () => this.#fail());
    code.then(bytes => this.#worker.postMessage({ code: bytes }), () => this.#fail());
  }

  #take(id, part) {
    const take = this.#pending.get(id);
    if (part.isLast) {
      this.#pending.delete(id);
    }
    take(part);
  }

  #fail() {
    this.#isBroken = true;
    [...this.#pending.keys()].forEach(id => this.#take(id, { isLast: true, isBroken: true }));
  }

  get isBusy() {
    return this.#pending.size > 0;
  }

  /** Asks a question. `take` receives each part of the answer, and then a message with the member `isLast`. */
  ask(question, content, take) {
    const id = ++this.#last;
    this.#pending.set(id, take);
    if (this.#isBroken) {
      this.#fail();
    }
    // as text, because JSON omits undefined members
    this.#worker.postMessage({ id, question, content: JSON.stringify({ ...content, language: language() }) });
  }

  end() {
    this.#worker.terminate();
  }
}

const quick = new Answerer();
const idle = [];
/** The worker that knows the opened games, or null. */
let library = null;

/** Returns a file that the site's script contains. */
export const load = async file => (await import(`./${file}`)).default;

/** Answers that the site contains, so that the first drawing needs no worker. */
const known = new Map(await load("answers.json"));

/** Yields the parts of an answer. Ends the worker of an aborted search. */
export async function* answers(question, content, signal = new AbortController().signal) {
  const answer = known.get(JSON.stringify([question, content]))
    ?? (question === "openings" && !library ? { games: 0, moves: [] } : null);
  if (answer) {
    yield answer;
    return;
  }
  const isSearch = SEARCHES.includes(question);
  const answerer = isSearch ? idle.pop() ?? new Answerer() : question === "openings" ? library : quick;
  const parts = [];
  let arrival = Promise.withResolvers();
  const take = part => {
    parts.push(part);
    arrival.resolve(undefined);
  };
  signal.addEventListener("abort", () => take({ isLast: true }));
  answerer.ask(question, content, take);
  try {
    for (;;) {
      await arrival.promise;
      arrival = Promise.withResolvers();
      for (const part of parts.splice(0)) {
        if (part.isBroken) {
          throw new Error(t("no-worker"));
        }
        if (part.isLast || signal.aborted) {
          return;
        }
        yield part.answer;
      }
    }
  } finally {
    if (isSearch && !answerer.isBusy && idle.length < MOST_IDLE) {
      idle.push(answerer);
    } else if (isSearch) {
      answerer.end();
    }
  }
}

/** Makes the games in texts the games of the opening table. */
export function openTexts(texts) {
  library?.end();
  library = new Answerer();
  library.ask("open", { texts }, () => {});
}

/** Workers can't start engines. */
export const engine = () => Promise.resolve();

navigator.serviceWorker?.register("service-worker.js").catch(() => {}); // without it, the site needs a connection
