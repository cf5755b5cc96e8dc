// Takes games and positions out of the page: to the clipboard, as a link, as files.
import { ask } from "./api.js";
import { byId, el, toast } from "./dom.js";
import { icon, iconButton } from "./icons.js";
import { hivegameLink } from "./records.js";
import { viewOf } from "./views.js";
import { t } from "./words.js";

const TYPES = { pgn: "application/x-chess-pgn", sgf: "application/x-go-sgf", svg: "image/svg+xml" };

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("copied"));
  } catch {
    toast(t("not-copied"), true);
  }
}

/** A link to this page that opens a game, or a position in the editor. */
export const linkTo = (what, text) => `${location.origin}${location.pathname}#${what}=${encodeURIComponent(text)}`;

/** Gives a text to the browser as a file to keep. */
export function saveText(text, name, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = el("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

async function save(format, question, name = "hive") {
  try {
    const { text } = await ask("export", { ...question, format });
    saveText(text, `${name}.${format}`, TYPES[format]);
  } catch (error) {
    toast(error.message, true);
  }
}

const isDark = () => getComputedStyle(document.documentElement).colorScheme.trim() === "dark";

/** Saves the picture of a game's position, or of a set-up. */
export const savePicture = question => save("svg", { ...question, dark: isDark() });

/** Saves a game with its variations, comments and clocks. */
export function saveGame(study, format) {
  const { tree, about, bot, names } = study.game;
  return save(format, { ...tree.toQuestion(), tags: about?.tags, ...(bot ? study.names() : names) }, fileName(study));
}

/** As files are named: the players and the day, without what file systems refuse. */
function fileName(study) {
  const { white, black } = study.names();
  const day = study.game.about ? study.game.about.date : new Date().toISOString().slice(0, 10);
  return [`${white} - ${black}`, day].filter(Boolean).join(", ").replace(/[\\/:*?"<>|]/g, ".").slice(0, 120);
}

/** The ways out of the page: for the whole game, and for the position that is shown. */
export function gameExports(study) {
  const { view, game, line } = study;
  const whole = game.tree.game(game.tree.end(line), true);
  const act = (id, name, does) => iconButton(name, t(id), does, { id });
  return el("div", {},
    el("h2", { text: t("whole-game") }),
    el("div", { class: "row wrap" },
      act("save-pgn", "save", () => saveGame(study, "pgn")), act("save-sgf", "save", () => saveGame(study, "sgf")),
      act("copy-game", "copy", () => copyGame(whole)), act("copy-link", "link", () => copy(linkTo("game", whole))),
      act("print", "print", () => print()), hivegame(whole)),
    el("h2", { text: t("this-position") }),
    el("div", { class: "row wrap" },
      act("save-svg", "picture", () => savePicture({ game: game.tree.game(game.at) })),
      act("copy-position", "copy", () => copy(view.position)),
      act("edit-this", "edit", () => study.goTo("edit", view.position))));
}

/** Copies a game as the server writes it, with state and turn. */
async function copyGame(line) {
  try {
    await copy((await viewOf(line)).game);
  } catch (error) {
    toast(error.message, true);
  }
}

const asked = { line: null, link: null };

/** A link to the game on hivegame.com, as soon as the server has written it. */
function hivegame(line) {
  if (asked.line !== line) {
    Object.assign(asked, { line, link: null });
    viewOf(line).then(view => {
      asked.link = asked.line === line ? hivegameLink(view) : asked.link;
      byId("hivegame")?.replaceWith(hivegame(asked.line));
    }, () => {}); // without a link there is none to follow
  }
  return el("a", { id: "hivegame", class: "button", href: asked.link, hidden: !asked.link, target: "_blank",
    rel: "noopener noreferrer" }, icon("analyse"), el("span", { text: t("hivegame") }));
}
