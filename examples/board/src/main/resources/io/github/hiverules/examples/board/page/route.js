// Stores the shown place in the page's address, as #game-ID.PATH or #edit. Other addresses contain a game: #game=LINE,
// #position=LINE, or #pgn=RECORD with a compressed record; &at=PATH names the shown move.
import { store, stored } from "./store.js";

const LAST = "hive.place";
/** The maximum length of a compressed record. */
const MOST_PACKED = 8_000;
/** The maximum length of a record in an address, so that a hostile address can't fill the memory. */
const MOST_UNPACKED = 400_000;

/** Adds a place to the browser's history. The first place and each step in a game replace the last entry. */
export function mark(place, isStep = false) {
  store(LAST, place);
  if (location.hash !== `#${place}`) {
    history[isStep || location.hash === "" ? "replaceState" : "pushState"](null, "", `#${place}`);
  }
}

export const lastPlace = () => stored(LAST) ?? "";

export const placeOfGame = game => `game-${game.id}.${game.at}`;

/**
 * Parses an address or its end. Returns `{mode}` with an `id` and a `path`, with the `text` of a game or position, or
 * with the function `record`, which returns the text of a record. A game or record may also have a `path`. Addresses of
 * hivegame.com contain a GameString: …?uhp=Base+MLP;wS1. Returns null if the address names no place.
 *
 * @returns {Place | null}
 */
export function placeOf(address) {
  const { hash, search } = new URL(address, "https://localhost");
  const values = text => new URLSearchParams(text.slice(1).replaceAll("+", "%2B")); // a + is part of a game type
  const link = values(hash);
  const [game, position, packed, uhp] = [...["game", "position", "pgn"].map(name => link.get(name)),
    values(search).get("uhp")];
  const shown = link.get("at") ? { path: link.get("at") ?? "" } : {};
  const [, id, path, mode] = /^#(?:game-([a-z0-9]+)\.([\d.]+)|([a-z]+))$/.exec(hash) ?? [];
  return uhp ? { mode: "study", record: () => uhp }
    : packed ? { mode: "study", ...shown, record: () => unpack(packed) }
    : game ? { mode: "study", ...shown, text: game }
    : position ? { mode: "edit", text: position }
    : id || mode ? { mode: mode ?? "study", id, path } : null;
}

/** Returns the address that is the whole text, or null. Chats and mails put addresses into brackets or quotes. */
export function addressIn(text) {
  const [, address] = /^[<("'«]*(https?:[^\s<>"«»]+?)[>)"'»]*$/.exec(text.trim()) ?? [];
  return address && URL.canParse(address) ? address : null;
}

/** Compresses a record for an address. Throws a RangeError if the result is too long. */
export async function pack(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  if (bytes.length > MOST_PACKED * 3 / 4) {
    throw new RangeError();
  }
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Reads a record that `pack` has compressed. Throws an error if there is none. */
export async function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed.slice(0, MOST_PACKED).replaceAll("-", "+").replaceAll("_", "/")),
    letter => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))
    .pipeThrough(new TextDecoderStream("utf-8", { fatal: true })).getReader();
  let text = "";
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    text += value;
    if (text.length > MOST_UNPACKED) {
      await reader.cancel();
      throw new RangeError();
    }
  }
  return text;
}
