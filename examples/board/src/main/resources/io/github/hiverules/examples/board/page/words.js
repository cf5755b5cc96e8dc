// Translates the texts of the page.
import { DIRECTIONS, isTurned } from "./hex.js";
import english from "./words-en.js";

const LANGUAGES = { en: english, ru: null };
const KEY = "hive.language";

let current = remembered() ?? (navigator.language?.startsWith("ru") ? "ru" : "en");

function remembered() {
  const tongue = localStorage.getItem(KEY);
  return tongue in LANGUAGES ? tongue : null;
}

export const language = () => current;

/** Loads the words of a language. */
export async function loadWords(tongue = current) {
  LANGUAGES[tongue] ??= (await import("./words-ru.js")).default;
}

export async function setLanguage(tongue) {
  await loadWords(tongue);
  current = tongue;
  localStorage.setItem(KEY, current);
}

/** Returns the text for a key, in the plural form for `count`. Replaces names in braces by values. */
export function t(key, values = {}) {
  const known = LANGUAGES[current] ?? english;
  const form = values.count === undefined ? "other" : new Intl.PluralRules(current).select(Number(values.count));
  const words = [key, `${key}-${form}`, `${key}-other`].find(name => Object.hasOwn(known, name));
  const text = words ? known[words] : key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

export const bugName = piece => t(`bug-${piece[1]}`);

/** Returns the name of a piece, in the genitive if `isOf`. */
export function cellName(piece, isOf = false) {
  const index = (piece[0] === "w" ? 0 : 4) + (isOf ? 2 : 0) + Number(t("feminine").includes(piece[1]));
  const bug = isOf ? t(`bug-of-${piece[1]}`) : bugName(piece);
  return [t("adjectives").split(" ")[index], bug, piece[2]].filter(Boolean).join(" ");
}

export const sentence = text => text.charAt(0).toUpperCase() + text.slice(1);

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
  const way = isTurned() ? -1 : 1;
  const seen = side ? DIRECTIONS.find(({ dq, dr }) => dq === way * side.dq && dr === way * side.dr).name : "top";
  return `${cellName(piece)} ${t(`place-${seen}`, { piece: cellName(reference, true) })}`;
}

const BY_BOARD = ["queen-surrounded", "both-queens-surrounded", "repetition"];

/** Converts the outcome of a record to the form of a view's outcome. */
export function outcomeOf({ state, reason = "unknown" }) {
  const winner = { WhiteWins: "white", BlackWins: "black" }[state];
  const over = state === "Draw" || winner !== undefined;
  const isOffBoard = !BY_BOARD.includes(reason);
  return { over, state, winner, reason: reason.toUpperCase().replaceAll("-", "_"), isOffBoard };
}

/** Returns an outcome as a sentence; empty if the game is in progress. */
export function resultInWords(outcome) {
  if (!outcome.over) {
    return "";
  }
  const result = outcome.winner ? t(`${outcome.winner}-wins`) : t("draw");
  return `${result}: ${t(`end-${outcome.reason}`)}`;
}
