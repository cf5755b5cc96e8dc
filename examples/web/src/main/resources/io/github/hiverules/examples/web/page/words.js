// All words of the page, in the language that was chosen.
import english from "./words-en.js";
import russian from "./words-ru.js";

const LANGUAGES = { en: english, ru: russian };
const KEY = "hive.language";

let current = remembered() ?? (navigator.language?.startsWith("ru") ? "ru" : "en");

function remembered() {
  const language = localStorage.getItem(KEY);
  return language in LANGUAGES ? language : null;
}

export const language = () => current;

export function setLanguage(language) {
  current = language in LANGUAGES ? language : "en";
  localStorage.setItem(KEY, current);
}

/** The words for a key; what stands in braces there is filled in. */
export function t(key, values = {}) {
  const words = LANGUAGES[current][key] ?? english[key] ?? key;
  return words.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

export const bugName = piece => t(`bug-${piece[1]}`);

/** A piece in words: its side, creature and number. */
export const cellName = piece => t("piece", { side: t(piece[0] === "w" ? "White" : "Black"), bug: bugName(piece), number: piece[2] ?? "" }).trim();

const PLACES = { "-_": "west", "_-": "east", "/_": "south-west", "_/": "north-east", "\\_": "north-west", "_\\": "south-east" };

/** A MoveString in words. */
export function moveInWords(text) {
  const [piece, place] = text.split(" ");
  if (text === "pass") {
    return t("passes");
  }
  if (!place) {
    return cellName(piece);
  }
  const reference = place.replace(/[-/\\]/g, "");
  const side = PLACES[place.replace(reference, "_")] ?? "top";
  return `${cellName(piece)} ${t(`place-${side}`, { piece: cellName(reference) })}`;
}

/** How a game ended, as a sentence. */
export function resultInWords(outcome) {
  if (!outcome.over) {
    return "";
  }
  const result = outcome.winner ? t(`${outcome.winner}-wins`) : t("draw");
  return `${result}: ${t(`end-${outcome.reason}`)}`;
}
