// What the positions of a game are worth, as a line.
import { el } from "./dom.js";
import { t } from "./words.js";

const WIDE = 320;
const HIGH = 84;
const LEFT = 22;

/** What a game's positions are worth for White, with a mark at `ply`; `choose` is told the ply that was clicked. */
export function evaluationChart(scores, ply, choose) {
  const values = scores.map(score => Math.tanh(score / 300) + 1);
  const last = Math.max(1, values.length - 1);
  const x = i => LEFT + (WIDE - LEFT - 6) * i / last;
  const y = value => 6 + (HIGH - 12) * (1 - value / 2);
  const points = values.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`);
  const viewBox = `0 0 ${WIDE} ${HIGH}`;
  const picture = el("svg", { viewBox, class: "chart worth", role: "img", "aria-label": t("worth"),
    onclick: event => choose(plyAt(event, values.length)) },
    el("path", { class: "area", d: `M${x(0)} ${y(0)}L${points.join("L")}L${x(values.length - 1)} ${y(0)}Z` }),
    el("path", { class: "grid", d: `M${LEFT} ${y(1)}H${WIDE - 6}` }),
    el("path", { class: "line-white", d: `M${points.join("L")}` }),
    el("path", { class: "now", d: `M${x(Math.min(ply, last)).toFixed(1)} 2V${HIGH - 4}` }));
  return el("figure", { class: "chart-box" }, el("figcaption", {}, el("span", { text: t("worth") })), picture);
}

function plyAt(event, count) {
  const box = event.currentTarget.getBoundingClientRect();
  const share = ((event.clientX - box.left) / box.width * WIDE - LEFT) / (WIDE - LEFT - 6);
  return Math.max(0, Math.min(count - 1, Math.round(share * Math.max(1, count - 1))));
}
