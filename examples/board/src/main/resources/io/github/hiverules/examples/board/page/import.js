// Reads files, pasted records, and links to this page or to hivegame.com.
import { ask } from "./api.js";
import { START, mainEnd } from "./record.js";
import { placeOf } from "./route.js";
import { own, store, stored } from "./store.js";
import { t } from "./words.js";

const MAX_BYTES = 4_000_000;
const FILE = "hive.file";

export async function readFile(file) {
  if (file.size > MAX_BYTES) {
    throw new Error(t("too-large"));
  }
  return readText(await textOf(file));
}

/** Decodes a file as UTF-8, or as Latin-1 if the file is not valid UTF-8. */
async function textOf(file) {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("iso-8859-1").decode(bytes);
  }
}

/** Returns `{text, games, ids, more}` with the games in a text. For a link to a position, returns `{position}`. */
export async function readText(text) {
  const { mode, text: linked } = placeOf(hashOf(text)) ?? {};
  if (mode === "edit" && linked) {
    return { position: linked };
  }
  const { games, more } = await ask("records", { text: linked ?? text });
  return { text, games: games.map(toGame), ids: [], more };
}

/** Stores a file for this window if the file has several games and is not too large. */
export function keepFile({ text, games, ids }) {
  own.removeItem(FILE);
  if (games.length > 1) {
    store(FILE, { text, ids }, own);
  }
}

/** Returns the file stored for this window, or null. */
export async function keptFile() {
  const { text, ids } = stored(FILE, own) ?? {};
  return text ? { ...await readText(text), ids } : null;
}

/** Returns the fragment of a link, such as #game=…, or an empty string for other texts. */
function hashOf(text) {
  const address = text.trim();
  if (!URL.canParse(address)) {
    return "";
  }
  const { host, pathname, searchParams, hash } = new URL(address);
  const isHivegame = /(^|\.)hivegame\.com$/.test(host) && pathname.startsWith("/analysis");
  // URL parsing replaces an unescaped + by a space
  const game = isHivegame && searchParams.get("uhp")?.replace(/^Base (?=[MLP])/, "Base+");
  return game ? `#game=${encodeURIComponent(game)}` : hash;
}

function toGame({ record, start, format, remarks, error }) {
  const end = mainEnd(record);
  return { record, start, at: error ? end : START, about: { format, remarks, error, brokenAt: end } };
}
