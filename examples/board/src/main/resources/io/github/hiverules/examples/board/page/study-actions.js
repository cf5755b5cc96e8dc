// What a player does with a game besides moving: begins, opens, ends, goes through and notes.
import { ask } from "./api.js";
import { loserOf, resigned, takesBack } from "./bot-game.js";
import { askNames, askNewGame, askOpponent, askRecord, confirm } from "./dialogs.js";
import { byId, hideToast, toast } from "./dom.js";
import { openGames } from "./games.js";
import { withWords } from "./notes.js";
import { keepFile, readFile, readText } from "./records.js";
import { other } from "./sides.js";
import { START, Tree } from "./tree.js";
import { t } from "./words.js";

const opponentOf = ({ opponent, color }) => ({
  bot: opponent === "people" ? null : opponent,
  human: color === "random" ? (Math.random() < 0.5 ? "white" : "black") : color,
});

let wish = { type: "Base+MLP", rules: "tournament", opponent: "people", color: "white" };

/** Does something that may be refused, and says why. */
async function showing(act) {
  try {
    await act();
  } catch (error) {
    toast(error.message, true);
  }
}

/** Asks what game to begin; `more` is what is wished for this once. */
export async function newGame(study, more = {}) {
  const answer = await askNewGame({ ...wish, ...more });
  if (answer) {
    wish = answer;
    const start = answer.rules === "rulebook" ? `${answer.type} q White[1] - -` : answer.type;
    await showing(() => study.show(study.add(new Tree(start), opponentOf(answer))));
    byId("hand-bottom").querySelector(".hand-tile")?.focus();
  }
}

/** Begins the same game once more; against the bot the sides change. */
export function rematch(study) {
  const { tree, bot, human, names } = study.game;
  const sides = bot === null ? {} : { human: other(human) };
  return showing(() => study.show(study.add(new Tree(tree.start), { bot, human, names, ...sides })));
}

export async function changeOpponent(study) {
  const { game } = study;
  const answer = await askOpponent({ opponent: game.bot ?? "people", color: game.human });
  if (answer) {
    Object.assign(game, opponentOf(answer), { own: true });
    await study.go(game.at);
  }
}

const PLAYER = /^(white|black)$/i;

/** Asks who plays; a record's own tags give way. */
export async function namePlayers(study) {
  const { game } = study;
  const answer = await askNames(game.names);
  if (answer) {
    const { about } = game;
    const tags = about?.tags.filter(tag => !PLAYER.test(tag.name));
    Object.assign(game, { names: answer, own: true, about: about && { ...about, tags } });
    await study.go(game.at);
  }
}

/** Asks for a record, and opens it. */
export async function openRecord(study) {
  const answer = await askRecord();
  if (answer) {
    await open(study, () => (answer.file ? readFile(answer.file) : readText(answer.text)));
  }
}

export const openFile = (study, file) => open(study, () => readFile(file));
export const openText = (study, text) => open(study, () => readText(text));

/** Opens the games that are read: the first is shown, the others can be chosen in the panel. */
function open(study, read) {
  return showing(async () => {
    const file = await read();
    if (file.position) {
      await study.goTo("edit", file.position);
    } else {
      study.file = file;
      await showOfFile(study, 0);
      hideToast();
      const count = file.games.length;
      if (count > 1) {
        toast(t("several-games", { count }));
      }
    }
  });
}

/** Opens a game of the file that was read last. The one before it is closed, unless something was added to it. */
export const openOfFile = (study, index) => showing(() => showOfFile(study, index));

async function showOfFile(study, index) {
  const { file, game: left } = study;
  const [tree, rest] = file.games[index];
  const told = JSON.stringify(tree.toQuestion());
  const isSame = one => JSON.stringify(one.tree.toQuestion()) === told && haveSameNames(one.names, rest.names);
  const known = openGames().find(({ id }) => id === file.ids[index]);
  const same = known ? null : openGames().find(isSame);
  const game = known ?? same ?? study.add(tree, rest);
  game.at = game === same ? rest.at : game.at;
  const isAnother = left && left !== game && file.ids.includes(left.id) && !left.own;
  file.ids[index] = game.id;
  keepFile(file);
  await study.show(game);
  if (isAnother) {
    await study.close(left);
  }
}

const haveSameNames = (a, b) => ["white", "black"].every(side => a[side] === b[side]);

