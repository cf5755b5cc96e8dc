// Modal dialogs.
import { askOnce, external } from "./api.js";
import { button, byId, field, h, quiet, render, tile } from "./dom.js";
import { bugName, opponentName, t } from "./words.js";

const MAX_NAME = 100;

/**
 * Shows a modal form. `draw()` returns the form's content, again after each change. The main button has the value `yes`
 * and the text `text`. A second button cancels the form. If `yes` is "close", there is only a plain button, and the
 * content has the initial focus. The optional `no` is the text of the second button, and gives this button the initial
 * focus. Returns the form's data, or null if the player cancels.
 *
 * @param {{yes?: string, text?: string, no?: string, id?: string, class?: string}} [how]
 */
export function showDialog(title, draw, how = {}) {
  const { yes = "close", text = t(yes), no, ...properties } = how;
  const hasMain = yes !== "close";
  return new Promise(resolve => {
    const dialog = document.createElement("dialog");
    const redraw = () => render(h("form", { method: "dialog", onchange: redraw, ...properties },
      h("h2", {}, title), draw(),
      h("div", { class: "row end" },
        hasMain && button(no ?? t("cancel"), () => dialog.close(""), { autofocus: Boolean(no) }),
        h("button", { value: yes, class: hasMain ? "primary" : undefined, id: yes, autofocus: hasMain && !no },
          text))), dialog);
    dialog.addEventListener("close", () => {
      const data = new FormData(dialog.querySelector("form") ?? undefined);
      render(null, dialog);
      dialog.remove();
      resolve(dialog.returnValue ? data : null);
    });
    redraw();
    dialog.setAttribute("aria-label", title);
    document.body.append(dialog);
    dialog.showModal();
    dialog.scrollTo(0, 0); // the focused button may be at the end of a long text
  });
}

/** Returns a listener that closes the button's dialog and calls `act`. */
export const closing = act => event => {
  event.target.closest("dialog").close("");
  act();
};

/** Asks a question. Returns whether the player confirms. */
export const confirm = async (question, text, no = t("cancel")) =>
  await showDialog(question, () => null, { yes: "yes", text, no }) !== null;

/** Draws a checkbox for each expansion. `choose` receives the new game type. */
export function expansionPicker(type, choose) {
  const all = ["M", "L", "P"];
  const has = letter => type.slice(4).includes(letter);
  const toggle = letter => {
    const letters = all.filter(one => has(one) !== (one === letter));
    choose(letters.length > 0 ? `Base+${letters.join("")}` : "Base");
  };
  return h("div", { class: "expansions" }, ...all.map(letter => h("label", { class: "chip" },
    h("input", { type: "checkbox", value: letter, checked: has(letter), onchange: () => toggle(letter) }),
    tile(`w${letter}`), h("span", {}, bugName(`w${letter}`)))));
}

/**
 * Draws a select element. `choose` receives the chosen value.
 *
 * @param {{choose?: (value: any) => void, hidden?: boolean}} [more]
 */
export function choice(label, name, options, value, more = {}) {
  return field(label, h("select", { name, id: name, onchange: event => more.choose?.(event.target.value) },
    ...options.map(([key, text]) => h("option", { value: key, selected: key === value }, text))),
  { hidden: more.hidden });
}

export const wordChoice = (label, name, keys, value, more) =>
  choice(label, name, keys.map(key => [key, t(key)]), value, more);

export const rulesChoice = (value, choose) =>
  wordChoice(t("rules"), "ruleset", ["tournament", "rulebook"], value, { choose });

/** The settings of the last new game, which are suggested for the next game. */
const wish = { type: "Base+MLP", rules: "tournament", opponent: "people", color: "white" };

const opponentPicker = (levels, chosen) => [
  choice(t("opponent"), "opponent", [...["people", ...levels].map(key => [key, opponentName(key)]),
    ...external ? [["engine", external]] : []], chosen.opponent,
  { choose: opponent => Object.assign(chosen, { opponent }) }),
  wordChoice(t("you-play"), "color", ["white", "black", "random"], chosen.color,
    { choose: color => Object.assign(chosen, { color }), hidden: chosen.opponent === "people" }),
];

