// What a player does with a game besides moving: begins, opens, ends, goes through and notes.
import { acceptsDraw, loserOf, resigned, takeBackTo } from "./bot-game.js";
import { askNames, askNewGame, askOpponent, askRecord, confirm } from "./dialogs.js";
import { toast } from "./dom.js";
import { openGames } from "./games.js";
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

export async function newGame(study) {
  const answer = await askNewGame(wish);
  if (answer) {
    wish = answer;
    const start = answer.rules === "rulebook" ? `${answer.type} q White[1] - -` : answer.type;
    await showing(() => study.show(study.add(new Tree(start), opponentOf(answer))));
  }
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
    Object.assign(game, { names: answer, own: true, about: about && { ...about, tags: about.tags.filter(tag => !PLAYER.test(tag.name)) } });
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

/** Opens the games that are read: the first is shown, the others can be chosen in the panel. */
function open(study, read) {
  return showing(async () => {
    const file = await read();
    if (file.position) {
      await study.goTo("edit", file.position);
    } else {
      study.file = file;
      await showOfFile(study, 0);
    }
  });
}

/** Opens a game of the file that was read last. The one before it is closed, unless something was added to it. */
export const openOfFile = (study, index) => showing(() => showOfFile(study, index));

async function showOfFile(study, index) {
  const { file, game: left } = study;
  const game = openGames().find(open => open.id === file.ids[index]) ?? study.add(...file.games[index]);
  const isAnother = left && left !== game && file.ids.includes(left.id) && !left.own;
  file.ids[index] = game.id;
  keepFile(file);
  await study.show(game);
  if (isAnother) {
    await study.close(left);
  }
}

export async function closeGame(study, game) {
  const matters = game.own && !game.tree.isEmpty();
  if (!matters || await confirm(t("close-question"), t("close-game"), t("cancel"))) {
    await study.close(game);
  }
}

export function takeBack(study) {
  const node = takeBackTo(study.game, study.view);
  if (node !== null) {
    study.go(node);
  }
}

function end(study, result) {
  const { game } = study;
  game.tree.nodes[game.at].result = result;
  game.own = true;
  study.go(game.at);
}

export async function resign(study) {
  const loser = loserOf(study.game, study.view);
  if (await confirm(t("resign-question", { side: t(loser) }), t("resign"), t("cancel"))) {
    end(study, resigned(loser));
  }
}

export async function offerDraw(study) {
  const { game, view } = study;
  const agreed = game.bot ? acceptsDraw(game, view)
    : await confirm(t("draw-question", { side: t(view.side), other: t(other(view.side)) }), t("accept"), t("decline"));
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
    const other = children[children.indexOf(path[i]) + count];
    if (other !== undefined) {
      study.go(other, { isJump: true });
      return;
    }
  }
}

export function promote(study) {
  study.game.tree.promote(study.game.at);
  study.game.own = true;
  study.changed();
}

export async function removeBranch(study) {
  const { game } = study;
  if (await confirm(t("remove-question"), t("remove-branch"), t("cancel"))) {
    const node = game.tree.remove(game.at);
    game.own = true;
    study.line = game.tree.line(node);
    study.go(node);
  }
}

/** Keeps what is noted beside the move that is shown. */
export function comment(study, text) {
  const { game } = study;
  game.tree.nodes[game.at].comments = text.trim() === "" ? [] : [text];
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
