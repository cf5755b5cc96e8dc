// Sends requests to the server. The server keeps no state, so every request contains the whole game.
import { language, t } from "./words.js";

/** Thrown if the server rejects a request. The message is a sentence for users. */
export class ApiError extends Error {}

/** The time-out of a request. A bot may wait for 10 seconds and then search for 2 seconds. */
const MOST_MILLIS = 20_000;
const MOST_ANSWERS = 400;

const post = (question, content, signal) => fetch(`api/${question}`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ ...content, language: language() }),
  signal,
});

/** Returns the answer to a request. The message of an error is a sentence for users. */
export async function ask(question, content) {
  const [isOk, answer] = await read(() => post(question, content, AbortSignal.timeout(MOST_MILLIS)));
  if (!isOk || answer.error) {
    throw new ApiError(answer.error.message);
  }
  return answer;
}

export async function load(file) {
  const [, content] = await read(() => fetch(file));
  return content;
}

async function read(fetched) {
  try {
    const response = await fetched();
    return [response.ok, await response.json()];
  } catch {
    throw new Error(t("no-server"));
  }
}

/** The name of the external engine, or undefined if there is no engine. */
export const external = await load("engine.json").then(({ name }) => name, () => undefined);

/** The promises of answers, and the answers that have arrived, by request. */
const answers = new Map();

const keyOf = (question, content) => JSON.stringify([question, content]);

/** Adds an answer, or the promise of an answer, to the cache. */
export function remember(question, content, answer) {
  if (answers.size >= MOST_ANSWERS) {
    answers.clear();
  }
  const entry = { promise: Promise.resolve(answer), answer: null };
  answers.set(keyOf(question, content), entry);
  entry.promise.then(arrived => Object.assign(entry, { answer: arrived }),
    () => answers.delete(keyOf(question, content)));
}

/** Returns an answer from the cache or the server. Only suits requests whose answers never change. */
export function askOnce(question, content) {
  if (!answers.has(keyOf(question, content))) {
    remember(question, content, ask(question, content));
  }
  return answers.get(keyOf(question, content)).promise;
}

/**
 * Returns the cached answer to a request. If the cache has no answer, returns null, and calls `changed()` when the
 * answer arrives.
 */
export function peek(question, content, changed) {
  const known = answers.get(keyOf(question, content));
  if (!known) {
    askOnce(question, content).then(changed, () => {}); // the next drawing asks again
  }
  return known?.answer ?? null;
}

/** A request that the server answers line by line. `stop` also ends the search on the server. */
export class Search {
  isRunning = false;
  problem = "";
  #abort = new AbortController();

  /** Calls `changed()` when the search begins, receives an answer or ends. */
  constructor(changed) {
    this.changed = changed;
  }

  stop() {
    this.isRunning = false;
    this.#abort.abort();
  }

  /** Sends a request and passes each answer to `take`. Stops if `take` returns false. */
  async run(question, content, take) {
    this.stop();
    const abort = new AbortController();
    Object.assign(this, { isRunning: true, problem: "" });
    this.#abort = abort;
    this.changed();
    try {
      for await (const answer of lines(await post(question, content, abort.signal))) {
        if (await take(answer) === false) {
          break;
        }
        this.changed();
      }
    } catch (error) {
      this.problem = abort.signal.aborted ? this.problem : error instanceof ApiError ? error.message : t("no-server");
    }
    if (abort === this.#abort) {
      this.isRunning = false;
      this.changed();
    }
  }
}

/** Yields the objects of a response. Ignores the empty lines by which the server checks the connection. */
async function* lines(response) {
  if (!response.ok) {
    throw new ApiError((await response.json()).error.message);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      const whole = (text + value).split("\n");
      text = whole.pop();
      yield* whole.filter(Boolean).map(line => JSON.parse(line));
    }
  } finally {
    await reader.cancel();
  }
}
