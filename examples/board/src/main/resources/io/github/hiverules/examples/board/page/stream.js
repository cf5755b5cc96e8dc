// Answers that come line by line. Leaving the loop, or aborting, ends what the server does for them.
import { ApiError, post } from "./api.js";
import { t } from "./words.js";

/** The objects of an answer, as they come; empty lines only show that both sides are there. */
export async function* stream(question, content, signal) {
  const response = await post(question, content, signal);
  if (!response.ok) {
    throw new ApiError(await response.json());
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
export const failure = error =>
  (error.name === "AbortError" ? "" : error instanceof ApiError ? error.message : t("no-server"));
