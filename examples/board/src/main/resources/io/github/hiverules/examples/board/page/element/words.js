// Sentences of the table in a language.
import { DIRECTIONS, piecesAt } from "./hex.js";
import { isOver, winnerOf } from "./record.js";
import english from "./texts-en.js";

/** The languages, the default first. */
export const LANGUAGES = ["en", "ru"];

/** The loaded texts, and the functions that load the others. */
const texts = { en: english };
const loaders = { ru: () => import("./texts-ru.js") };

/**
 * Returns the words of one of the languages. `more` has texts that are added.
 *
 * @param {string} language
 * @param {Record<string, string>} [more]
 */
export async function wordsIn(language, more = {}) {
  texts[language] ??= (await loaders[language]()).default;
  return new Words(language, { ...texts[language], ...more });
}

export class Words {
  /** Whether the table is turned, which reverses directions. */
  isTurned = false;

  /** Creates the words of a language, by default English. */
  constructor(language = LANGUAGES[0], known = texts.en) {
    this.language = language;
    this.texts = known;
  }

  /** Returns the text for a key. `values` replace the names in braces. */
  t(key, values = {}) {
    const text = Object.hasOwn(this.texts, key) ? this.texts[key] : key;
    return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
  }

  /** Returns the name of a bug. A Russian text contains nominative and genitive, separated by a comma. */
  bugName(piece, isOf = false) {
    return this.t(`bug-${piece[1]}`).split(", ").at(isOf ? -1 : 0);
  }

  /** Returns the name of a piece, in the genitive if `isOf`. */
  cellName(piece, isOf = false) {
    const index = (piece[0] === "w" ? 0 : 4) + (isOf ? 2 : 0) + Number(this.t("feminine").includes(piece[1]));
    return [this.t("adjectives").split(" ")[index], this.bugName(piece, isOf), piece[2]].filter(Boolean).join(" ");
  }

  /** Returns a direction's name on the screen. */
  #seen({ dq, dr }) {
    const sign = this.isTurned ? -1 : 1;
    return DIRECTIONS.find(one => one.dq === sign * dq && one.dr === sign * dr)?.name ?? "";
  }

  /** Returns the label of a cell for screen readers, with the pieces around the cell. */
  labelOf({ at: [q, r], pieces, isTarget }, { stacks, movable, pinned, resting }) {
    const top = pieces?.at(-1);
    const beside = ({ dq, dr }) => piecesAt(stacks, [q - dq, r - dr]).at(-1);
    const name = pieces
      ? pieces.map((piece, i) => this.cellName(piece, i < pieces.length - 1)).reverse().join(this.t("on"))
      : this.t("empty-cell");
    const places = DIRECTIONS.filter(beside).map(side =>
      this.t(`place-${this.#seen(side)}`, { piece: this.cellName(beside(side), true) }).replace("— ", ""));
    return [name, ...pieces ? places : places.slice(0, 1),
      pinned?.has(top) && this.t("is-pinned"), top && top === resting && this.t("is-resting"),
      movable?.has(top) && this.t("can-move"), isTarget && this.t("can-go-here")].filter(Boolean).join(", ");
  }

  /** Returns a MoveString in words. */
  moveInWords(text) {
    const [piece, place] = text.split(" ");
    if (text === "pass") {
      return this.t("passes");
    }
    if (!place) {
      return this.cellName(piece);
    }
    const reference = place.replace(/[-/\\]/g, "");
    const side = DIRECTIONS.find(({ mark }) => mark === place.replace(reference, "_"));
    const name = `place-${side ? this.#seen(side) : "top"}`;
    return `${this.cellName(piece)} ${this.t(name, { piece: this.cellName(reference, true) })}`;
  }

  /**
   * Returns an outcome in words, or an empty text if the game is in progress.
   *
   * @param {Outcome} outcome
   */
  resultInWords(outcome) {
    const winner = winnerOf(outcome);
    return isOver(outcome) ? `${this.t(winner ? `${winner}-wins` : "draw")}: ${this.t(`end-${outcome.reason}`)}` : "";
  }

  /**
   * Returns the last move, the result or the side to move, and the place in the game, for screen readers.
   *
   * @param {View} view
   * @param {Outcome} outcome
   * @param {number} plies
   */
  positionInWords({ lastMove, sideToMove, length }, outcome, plies) {
    const mover = sideToMove === "white" ? "black" : "white";
    const move = lastMove?.move ? `${this.t(mover)}: ${this.moveInWords(lastMove.move)}` : this.t("start-position");
    return `${move}. ${this.resultInWords(outcome) || this.t(`to-move-${sideToMove}`)}. `
      + `${this.t("position-of", { ply: length, plies })}.`;
  }
}

/** Returns the turn number before a move: 3. for White, 3… for Black. */
export const turnOf = ply => `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? "." : "…"}`;
