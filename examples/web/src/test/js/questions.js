// Asks a worker the questions of SiteTest, one per line.
const { worker: script, module } = await (await fetch("names")).json();
const input = (await (await fetch("input")).text()).split("\n");
const worker = new Worker(script, { type: "module" });
const answers = [];
worker.onmessage = async ({ data: { answer } }) => {
  answers.push(JSON.stringify(answer ?? null));
  if (answers.length === input.length) {
    await fetch("result", { method: "POST", body: answers.join("\n") });
  }
};
worker.postMessage({ code: await (await fetch(module)).arrayBuffer() });
for (const line of input) {
  const [question, content] = JSON.parse(line);
  worker.postMessage({ id: 1, question, isLong: false, content: JSON.stringify(content) });
}
