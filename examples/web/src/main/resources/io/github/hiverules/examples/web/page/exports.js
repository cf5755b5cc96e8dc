// Takes games and positions out of the page: to the clipboard, as a link, as files.
import { ask } from "./api.js";
import { button, el, toast } from "./dom.js";
import { t } from "./words.js";

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

async function save(name, type, question) {
  try {
    const { text } = await ask("export", question);
    const address = URL.createObjectURL(new Blob([text], { type }));
    const link = el("a", { href: address, download: name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  } catch (error) {
    toast(error.message, true);
  }
}

const isDark = () => getComputedStyle(document.documentElement).colorScheme.trim() === "dark";

export const saveSvg = question => save("hive.svg", "image/svg+xml", { ...question, format: "svg", dark: isDark() });

/** The buttons for a game; `source()` gives its question, its position's line and the players. */
export function gameExports(source) {
  const names = () => source().names ?? {};
  return el("section", { class: "card" },
    el("h2", { text: t("share") }),
    el("div", { class: "row wrap" },
      button(t("copy-game"), () => copy(source().game), { id: "copy-game" }),
      button(t("copy-position"), () => copy(source().position), { id: "copy-position" }),
      button(t("copy-link"), () => copy(linkTo("game", source().game)), { id: "copy-link" }),
      button(t("save-pgn"), () => save("hive.pgn", "application/x-chess-pgn", { game: source().game, format: "pgn", ...names() }), { id: "save-pgn" }),
      button(t("save-sgf"), () => save("hive.sgf", "application/x-go-sgf", { game: source().game, format: "sgf", ...names() }), { id: "save-sgf" }),
      button(t("save-svg"), () => saveSvg({ game: source().shown ?? source().game }), { id: "save-svg" })));
}
