// Translates the texts of the page. The texts of <hive-board> belong to them.
import { LANGUAGES, wordsIn } from "./element/words.js";
import { store, stored } from "./store.js";

const KEY = "hive.language";

/** Returns the content of a JSON file. */
export const load = file => fetch(import.meta.resolve(`./${file}`)).then(response => response.json());

/** The promises of the words, by language. */
const loaded = {};

async function wordsOf(tongue) {
  loaded[tongue] ??= load(`words-${tongue}.json`).then(texts => wordsIn(tongue, texts));
  return await loaded[tongue];
}

let words = await wordsOf([stored(KEY), navigator.language.slice(0, 2)]
  .find(tongue => LANGUAGES.includes(tongue)) ?? LANGUAGES[0]);

/** Returns the words in the page's language. */
export const currentWords = () => words;

export const language = () => words.language;

export async function setLanguage(tongue) {
  words = await wordsOf(tongue);
  store(KEY, tongue);
}

/** Returns the text for a key. `values` replace the names in braces. */
export const t = (key, values = {}) => words.t(key, values);

/**
 * Returns a sentence in the page's language.
 *
 * @param {Sentences} sentences
 */
export const translated = sentences => sentences?.[words.language] ?? sentences;

export const bugName = piece => words.bugName(piece);
export const cellName = piece => words.cellName(piece);
export const moveInWords = text => words.moveInWords(text);

/** Returns the name of an opponent: "people", "engine", or a level of the bot such as "easy" or "level-2". */
export function opponentName(opponent) {
  const [word, number] = opponent.split("-");
  return t(`bot-${word}`, { number });
}

/** @param {Outcome} outcome */
export const resultInWords = outcome => words.resultInWords(outcome);
