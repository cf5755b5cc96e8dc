// What can be done with a game besides playing it: a list of buttons behind "more".
import * as actions from "./study-actions.js";
import { closeDialog, showDialog } from "./dialogs.js";
import { el } from "./dom.js";
import { copy, copyGame, copyPgn, copyPicture, openHivegame, saveGame, savePicture } from "./exports.js";
import { iconButton } from "./icons.js";
import { gameLine, isMain, mayDemote, moveAt } from "./record.js";
import { t } from "./words.js";

export function showMore(study) {
  const { game, view, line } = study;
  const position = { game: gameLine(game, game.at) };
  const act = (id, name, does) => iconButton(name, t(id), event => {
    closeDialog(event.target);
    does();
  }, { id });
  const plies = line.length - 1;
  return showDialog(redraw => [
    el("h2", { text: t("whole-game") }),
    el("div", { class: "row wrap" },
      act("save-pgn", "save", () => saveGame(study, "pgn")), act("save-sgf", "save", () => saveGame(study, "sgf")),
      act("copy-pgn", "copy", () => copyPgn(study)), act("copy-game", "copy", () => copyGame(study)),
      act("hivegame", "analyse", () => openHivegame(study)), act("run", "run", () => study.autoplay.toggle())),
    el("h2", { text: t("this-position") }),
    el("div", { class: "row wrap" },
      act("copy-picture", "picture", () => copyPicture(position)),
      act("save-svg", "picture", () => savePicture(position)),
      act("copy-position", "copy", () => copy(view.position)),
      act("edit-this", "edit", () => study.goTo("edit", view.position)),
      act("change-opponent", "opponent", () => actions.changeOpponent(study))),
    el("input", { type: "range", id: "ply", min: 0, max: plies, value: line.indexOf(study.game.at),
      "aria-label": t("position"), oninput: async event => {
        await study.go(line[Number(event.target.value)]);
        redraw();
      } }),
    el("div", { class: "row end" }, el("button", { value: "", class: "primary", text: t("close"), autofocus: true })),
  ], { id: "more-menu" });
}

/** What can be done with one move. */
export function showMoveMenu(study, path) {
  const { nags = [], move } = moveAt(study.game.record, path);
  const act = (id, does) => el("button", { type: "button", id, text: t(id), onclick: event => {
    closeDialog(event.target);
    does();
  } });
  return showDialog(() => [
    el("h2", { text: move }),
    el("div", { class: "column" },
      !isMain(path) && act("promote", () => actions.promote(study, path)),
      mayDemote(study.game.record, path) && act("demote", () => actions.demote(study, path)),
      act("remove-branch", () => actions.removeBranch(study, path)),
      act("copy-line", () => copy(gameLine(study.game, path)))),
    el("div", { class: "row", role: "group", "aria-label": t("glyph") },
      ...actions.MARKS.map(([mark, text]) => el("button", { type: "button", text, class: "small",
        "aria-pressed": String(nags.includes(mark)), "data-mark": mark, onclick: event => {
          closeDialog(event.target);
          actions.mark(study, path, mark);
        } }))),
    el("div", { class: "row end" }, el("button", { value: "", text: t("cancel") })),
  ], { id: "move-menu" });
}