const sidesOf = ({ opponent, color }) => (opponent === "people" ? { bot: null, human: "white" }
  : { bot: opponent, human: color === "random" ? (Math.random() < 0.5 ? "white" : "black") : color });

/** Asks for the settings of a new game. `more` overrides the suggested settings. */
export async function askNewGame(more) {
  const chosen = { ...wish, ...more };
  const { levels } = await askOnce("levels", {});
  const answer = await showDialog(t("new-game"), () => [
    h("fieldset", {}, h("legend", {}, t("expansions")),
      expansionPicker(chosen.type, type => Object.assign(chosen, { type }))),
    rulesChoice(chosen.rules, rules => Object.assign(chosen, { rules })),
    quiet(t(`${chosen.rules}-text`)), opponentPicker(levels, chosen),
  ], { yes: "start" });
  Object.assign(wish, answer && chosen);
  return answer && { start: wish.rules === "rulebook" ? `${wish.type} q White[1] - -` : wish.type, ...sidesOf(wish) };
}

/** The games against the bot that start with one tap: a level and a game type. */
const QUICK = [["easy", "Base"], ["medium", "Base+MLP"], ["hard", "Base+MLP"]];

/** Asks for a game against the bot. One button of the dialog asks for all settings. */
export async function askBotGame() {
  let answer = /** @type {{start: string, bot: string | null, human: Side} | null} */ (null);
  let isMore = false;
  await showDialog(t("play-bot"), () => [
    ...QUICK.map(([opponent, type]) => button(
      [h("strong", {}, opponentName(opponent)), h("span", { class: "quiet" }, t(`quick-${type}`))],
      closing(() => {
        answer = { start: type, ...sidesOf({ opponent, color: "white" }) };
      }), { class: "quick", id: `quick-${opponent}` })),
    button(t("more-settings"), closing(() => {
      isMore = true;
    }), { id: "more-settings" }),
  ], { yes: "close", text: t("cancel") });
  return isMore ? askNewGame({ opponent: "medium" }) : answer;
}

export async function askOpponent({ bot, human }) {
  const chosen = { opponent: bot ?? "people", color: human };
  const { levels } = await askOnce("levels", {});
  const answer = await showDialog(t("opponent"), () =>
    [quiet(t("change-opponent-text")), opponentPicker(levels, chosen)], { yes: "go-on" });
  return answer && sidesOf(chosen);
}

/** Asks for the players' names. Parameter and result are lists of pairs: a tag and a name. */
export async function askNames(names) {
  const box = (side, tag, value = "") => field(t(side),
    h("input", { type: "text", id: `name-${side}`, name: tag, maxlength: MAX_NAME, defaultValue: value }));
  const data = await showDialog(t("name-players"), () =>
    names.map(([tag, name]) => box(tag.toLowerCase(), tag, name)), { yes: "set-names" });
  return data && names.map(([tag]) => [tag, data.get(tag).trim()]);
}

/** Asks for a record. Returns files, a text, or null if the player cancels. */
export async function askRecord() {
  const data = await showDialog(t("open-record"), () => [
    quiet(t("drop-text")),
    h("div", { class: "row" },
      button(t("choose-file"), event => event.target.nextElementSibling.click(),
        { class: "primary", id: "choose-file" }),
      h("input", { type: "file", id: "file", name: "file", multiple: true, class: "unseen",
        accept: ".pgn,.sgf,.txt,.uhp", "aria-label": t("choose-file"), tabindex: "-1",
        onchange: event => event.target.form.requestSubmit(byId("open-text")) })),
    h("p", {}, t("or-paste")),
    h("textarea", { id: "paste", name: "text", rows: 7, placeholder: t("paste-here"), "aria-label": t("paste-here"),
      spellcheck: "false" })], { yes: "open-text", text: t("open-record") });
  const files = data?.getAll("file").filter(({ size }) => size > 0) ?? [];
  return files.length > 0 ? files : data?.get("text") || null;
}
