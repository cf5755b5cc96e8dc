// The custom element <hive-board>. Its documentation is in the README of the npm package.
import { Reader } from "./reader.js";
import styles from "./styles.js";
import { Table } from "./table.js";
import { LANGUAGES, Words, wordsIn } from "./words.js";

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

export class HiveBoard extends HTMLElement {
  static observedAttributes = ["game", "position", "record", "at", "orientation", "playable", "controls", "lang"];

  /**
   * Answers questions about games, for all boards. Programs set this function.
   *
   * @type {Ask}
   */
  static ask = () => Promise.reject(new Error("HiveBoard.ask is not set."));

  /** @type {GameRecord | null} */
  source = null;
  /** @type {Reader | null} Null if the program draws the table. */
  #reader = null;
  /** The attributes that have changed since the last update. */
  #changed = new Set();

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    this.table = new Table(root, new Words());
  }

  /** Answers a question about games in the language of the board. */
  ask(question, content) {
    return HiveBoard.ask(question, { ...content, language: this.table.words.language });
  }

  connectedCallback() {
    if (!this.hasAttribute("manual") && !this.#reader) {
      this.#reader = new Reader(this);
      this.#update("game");
    }
  }

  attributeChangedCallback(name) {
    this.#update(name);
  }

  /** Updates the board after all attributes that the program sets at once. */
  async #update(name) {
    if (!this.#reader || this.#changed.add(name).size > 1) {
      return;
    }
    await (document.readyState === "loading" // the element's text may be missing
      ? new Promise(done => document.addEventListener("DOMContentLoaded", done, { once: true })) : null);
    const changed = this.#changed;
    this.#changed = new Set();
    await this.#setLanguage();
    if (["game", "position", "record", "lang"].some(one => changed.has(one))) {
      await this.#reader.open();
    } else if (changed.has("at")) {
      await this.go(this.getAttribute("at") ?? "end");
    } else {
      this.#reader.draw();
    }
  }

  async #setLanguage() {
    const language = /** @type {HTMLElement | null} */ (this.closest("[lang]"))?.lang ?? navigator.language;
    const known = LANGUAGES.find(one => language.startsWith(one)) ?? LANGUAGES[0];
    if (known !== this.table.words.language) {
      this.table.words = await wordsIn(known);
    }
  }

  /** Dispatches an event. Returns false if a listener prevents the default action. */
  emit(name, detail) {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
  }

  /** Returns the GameString of the shown position. */
  get game() {
    return this.#reader?.view?.game ?? "";
  }

  set game(text) {
    this.source = null;
    this.setAttribute("game", text);
  }

  /** Returns the record in the JSON format of the library, with all moves that the players made. */
  get record() {
    return this.#reader?.record ?? null;
  }

  set record(record) {
    this.source = record;
    this.#update("record");
  }

  /** Returns the path of the shown position. */
  get path() {
    return this.#reader?.path ?? "0";
  }

  /** Goes to a path or to the position after a number of moves. */
  async go(place) {
    await this.#reader?.go(place);
  }

  /** Goes forward or back by a number of moves. Returns false if the line is too short. */
  async step(count) {
    return await this.#reader?.step(count) ?? false;
  }

  /** Plays a move. Throws an error if the move is illegal. Returns false if a listener of `hive-move` prevents it. */
  async play(move) {
    return await this.#reader?.play({ move }) ?? false;
  }
}

customElements.define("hive-board", HiveBoard);
