// Answers the questions of Chromium.java.

/** Answers each question. `answer` receives a text and returns a text. */
export async function answerAll(answer) {
  for (;;) {
    const question = await (await fetch("next")).text();
    let result;
    try {
      result = await answer(question);
    } catch (error) {
      result = String(error.stack);
    }
    await fetch("result", { method: "POST", body: result });
  }
}

/** Returns the answer or the error of a call. */
export function attempt(act) {
  try {
    return act();
  } catch ({ name, message, code }) {
    return { name, message, code };
  }
}
