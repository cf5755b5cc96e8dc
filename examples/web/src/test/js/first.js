// Plays on the page examples/first/web as a user does.
const play = move => {
  document.querySelector("input").value = move;
  document.querySelector("form").requestSubmit();
  return document.getElementById("status").textContent;
};
while (!document.getElementById("status").textContent) { // the module is loading
  await new Promise(requestAnimationFrame);
}
const seen = [play("wS1")];
play("bS1 wS1");
seen.push(document.getElementById("reasons").textContent.split(":")[0], document.getElementById("status").textContent,
  document.querySelectorAll("#table svg").length === 1);
await fetch("result", { method: "POST", body: seen.join("|") });
