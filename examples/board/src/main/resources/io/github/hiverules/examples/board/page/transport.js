// Sends questions to the server. The server keeps no state. The static site replaces this module.
export const isSite = false;

/** The key of the sentence that is shown if the server can't be reached. */
export const UNREACHABLE = "no-server";

/** The time-out until an answer begins. A bot may wait for 10 seconds and then search for 2 seconds. */
const MOST_MILLIS = 20_000;
/** The interval of the requests that keep the server running. */
const ALIVE_MILLIS = 60_000;

setInterval(() => fetch("about.json").catch(() => {}), ALIVE_MILLIS);

/** Returns the name of the external engine, or undefined if there is no engine. */
export const engine = () => fetch("engine.json").then(response => response.json())
  .then(({ name }) => name, () => undefined);

/** @type {(texts: string[]) => void} The server has its own games for the opening table. */
export const openTexts = () => {};

/** @type {(offer: (activate: () => void) => void) => void} The server's page is always new. */
export const onNewVersion = () => {};

/** Returns a stream of the parts of an answer. */
export async function answers(question, content, signal) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), MOST_MILLIS);
  const { body } = await fetch(`api/${question}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(content),
    signal: AbortSignal.any([signal, late.signal]),
  });
  clearTimeout(timer);
  return /** @type {ReadableStream} */ (body).pipeThrough(new TextDecoderStream()).pipeThrough(jsonLines());
}

/** Parses each line of a text. Ignores the empty lines by which the server checks the connection. */
function jsonLines() {
  let rest = "";
  return new TransformStream({
    transform(text, parts) {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      lines.filter(Boolean).forEach(line => parts.enqueue(JSON.parse(line)));
    },
  });
}
