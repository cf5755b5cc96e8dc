// White's chance in the positions of a game, as a line.
import { el } from "./dom.js";
import { t } from "./words.js";

const WIDE = 320;
const HIGH = 84;
const LEFT = 22;

/**
 * White's chance in percent: `points` of ply and chance, and a mark at `ply`. `choose` receives the clicked ply.
 */
export function evaluationChart(points, ply, choose) {
  const [[first]] = points;
  const last = points.at(-1)[0];
  const x = i => (LEFT + (WIDE - LEFT - 6) * (Math.max(first, Math.min(i, last)) - first) / (last - first)).toFixed(1);
  const y = chance => (6 + (HIGH - 12) * (1 - chance / 100)).toFixed(1);
  const path = points.map(([i, chance]) => `${x(i)} ${y(chance)}`).join("L");
  const viewBox = `0 0 ${WIDE} ${HIGH}`;
  const picture = el("svg", { viewBox, class: "chart worth", role: "img", "aria-label": t("chance"),
    onclick: event => choose(plyAt(event, first, last)) },
    el("path", { class: "area", d: `M${x(first)} ${y(0)}L${path}L${x(last)} ${y(0)}Z` }),
    el("path", { class: "grid", d: `M${LEFT} ${y(50)}H${WIDE - 6}` }),
    el("path", { class: "line-white", d: `M${path}` }),
    el("path", { class: "now", d: `M${x(ply)} 2V${HIGH - 4}` }));
  return el("figure", { class: "chart-box" }, el("figcaption", {}, el("span", { text: t("chance") })), picture);
}

function plyAt(event, first, last) {
  const box = event.currentTarget.getBoundingClientRect();
  const share = ((event.clientX - box.left) / box.width * WIDE - LEFT) / (WIDE - LEFT - 6);
  return Math.round(first + Math.max(0, Math.min(1, share)) * (last - first));
}
