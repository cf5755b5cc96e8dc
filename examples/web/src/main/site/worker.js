// Answers the questions of the board's page. One message contains the WebAssembly module.
import { load } from "./runtime.js";

const { promise: board, resolve: start } = Promise.withResolvers();

addEventListener("message", async ({ data: { code, id, question, isLong, content } }) => {
  if (code) {
    start(load(new Int8Array(code)));
    return;
  }
  const send = part => postMessage({ id, ...part });
  try {
    const { exports } = await board;
    const asked = JSON.parse(content);
    if (isLong) {
      const end = exports.search(question, asked, answer => send({ answer }));
      send({ answer: end.error ? end : undefined, isLast: true });
    } else {
      send({ answer: exports.answer(question, asked), isLast: true });
    }
  } catch (error) {
    console.error(error);
    send({ isLast: true, isBroken: true });
  }
});
