// Translates the texts of the page.
import { DIRECTIONS, isTurned, piecesAt } from "./hex.js";
import { isOver, winnerOf } from "./record.js";
import { store, stored } from "./store.js";

const LANGUAGES = ["en", "ru"];
const KEY = "hive.language";

let current = [stored(KEY), navigator.language.slice(0, 2)]
  .find(tongue => LANGUAGES.includes(tongue)) ?? "en";

/** Returns the content of a JSON file. */
export const load = file => fetch(import.meta.resolve(`./${file}`)).then(response => response.json());

/** The loaded texts, by language. */
const texts = { [current]: await load(`words-${current}.json`) };

export const language = () => current;

export async function setLanguage(tongue) {
  texts[tongue] ??= await load(`words-${tongue}.json`);
  current = tongue;
  store(KEY, current);
}

/** Returns the text for a key. `values` replace the names in braces. */
export function t(key, values = {}) {
  const text = Object.hasOwn(texts[current], key) ? texts[current][key] : key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/**
 * Returns a sentence in the page's language.
 *
 * @param {Sentences} sentences
 */
export const translated = sentences => sentences?.[current] ?? sentences;

/** Returns the name of a bug. A Russian text contains nominative and genitive, separated by a comma. */
export const bugName = (piece, isOf = false) => t(`bug-${piece[1]}`).split(", ").at(isOf ? -1 : 0);

/** Returns the name of a piece, in the genitive if `isOf`. */
export function cellName(piece, isOf = false) {
  const index = (piece[0] === "w" ? 0 : 4) + (isOf ? 2 : 0) + Number(t("feminine").includes(piece[1]));
  return [t("adjectives").split(" ")[index], bugName(piece, isOf), piece[2]].filter(Boolean).join(" ");
}

/** Returns a direction's name on the screen. A turned board reverses directions. */
function seen({ dq, dr }) {
  const sign = isTurned() ? -1 : 1;
  return DIRECTIONS.find(one => one.dq === sign * dq && one.dr === sign * dr)?.name ?? "";
}

/** Returns the label of a cell for screen readers, with the pieces around the cell. */
export function labelOf({ at: [q, r], pieces, isTarget }, { stacks, movable, pinned, resting }) {
  const top = pieces?.at(-1);
  const beside = ({ dq, dr }) => piecesAt(stacks, [q - dq, r - dr]).at(-1);
  const name = pieces ? pieces.map((piece, i) => cellName(piece, i < pieces.length - 1)).reverse().join(t("on"))
    : t("empty-cell");
  const places = DIRECTIONS.filter(beside)
    .map(side => t(`place-${seen(side)}`, { piece: cellName(beside(side), true) }).replace("— ", ""));
  return [name, ...pieces ? places : places.slice(0, 1),
    pinned?.has(top) && t("is-pinned"), top && top === resting && t("is-resting"),
    movable?.has(top) && t("can-move"), isTarget && t("can-go-here")].filter(Boolean).join(", ");
}

/** Returns a MoveString in words. */
export function moveInWords(text) {
  const [piece, place] = text.split(" ");
  if (text === "pass") {
    return t("passes");
  }
  if (!place) {
    return cellName(piece);
  }
  const reference = place.replace(/[-/\\]/g, "");
  const side = DIRECTIONS.find(({ mark }) => mark === place.replace(reference, "_"));
  return `${cellName(piece)} ${t(`place-${side ? seen(side) : "top"}`, { piece: cellName(reference, true) })}`;
}

/**
 * Returns an outcome in words, or an empty text if the game is in progress.
 *
 * @param {Outcome} outcome
 */
export function resultInWords(outcome) {
  const winner = winnerOf(outcome);
  return isOver(outcome) ? `${t(winner ? `${winner}-wins` : "draw")}: ${t(`end-${outcome.reason}`)}` : "";
}
