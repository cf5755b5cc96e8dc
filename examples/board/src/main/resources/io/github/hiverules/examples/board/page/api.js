// Sends requests to the server. The server keeps no state, so every request contains the whole game.
import { language, t } from "./words.js";

/** Thrown if the server rejects a request. The message is a sentence for users. */
export class ApiError extends Error {
  constructor({ error }) {
    super(error.message);
    this.ply = error.ply;
  }
}

/** The time limit of an answer. The strongest bot searches for 2 seconds, after waiting for up to 10 seconds. */
const MOST_MILLIS = 20_000;

/** Sends a request. The response may be an error. */
export const post = (question, content, signal) => fetch(`api/${question}`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ ...content, language: language() }),
  signal,
});

/** Returns the answer to a request. Throws an error with a sentence for users. */
export async function ask(question, content) {
  const [isOk, answer] = await read(() => post(question, content, AbortSignal.timeout(MOST_MILLIS)));
  if (!isOk || answer.error) {
    throw new ApiError(answer);
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
