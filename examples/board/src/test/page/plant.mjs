// Plays games between bots with a planted blunder each, and prints the engine's evaluations for mistakes.test.mjs. A
// blunder loses at least 40 percentage points of chance in a deep search. 200 games take 20 minutes:
// java -jar hive.jar board --no-open & node plant.mjs http://127.0.0.1:8088/ 200 >planted.json
const [, , board, count] = process.argv;
const LEAST_LOSS = 40;
const [QUICK, DEEP] = [4_000, 400_000];
const OPENING = 6;
const LONGEST = 100;

async function ask(question, content) {
  const response = await fetch(`${board}api/${question}`, { method: "POST", body: JSON.stringify(content) });
  return (await response.text()).split("\n").filter(Boolean).map(line => JSON.parse(line));
}

const random = limit => Math.floor(Math.random() * limit);

/** Returns the mover's loss in percentage points. */
async function lossOf({ game, plies, side }, move, nodes) {
  const [{ chance, best }] = await ask("judge", { game: `${game};${move}`, from: plies, nodes });
  return side === "white" ? best - chance : chance - best;
}

async function blunderIn(view) {
  for (let i = 0; i < 8; i++) {
    const { move } = view.moves[random(view.moves.length)];
    if (await lossOf(view, move, QUICK) >= LEAST_LOSS && await lossOf(view, move, DEEP) >= LEAST_LOSS) {
      return move;
    }
  }
  return null;
}

/** Plays a game. Returns the ply of the blunder, White's chance at the end, and chance and best of each move. */
async function play() {
  const earliest = 8 + random(24);
  let [view] = await ask("game", { game: "Base+MLP" });
  let planted = null;
  while (!view.outcome.over && view.plies < LONGEST) {
    const blunder = planted === null && view.plies >= earliest ? await blunderIn(view) : null;
    planted ??= blunder && view.plies;
    const level = view.plies < OPENING ? "easy" : "medium";
    const move = blunder ?? (await ask("bot", { game: view.game, level }))[0].move;
    [view] = await ask("game", { game: `${view.game};${move}` });
  }
  const moves = (await ask("judge", { game: view.game })).flatMap(({ chance, best }) => [chance, best]);
  const end = view.outcome.over ? { white: 100, black: 0 }[view.outcome.winner] ?? 50 : null;
  return { planted, end, moves };
}

const games = [];
while (games.length < count) {
  const game = await play();
  if (game.planted !== null) {
    games.push(JSON.stringify(game));
  }
}
console.log(`[\n${games.join(",\n")}\n]`);
