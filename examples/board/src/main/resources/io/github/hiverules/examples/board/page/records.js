// Reads files, pasted records, and links to this page or to hivegame.com.
import { ask } from "./api.js";
import { START, mainEnd } from "./record.js";
import { placeOf } from "./route.js";
import { t } from "./words.js";

const MAX_BYTES = 4_000_000;
const FILE = "hive.file";

/** Returns the games of a file. Throws an error with a sentence for users. */
export async function readFile(file) {
  if (file.size > MAX_BYTES) {
    throw new Error(t("too-large"));
  }
  return readText(await textOf(file));
}

/** Decodes a file as UTF-8, or as Latin-1 if it is not valid UTF-8. */
async function textOf(file) {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("iso-8859-1").decode(bytes);
  }
}

/** Returns the games in a text as `{text, games, ids, more}`, or the `position` of a link. */
export async function readText(text) {
  const { mode, text: linked } = placeOf(hashOf(text)) ?? {};
  if (mode === "edit" && linked) {
    return { position: linked };
  }
  const { games, more } = await ask("records", { text: linked ?? text });
  return { text, games: games.map(toGame), ids: [], more };
}

/** Stores a file with several games for this window, unless it is too large. */
export function keepFile({ text, games, ids }) {
  try {
    sessionStorage.removeItem(FILE);
    if (games.length > 1) {
      sessionStorage.setItem(FILE, JSON.stringify({ text, ids }));
    }
  } catch {
    // the file is too large to store
  }
}

/** Returns the file that was open in this window, or null. */
export async function keptFile() {
  try {
    const { text, ids } = JSON.parse(sessionStorage.getItem(FILE));
    return { ...await readText(text), ids };
  } catch {
    return null;
  }
}

/** Returns the fragment of a link to a game or position; empty for other texts. */
function hashOf(text) {
  const address = text.trim();
  if (!URL.canParse(address)) {
    return "";
  }
  const { host, pathname, searchParams, hash } = new URL(address);
  const isHivegame = /(^|\.)hivegame\.com$/.test(host) && pathname.startsWith("/analysis");
  // an unescaped + means a space
  const game = isHivegame && searchParams.get("uhp")?.replace(/^Base (?=[MLP])/, "Base+");
  return game ? `#game=${encodeURIComponent(game)}` : hash;
}

function toGame({ record, start, ...about }) {
  const end = mainEnd(record);
  return { record, start, at: about.error ? end : START, about: { ...about, brokenAt: end } };
}