export async function closeGame(study, game) {
  const matters = game.own && !game.tree.isEmpty();
  if (!matters || await confirm(t("close-question"), t("close-game"), t("cancel"))) {
    await study.close(game);
  }
}

/** Whether the players have ended the game here, not the board and not a record. */
const isEndedHere = ({ game, view }) => Boolean(game.tree.nodes[game.at].result) && !view.outcome.over && !game.about;

/** Whether something was done at the end of this line that can be taken back: a result, or a move. */
export const mayTakeBack = study =>
  !study.thinking && (isEndedHere(study) || takesBack(study.game, study.view) !== null);

/** Takes back a result, or the last move; what is taken back is gone. */
export function takeBack(study) {
  const { game, view } = study;
  if (mayTakeBack(study)) {
    const first = isEndedHere(study) ? null : takesBack(game, view);
    if (first === null) {
      game.tree.note(game.at, { result: undefined });
    }
    study.goOn(first === null ? game.at : game.tree.remove(first));
  }
}

function end(study, result) {
  study.game.tree.note(study.game.at, { result });
  study.goOn(study.game.at);
}

export async function resign(study) {
  const loser = loserOf(study.game, study.view);
  if (await confirm(t("resign-question", { side: t(loser) }), t("resign"), t("cancel"))) {
    end(study, resigned(loser));
  }
}

export async function offerDraw(study) {
  const { game, view } = study;
  const question = t("draw-question", { side: t(view.side), other: t(other(view.side)) });
  const line = game.tree.game(game.at);
  const agreed = game.bot ? (await ask("bot", { game: line, level: game.bot, draw: other(game.human) })).accepts
    : await confirm(question, t("accept"), t("decline"));
  if (agreed) {
    end(study, "Draw agreement");
  } else {
    toast(t(game.bot ? "bot-declines" : "declined"));
  }
}

/** Goes along the line by so many moves. */
export function step(study, count) {
  const index = study.line.indexOf(study.game.at) + count;
  if (index >= 0 && index < study.line.length) {
    study.go(study.line[index], { animate: count === 1 });
  }
}

export const first = study => study.go(START, { isJump: true });
export const last = study => study.go(study.line.at(-1), { isJump: true });

/** Goes to the variation before or behind the one that is shown, at the last branch on the way here. */
export function otherBranch(study, count) {
  const { tree, at } = study.game;
  const path = tree.path(at);
  for (let i = path.length - 1; i > 0; i--) {
    const { children } = tree.nodes[path[i - 1]];
    const branch = children[children.indexOf(path[i]) + count];
    if (branch !== undefined) {
      study.go(branch, { isJump: true });
      return;
    }
  }
}

export function promote(study, node) {
  study.remember();
  study.game.tree.promote(node);
  study.goOn(study.game.at);
  toast(t("promoted"), false, { text: t("undo"), act: () => study.undo() });
}

export async function removeBranch(study, node) {
  const { game } = study;
  if (await confirm(t("remove-question"), t("remove-branch"), t("cancel"))) {
    study.remember();
    const isGone = game.tree.path(game.at).includes(node);
    const before = game.tree.remove(node);
    study.goOn(isGone ? before : game.at);
    toast(t("removed-moves"), false, { text: t("undo"), act: () => study.undo() });
  }
}

/** PGN's marks with the signs that players write: good, mistake, and so on. */
export const MARKS = [[1, "!"], [2, "?"], [3, "!!"], [4, "??"], [5, "!?"], [6, "?!"]];

/** Gives a move one of these marks, or takes it away. */
export function mark(study, node, wanted) {
  const { game } = study;
  const { marks = [] } = game.tree.nodes[node];
  const others = marks.filter(one => MARKS.every(([known]) => known !== one));
  if (node !== START) {
    game.tree.note(node, { marks: marks.includes(wanted) ? others : [wanted, ...others] });
    game.own = true;
    study.noted();
  }
}

/** Keeps what is noted beside the move that is shown. */
export function comment(study, text) {
  const { game } = study;
  game.tree.note(game.at, { comments: withWords(game.tree.nodes[game.at].comments, text) });
  game.own = true;
  study.noted();
}

export function flip(study) {
  study.game.flipped = !study.game.flipped;
  study.go(study.game.at);
}

export function toggleRun(study) {
  return study.isRunning() ? study.halt() : study.run();
}
