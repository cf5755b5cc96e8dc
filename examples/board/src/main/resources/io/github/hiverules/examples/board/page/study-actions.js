// Actions on games, except moving.
import { ask } from "./api.js";
import { loserOf, resigned, takesBack } from "./bot-game.js";
import { askNames, askNewGame, askOpponent, askRecord, confirm } from "./dialogs.js";
import { byId, hideToast, showing, toast } from "./dom.js";
import { addGame, beginGame, openGames } from "./games.js";
import { withWords, wordsOf } from "./notes.js";
import { START, before, choices, commentsAt, gameLine, isEmpty, moveAt, resultAt, tag } from "./record.js";
import { keepFile, readFile, readText } from "./records.js";
import { other } from "./sides.js";
import { t } from "./words.js";

const COMMENT_PAUSE = 300;

const opponentOf = ({ opponent, color }) => ({
  bot: opponent === "people" ? null : opponent,
  human: color === "random" ? (Math.random() < 0.5 ? "white" : "black") : color,
});

const PLAYER = /^(white|black)$/i;
const OPPONENTS = { White: "Black", Black: "White" };

let wish = { type: "Base+MLP", rules: "tournament", opponent: "people", color: "white" };

/** Asks for a new game. `more` overrides the last answers. */
export async function newGame(study, more = {}) {
  const answer = await askNewGame({ ...wish, ...more });
  if (answer) {
    wish = answer;
    const start = answer.rules === "rulebook" ? `${answer.type} q White[1] - -` : answer.type;
    await showing(async () => study.show(await beginGame(start, opponentOf(answer))));
    byId("hand-bottom").querySelector(".hand-tile")?.focus();
  }
}

/** Begins a game with the same settings. Against the bot, the sides are exchanged. */
export function rematch(study) {
  const { record, bot, human, session } = study.game;
  const sides = bot === null ? {} : { human: other(human) };
  const tags = record.tags.filter(({ name }) => PLAYER.test(name))
    .map(({ name, value }) => ({ name: bot === null ? name : OPPONENTS[name] ?? name, value }));
  return showing(async () => study.show(await beginGame(session.start, { bot, ...sides }, tags)));
}

export async function changeOpponent(study) {
  const { game } = study;
  const answer = await askOpponent({ opponent: game.bot ?? "people", color: game.human });
  if (answer) {
    Object.assign(game, opponentOf(answer), { own: true });
    await study.go(game.at);
  }
}

export async function namePlayers(study) {
  const { game } = study;
  const { record } = game;
  const answer = await askNames({ white: tag(record, "white"), black: tag(record, "black") });
  if (answer) {
    const others = record.tags.filter(({ name }) => !PLAYER.test(name));
    const given = [["White", answer.white], ["Black", answer.black]].filter(([, value]) => value);
    await study.editor.edit([{ tags: [...others, ...given.map(([name, value]) => ({ name, value }))] }]);
  }
}

export async function openRecord(study) {
  const answer = await askRecord();
  if (answer) {
    await open(study, () => (answer.file ? readFile(answer.file) : readText(answer.text)));
  }
}

export const openFile = (study, file) => open(study, () => readFile(file));
export const openText = (study, text) => open(study, () => readText(text));

/** Opens a text or file. Shows its first game, and lists the other games in the panel. */
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

/** Opens another game of the last file. Closes the shown game of that file if the game was not edited. */
export const openOfFile = (study, index) => showing(() => showOfFile(study, index));

async function showOfFile(study, index) {
  const { file, game: left } = study;
  const { record, ...rest } = file.games[index];
  const told = JSON.stringify(record);
  const known = openGames().find(({ id }) => id === file.ids[index]);
  const same = known ? null : openGames().find(one => JSON.stringify(one.record) === told);
  const game = known ?? same ?? addGame({ record, ...rest });
  game.at = game === same ? rest.at : game.at;
  const isAnother = left && left !== game && file.ids.includes(left.id) && !left.own;
  file.ids[index] = game.id;
  keepFile(file);
  await study.show(game);
  if (isAnother) {
    await study.close(left);
  }
}

export async function closeGame(study, game) {
  const matters = game.own && !isEmpty(game.record);
  if (!matters || await confirm(t("close-question"), t("close-game"), t("cancel"))) {
    await study.close(game);
  }
}

