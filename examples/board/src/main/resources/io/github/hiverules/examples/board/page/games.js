// The open games. The browser stores each under its own key, so that two windows don't overwrite each other's games.
import { START, has } from "./record.js";

const PREFIX = "hive.game.";

/** The maximum number of open games. */
export const MOST = 50;

const games = new Map();

/** The games, the one opened last first. */
export const openGames = () => [...games.values()].sort((a, b) => b.opened - a.opened);

export const gameOf = id => games.get(id);

/**
 * Creates an open game: its `record` as the server wrote it, with the line of its `start`; the path `at` that is shown;
 * the `bot`, or null, which plays against the side `human`; and `about`, the remarks of the import, or null for a game
 * that was begun here. It is `own` if it was changed here. Its `session` is not stored: a stored game has none until
 * the server has read its record.
 */
export function createGame({ record, start, ...rest }) {
  const id = [...crypto.getRandomValues(new Uint32Array(2))].map(number => number.toString(36)).join("");
  const game = {
    id, opened: Date.now(), record, at: START, bot: null, human: "white", flipped: false, about: null, own: false,
    session: newSession(start), ...rest,
  };
  games.set(id, game);
  return game;
}

/** What a game has in this window only: `past` and `future` are lists for undo and redo. */
export const newSession = start => ({ start, past: [], future: [] });

/** Stores a game; false if the browser has no room for it. */
export function keep(game) {
  try {
    localStorage.setItem(PREFIX + game.id, JSON.stringify({ ...game, session: undefined }));
    return true;
  } catch {
    return false;
  }
}

export function close(game) {
  games.delete(game.id);
  localStorage.removeItem(PREFIX + game.id);
}

function take(key, text) {
  try {
    const saved = JSON.parse(text);
    if (!isWhole(saved) || key !== PREFIX + saved.id) {
      throw new Error("not a game");
    }
    games.set(saved.id, { ...saved, session: null });
  } catch {
    localStorage.removeItem(key);
  }
}

/** Whether a stored game has all that the list of games shows. The server checks the record when the game is shown. */
function isWhole({ id, opened, record, at, bot, human, about }) {
  const isList = list => Array.isArray(list ?? []);
  return /^[a-z0-9]+$/.test(id) && Number.isFinite(opened) && Array.isArray(record.moves)
    && record.tags.every(({ name, value }) => typeof name === "string" && typeof value === "string")
    && typeof at === "string" && [null, "easy", "medium", "hard", "engine"].includes(bot)
    && ["white", "black"].includes(human)
    && (about === null || isList(about.remarks) && isList(about.error?.reasons));
}

/** Takes over what the server made of a stored game. */
export function accept(game, { record, start }) {
  Object.assign(game, { record, session: newSession(start), at: has(record, game.at) ? game.at : START });
}

/** Loads the stored games, and follows what other windows do to them; `changed` gets the id of such a game. */
export function restoreGames(changed) {
  Object.keys(localStorage).filter(key => key.startsWith(PREFIX)).forEach(key => take(key, localStorage.getItem(key)));
  addEventListener("storage", ({ key, newValue }) => {
    if (key?.startsWith(PREFIX)) {
      if (newValue === null) {
        games.delete(key.slice(PREFIX.length));
      } else {
        take(key, newValue);
      }
      changed(key.slice(PREFIX.length));
    }
  });
}
