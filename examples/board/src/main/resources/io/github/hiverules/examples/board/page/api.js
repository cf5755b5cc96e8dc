// Asks questions, which a server or, on the static site, workers answer. Each question contains the whole game.
import { language, load, t } from "./words.js"; // first, so that the words don't wait for the workers' large module
import * as transport from "./transport.js";

/** Thrown if a question can't be answered. The message is a sentence for users. */
export class ApiError extends Error {}

/** Rejects with a sentence that says who doesn't answer. */
export const unreachable = () => Promise.reject(new Error(t(transport.UNREACHABLE)));

/** The maximum number of cached answers; an answer has about 10,000 bytes. */
const MOST_ANSWERS = 100;

/** Yields the parts of an answer. The message of an error is a sentence for users. */
async function* answersTo(question, content, signal = new AbortController().signal) {
  const asked = { ...content, language: language() };
  const reader = (await transport.answers(question, asked, signal).catch(unreachable)).getReader();
  const next = () => reader.read().catch(unreachable);
  try {
    for (let { done, value } = await next(); !done; { done, value } = await next()) {
      if (value.error) {
        throw new ApiError(value.error.message);
      }
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {}); // a broken stream can't be cancelled
  }
}

/** Returns the answer to a question. */
export async function ask(question, content) {
  let answer;
  for await (const part of answersTo(question, content)) {
    answer = part;
  }
  return answer;
}

/** The name of the external engine, or undefined if there is no engine. */
export const external = await transport.engine();

/** The promises of answers, and the answers that have arrived, by request; the last used are last. */
const answers = new Map();

const keyOf = (question, content) => JSON.stringify([question, content, language()]);

/** Adds an answer, or the promise of an answer, to the cache. */
export function remember(question, content, answer) {
  const key = keyOf(question, content);
  const entry = { promise: Promise.resolve(answer), answer: null };
  answers.set(key, entry);
  entry.promise.then(arrived => Object.assign(entry, { answer: arrived }), () => answers.delete(key));
  if (answers.size > MOST_ANSWERS) {
    answers.delete(answers.keys().next().value);
  }
  return entry;
}

/** Returns a request's entry in the cache, or null. */
function recall(question, content) {
  const key = keyOf(question, content);
  const entry = answers.get(key) ?? null;
  if (entry) {
    answers.delete(key);
    answers.set(key, entry);
  }
  return entry;
}

/** Returns an answer from the cache, the server or a worker. Only suits requests whose answers never change. */
export const askOnce = (question, content) =>
  (recall(question, content) ?? remember(question, content, ask(question, content))).promise;

// the answers to the first questions, so that the first drawing needs no worker
(await load("answers.json").catch(() => []))
  .forEach(([question, content, answer]) => remember(question, content, answer));

/** On the static site, makes the games in texts the games of the opening table. The server has its own games. */
export function openTexts(texts) {
  transport.openTexts(texts);
  answers.clear();
}

/**
 * Returns the cached answer to a request. If the cache has no answer, returns null, and calls `changed()` when the
 * answer arrives.
 */
export function peek(question, content, changed) {
  const known = recall(question, content);
  if (!known) {
    askOnce(question, content).then(changed, () => {}); // the next drawing asks again
  }
  return known?.answer ?? null;
}

/** A question that is answered in parts. `stop` also ends the search that answers it. */
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

  /** Asks a question and passes each part of the answer to `take(part, signal)`. Stops if `take` returns false. */
  async run(question, content, take) {
    this.stop();
    const abort = new AbortController();
    Object.assign(this, { isRunning: true, problem: "" });
    this.#abort = abort;
    this.changed();
    try {
      for await (const answer of answersTo(question, content, abort.signal)) {
        if (await take(answer, abort.signal) === false) {
          break;
        }
        this.changed();
      }
    } catch (error) {
      this.problem = abort.signal.aborted ? this.problem : error.message;
    }
    if (abort === this.#abort) {
      this.isRunning = false;
      this.changed();
    }
  }
}
