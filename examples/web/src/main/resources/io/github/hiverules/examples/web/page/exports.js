// Takes games and positions out of the page: to the clipboard, as a link, as files.
import { ask } from "./api.js";
import { button, el, toast } from "./dom.js";
import { hivegameLink } from "./records.js";
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

async function save(format, question) {
  try {
    const { text } = await ask("export", { ...question, format });
    const address = URL.createObjectURL(new Blob([text], { type: TYPES[format] }));
    const link = el("a", { href: address, download: `hive.${format}` });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
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
  return save(format, { ...tree.toQuestion(), tags: about?.tags ?? [], ...(bot ? study.names() : names) });
}

/** The ways out of the page for the game that is shown. */
export function gameExports(study) {
  const { view, game } = study;
  const here = () => game.tree.game(game.at);
  const hivegame = hivegameLink(view);
  return el("section", { class: "card" },
    el("h2", { text: t("share") }),
    el("div", { class: "row wrap" },
      button(t("save-pgn"), () => saveGame(study, "pgn"), { id: "save-pgn" }),
      button(t("save-sgf"), () => saveGame(study, "sgf"), { id: "save-sgf" }),
      button(t("save-svg"), () => savePicture({ game: here() }), { id: "save-svg" }),
      button(t("copy-game"), () => copy(view.game), { id: "copy-game" }),
      button(t("copy-position"), () => copy(view.position), { id: "copy-position" }),
      button(t("copy-link"), () => copy(linkTo("game", view.game)), { id: "copy-link" }),
      button(t("edit-this"), () => study.goTo("edit", view.position), { id: "edit-this" }),
      button(t("print"), () => print(), { id: "print" }),
      hivegame && el("a", { id: "hivegame", href: hivegame, target: "_blank", rel: "noopener noreferrer", text: t("hivegame") })));
}
