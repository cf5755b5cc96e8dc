// The open games. Only this module changes a game. Each game has its own key in the browser's storage, so that two
// windows can edit different games.
import { ask, askOnce } from "./api.js";
import { START, has, isEmpty, tag } from "./element/record.js";
import { shared, store, stored } from "./store.js";
import { opponentName, t } from "./words.js";

const PREFIX = "hive.game.";

/** The maximum number of open games. */
const MOST = 50;

/** The maximum number of undo steps, and the maximum number of stored undo steps. */
const MOST_STEPS = 50;
const MOST_STORED = 10;

const games = new Map();

/** Returns the open games, the last opened first. */
export const openGames = () => [...games.values()].sort((a, b) => b.opened - a.opened);

export const gameOf = id => games.get(id);

/** Returns whether a game has neither moves nor a position that somebody has set up. */
export const isUntouched = ({ record, start }) => isEmpty(record) && !/[wb][QSBGAMLP]/.test(start);

/** Adds a game. If there is no room, closes the game without edits that was opened first. */
function addGame(rest) {
  if (games.size >= MOST) {
    const oldest = openGames().findLast(one => !one.own || isUntouched(one));
    if (!oldest) {
      throw new Error(t("too-many-games", { count: MOST }));
    }
    close(oldest);
  }
  const id = [...crypto.getRandomValues(new Uint32Array(2))].map(number => number.toString(36)).join("");
  const game = {
    id, opened: Date.now(), at: START, bot: null, human: "white", flipped: false, about: null, own: false,
    notes: {}, past: [], future: [], isChecked: true, ...rest,
  };
  games.set(game.id, game);
  return game;
}

/**
 * Returns the open game with an equal record, or a new game. Sets the shown path and the import. A game that was closed
 * gets its `id` back.
 *
 * @param {{record: GameRecord, notes: Notes, start: string, at: string, about?: Import | null, id?: string}} read
 */
export function openGame({ record, at, about = null, ...rest }) {
  const text = JSON.stringify(record);
  const game = openGames().find(one => JSON.stringify(one.record) === text) ?? addGame({ record, ...rest });
  return Object.assign(game, { at, about: about ?? game.about });
}

/** Begins a game. `start` is a game type or a position. Adds a tag with today's date. */
export async function beginGame({ start, ...sides }, tags = []) {
  const day = new Date().toLocaleDateString("sv").replaceAll("-", "."); // Swedish dates begin with the year
  const answer = await askOnce("record", { game: start });
  const record = { ...answer.record, tags: [{ name: "Date", value: day }, ...tags] };
  return addGame({ record, start: answer.start, ...sides });
}

/**
 * Changes what a game shows or who plays it. `setRecord` changes the record.
 *
 * @param {Game} game
 * @param {Partial<Pick<Game, "at" | "opened" | "flipped" | "bot" | "human" | "own">>} values
 */
export const change = (game, values) => Object.assign(game, values);

/**
 * Replaces a game's record by an edited record.
 *
 * @param {Game} game
 * @param {{record: GameRecord, notes: Notes}} edited
 * @param {EditOptions} [how]
 */
export function setRecord(game, { record, notes }, { step, isReply = false } = {}) {
  const { at, past } = game;
  if (!isReply && (!step || past.at(-1)?.step !== step)) {
    past.push({ record: game.record, notes: game.notes, at, step });
    past.splice(0, past.length - MOST_STEPS);
  }
  Object.assign(game, { record, notes, own: true, future: [] });
}

/** Undoes or redoes a step: moves it from one list to another. Returns false if there is no step. */
export function restore(game, from, to) {
  const step = game[from].pop();
  if (step) {
    game[to].push({ record: game.record, notes: game.notes, at: game.at });
    Object.assign(game, { record: step.record, notes: step.notes ?? {}, at: step.at });
  }
  return step !== undefined;
}

/** Returns the players' names, by default the sides or, against the bot, roles such as "You". */
export function namesOf({ record, bot, human }) {
  const role = side => (bot === null ? t(side) : side === human ? t("you") : opponentName(bot));
  return { white: tag(record, "white") ?? role("white"), black: tag(record, "black") ?? role("black") };
}

/**
 * Stores a game, and its last steps if there is room. A new game without moves is not stored. Returns false if the
 * browser's storage is full.
 */
export function keep(game) {
  if (isUntouched(game) && game.bot === null && !game.own) {
    return true;
  }
  const last = game.past.slice(-MOST_STORED).map(({ record, notes, at }) => ({ record, notes, at }));
  return [last, []].some(past => store(PREFIX + game.id, { ...game, past, future: [], isChecked: false }));
}

export function close(game) {
  games.delete(game.id);
  shared.removeItem(PREFIX + game.id);
}

function load(key) {
  const saved = stored(key);
  if (isWhole(saved) && key === PREFIX + saved.id) {
    games.set(saved.id, saved);
  } else {
    shared.removeItem(key);
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
    && (bot === null || isText(bot)) && ["white", "black"].includes(human)
    && (about === null || isList(about?.remarks) && isList(about?.error?.reasons));
}

/** Replaces a stored record by the record that the server reads from it. */
export async function check(game) {
  if (!game.isChecked) {
    const { record, notes, start } = await ask("record", { record: game.record });
    Object.assign(game, { record, notes, start, isChecked: true, at: has(record, game.at) ? game.at : START });
  }
}

/** Loads the stored games and watches for changes by other windows. `changed` receives the id of each changed game. */
export function restoreGames(changed) {
  Object.keys(shared).filter(key => key.startsWith(PREFIX)).forEach(load);
  addEventListener("storage", ({ key, newValue }) => {
    if (key?.startsWith(PREFIX)) {
      games.delete(key.slice(PREFIX.length));
      if (newValue !== null) {
        load(key);
      }
      changed(key.slice(PREFIX.length));
    }
  });
}
