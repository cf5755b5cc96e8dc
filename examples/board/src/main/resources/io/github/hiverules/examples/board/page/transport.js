// Sends questions to the server. The server keeps no state. The static site replaces this module.
import { language, t } from "./words.js";

export const isSite = false;

/** The time-out of a question. A bot may wait for 10 seconds and then search for 2 seconds. */
const MOST_MILLIS = 20_000;
/** The interval of the requests that keep the server running. */
const ALIVE_MILLIS = 60_000;

setInterval(() => fetch("about.json").catch(() => {}), ALIVE_MILLIS);

const post = (question, content, signal) => fetch(`api/${question}`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ ...content, language: language() }),
  signal,
});

export const ask = (question, content) => read(() => post(question, content, AbortSignal.timeout(MOST_MILLIS)));

export const load = file => read(() => fetch(file));

const fail = () => Promise.reject(new Error(t("no-server")));

const read = fetched => fetched().then(response => response.json()).catch(fail);

/** Returns the name of the external engine, or undefined if there is no engine. */
export const engine = () => load("engine.json").then(({ name }) => name, () => undefined);

/** @type {(texts: string[]) => void} The server has its own games for the opening table. */
export const openTexts = () => {};

/** Yields the parts of an answer. Ignores the empty lines by which the server checks the connection. */
export async function* search(question, content, signal) {
  const response = await post(question, content, signal).catch(fail);
  if (!response.ok) {
    yield await response.json();
    return;
  }
  const body = /** @type {ReadableStream} */ (response.body);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    const next = () => reader.read().catch(fail);
    for (let { done, value } = await next(); !done; { done, value } = await next()) {
      const whole = (text + value).split("\n");
      text = whole.pop() ?? "";
      yield* whole.filter(Boolean).map(line => JSON.parse(line));
    }
  } finally {
    await reader.cancel();
  }
}
