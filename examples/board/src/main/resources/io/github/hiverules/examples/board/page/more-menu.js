// The menus of a game and of a move.
import * as actions from "./study-actions.js";
import { closing, showDialog } from "./dialogs.js";
import { button, byId, h, iconButton } from "./dom.js";
import { copy, copyGame, copyPgn, copyPicture, openHivegame, saveGame, savePicture, share } from "./exports.js";
import { GLYPHS } from "./element/notes.js";
import { isMain, moveAt } from "./element/record.js";
import { isSite } from "./transport.js";
import { t } from "./words.js";

export function showMore(study) {
  const { view } = study;
  const act = (id, name, does) => iconButton(name, t(id), closing(does), { id: byId(id) ? `more-${id}` : id });
  return showDialog(t("whole-game"), () => [
    h("div", { class: "row wrap" },
      act("save-pgn", "save", () => saveGame(study, "pgn")), act("save-sgf", "save", () => saveGame(study, "sgf")),
      act("copy-pgn", "copy", () => copyPgn(study)), act("copy-game", "copy", () => copyGame(study)),
      isSite && act("share", "share", () => share(study)),
      act("hivegame", "analyse", () => openHivegame(study)), act("run", "run", () => study.autoplay.toggle()),
      act("name-players", "opponent", () => actions.namePlayers(study)),
      actions.isLive(study) && act("offer-draw", "offer-draw", () => actions.offerDraw(study)),
      actions.isLive(study) && act("resign", "resign", () => actions.resign(study))),
    h("h2", {}, t("this-position")),
    h("div", { class: "row wrap" },
      act("copy-picture", "picture", () => copyPicture({ game: view.game })),
      act("save-svg", "picture", () => savePicture({ game: view.game })),
      act("copy-position", "copy", () => copy(view.position)),
      act("flip", "flip", () => study.flip()), act("practise", "practise", () => actions.practise(study)),
      act("edit-this", "edit", () => study.goTo("edit", view.position)),
      iconButton("opponent", t("opponent"), closing(() => actions.changeOpponent(study)), { id: "change-opponent" })),
  ], { id: "more-menu" });
}

export function showMoveMenu(study, path) {
  const { nags = [], move } = moveAt(study.game.record, path);
  const act = (id, does) => button(t(id), closing(() => does(study, path)), { id });
  return showDialog(move, () => [
    h("div", { class: "column" },
      !isMain(path) && act("promote", actions.promote),
      act("remove-branch", actions.removeBranch),
      act("copy-line", copyGame)),
    h("div", { class: "row", role: "group", "aria-label": t("glyph") },
      ...Object.entries(GLYPHS).map(([mark, text]) =>
        button(text, closing(() => actions.mark(study, path, Number(mark))),
          { class: "small", "aria-pressed": String(nags.includes(Number(mark))), "data-mark": mark }))),
  ], { id: "move-menu" });
}
