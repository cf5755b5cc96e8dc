// Steps through the game of the page examples/first/web/article.html as a reader does.
const board = document.querySelector("hive-board");
const shown = new Promise(done => board.addEventListener("hive-show", done, { once: true }));
await shown;
const texts = [];
do {
  texts.push(board.shadowRoot.getElementById("texts").textContent);
} while (await board.step(1));
await fetch("result", { method: "POST", body: [...texts.filter(Boolean), board.game.split(";")[1]].join("|") });
