// Answers the questions of the board's page.
const board = Promise.all([
  import("./host.js"),
  import("./runtime.js"),
  fetch(import.meta.resolve("./board.wasm")).then(response => response.arrayBuffer()),
]).then(async ([{ host }, { load }, code]) => {
  const { exports } = await load(new Int8Array(code));
  exports.connect(host);
  return exports;
});

addEventListener("message", async ({ data: { id, question, content } }) => {
  let isBroken = false;
  try {
    const { answer } = await board;
    answer(question, JSON.parse(content), part => postMessage({ id, answer: part }));
  } catch (error) {
    console.error(error);
    isBroken = true;
  }
  postMessage({ id, isLast: true, isBroken });
});
