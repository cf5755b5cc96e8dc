// Answers the questions of the board's page.
const board = Promise.all([
  import("./runtime.js"),
  fetch(import.meta.resolve("./board.wasm")).then(response => response.arrayBuffer()),
]).then(([{ load }, code]) => load(new Int8Array(code)));

addEventListener("message", async ({ data: { id, question, content } }) => {
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
