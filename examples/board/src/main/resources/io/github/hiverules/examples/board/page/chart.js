// Figures over a game, as lines: both Queens' liberties, both sides' mobility, what positions are worth.
import { el, svg } from "./dom.js";
import { t } from "./words.js";

const WIDE = 320;
const HIGH = 84;
const LEFT = 22;

/** Two graphs with a mark at `ply`; `choose` is told the ply that was clicked. */
export function charts(plies, ply, choose) {
  const most = Math.max(6, ...plies.flatMap(p => [p.white.mobility, p.black.mobility]));
  return [
    chart(t("liberties"), plies.map(p => [p.white.liberties, p.black.liberties]), 6, ply, choose),
    chart(t("mobility"), plies.map(p => [p.white.mobility, p.black.mobility]), most, ply, choose),
    el("div", { class: "legend", "aria-hidden": "true" },
      el("span", { class: "line-white" }), el("span", { text: t("white") }),
      el("span", { class: "line-black" }), el("span", { text: t("black") })),
  ];
}

function chart(title, values, most, ply, choose) {
  const last = Math.max(1, values.length - 1);
  const x = i => LEFT + (WIDE - LEFT - 6) * i / last;
  const y = value => 6 + (HIGH - 14) * (1 - value / most);
  const line = side => {
    let pen = "M";
    return values.map((pair, i) => {
      if (pair[side] === undefined) {
        return "";
      }
      const point = `${pen}${x(i).toFixed(1)} ${y(pair[side]).toFixed(1)}`;
      pen = "L";
      return point;
    }).join("");
  };
  const now = values[Math.min(ply, values.length - 1)] ?? [];
  const label = `${title}: ${t("white")} ${now[0] ?? "–"}, ${t("black")} ${now[1] ?? "–"}`;
  const picture = svg("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "chart", role: "img", "aria-label": label },
    ...[0, most / 2, most].map(value => svg("g", {},
      svg("path", { class: "grid", d: `M${LEFT} ${y(value)}H${WIDE - 6}` }),
      svg("text", { x: LEFT - 5, y: y(value) + 3.5, "text-anchor": "end", text: String(Math.round(value)) }))),
    svg("path", { class: "line-black", d: line(1) }), svg("path", { class: "line-white", d: line(0) }),
    svg("path", { class: "now", d: `M${x(Math.min(ply, last)).toFixed(1)} 2V${HIGH - 4}` }));
  picture.onclick = event => choose(plyAt(event, values.length));
  return el("figure", { class: "chart-box" }, el("figcaption", {}, el("span", { text: title }),
    el("span", { class: "quiet", text: `${now[0] ?? "–"} : ${now[1] ?? "–"}` })), picture);
}

/** What a game's positions are worth for White, with a mark at `ply`; `choose` is told the ply that was clicked. */
export function evaluationChart(scores, ply, choose) {
  const values = scores.map(score => Math.tanh(score / 300) + 1);
  const last = Math.max(1, values.length - 1);
  const x = i => LEFT + (WIDE - LEFT - 6) * i / last;
  const y = value => 6 + (HIGH - 12) * (1 - value / 2);
  const points = values.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`);
  const viewBox = `0 0 ${WIDE} ${HIGH}`;
  const picture = svg("svg", { viewBox, class: "chart worth", role: "img", "aria-label": t("worth") },
    svg("path", { class: "area", d: `M${x(0)} ${y(0)}L${points.join("L")}L${x(values.length - 1)} ${y(0)}Z` }),
    svg("path", { class: "grid", d: `M${LEFT} ${y(1)}H${WIDE - 6}` }),
    svg("path", { class: "line-white", d: `M${points.join("L")}` }),
    svg("path", { class: "now", d: `M${x(Math.min(ply, last)).toFixed(1)} 2V${HIGH - 4}` }));
  picture.onclick = event => choose(plyAt(event, values.length));
  return el("figure", { class: "chart-box" }, el("figcaption", {}, el("span", { text: t("worth") })), picture);
}

function plyAt(event, count) {
  const box = event.currentTarget.getBoundingClientRect();
  const share = ((event.clientX - box.left) / box.width * WIDE - LEFT) / (WIDE - LEFT - 6);
  return Math.max(0, Math.min(count - 1, Math.round(share * Math.max(1, count - 1))));
}
