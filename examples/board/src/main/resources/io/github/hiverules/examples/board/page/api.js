// Sends questions to the server. It keeps no state, so every question contains the whole game.
import { language, t } from "./words.js";

/** A question that the server has refused. The message is a sentence for people. */
export class ApiError extends Error {
  constructor({ error }) {
    super(error.message);
    this.ply = error.ply;
  }
}

/** The time limit of an answer: the strongest bot thinks for two seconds, and may have to wait for ten. */
const MOST_MILLIS = 20_000;

/** Sends a question; the response may be a refusal. */
export const post = (question, content, signal) => fetch(`api/${question}`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ ...content, language: language() }),
  signal,
});

/** Returns the answer to a question; throws an error with a sentence for people. */
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
