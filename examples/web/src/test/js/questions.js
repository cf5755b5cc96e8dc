// Asks a worker of the site the questions of SiteTest.
import { answerAll } from "./ask.js";

const worker = new Worker("worker.js", { type: "module" });
worker.postMessage({ code: await fetch("board.wasm").then(response => response.arrayBuffer()) });

answerAll(question => new Promise(resolve => {
  const [name, content] = JSON.parse(question);
  const parts = [];
  worker.onmessage = ({ data: { answer, isLast } }) => {
    if (answer !== undefined) {
      parts.push(answer);
    }
    if (isLast) {
      resolve(JSON.stringify(parts));
    }
  };
  worker.postMessage({ id: 1, question: name, content: JSON.stringify(content) });
}));
