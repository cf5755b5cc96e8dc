// The open games. Each is kept in the browser under a key of its own, so that two windows do not overwrite each
// other's.
import { START, Tree } from "./tree.js";

const PREFIX = "hive.game.";

/** How many games may be open. */
export const MOST = 50;

const games = new Map();

/** The games, the one that was opened last first. */
export const openGames = () => [...games.values()].sort((a, b) => b.opened - a.opened);

export const gameOf = id => games.get(id);

/**
 * A new open game: a `tree`, the node `at` that is shown, the `bot` that plays against the side `human` or null,
 * the players' `names`, and what a record tells `about` it. It is `own` when something was added to it here.
 */
export function createGame(tree, rest = {}) {
  const id = [...crypto.getRandomValues(new Uint32Array(2))].map(number => number.toString(36)).join("");
  const game = {
    id, opened: Date.now(), tree, at: START, bot: null, human: "white", flipped: false, names: {}, about: null,
    own: false, ...rest,
  };
  games.set(id, game);
  return game;
}

/** Keeps a game; false if the browser has no room for it. */
export function keep(game) {
  try {
    localStorage.setItem(PREFIX + game.id, JSON.stringify(game));
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
    const tree = Tree.restore(saved.tree);
    if (!isWhole(saved)) {
      throw new Error("not a game");
    }
    games.set(saved.id, { ...saved, tree, at: tree.has(saved.at) ? saved.at : START });
  } catch {
    localStorage.removeItem(key); // not ours, or of no use
  }
}

/** Whether something that was read has all that a game needs, so that nothing of it stops the page. */
function isWhole({ id, opened, tree, names, bot, human, about }) {
  const isList = list => Array.isArray(list ?? []);
  return /^[a-z0-9]+$/.test(id) && Number.isFinite(opened) && Tree.isWhole(tree) && names instanceof Object
    && [null, "easy", "medium", "hard"].includes(bot) && ["white", "black"].includes(human)
    && (about === null || isList(about.tags) && isList(about.remarks) && isList(about.error?.reasons));
}

/** Takes up the games that were left open, and from then on what other windows do to them; `changed` is told which. */
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
