// Questions that need an answer before anything goes on.
import { button, el, tile } from "./dom.js";
import { bugName, t } from "./words.js";

const MAX_NAME = 100;

/**
 * Shows something that has to be closed before anything goes on; gives the value of the button that closed it, or
 * null.
 */
export function showDialog(content) {
  return new Promise(resolve => {
    const name = content.querySelector("h2, .question")?.textContent;
    const onclose = () => {
      dialog.remove();
      resolve(dialog.returnValue || null);
    };
    const dialog = el("dialog", { "aria-label": name, onclose }, content);
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Asks a question with two answers; true for the first. */
export async function confirm(question, yes, no) {
  const answer = await showDialog(el("form", { method: "dialog" },
    el("p", { class: "question", text: question }),
    el("div", { class: "row end" },
      el("button", { value: "", text: no }),
      el("button", { value: "yes", class: "primary", id: "yes", text: yes }))));
  return answer === "yes";
}

/**
 * The three expansions to tick.
 *
 * @param {(type: string) => void} [choose] is told the game type
 */
export function expansionPicker(type, choose = () => {}) {
  const onchange = event => choose(typeIn(event.target.closest(".expansions")));
  return el("div", { class: "expansions" }, ...["M", "L", "P"].map(letter => el("label", { class: "chip" },
    el("input", { type: "checkbox", value: letter, checked: type.slice(4).includes(letter), onchange }),
    tile(`w${letter}`), el("span", { text: bugName(`w${letter}`) }))));
}

/** The game type that is ticked in a picker. */
function typeIn(box) {
  const letters = [...box.querySelectorAll("input:checked")].map(input => input.value);
  return letters.length > 0 ? `Base+${letters.join("")}` : "Base";
}

/**
 * A choice of one from several, as a list.
 *
 * @param {(event: any) => void} [onchange]
 */
export function choice(label, name, options, value, onchange = () => {}) {
  return el("label", { class: "field" }, el("span", { text: label }),
    el("select", { name, id: name, onchange }, ...options.map(([key, text]) =>
      el("option", { value: key, text, selected: key === value }))));
}

const valueOf = field => field.querySelector("select").value;

const cancel = () => button(t("cancel"), event => event.target.closest("dialog").close(""));

/** Who plays against the bot, and which side; the second choice is there when it matters. */
function opponentPicker(last) {
  const color = choice(t("you-play"), "color",
    [["white", t("white")], ["black", t("black")], ["random", t("at-random")]], last.color);
  const update = () => { color.hidden = valueOf(opponent) === "people"; };
  const opponent = choice(t("opponent"), "opponent",
    [["people", t("two-people")], ["easy", t("bot-easy")], ["medium", t("bot-medium")], ["hard", t("bot-hard")]],
    last.opponent, update);
  update();
  return { fields: [opponent, color], pick: () => ({ opponent: valueOf(opponent), color: valueOf(color) }) };
}

/** Asks what game to begin; null for none. */
export async function askNewGame(last) {
  const expansions = expansionPicker(last.type);
  const tells = el("p", { class: "quiet" });
  const opponent = opponentPicker(last);
  const rules = choice(t("rules"), "ruleset",
    [["tournament", t("tournament")], ["rulebook", t("rulebook")]], last.rules, update);
  function update() {
    tells.textContent = t(`${valueOf(rules)}-tells`);
  }
  update();
  const answer = await showDialog(el("form", { method: "dialog", class: "new-game" },
    el("h2", { text: t("new-game") }),
    el("fieldset", {}, el("legend", { text: t("expansions") }), expansions),
    rules, tells, ...opponent.fields,
    el("div", { class: "row end" }, cancel(),
      el("button", { value: "start", class: "primary", id: "start", text: t("start"), autofocus: true }))));
  return answer === "start" ? { type: typeIn(expansions), rules: valueOf(rules), ...opponent.pick() } : null;
}

/** Asks who goes on with a game; null to leave it as it is. */
export async function askOpponent(last) {
  const opponent = opponentPicker(last);
  const answer = await showDialog(el("form", { method: "dialog" },
    el("h2", { text: t("change-opponent") }), el("p", { class: "quiet", text: t("change-opponent-tells") }),
    ...opponent.fields,
    el("div", { class: "row end" }, cancel(),
      el("button", { value: "go-on", class: "primary", id: "go-on", text: t("go-on"), autofocus: true }))));
  return answer === "go-on" ? opponent.pick() : null;
}

/** Asks for the players' names; null to leave them. */
export async function askNames(names) {
  const fields = ["white", "black"].map(side => [side,
    el("input", { type: "text", id: `name-${side}`, maxlength: MAX_NAME, value: names[side] ?? "" })]);
  const answer = await showDialog(el("form", { method: "dialog" },
    el("h2", { text: t("players") }),
    ...fields.map(([side, input]) => el("label", { class: "field" }, el("span", { text: t(side) }), input)),
    el("div", { class: "row end" }, cancel(),
      el("button", { value: "names", class: "primary", id: "set-names", text: t("set-names") }))));
  const given = ([side, input]) => [side, input.value.trim() || undefined];
  return answer === "names" ? Object.fromEntries(fields.map(given)) : null;
}

/** Asks for a file alone; null for none. */
export function askFile(accept) {
  return new Promise(resolve => {
    const input = el("input",
      { type: "file", id: "restore-file", class: "unseen", accept, "aria-hidden": "true", tabindex: "-1" });
    const done = file => {
      input.remove();
      resolve(file);
    };
    input.addEventListener("change", () => done(input.files[0] ?? null));
    input.addEventListener("cancel", () => done(null));
    document.body.append(input);
    input.click();
  });
}

/** Asks for a record: `{file}`, `{text}` or null. */
export async function askRecord() {
  const file = el("input", { type: "file", id: "file", class: "unseen", accept: ".pgn,.sgf,.txt,.uhp",
    "aria-label": t("choose-file"), tabindex: "-1", onchange: () => file.closest("dialog").close("file") });
  const text = el("textarea", { id: "paste", rows: 7, placeholder: t("paste-here"), "aria-label": t("paste-here"),
    spellcheck: "false" });
  const answer = await showDialog(el("form", { method: "dialog" },
    el("h2", { text: t("open-record") }), el("p", { class: "quiet", text: t("drop-tells") }),
    el("div", { class: "row" },
      button(t("choose-file"), () => file.click(), { class: "primary", id: "choose-file" }), file),
    el("p", { text: t("or-paste") }), text,
    el("div", { class: "row end" }, cancel(), el("button", { value: "text", id: "open-text", text: t("open") }))));
  return answer === "file" ? { file: file.files[0] }
    : answer === "text" && text.value.trim() !== "" ? { text: text.value } : null;
}
