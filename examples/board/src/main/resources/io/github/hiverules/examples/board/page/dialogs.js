// Modal dialogs.
import { button, tile } from "./dom.js";
import { h, render } from "./preact.js";
import { external } from "./external.js";
import { bugName, t } from "./words.js";

const MAX_NAME = 100;

/**
 * Shows a modal form. `draw(redraw)` returns its content. Returns `{value, data}`, the value of the pressed button
 * and the form's data, or null if cancelled.
 */
export function showDialog(draw, properties = {}) {
  return new Promise(resolve => {
    const dialog = document.createElement("dialog");
    const redraw = () => render(h("form", { method: "dialog", ...properties }, draw(redraw)), dialog);
    dialog.addEventListener("close", () => {
      const answer = { value: dialog.returnValue, data: new FormData(dialog.querySelector("form")) };
      render(null, dialog);
      dialog.remove();
      resolve(answer.value ? answer : null);
    });
    redraw();
    dialog.setAttribute("aria-label", dialog.querySelector("h2, .question")?.textContent ?? "");
    document.body.append(dialog);
    dialog.showModal();
  });
}

export const closeDialog = (element, value = "") => element.closest("dialog").close(value);

/** Asks a question with two answers. Returns true for the first answer. */
export async function confirm(question, yes, no) {
  return Boolean(await showDialog(() => [
    h("p", { class: "question" }, question),
    h("div", { class: "row end" },
      h("button", { value: "" }, no),
      h("button", { value: "yes", class: "primary", id: "yes" }, yes))]));
}

/**
 * Draws a checkbox for each expansion.
 *
 * @param {(type: string) => void} [choose] gets the game type
 */
export function expansionPicker(type, choose = () => {}) {
  const onchange = event => choose(typeOf([...event.target.closest(".expansions").querySelectorAll("input:checked")]
    .map(input => input.value)));
  return h("div", { class: "expansions" }, ...["M", "L", "P"].map(letter => h("label", { class: "chip" },
    h("input", { type: "checkbox", name: "expansion", value: letter, checked: type.slice(4).includes(letter),
      onchange }),
    tile(`w${letter}`), h("span", {}, bugName(`w${letter}`)))));
}

const typeOf = letters => (letters.length > 0 ? `Base+${letters.join("")}` : "Base");

/**
 * Draws a select element.
 *
 * @param {{onchange?: (event: any) => void, hidden?: boolean}} [more]
 */
export function choice(label, name, options, value, more = {}) {
  return h("label", { class: "field", hidden: more.hidden }, h("span", {}, label),
    h("select", { name, id: name, onchange: more.onchange }, ...options.map(([key, text]) =>
      h("option", { value: key, selected: key === value }, text))));
}

const cancel = () => button(t("cancel"), event => closeDialog(event.target));

const end = (value, id, text) => h("div", { class: "row end" }, cancel(),
  h("button", { value, class: "primary", id, autofocus: true }, text));

/** Draws the choice of an opponent. If the opponent is the bot, also draws the choice of a side. */
function opponentPicker(chosen, redraw) {
  return [
    choice(t("opponent"), "opponent",
      [["people", t("two-people")], ["easy", t("bot-easy")], ["medium", t("bot-medium")], ["hard", t("bot-hard")],
        ...external ? [["engine", external]] : []],
      chosen.opponent, { onchange: event => {
        chosen.opponent = event.target.value;
        redraw();
      } }),
    choice(t("you-play"), "color", [["white", t("white")], ["black", t("black")], ["random", t("at-random")]],
      chosen.color, { hidden: chosen.opponent === "people" }),
  ];
}

const opponentOf = data => ({ opponent: data.get("opponent"), color: data.get("color") });

/** Asks for a new game; returns null if cancelled. */
export async function askNewGame(last) {
  const chosen = { ...last };
  const answer = await showDialog(redraw => [
    h("h2", {}, t("new-game")),
    h("fieldset", {}, h("legend", {}, t("expansions")), expansionPicker(last.type)),
    choice(t("rules"), "ruleset", [["tournament", t("tournament")], ["rulebook", t("rulebook")]], last.rules,
      { onchange: event => {
        chosen.rules = event.target.value;
        redraw();
      } }),
    h("p", { class: "quiet" }, t(`${chosen.rules}-text`)),
    opponentPicker(chosen, redraw), end("start", "start", t("start")),
  ]);
  return answer && { type: typeOf(answer.data.getAll("expansion")), rules: answer.data.get("ruleset"),
    ...opponentOf(answer.data) };
}

/** Asks for another opponent; returns null if cancelled. */
export async function askOpponent(last) {
  const chosen = { ...last };
  const answer = await showDialog(redraw => [
    h("h2", {}, t("change-opponent")), h("p", { class: "quiet" }, t("change-opponent-text")),
    opponentPicker(chosen, redraw), end("go-on", "go-on", t("go-on"))]);
  return answer && opponentOf(answer.data);
}

/** Asks for the players' names; returns null if cancelled. */
export async function askNames(names) {
  const answer = await showDialog(() => [
    h("h2", {}, t("players")),
    ...["white", "black"].map(side => h("label", { class: "field" }, h("span", {}, t(side)),
      h("input", { type: "text", id: `name-${side}`, name: side, maxlength: MAX_NAME, value: names[side] ?? "" }))),
    end("names", "set-names", t("set-names"))]);
  const given = side => [side, answer.data.get(side).trim() || undefined];
  return answer && Object.fromEntries(["white", "black"].map(given));
}

/** Asks for a record; returns `{file}`, `{text}` or null. */
export async function askRecord() {
  const answer = await showDialog(() => [
    h("h2", {}, t("open-record")), h("p", { class: "quiet" }, t("drop-text")),
    h("div", { class: "row" },
      button(t("choose-file"), event => event.target.nextElementSibling.click(),
        { class: "primary", id: "choose-file" }),
      h("input", { type: "file", id: "file", name: "file", class: "unseen", accept: ".pgn,.sgf,.txt,.uhp",
        "aria-label": t("choose-file"), tabindex: "-1", onchange: event => closeDialog(event.target, "file") })),
    h("p", {}, t("or-paste")),
    h("textarea", { id: "paste", name: "text", rows: 7, placeholder: t("paste-here"), "aria-label": t("paste-here"),
      spellcheck: "false" }),
    h("div", { class: "row end" }, cancel(), h("button", { value: "text", id: "open-text" }, t("open")))]);
  return answer?.value === "file" ? { file: answer.data.get("file") }
    : answer?.data.get("text").trim() ? { text: answer.data.get("text") } : null;
}
