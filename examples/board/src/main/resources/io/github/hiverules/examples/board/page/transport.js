// Sends questions to the server. The server keeps no state. The static site replaces this module.
import { language, t } from "./words.js";

export const isSite = false;

/** The time-out until an answer begins. A bot may wait for 10 seconds and then search for 2 seconds. */
const MOST_MILLIS = 20_000;
/** The interval of the requests that keep the server running. */
const ALIVE_MILLIS = 60_000;

setInterval(() => fetch("about.json").catch(() => {}), ALIVE_MILLIS);

const fail = () => Promise.reject(new Error(t("no-server")));

/** Returns the content of a JSON file. */
export const load = file => fetch(file).then(response => response.json()).catch(fail);

/** Returns the name of the external engine, or undefined if there is no engine. */
export const engine = () => load("engine.json").then(({ name }) => name, () => undefined);

/** @type {(texts: string[]) => void} The server has its own games for the opening table. */
export const openTexts = () => {};

/** Yields the parts of an answer. Ignores the empty lines by which the server checks the connection. */
export async function* answers(question, content, signal = new AbortController().signal) {
  const request = new AbortController();
  const stop = () => request.abort();
  signal.addEventListener("abort", stop);
  const timer = setTimeout(stop, MOST_MILLIS);
  const response = await fetch(`api/${question}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...content, language: language() }),
    signal: request.signal,
  }).catch(fail);
  clearTimeout(timer);
  const body = /** @type {ReadableStream} */ (response.body);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    const next = () => reader.read().catch(fail);
    for (let { done, value } = await next(); !done; { done, value } = await next()) {
      const lines = (text + value).split("\n");
      text = lines.pop() ?? "";
      yield* lines.filter(Boolean).map(line => JSON.parse(line));
    }
  } finally {
    await reader.cancel();
  }
}
