// Reads files, pasted records, and links to this page or to hivegame.com.
import { ask } from "./api.js";
import { START, mainEnd } from "./element/record.js";
import { addressIn, placeOf } from "./route.js";
import { own, store, stored } from "./store.js";
import { t } from "./words.js";

/** The key of the opened files in the storage of this window. */
const FILE = "hive.file";
const MAX_BYTES = 4_000_000;
/** A line that may be a position. */
const POSITION = /^\s*base[^;\n]*$/i;

/** Returns the texts of files, decoded as UTF-8 or, if a file is not valid UTF-8, as Windows-1252. */
export function textsOf(files) {
  return Promise.all([...files].map(async file => {
    if (file.size > MAX_BYTES) {
      throw new Error(t("too-large"));
    }
    const bytes = await file.arrayBuffer();
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      return new TextDecoder("windows-1252").decode(bytes);
    }
  }));
}

/**
 * Lists the games in texts, and reads the first game. For a link to a position, or an impossible position, returns
 * `{position}`. If some texts have no games, `problem` explains the first of these texts.
 *
 * @param {string[]} texts
 * @returns {Promise<{position: string} | {file: GameFile, first: ImportedGame, problem?: string}>}
 */
export async function readTexts(texts) {
  const linked = texts.length === 1 ? linkedIn(texts[0]) : null;
  if (linked?.mode === "edit" && linked.text) {
    return { position: linked.text };
  }
  const all = linked ? [await textOf(linked)] : texts;
  const refused = problem => ({ games: [], problem });
  const answers = await Promise.all(all.map(text => ask("records", { text }).catch(refused)));
  const problem = answers.find(answer => answer.problem)?.problem;
  if (answers.every(answer => answer.problem)) {
    const [position] = all;
    const isPosition = POSITION.test(position) && await ask("setup", { position }).then(() => true, () => false);
    return isPosition ? { position } : Promise.reject(problem);
  }
  const games = answers.flatMap((answer, i) => answer.games.map((game, index) => ({ ...game, text: i, index })));
  return { first: imported(answers.find(answer => answer.game).game), problem: problem?.message,
    file: { texts: all, games, ids: [], more: answers.some(({ more }) => more) } };
}

/** Reads a game of a file. */
export async function readGame({ texts, games }, number) {
  const { text, index } = games[number];
  return imported((await ask("records", { text: texts[text], index })).game);
}

/** Stores a file for this window if the file has several games and is not too large. */
export function keepFile({ texts, games, ids }) {
  own.removeItem(FILE);
  if (games.length > 1) {
    store(FILE, { texts, ids }, own);
  }
}

/** Returns the file stored for this window, or null. */
export async function keptFile() {
  const { texts, ids } = stored(FILE, own) ?? {};
  return texts ? { .../** @type {any} */ (await readTexts(texts)).file, ids } : null;
}

/** Returns what a link contains: a game, a record or a position. Returns null if the text is not a link. */
function linkedIn(text) {
  const address = addressIn(text);
  if (!address) {
    return null;
  }
  const place = placeOf(address);
  if (!place?.text && !place?.record) {
    throw new Error(t("link-without-game", { host: new URL(address).host }));
  }
  return place;
}

async function textOf(/** @type {Place} */ { text = "", record }) {
  try {
    return await record?.() ?? text;
  } catch {
    throw new Error(t("bad-address"));
  }
}

function imported({ record, notes, start, format, remarks, error }) {
  const end = mainEnd(record);
  return { record, notes, start, at: error ? end : START, about: { format, remarks, error, brokenAt: end } };
}
