// The box for the comment on the shown move.
import { h, keepFocused } from "./dom.js";
import { gameOf } from "./games.js";
import { textsAt } from "./element/notes.js";
import { START, moveAt } from "./element/record.js";
import { t } from "./words.js";

export class CommentBox {
  /**
   * The game and the move that the box belongs to. While the box is focused, the page may show another move.
   *
   * @type {{id: string, at: string}}
   */
  #place;

  /** @param {Study} study */
  constructor(study) {
    this.study = study;
  }

  draw() {
    const { study } = this;
    const { id, at } = study.game;
    this.#place = document.activeElement?.id === "comment" ? this.#place : { id, at };
    const place = this.#place;
    const game = gameOf(place.id) ?? study.game;
    const words = place.at === START ? t("comment-game")
      : place.id === id && place.at === at ? t("comment-move")
      : t("comment-on", { move: moveAt(game.record, place.at)?.move ?? "" });
    return h("textarea", { id: "comment", rows: 1, "aria-label": words, placeholder: words,
      ref: keepFocused(textsAt(study.game, at).join("\n\n")),
      onblur: () => queueMicrotask(() => study.render()), // a drawing that removes the box may be in progress
      oninput: event => study.editor.comment(game, place.at, event.target.value),
      onkeydown: event => event.key === "Escape" && event.target.blur() });
  }
}
