// The page of a project with a bundler: uses each module of the package, and posts the answers.
import { start } from "hive-rules";
import "hive-rules/board";
import { bestMove } from "hive-rules/bot";
import { parse, svg } from "hive-rules/records";

const game = parse("Base;InProgress;Black[1];wS1");
const answers = [start("Base").legalMoves().length, bestMove(game, { nodes: 10 }).slice(0, 1), svg(game).slice(0, 4)];
const board = document.createElement("hive-board");
board.setAttribute("game", "Base;wS1");
board.addEventListener("hive-show", ({ detail: { sideToMove } }) =>
  fetch(location.search.slice(1), { method: "POST", mode: "no-cors", body: [...answers, sideToMove].join(" ") }));
document.body.append(board);
