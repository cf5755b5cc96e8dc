// Sends questions to the server. The server keeps no state.
import { language, t } from "./words.js";

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

async function read(fetched) {
  try {
    return await (await fetched()).json();
  } catch {
    throw new Error(t("no-server"));
  }
}

/** Returns the name of the external engine, or undefined if there is no engine. */
export const engine = () => load("engine.json").then(({ name }) => name, () => undefined);

/** Yields the parts of an answer. Ignores the empty lines by which the server checks the connection. */
export async function* search(question, content, signal) {
  const response = await post(question, content, signal);
  if (!response.ok) {
    yield await response.json();
    return;
  }
  const body = /** @type {ReadableStream} */ (response.body);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      const whole = (text + value).split("\n");
      text = whole.pop() ?? "";
      yield* whole.filter(Boolean).map(line => JSON.parse(line));
    }
  } finally {
    await reader.cancel();
  }
}
