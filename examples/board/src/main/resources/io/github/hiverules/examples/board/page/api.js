// Asks the server. It keeps nothing, so every question brings the whole game with it.
import { awaitAnswer, serverAnswers, serverIsBack } from "./connection.js";
import { language } from "./words.js";

/** A question that the server has refused. The message is a sentence for people. */
export class ApiError extends Error {
  constructor({ error }) {
    super(error.message);
    this.ply = error.ply;
  }
}

/** How long an answer may take; the strongest bot thinks two seconds, and may have to wait for ten. */
const MOST_MILLIS = 20_000;

/** Sends a question; the response may be a refusal. */
export const post = (question, content, signal) => fetch(`api/${question}`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ ...content, language: language() }),
  signal,
});

/**
 * The answer to a question, or an ApiError with a sentence for people. While the server does not answer, the
 * question is asked again and again.
 */
export async function ask(question, content) {
  for (;;) {
    const [response, answer] = await send(question, content);
    if (response?.ok && !answer.error) {
      return answer;
    }
    if (response) {
      throw new ApiError(answer);
    }
    await serverIsBack();
  }
}

/** The response and what it says; nothing where none came. */
async function send(question, content) {
  const done = awaitAnswer();
  try {
    const response = await post(question, content, AbortSignal.timeout(MOST_MILLIS));
    const answer = await response.json();
    serverAnswers();
    return [response, answer];
  } catch {
    return [];
  } finally {
    done();
  }
}

/** A file of the page's own, as JSON; it waits as a question does. */
export async function load(file) {
  for (;;) {
    try {
      return await (await fetch(file)).json();
    } catch {
      await serverIsBack();
    }
  }
}
