// Stores the shown place in the page's address, as #game-ID.PATH or #edit.

import { shared, storeText } from "./store.js";

const LAST = "hive.place";

/** Adds a place to the browser's history. The first place and each step in a game replace the last entry. */
export function mark(place, isStep = false) {
  storeText(LAST, place);
  if (location.hash !== `#${place}`) {
    history[isStep || location.hash === "" ? "replaceState" : "pushState"](null, "", `#${place}`);
  }
}

export const lastPlace = () => shared.getItem(LAST) ?? "";

export const placeOfGame = game => `game-${game.id}.${game.at}`;

/**
 * Parses an address. Returns `{mode}` with an `id` and a `path`, or with the `text` of a game or position. Returns null
 * if the address is invalid.
 */
export function placeOf(hash) {
  const link = new URLSearchParams(hash.slice(1).replaceAll("+", "%2B")); // a + is part of a game type
  for (const [name, mode] of [["game", "study"], ["position", "edit"]]) {
    if (link.has(name)) {
      return { mode, text: link.get(name) };
    }
  }
  const [, id, path, mode] = /^#(?:game-([a-z0-9]+)\.([\d.]+)|([a-z]+))$/.exec(hash) ?? [];
  return id || mode ? { mode: mode ?? "study", id, path } : null;
}
