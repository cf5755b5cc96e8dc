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
async function lossOf({ game, length, sideToMove }, move, nodes) {
  const [{ chance, bestChance }] = await ask("judge", { game: `${game};${move}`, from: length, nodes });
  return sideToMove === "white" ? bestChance - chance : chance - bestChance;
}

async function blunderIn(view) {
  for (let i = 0; i < 8; i++) {
    const { move } = view.legalMoves[random(view.legalMoves.length)];
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
  while (view.outcome.state === "InProgress" && view.length < LONGEST) {
    const blunder = planted === null && view.length >= earliest ? await blunderIn(view) : null;
    planted ??= blunder && view.length;
    const level = view.length < OPENING ? "easy" : "medium";
    const move = blunder ?? (await ask("bot", { game: view.game, level }))[0].move;
    [view] = await ask("game", { game: `${view.game};${move}` });
  }
  const moves = (await ask("judge", { game: view.game })).flatMap(({ chance, bestChance }) => [chance, bestChance]);
  const end = { WhiteWins: 100, BlackWins: 0, Draw: 50 }[view.outcome.state] ?? null;
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
