// Asks the server. It keeps nothing, so every question brings the whole game with it.
import { language } from "./words.js";

export class ApiError extends Error {
  constructor(message, ply) {
    super(message);
    this.ply = ply;
  }
}

/** The answer to a question, or an ApiError with a sentence for people. */
export async function ask(question, content) {
  let response;
  try {
    response = await fetch(`api/${question}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...content, language: language() }),
    });
  } catch {
    throw new ApiError("✕ 127.0.0.1", 0);
  }
  const answer = await response.json();
  if (!response.ok) {
    throw new ApiError(answer.error.message, answer.error.ply);
  }
  return answer;
}
