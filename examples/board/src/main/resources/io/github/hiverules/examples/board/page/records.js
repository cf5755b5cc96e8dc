// What people bring: files, pasted records, links of this page and of hivegame.com. Each becomes games to open.
import { ask } from "./api.js";
import { START, mainEnd } from "./record.js";
import { placeOf } from "./route.js";
import { t } from "./words.js";

const MAX_BYTES = 4_000_000;
const FILE = "hive.file";
const HIVEGAME = "https://hivegame.com/analysis";

/** The games of a file. Throws an error with a sentence for people. */
export async function readFile(file) {
  if (file.size > MAX_BYTES) {
    throw new Error(t("too-large"));
  }
  return readText(await textOf(file));
}

/** The text of a file: UTF-8, or Latin-1 where it is not. */
async function textOf(file) {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("iso-8859-1").decode(bytes);
  }
}

/** The games in a text, `{text, games, ids, more}`, each what a new game needs; or the `position` of a link. */
export async function readText(text) {
  const { mode, text: linked } = placeOf(hashOf(text)) ?? {};
  if (mode === "edit" && linked) {
    return { position: linked };
  }
  const { games, more } = await ask("records", { text: linked ?? text });
  return { text, games: games.map(toGame), ids: [], more };
}

/** Keeps a file of several games in this window, to be chosen from after a reload; one that is too large is let go. */
export function keepFile({ text, games, ids }) {
  try {
    sessionStorage.removeItem(FILE);
    if (games.length > 1) {
      sessionStorage.setItem(FILE, JSON.stringify({ text, ids }));
    }
  } catch {
    // no room for it
  }
}

/** The file that was open in this window; null if there is none. */
export async function keptFile() {
  try {
    const { text, ids } = JSON.parse(sessionStorage.getItem(FILE));
    return { ...await readText(text), ids };
  } catch {
    return null;
  }
}

/** The part of a link that brings a game or a position; empty for any other text. */
function hashOf(text) {
  const address = text.trim();
  if (!URL.canParse(address)) {
    return "";
  }
  const { host, pathname, searchParams, hash } = new URL(address);
  const isHivegame = /(^|\.)hivegame\.com$/.test(host) && pathname.startsWith("/analysis");
  const game = isHivegame && searchParams.get("uhp")?.replace(/^Base (?=[MLP])/, "Base+"); // a bare + means a space
  return game ? `#game=${encodeURIComponent(game)}` : hash;
}

/** What a new game needs, from a record as the server read it. */
function toGame({ record, start, ...about }) {
  const end = mainEnd(record);
  return { record, start, at: about.error ? end : START, about: { ...about, brokenAt: end } };
}

/** The address of the game on hivegame.com; null for one that a GameString can't tell. */
export function hivegameLink({ game, rules }) {
  const [start, state, ...rest] = game.split(";");
  const text = [start, state.split(" ")[0], ...rest].join(";");
  return start === rules.type ? `${HIVEGAME}?uhp=${encodeURIComponent(text)}` : null;
}
