// White's chance in the positions of a game, as a line.
import { h } from "./preact.js";
import { t } from "./words.js";

const WIDE = 320;
const HIGH = 84;
const LEFT = 22;

/**
 * Draws White's chance in percent. `points` are pairs of ply and chance. `ply` is the marked ply; `choose` receives the
 * clicked ply.
 */
export function evaluationChart(points, ply, choose) {
  const [[first]] = points;
  const last = points.at(-1)[0];
  const x = i => (LEFT + (WIDE - LEFT - 6) * (Math.max(first, Math.min(i, last)) - first) / (last - first)).toFixed(1);
  const y = chance => (6 + (HIGH - 12) * (1 - chance / 100)).toFixed(1);
  const path = points.map(([i, chance]) => `${x(i)} ${y(chance)}`).join("L");
  const viewBox = `0 0 ${WIDE} ${HIGH}`;
  const picture = h("svg", { viewBox, class: "chart worth", role: "img", "aria-label": t("chance"),
    onclick: event => choose(plyAt(event, first, last)) },
    h("path", { class: "area", d: `M${x(first)} ${y(0)}L${path}L${x(last)} ${y(0)}Z` }),
    h("path", { class: "grid", d: `M${LEFT} ${y(50)}H${WIDE - 6}` }),
    h("path", { class: "line-white", d: `M${path}` }),
    h("path", { class: "now", d: `M${x(ply)} 2V${HIGH - 4}` }));
  return h("figure", { class: "chart-box" }, h("figcaption", {}, h("span", {}, t("chance"))), picture);
}

function plyAt(event, first, last) {
  const box = event.currentTarget.getBoundingClientRect();
  const share = ((event.clientX - box.left) / box.width * WIDE - LEFT) / (WIDE - LEFT - 6);
  return Math.round(first + Math.max(0, Math.min(1, share)) * (last - first));
}
