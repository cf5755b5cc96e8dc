// The box for the comment on the shown move.
import { byId, h, keepFocused } from "./dom.js";
import { gameOf } from "./games.js";
import { textsAt } from "./notes.js";
import { START, has, moveAt } from "./record.js";
import { t } from "./words.js";

export class CommentBox {
  /**
   * The game and the move that the focused box belongs to, while the page may show another move.
   *
   * @type {{id: string, at: string} | null}
   */
  #place = null;

  constructor(study) {
    this.study = study;
  }

  draw() {
    const { study } = this;
    const { id, at } = study.game;
    const box = byId("comment");
    const isFocused = box !== null && box === document.activeElement;
    this.#place = isFocused ? this.#place : null;
    const place = this.#place ?? { id, at };
    const { record } = gameOf(place.id) ?? study.game;
    const words = place.id !== id || place.at !== at && place.at !== START && has(record, place.at)
      ? t("comment-on", { move: moveAt(record, place.at)?.move ?? "" })
      : t(place.at === START ? "comment-game" : "comment-move");
    return h("textarea", { id: "comment", rows: 1, "aria-label": words, placeholder: words,
      ref: keepFocused(textsAt(study.game, at).join("\n\n")),
      onfocus: () => { this.#place = { id: study.game.id, at: study.game.at }; },
      onblur: () => study.render(),
      oninput: event => this.#write(event.target.value),
      onkeydown: event => event.key === "Escape" && event.target.blur() });
  }

  #write(text) {
    const { id, at } = this.#place ?? { id: this.study.game.id, at: this.study.game.at };
    const game = gameOf(id) ?? this.study.game;
    this.study.editor.comment(game, at, text);
  }
}
