// Stores the shown place in the page's address, as #game-ID.PATH or #edit.

const LAST = "hive.place";

/** Adds a place to the browser's history. The first place and each step in a game replace the last entry. */
export function mark(place, isStep = false) {
  localStorage.setItem(LAST, place);
  if (location.hash !== `#${place}`) {
    history[isStep || location.hash === "" ? "replaceState" : "pushState"](null, "", `#${place}`);
  }
}

export const lastPlace = () => localStorage.getItem(LAST) ?? "";

export const placeOfGame = game => `game-${game.id}.${game.at}`;

/**
 * Parses an address. Returns `{mode}` with an `id` and a `path`, or with the `text` of a game or position. Returns null
 * if the address is invalid.
 */
export function placeOf(hash) {
  const link = /^#(game|position)=(.*)$/s.exec(hash);
  if (link) {
    return { mode: link[1] === "game" ? "study" : "edit", text: decode(link[2]) };
  }
  const game = /^#game-([a-z0-9]+)\.([\d.]+)$/.exec(hash);
  if (game) {
    return { mode: "study", id: game[1], path: game[2] };
  }
  const mode = /^#([a-z]+)$/.exec(hash);
  return mode && { mode: mode[1] };
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
