// Takes games and positions out of the page: to the clipboard and as files.
import { ask } from "./api.js";
import { toast } from "./dom.js";
import { openGames } from "./games.js";
import { hivegameLink } from "./records.js";
import { viewOf } from "./views.js";
import { t } from "./words.js";

const TYPES = { pgn: "application/x-chess-pgn", sgf: "application/x-go-sgf", svg: "image/svg+xml" };

/** Does something that may be refused, and says why. */
async function telling(act) {
  try {
    await act();
  } catch (error) {
    toast(error.message, true);
  }
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("copied"));
  } catch {
    toast(t("not-copied"), true);
  }
}

/** Gives something to the browser as a file to keep. */
function saveBlob(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  Object.assign(link, { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const saveText = (text, name, format) => saveBlob(new Blob([text], { type: TYPES[format] }), `${name}.${format}`);

const isDark = () => getComputedStyle(document.documentElement).colorScheme.trim() === "dark";

const textOf = async (format, question) => (await ask("export", { ...question, format })).text;

/** Saves the picture of a game's position, or of a set-up. */
export const savePicture = question => telling(async () =>
  saveText(await textOf("svg", { ...question, dark: isDark() }), "hive", "svg"));

/** Copies the picture of a game's position as PNG; where the browser can't, it is saved. */
export const copyPicture = question => telling(async () => {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(await textOf("svg", { ...question, dark: isDark() }))}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 2 * picture.naturalWidth, height: 2 * picture.naturalHeight });
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise(resolve => canvas.toBlob(resolve, "image/png"));
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
    toast(t("copied"));
  } catch {
    saveBlob(blob, "hive.png");
  }
});

/** What the server needs to write a game with its variations, comments and clocks. */
function questionOf(study, { tree, about, bot, names } = study.game) {
  return { ...tree.toQuestion(), tags: about?.tags, ...(bot ? study.names() : names) };
}

export const saveGame = (study, format) => telling(async () =>
  saveText(await textOf(format, questionOf(study)), fileName(study), format));

export const copyPgn = study => telling(async () => copy(await textOf("pgn", questionOf(study))));

/** Saves all open games as one PGN file, which opens like any other. */
export const saveAll = study => telling(async () => {
  const texts = await Promise.all(openGames().filter(game => !game.tree.isEmpty())
    .map(game => textOf("pgn", questionOf(study, game))));
  saveText(texts.join("\n"), "hive-games", "pgn");
});

/** As files are named: the players and the day, without what file systems refuse. */
function fileName(study) {
  const { white, black } = study.names();
  const day = study.game.about ? study.game.about.date : new Date().toISOString().slice(0, 10);
  return [`${white} - ${black}`, day].filter(Boolean).join(", ").replace(/[\\/:*?"<>|]/g, ".").slice(0, 120);
}

const wholeGame = ({ game, line }) => game.tree.game(game.tree.end(line), true);

/** Copies a game as the server writes it, with state and turn. */
export const copyGame = study => telling(async () => copy((await viewOf(wholeGame(study))).game));

/** Opens the game on hivegame.com, or says that it can't be told there. */
export const openHivegame = study => telling(async () => {
  const link = hivegameLink(await viewOf(wholeGame(study)));
  if (link) {
    open(link, "_blank", "noopener,noreferrer");
  } else {
    toast(t("not-on-hivegame"), true);
  }
});
