// Answers the questions of the board's page. One message contains the WebAssembly module.
import { load } from "./runtime.js";

const { promise: board, resolve: start } = Promise.withResolvers();

addEventListener("message", async ({ data: { code, id, question, content } }) => {
  if (code) {
    start(load(new Int8Array(code)));
    return;
  }
  let isBroken = false;
  try {
    const { exports } = await board;
    exports.answer(question, JSON.parse(content), answer => postMessage({ id, answer }));
  } catch (error) {
    console.error(error);
    isBroken = true;
  }
  postMessage({ id, isLast: true, isBroken });
});
