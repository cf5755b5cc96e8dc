// Answers that come line by line. Leaving the loop, or aborting, ends what the server does for them.
import { ApiError } from "./api.js";
import { language, t } from "./words.js";

/** The objects of an answer, as they come; empty lines only show that both sides are there. */
export async function* stream(question, content, signal) {
  const response = await fetch(`api/${question}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...content, language: language() }),
    signal,
  });
  if (!response.ok) {
    const { error } = await response.json();
    throw new ApiError(error.message, error.ply);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      const lines = (text + value).split("\n");
      text = lines.pop();
      for (const line of lines) {
        if (line) {
          yield JSON.parse(line);
        }
      }
    }
  } finally {
    await reader.cancel();
  }
}

/** What to tell about a failure; nothing where the page itself has ended the question. */
export const failure = error => (error.name === "AbortError" ? "" : error instanceof ApiError ? error.message : t("no-server"));
