// The move list: two moves per row, with variations and comments below a move.
import { button, h, quiet, tile } from "./dom.js";
import { GLYPHS, textsAt } from "./element/notes.js";
import { START, choices, isEmpty, moveAt } from "./element/record.js";
import { turnOf } from "./element/words.js";
import { judgementsOf } from "./judgements.js";
import { moveInWords, t } from "./words.js";

const paragraphs = texts => texts.map(text => h("p", { class: "comment" }, text));
/** Formats milliseconds as 9:59 or 1:09:59. */
const clockText = millis => new Date(millis).toISOString().slice(11, 19).replace(/^0(0:0?)?/, "");
const numberOf = ply => Math.floor(ply / 2) + 1;

/**
 * Draws the moves of a game. `at` is the path of the shown move. `first` is the ply of the first move, which is odd
 * if Black begins. `choose` receives a clicked path, and `menu` a right-clicked path.
 */
export function moveList(how) {
  const { game, result, line, first } = how;
  const { record } = game;
  const context = { ...how, record, judgements: judgementsOf(game, line, first) };
  return [
    ...paragraphs(textsAt(game, START)),
    isEmpty(record) ? quiet(t("no-moves"))
      : h("ol", { class: "moves", id: "moves", "aria-label": t("moves") }, ...rows(context),
        result && h("li", { class: "result", id: "result" }, result)),
  ];
}

function rows(context) {
  const { record, first } = context;
  const list = [];
  /** @type {any[] | null} */
  let row = null;
  for (const i of record.moves.keys()) {
    const ply = first + i;
    const path = String(i + 1);
    if (!row || ply % 2 === 0) {
      row = [h("span", { class: "number" }, `${numberOf(ply)}.`),
        ply % 2 === 1 && h("span", { class: "gap" }, "…")];
      list.push(["turn", row]);
    }
    row.push(moveButton(path, ply, context, { "data-ply": i + 1 }));
    const notes = notesOf(path, ply, context);
    if (notes.length > 0) {
      list.push(["notes", notes]);
      row = null;
    }
  }
  return list.map(([name, children]) => h("li", { class: name }, ...children));
}

function moveButton(path, ply, { record, at, choose, menu, judgements }, more = {}) {
  const { move, clock, nags = [] } = moveAt(record, path);
  const loss = judgements.get(path)?.loss ?? 0;
  const time = clock === undefined ? "" : ` ${clockText(clock)}`;
  const glyphs = nags.map(nag => GLYPHS[nag] ?? "").join("");
  const words = moveInWords(move);
  const isCurrent = path === at;
  const openMenu = event => {
    event.preventDefault();
    menu(path);
  };
  return button([move !== "pass" && tile(move.split(" ")[0]), h("span", {}, move),
    glyphs !== "" && h("span", { class: `glyph glyph${nags[0]}` }, glyphs),
    time !== "" && h("span", { class: "clock" }, time),
    loss > 0 && h("span", { class: "loss" }, `−${loss}`)], () => choose(path), {
    class: isCurrent ? "move current" : "move", "data-path": path, oncontextmenu: openMenu,
    "aria-label": `${turnOf(ply)} ${move}${glyphs}${time}: ${words}`, title: words,
    "aria-current": isCurrent ? "step" : undefined, ...more,
  });
}

function notesOf(path, ply, context) {
  const { variations = [] } = moveAt(context.record, path);
  return [
    ...paragraphs(textsAt(context.game, path)),
    ...variations.map((_, i) => variation(`${path}.${i + 1}.1`, ply, context)),
  ];
}

function variation(from, ply, context) {
  const parts = paragraphs(moveAt(context.record, from).openingComments ?? []);
  let isFresh = true;
  for (let path = from, at = ply; path !== undefined; [path] = choices(context.record, path), at++) {
    if (at % 2 === 0 || isFresh) {
      parts.push(h("span", { class: "number" }, turnOf(at)));
    }
    const notes = notesOf(path, at, context);
    parts.push(moveButton(path, at, context), ...notes);
    isFresh = notes.length > 0;
  }
  return h("details", { class: "variation", key: from, open: true },
    h("summary", { "aria-label": `${t("variation")}: ${turnOf(ply)} ${moveAt(context.record, from).move}` },
      h("span", {}, `${turnOf(ply)} ${moveAt(context.record, from).move} …`)), ...parts);
}
