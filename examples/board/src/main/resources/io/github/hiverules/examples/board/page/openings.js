// The moves that were played from the shown position, in the games of the server's index.
import { ask } from "./api.js";
import { h } from "./preact.js";
import { moveInWords, t } from "./words.js";

export class Openings {
  #asked = null;
  #answer = { games: 0, moves: [] };

  constructor(study) {
    this.study = study;
  }

  /** Draws the table, unless the server has no games. */
  draw() {
    const { game } = this.study.view;
    if (game !== this.#asked) {
      this.#asked = game;
      this.#ask(game);
    }
    const { games, moves } = this.#answer;
    return games > 0 && h("section", { id: "openings" }, h("h2", {}, t("openings", { count: games })),
      moves.length === 0 ? h("p", { class: "quiet" }, t("openings-none"))
        : h("table", { class: "figures" },
          h("thead", {}, h("tr", {}, h("td", {}), ...["games", "white", "draw", "black"]
            .map(name => h("th", { scope: "col" }, t(name))))),
          h("tbody", {}, ...moves.flatMap(move => this.#rows(move)))));
  }

  #rows(choice) {
    const { move, games, examples } = choice;
    const play = () => this.study.editor.playLine(this.study.game.at, [move]);
    return [
      h("tr", { key: move },
        h("th", { scope: "row" },
          h("button", { type: "button", title: moveInWords(move), onclick: play }, move)),
        h("td", {}, games), ...["white", "draw", "black"].map(name => h("td", {}, choice[name]))),
      h("tr", { key: `${move} examples` },
        h("td", { class: "quiet examples", colSpan: 5 }, ...examples.map(text => h("div", {}, text)))),
    ];
  }

  async #ask(game) {
    try {
      const answer = await ask("openings", { game });
      if (game === this.#asked) {
        this.#answer = answer;
        this.study.render();
      }
    } catch {
      this.#asked = null; // the next drawing sends the request again
    }
  }
}
