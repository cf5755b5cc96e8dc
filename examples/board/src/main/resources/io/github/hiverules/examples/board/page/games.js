// The open games. Each game has its own key in the browser's storage, so that two windows can edit different games.
import { ask } from "./api.js";
import { START, has, tag } from "./record.js";
import { store, stored } from "./store.js";
import { t } from "./words.js";

const PREFIX = "hive.game.";

/** The maximum number of open games. */
const MOST = 50;

const games = new Map();

/** Returns the open games, the last opened first. */
export const openGames = () => [...games.values()].sort((a, b) => b.opened - a.opened);

export const gameOf = id => games.get(id);

/**
 * Adds a game to the open games. `at` is the shown path. `bot` is the level of the bot against the side `human`, or
 * null. `about` has the remarks of the import, or null if the game was begun in this browser. `own` is true if the
 * player edited the game. `session` is not stored, and is null until the server has checked the record.
 */
function addGame({ start, ...rest }) {
  if (games.size >= MOST) {
    throw new Error(t("too-many-games", { count: MOST }));
  }
  const id = [...crypto.getRandomValues(new Uint32Array(2))].map(number => number.toString(36)).join("");
  const game = {
    id, opened: Date.now(), at: START, bot: null, human: "white", flipped: false, about: null, own: false,
    session: newSession(start), ...rest,
  };
  games.set(id, game);
  return game;
}

/** Returns the open game with an equal record, or a new game. Sets the shown path to `at`. */
export function openGame({ record, start, at, ...rest }) {
  const told = JSON.stringify(record);
  const known = openGames().find(one => JSON.stringify(one.record) === told);
  return Object.assign(known ?? addGame({ record, start, ...rest }), { at });
}

/** Begins a game. `start` is a game type or a position. Adds a tag with today's date. */
export async function beginGame({ start, ...sides }, tags = []) {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(part => String(part).padStart(2, "0"));
  const edits = [{ tags: [{ name: "Date", value: day.join(".") }, ...tags] }];
  const { record, ...answer } = await ask("record", { game: start, edits });
  return addGame({ record, start: answer.start, ...sides });
}

/** Returns the players' names, by default the sides or, against the bot, roles such as "You". */
export function namesOf({ record, bot, human }) {
  const role = side => (bot === null ? t(side) : side === human ? t("you") : t(`bot-${bot}`));
  return { white: tag(record, "white") ?? role("white"), black: tag(record, "black") ?? role("black") };
}

/** Creates the data that is not stored with a game. `past` and `future` list records for undo and redo. */
const newSession = start => ({ start, past: [], future: [] });

/** Stores a game. Returns false if the browser's storage is full. */
export const keep = game => store(PREFIX + game.id, { ...game, session: undefined });

export function close(game) {
  games.delete(game.id);
  localStorage.removeItem(PREFIX + game.id);
}

function take(key) {
  const saved = stored(key);
  if (isWhole(saved) && key === PREFIX + saved.id) {
    games.set(saved.id, { ...saved, session: null });
  } else {
    localStorage.removeItem(key);
  }
}

/** Returns whether a stored game is well-formed. The server checks the record when the game is shown. */
function isWhole(game) {
  const isText = text => typeof text === "string";
  const isList = list => Array.isArray(list ?? []);
  const { id, opened, record, at, bot, human, about } = game ?? {};
  return /^[a-z0-9]+$/.test(id) && Number.isFinite(opened) && Array.isArray(record?.moves) && Array.isArray(record.tags)
    && record.tags.every(tagged => isText(tagged?.name) && isText(tagged.value)) && isText(at)
    && [null, "easy", "medium", "hard", "engine"].includes(bot) && ["white", "black"].includes(human)
    && (about === null || isList(about?.remarks) && isList(about?.error?.reasons));
}

/** Updates a stored game from the server's answer. */
export function accept(game, { record, start }) {
  Object.assign(game, { record, session: newSession(start), at: has(record, game.at) ? game.at : START });
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
