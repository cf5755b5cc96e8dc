// The page's actions on games.
import { ask } from "./api.js";
import { askBotGame, askNames, askNewGame, askOpponent, askRecord, confirm } from "./dialogs.js";
import { hideToast, showBusy, toast } from "./dom.js";
import { beginGame } from "./games.js";
import { readTexts, textsOf } from "./import.js";
import { GLYPHS } from "./element/notes.js";
import { START, before, choices, isEmpty, isOver, mainEnd, moveAt, other, tag } from "./element/record.js";
import { t } from "./words.js";

const PLAYER = /^(white|black)$/i;
const OPPONENTS = { White: "Black", Black: "White" };

/** Begins a new game. By default, asks for the settings. */
export async function newGame(study, asked = askNewGame({})) {
  const answer = await asked;
  if (answer) {
    await study.show(await beginGame(answer));
    study.table.part("hand-bottom").querySelector(".hand-tile[tabindex='0']")?.focus();
  }
}

export const playBot = study => newGame(study, askBotGame());

/** Begins a game with the settings of the shown game. Against the bot, the players swap sides. */
export async function rematch(study) {
  const { record, start, bot, human } = study.game;
  const sides = { bot, human: bot === null ? human : other(human) };
  const tags = record.tags.filter(({ name }) => PLAYER.test(name))
    .map(({ name, value }) => ({ name: bot === null ? name : OPPONENTS[name] ?? name, value }));
  await study.show(await beginGame({ start, ...sides }, tags));
}

/** Begins a game against the bot from the shown position. */
export async function practise(study) {
  const { position, sideToMove } = study.view;
  await study.show(await beginGame({ start: position, bot: "medium", human: sideToMove }));
}

export async function changeOpponent(study) {
  const answer = await askOpponent(study.game);
  if (answer) {
    await study.setSides(answer);
  }
}

export async function namePlayers(study) {
  const { record } = study.game;
  const answer = await askNames([["White", tag(record, "white")], ["Black", tag(record, "black")]]);
  if (answer) {
    const given = answer.filter(([, value]) => value).map(([name, value]) => ({ name, value }));
    await study.editor.edit([{ tags: [...record.tags.filter(({ name }) => !PLAYER.test(name)), ...given] }]);
  }
}

export async function openRecord(study) {
  const answer = await askRecord();
  return answer && open(study, answer);
}

/** Opens a text or files, and shows the first game. Several games are listed in the tab Games. */
export async function open(study, what) {
  showBusy(t("reading"));
  const read = await readTexts(typeof what === "string" ? [what] : await textsOf(what)).finally(hideToast);
  if ("position" in read) {
    await study.goTo("edit", read.position);
    return;
  }
  study.files.set(read.file);
  study.panel.show(read.file.games.length > 1 ? "games" : "moves");
  await study.files.show(0, { read: read.first });
  if (read.problem) {
    toast(read.problem, true);
  }
}

export async function closeGame(study, game) {
  if (!game.own || isEmpty(game.record) || await confirm(t("close-question"), t("close-game"))) {
    await study.close(game);
  }
}

/** Returns whether the players can resign or agree to a draw in the shown position. @param {Study} study */
export function isLive(study) {
  const { about, at, record } = study.game;
  return at === mainEnd(record) && at !== START && !isOver(study.outcome()) && !study.bot.isRunning && !about;
}

export async function resign(study) {
  const { game, view } = study;
  const loser = game.bot === null ? view.sideToMove : game.human;
  if (await confirm(t("resign-question", { side: t(loser) }), t("resign"))) {
    const state = loser === "white" ? "BlackWins" : "WhiteWins";
    await study.editor.edit([{ outcome: { state, reason: "resignation" } }]);
  }
}

export async function offerDraw(study) {
  const { game, view: { game: line, sideToMove: side } } = study;
  const agreed = game.bot ? (await ask("bot", { game: line, level: game.bot, draw: other(game.human) })).accepts
    : await confirm(t("draw-question", { side: t(side), other: t(other(side)) }), t("accept"), t("decline"));
  if (agreed) {
    await study.editor.edit([{ outcome: { state: "Draw", reason: "agreement" } }]);
  } else {
    toast(t(game.bot ? "bot-declines" : "declined"));
  }
}

export const first = study => study.go(START, { isJump: true });
export const last = study => study.go(study.line.at(-1), { isJump: true });

/** Goes to the previous or next alternative of the shown move or, if there is none, of an earlier move. */
export function otherBranch(study, count) {
  const { record, at } = study.game;
  for (let path = at; path !== START; path = before(record, path)) {
    const branches = choices(record, before(record, path));
    const branch = branches[branches.indexOf(path) + count];
    if (branch !== undefined) {
      study.go(branch, { isJump: true });
      return;
    }
  }
}

export const promote = (study, path) => study.editor.edit([{ path, main: true }], { offer: "promoted" });

export async function removeBranch(study, path) {
  if (await confirm(t("remove-question"), t("remove-branch"))) {
    await study.editor.edit([{ path, remove: true }], { offer: "removed-moves" });
  }
}

/** Toggles an annotation of a move, such as !?. */
export function mark(study, path, wanted) {
  if (path !== START) {
    const { nags = [] } = moveAt(study.game.record, path);
    const others = nags.filter(one => !(one in GLYPHS));
    study.editor.edit([{ path, nags: nags.includes(wanted) ? others : [wanted, ...others] }], { stays: true });
  }
}
