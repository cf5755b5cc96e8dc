// Questions that need an answer before anything goes on.
import { button, el, tile } from "./dom.js";
import { bugName, t } from "./words.js";

function show(content) {
  return new Promise(resolve => {
    const dialog = el("dialog", { onclose: () => { dialog.remove(); resolve(dialog.returnValue || null); } }, content);
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Asks a question with two answers; true for the first. */
export async function confirm(question, yes, no) {
  const answer = await show(el("form", { method: "dialog" },
    el("p", { class: "question", text: question }),
    el("div", { class: "row end" },
      el("button", { value: "", text: no }),
      el("button", { value: "yes", class: "primary", id: "yes", text: yes }))));
  return answer === "yes";
}

/** The three expansions to tick; `pick()` reads the game type. */
export function expansionPicker(type, onchange = () => {}) {
  const box = el("div", { class: "expansions" }, ...["M", "L", "P"].map(letter => el("label", { class: "chip" },
    el("input", { type: "checkbox", value: letter, checked: type.slice(4).includes(letter), onchange }),
    tile(`w${letter}`), el("span", { text: bugName(`w${letter}`) }))));
  return { box, pick: () => typeOf([...box.querySelectorAll("input:checked")].map(input => input.value)) };
}

const typeOf = letters => (letters.length > 0 ? `Base+${letters.join("")}` : "Base");

/** A choice of one from several, as a list. */
export function choice(label, name, options, value, onchange = () => {}) {
  return el("label", { class: "field" }, el("span", { text: label }),
    el("select", { name, id: name, onchange }, ...options.map(([key, text]) =>
      el("option", { value: key, text, selected: key === value }))));
}

/** Asks what game to begin; null for none. */
export async function askNewGame(last) {
  const expansions = expansionPicker(last.type);
  const tells = el("p", { class: "quiet" });
  const opponent = choice(t("opponent"), "opponent",
    [["people", t("two-people")], ["easy", t("bot-easy")], ["medium", t("bot-medium")], ["hard", t("bot-hard")]], last.opponent, update);
  const color = choice(t("you-play"), "color", [["white", t("white")], ["black", t("black")], ["random", t("at-random")]], last.color);
  const rules = choice(t("rules"), "ruleset", [["tournament", t("tournament")], ["rulebook", t("rulebook")]], last.rules, update);
  const value = field => field.querySelector("select").value;
  function update() {
    color.hidden = value(opponent) === "people";
    tells.textContent = t(`${value(rules)}-tells`);
  }
  update();
  const answer = await show(el("form", { method: "dialog", class: "new-game" },
    el("h2", { text: t("new-game") }),
    el("fieldset", {}, el("legend", { text: t("expansions") }), expansions.box),
    rules, tells, opponent, color,
    el("div", { class: "row end" },
      button(t("cancel"), event => event.target.closest("dialog").close("")),
      el("button", { value: "start", class: "primary", id: "start", text: t("start"), autofocus: true }))));
  return answer === "start"
    ? { type: expansions.pick(), rules: value(rules), opponent: value(opponent), color: value(color) }
    : null;
}
