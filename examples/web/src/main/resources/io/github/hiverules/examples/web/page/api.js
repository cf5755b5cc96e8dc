// Asks the server. It keeps nothing, so every question brings the whole game with it.
import { serverIsBack } from "./connection.js";
import { language } from "./words.js";

export class ApiError extends Error {
  constructor(message, ply) {
    super(message);
    this.ply = ply;
  }
}

/**
 * The answer to a question, or an ApiError with a sentence for people. While the server does not answer, the question waits
 * until the player tries again.
 */
export async function ask(question, content) {
  for (;;) {
    const [response, answer] = await send(question, content);
    if (response?.ok) {
      return answer;
    }
    if (response) {
      throw new ApiError(answer.error.message, answer.error.ply);
    }
    await serverIsBack();
  }
}

/** The response and what it says; nothing where none came. */
async function send(question, content) {
  try {
    const response = await fetch(`api/${question}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...content, language: language() }),
    });
    return [response, await response.json()];
  } catch {
    return [];
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
