// Asks a worker the questions of SiteTest, one per line.
const input = (await (await fetch("input")).text()).split("\n");
const worker = new Worker("worker.js", { type: "module" });
const answers = [];
let parts = [];
worker.onmessage = async ({ data: { answer, isLast } }) => {
  if (answer !== undefined) {
    parts.push(answer);
  }
  if (!isLast) {
    return;
  }
  answers.push(JSON.stringify(parts));
  parts = [];
  if (answers.length === input.length) {
    await fetch("result", { method: "POST", body: answers.join("\n") });
  }
};
for (const line of input) {
  const [question, content] = JSON.parse(line);
  worker.postMessage({ id: 1, question, content: JSON.stringify(content) });
}
