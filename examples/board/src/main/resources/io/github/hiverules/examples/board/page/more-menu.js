// The menus of a game and of a move.
import * as actions from "./study-actions.js";
import { closeDialog, showDialog } from "./dialogs.js";
import { h } from "./preact.js";
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
    h("h2", {}, t("whole-game")),
    h("div", { class: "row wrap" },
      act("save-pgn", "save", () => saveGame(study, "pgn")), act("save-sgf", "save", () => saveGame(study, "sgf")),
      act("copy-pgn", "copy", () => copyPgn(study)), act("copy-game", "copy", () => copyGame(study)),
      act("hivegame", "analyse", () => openHivegame(study)), act("run", "run", () => study.autoplay.toggle())),
    h("h2", {}, t("this-position")),
    h("div", { class: "row wrap" },
      act("copy-picture", "picture", () => copyPicture(position)),
      act("save-svg", "picture", () => savePicture(position)),
      act("copy-position", "copy", () => copy(view.position)),
      act("edit-this", "edit", () => study.goTo("edit", view.position)),
      act("change-opponent", "opponent", () => actions.changeOpponent(study))),
    h("input", { type: "range", id: "ply", min: 0, max: plies, value: line.indexOf(study.game.at),
      "aria-label": t("position"), oninput: async event => {
        await study.go(line[Number(event.target.value)]);
        redraw();
      } }),
    h("div", { class: "row end" }, h("button", { value: "", class: "primary", autofocus: true }, t("close"))),
  ], { id: "more-menu" });
}

export function showMoveMenu(study, path) {
  const { nags = [], move } = moveAt(study.game.record, path);
  const act = (id, does) => h("button", { type: "button", id, onclick: event => {
    closeDialog(event.target);
    does();
  } }, t(id));
  return showDialog(() => [
    h("h2", {}, move),
    h("div", { class: "column" },
      !isMain(path) && act("promote", () => actions.promote(study, path)),
      mayDemote(study.game.record, path) && act("demote", () => actions.demote(study, path)),
      act("remove-branch", () => actions.removeBranch(study, path)),
      act("copy-line", () => copy(gameLine(study.game, path)))),
    h("div", { class: "row", role: "group", "aria-label": t("glyph") },
      ...actions.MARKS.map(([mark, text]) => h("button", { type: "button", class: "small",
        "aria-pressed": String(nags.includes(mark)), "data-mark": mark, onclick: event => {
          closeDialog(event.target);
          actions.mark(study, path, mark);
        } }, text))),
    h("div", { class: "row end" }, h("button", { value: "" }, t("cancel"))),
  ], { id: "move-menu" });
}
