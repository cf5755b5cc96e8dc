// Answers that the server sends line by line. The server stops if the caller leaves the loop or aborts the request.
import { ApiError, post } from "./api.js";
import { t } from "./words.js";

/** Yields the objects of an answer. Ignores empty lines, which only check the connection. */
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

/** Returns the message of an error; empty if the page itself aborted the request. */
export const failure = error =>
  (error.name === "AbortError" ? "" : error instanceof ApiError ? error.message : t("no-server"));
