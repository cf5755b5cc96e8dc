// The open games. Each game has its own key in the browser's storage, so that two windows can edit different games.
import { ask } from "./api.js";
import { START, has, tag } from "./record.js";
import { store, stored } from "./store.js";
import { t } from "./words.js";

const PREFIX = "hive.game.";

/** The maximum number of open games. */
const MOST = 50;

/** The maximum number of steps that can be undone after a reload. */
const MOST_STORED = 10;

const games = new Map();

/** Returns the open games, the last opened first. */
export const openGames = () => [...games.values()].sort((a, b) => b.opened - a.opened);

export const gameOf = id => games.get(id);

/**
 * Adds a game to the open games. `at` is the shown path. `bot` is the level of the bot against the side `human`, or
 * null. `about` has the remarks of the import, or null if the game was begun in this browser. `own` is true if the
 * player edited the game. `past` and `future` list records for undo and redo. `isChecked` is false until the server has
 * checked a stored record.
 */
function addGame(rest) {
  if (games.size >= MOST) {
    throw new Error(t("too-many-games", { count: MOST }));
  }
  const id = [...crypto.getRandomValues(new Uint32Array(2))].map(number => number.toString(36)).join("");
  const game = {
    id, opened: Date.now(), at: START, bot: null, human: "white", flipped: false, about: null, own: false,
    past: [], future: [], isChecked: true, ...rest,
  };
  games.set(id, game);
  return game;
}

/** Returns the open game with an equal record, or a new game. Sets the shown path to `at`. */
export function openGame({ record, at, ...rest }) {
  const text = JSON.stringify(record);
  const known = openGames().find(one => JSON.stringify(one.record) === text);
  return Object.assign(known ?? addGame({ record, ...rest }), { at });
}

/** Begins a game. `start` is a game type or a position. Adds a tag with today's date. */
export async function beginGame({ start, ...sides }, tags = []) {
  const day = new Date().toLocaleDateString("sv").replaceAll("-", "."); // Swedish dates begin with the year
  const edits = [{ tags: [{ name: "Date", value: day }, ...tags] }];
  const { record, ...answer } = await ask("record", { game: start, edits });
  return addGame({ record, start: answer.start, ...sides });
}

/** Returns the players' names, by default the sides or, against the bot, roles such as "You". */
export function namesOf({ record, bot, human }) {
  const role = side => (bot === null ? t(side) : side === human ? t("you") : t(`bot-${bot}`));
  return { white: tag(record, "white") ?? role("white"), black: tag(record, "black") ?? role("black") };
}

/** Stores a game, and its last steps if there is room. Returns false if the browser's storage is full. */
export function keep(game) {
  const last = game.past.slice(-MOST_STORED).map(({ record, at }) => ({ record, at }));
  return [last, []].some(past => store(PREFIX + game.id, { ...game, past, future: [], isChecked: false }));
}

export function close(game) {
  games.delete(game.id);
  localStorage.removeItem(PREFIX + game.id);
}

function take(key) {
  const saved = stored(key);
  if (isWhole(saved) && key === PREFIX + saved.id) {
    games.set(saved.id, saved);
  } else {
    localStorage.removeItem(key);
  }
}

/** Returns whether a stored game is well-formed. The server checks the record when the game is shown. */
function isWhole(game) {
  const isText = text => typeof text === "string";
  const isList = list => Array.isArray(list ?? []);
  const isPlace = one => isText(one?.at) && Array.isArray(one.record?.moves) && Array.isArray(one.record.tags)
    && one.record.tags.every(tagged => isText(tagged?.name) && isText(tagged.value));
  const { id, opened, past, bot, human, about } = game ?? {};
  return /^[a-z0-9]+$/.test(id) && Number.isFinite(opened) && isPlace(game)
    && Array.isArray(past) && past.every(isPlace)
    && [null, "easy", "medium", "hard", "engine"].includes(bot) && ["white", "black"].includes(human)
    && (about === null || isList(about?.remarks) && isList(about?.error?.reasons));
}

/** Updates a stored game from the server's answer. */
export function accept(game, { record, start }) {
  Object.assign(game, { record, start, isChecked: true, at: has(record, game.at) ? game.at : START });
}

/** Loads the stored games and watches for changes by other windows. `changed` receives the id of each changed game. */
export function restoreGames(changed) {
  Object.keys(localStorage).filter(key => key.startsWith(PREFIX)).forEach(take);
  addEventListener("storage", ({ key, newValue }) => {
    if (key?.startsWith(PREFIX)) {
      games.delete(key.slice(PREFIX.length));
      if (newValue !== null) {
        take(key);
      }
      changed(key.slice(PREFIX.length));
    }
  });
}