/** Returns whether the players ended the game on this page. */
const isEndedHere = ({ game }) => !game.about && resultAt(game.record, game.at) !== null;

/** Returns whether a result or move at the end of this line can be taken back. */
export const mayTakeBack = study =>
  !study.bot.isThinking && (isEndedHere(study) || takesBack(study.game, study.view) !== null);

export function takeBack(study) {
  if (mayTakeBack(study)) {
    const edit = isEndedHere(study) ? { outcome: { state: "InProgress" } }
      : { path: takesBack(study.game, study.view), remove: true };
    study.editor.edit([edit]);
  }
}

export async function resign(study) {
  const loser = loserOf(study.game, study.view);
  if (await confirm(t("resign-question", { side: t(loser) }), t("resign"), t("cancel"))) {
    await study.editor.edit([{ outcome: resigned(loser) }]);
  }
}

export async function offerDraw(study) {
  const { game, view } = study;
  const question = t("draw-question", { side: t(view.side), other: t(other(view.side)) });
  const line = gameLine(game, game.at);
  const agreed = game.bot ? (await ask("bot", { game: line, level: game.bot, draw: other(game.human) })).accepts
    : await confirm(question, t("accept"), t("decline"));
  if (agreed) {
    await study.editor.edit([{ outcome: { state: "Draw", reason: "agreement" } }]);
  } else {
    toast(t(game.bot ? "bot-declines" : "declined"));
  }
}

/** Goes forward or back by a number of moves. */
export function step(study, count) {
  const index = study.line.indexOf(study.game.at) + count;
  if (index >= 0 && index < study.line.length) {
    study.go(study.line[index], { animate: count === 1 });
  }
}

export const first = study => study.go(START, { isJump: true });
export const last = study => study.go(study.line.at(-1), { isJump: true });

/** Goes to the previous or next variation at the last branch before the shown move. */
export function otherBranch(study, count) {
  const { record, at } = study.game;
  for (let path = at; path !== START; path = before(path)) {
    const branches = choices(record, before(path));
    const branch = branches[branches.indexOf(path) + count];
    if (branch !== undefined) {
      study.go(branch, { isJump: true });
      return;
    }
  }
}

const offerUndo = (study, key) => toast(t(key), false, { text: t("undo"), act: () => study.editor.undo() });

export async function promote(study, path) {
  await study.editor.edit([{ path, main: true }]);
  offerUndo(study, "promoted");
}

export const demote = (study, path) => study.editor.edit([{ path, demote: true }]);

export async function removeBranch(study, path) {
  if (await confirm(t("remove-question"), t("remove-branch"), t("cancel"))) {
    await study.editor.edit([{ path, remove: true }]);
    offerUndo(study, "removed-moves");
  }
}

/** NAGs with their glyphs. */
export const MARKS = [[1, "!"], [2, "?"], [3, "!!"], [4, "??"], [5, "!?"], [6, "?!"]];

/** Toggles the glyph of a move. */
export function mark(study, path, wanted) {
  if (path !== START) {
    const { nags = [] } = moveAt(study.game.record, path);
    const others = nags.filter(one => MARKS.every(([known]) => known !== one));
    study.editor.edit([{ path, nags: nags.includes(wanted) ? others : [wanted, ...others] }], { stays: true });
  }
}

/** The comment that the player is writing. It is sent to the server after a pause. */
let draft = null;

/** Returns the comment on the shown move, including unsaved text. */
export const commentOf = ({ game }) =>
  (draft?.game === game && draft.path === game.at ? draft.text
    : wordsOf(commentsAt(game.record, game.at)).join("\n\n"));

export function comment(study, text) {
  const { game } = study;
  clearTimeout(draft?.timer);
  draft = { game, path: game.at, text, timer: setTimeout(() => keepComment(study), COMMENT_PAUSE) };
}

/** Saves the comment that the player is writing. */
export async function keepComment(study) {
  const kept = draft;
  if (kept) {
    const { game, path, text, timer } = kept;
    clearTimeout(timer);
    const comments = withWords(commentsAt(game.record, path), text);
    await study.editor.edit([{ path, comments }], { game, stays: true, step: `comment ${path}` });
    draft = draft === kept ? null : draft;
  }
}

export function flip(study) {
  study.game.flipped = !study.game.flipped;
  study.go(study.game.at);
}
