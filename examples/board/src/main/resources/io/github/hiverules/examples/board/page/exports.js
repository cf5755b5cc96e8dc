// Exports games and positions to the clipboard and to files.
import { ask } from "./api.js";
import { isDark, toast } from "./dom.js";
import { isUntouched, namesOf, openGames } from "./games.js";
import { gameLine, mainEnd, tag } from "./element/record.js";
import { pack } from "./route.js";
import { t } from "./words.js";

const HIVEGAME = "https://hivegame.com/analysis";
/** The parts of a record that a GameString can't represent. */
const NOTES = ["comments", "openingComments", "nags", "clock", "variations"];
const TYPES = { pgn: "application/x-chess-pgn", sgf: "application/x-go-sgf", svg: "image/svg+xml" };

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("copied"));
  } catch {
    toast(t("not-copied"), true);
  }
}

function saveBlob(blob, name) {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const saveText = (text, name, format) => saveBlob(new Blob([text], { type: TYPES[format] }), `${name}.${format}`);

const textOf = async (format, question) => (await ask("export", { ...question, format, dark: isDark() })).text;

export const savePicture = async question => saveText(await textOf("svg", question), "hive", "svg");

/** Copies a picture of a position as PNG. If the browser can't copy pictures, saves the picture. */
export async function copyPicture(question) {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(await textOf("svg", question))}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 2 * picture.naturalWidth, height: 2 * picture.naturalHeight });
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise(resolve => canvas.toBlob(resolve, "image/png"));
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
    toast(t("copied"));
  } catch {
    saveBlob(blob, "hive.png");
  }
}

/** Returns the record to export. In games against the bot, adds missing names of players. */
function recordOf(study, game = study.game) {
  const { record, bot } = game;
  const names = Object.entries(namesOf(game)).filter(([side]) => bot && !tag(record, side));
  const tags = names.map(([side, value]) => ({ name: side[0].toUpperCase() + side.slice(1), value }));
  return { record: { ...record, tags: [...record.tags, ...tags] } };
}

export const saveGame = async (study, format) =>
  saveText(await textOf(format, recordOf(study)), fileName(study), format);

export const copyPgn = async study => copy(await textOf("pgn", recordOf(study)));

export async function saveAll(study) {
  const texts = await Promise.all(openGames().filter(game => !isUntouched(game))
    .map(game => textOf("pgn", recordOf(study, game))));
  saveText(texts.join("\n"), "hive-games", "pgn");
}

/** Returns a file name with players and date. Replaces characters that file systems forbid. */
function fileName(study) {
  const { white, black } = namesOf(study.game);
  return [`${white} - ${black}`, tag(study.game.record, "date")].filter(Boolean).join(", ")
    .replace(/[\\/:*?"<>|]/g, ".").slice(0, 120);
}

/** Returns the line up to a path as a GameString. The main line includes the result. */
async function gameString({ game, line }, path = line.at(-1)) {
  const question = path === mainEnd(game.record) ? { record: game.record } : { game: gameLine(game, path) };
  return (await textOf("game", question)).trim();
}

export const copyGame = async (study, path = undefined) => copy(await gameString(study, path));

const packed = text => pack(text).catch(error => Promise.reject(
  error instanceof RangeError ? new Error(t("too-long-to-share")) : error));

/** Copies an address that contains the game: as a GameString or, with comments and variations, as a compressed PGN. */
export async function share(study) {
  const { at, record } = study.game;
  const isPlain = ![record, ...record.moves].some(one => Object.keys(one).some(name => NOTES.includes(name)))
    && !tag(record, "white") && !tag(record, "black");
  const { origin, pathname } = location;
  const hash = isPlain ? `game=${encodeURI(await gameString(study, mainEnd(record)))}`
    : `pgn=${await packed(await textOf("pgn", { record }))}`;
  await copy(`${origin}${pathname}#${hash}${at === mainEnd(record) ? "" : `&at=${at}`}`);
}

/** Opens the game on hivegame.com. Shows an error if a GameString can't represent the game. */
export async function openHivegame(study) {
  const [start, state, ...rest] = (await gameString(study)).split(";");
  if (start === study.view.ruleset.gameType) {
    const text = [start, state.split(" ")[0], ...rest].join(";");
    open(`${HIVEGAME}?uhp=${encodeURIComponent(text)}`, "_blank", "noopener,noreferrer");
  } else {
    toast(t("not-on-hivegame"), true);
  }
}
