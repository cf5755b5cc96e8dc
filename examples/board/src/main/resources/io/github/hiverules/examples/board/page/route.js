// Where the page is, in its address: #game-ID.PATH, #edit. So a place can be gone back to, and a window be
// opened there again.

const LAST = "hive.place";

/**
 * Notes where the page is: as a new entry of the browser's history; as a step, or where the address says nothing,
 * in place of the last.
 */
export function mark(place, isStep = false) {
  localStorage.setItem(LAST, place);
  if (location.hash !== `#${place}`) {
    history[isStep || location.hash === "" ? "replaceState" : "pushState"](null, "", `#${place}`);
  }
}

/** Where the page was when it was left. */
export const lastPlace = () => localStorage.getItem(LAST) ?? "";

export const placeOfGame = game => `game-${game.id}.${game.at}`;

/** What an address says: `{mode, id, path}` or, of a link that brings something, `{mode, text}`; null if nothing. */
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
