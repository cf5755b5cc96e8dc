// Reads files, pasted records, and links to this page or to hivegame.com.
import { ask } from "./api.js";
import { has, mainEnd } from "./element/record.js";
import { addressIn, placeOf } from "./route.js";
import { own, store, stored } from "./store.js";
import { t } from "./words.js";

/** The keys of the opened files, and of the ids of their open games, in the storage of this window. */
const [FILE, IDS] = ["hive.file", "hive.file.ids"];
/** The maximum size of a file or text, in bytes. */
const MAX_SIZE = 4_000_000;
/** A line that may be a position. */
const POSITION = /^\s*base[^;\n]*$/i;

function refuseLarge(size) {
  if (size > MAX_SIZE) {
    throw new Error(t("too-large"));
  }
}

/** Returns the texts of files, decoded as UTF-8 or, if a file is not valid UTF-8, as Windows-1252. */
export function textsOf(files) {
  return Promise.all([...files].map(async file => {
    refuseLarge(file.size);
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
  texts.forEach(text => refuseLarge(new Blob([text]).size));
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
  return { first: imported(answers.find(answer => answer.game).game, linked?.path), problem: problem?.message,
    file: { games: answers.flatMap(({ games }) => games), ids: [], more: answers.some(({ more }) => more) } };
}

/** Reads a game of a file again. @param {GameFile} file */
export async function readGame({ games }, number) {
  const { text, line, column, format, remarks = [] } = games[number];
  const { game } = await ask("records", { text, line, column, format });
  return imported({ ...game, remarks });
}

/** Stores a file for this window if the file has several games and is not too large. */
export function keepFile({ games, more }) {
  own.removeItem(FILE);
  own.removeItem(IDS);
  if (games.length > 1) {
    store(FILE, { games, more }, own);
  }
}

/** Stores the ids of the open games of a stored file. @param {GameFile} file */
export const keepIds = ({ ids }) => store(IDS, ids, own);

/** Returns the file stored for this window, or null. @returns {GameFile | null} */
export function keptFile() {
  const file = stored(FILE, own);
  const isGame = game => ["text", "format"].every(name => typeof game?.[name] === "string");
  const known = stored(IDS, own);
  const ids = Array.isArray(known) ? known : [];
  return Array.isArray(file?.games) && file.games.every(isGame) ? { ...file, ids } : null;
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

/** Returns a game that shows a path if the record has it, or else the last move of the main line. */
function imported({ record, notes, start, format, remarks, error }, path = "") {
  const end = mainEnd(record);
  return { record, notes, start, at: has(record, path) ? path : end, about: { format, remarks, error, brokenAt: end } };
}
