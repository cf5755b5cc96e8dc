// The external engine, which plays and gives a second opinion.
import { load } from "./api.js";
import { button } from "./dom.js";
import { h } from "./preact.js";
import { failure, stream } from "./stream.js";
import { t } from "./words.js";

/** The engine's name; undefined without an engine. */
export let external;

export async function loadExternal() {
  external = (await load("engine.json")).name;
}

/** The engine's opinion on one position. */
export class Opinion {
  move = null;
  #text = "";
  #abort = new AbortController();

  stop() {
    this.#abort.abort();
  }

  async ask(game, changed) {
    this.stop();
    this.#abort = new AbortController();
    this.#text = t("engine-thinks");
    changed();
    try {
      for await (const move of stream("advise", { game }, this.#abort.signal)) {
        this.move = move;
        this.#text = move.line;
        changed();
      }
    } catch (error) {
      this.#text = failure(error);
    }
    changed();
  }

  /** Draws the button and the answer. */
  draw(act) {
    return external && h("div", { class: "engine-head", id: "opinion" },
      button(t("ask-engine", { name: external }), act, { id: "ask-engine" }), h("span", {}, this.#text));
  }
}
