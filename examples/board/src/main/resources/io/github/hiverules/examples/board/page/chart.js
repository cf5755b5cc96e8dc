// The chart of White's chances in a game.
import { h } from "./dom.js";
import { GLYPHS } from "./element/notes.js";
import { BLUNDER } from "./judgements.js";
import { t } from "./words.js";

/** The width, the height, and the margins at the left and at the other sides. */
const [WIDE, HIGH, LEFT, EDGE] = [320, 120, 26, 7];

/** Returns who is ahead in words, such as "White 57%". */
export const chanceInWords = chance => `${t(chance >= 50 ? "white" : "black")} ${Math.max(chance, 100 - chance)}%`;

/**
 * Draws White's chance after each move: the upper half is White's. Mistakes have their glyph.
 *
 * @param {JudgedMove[]} moves at least two
 * @param {number} shown the number of the shown move in the line
 * @param {(i: number) => void} go receives the number of a clicked move
 */
export function chart(moves, shown, go) {
  const [first, last] = [moves[0].i, moves[moves.length - 1].i];
  const scale = (WIDE - LEFT - EDGE) / (last - first);
  const within = i => Math.max(first, Math.min(i, last));
  const x = i => Math.round(10 * (LEFT + scale * (within(i) - first))) / 10;
  const y = chance => Math.round(10 * (EDGE + (HIGH - 2 * EDGE) * (1 - chance / 100))) / 10;
  const path = moves.map(({ i, judgement }) => `${x(i)} ${y(judgement.chance)}`).join("L");
  const area = `M${x(first)} ${y(50)}L${path}L${x(last)} ${y(50)}Z`;
  const now = moves.findLast(({ i }) => i <= shown);
  const words = now ? chanceInWords(now.judgement.chance) : "";
  const onclick = ({ currentTarget, clientX }) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    go(within(Math.round(first + ((clientX - left) / width * WIDE - LEFT) / scale)));
  };
  const half = (side, from, to) => [
    h("clipPath", { id: `half-${side}` }, h("rect", { x: 0, y: y(from), width: WIDE, height: y(to) - y(from) })),
    h("path", { class: `area ${side}`, d: area, "clip-path": `url(#half-${side})` })];
  return h("figure", { class: "chart-box" },
    h("figcaption", {}, h("span", {}, t("chart")), h("strong", { id: "chart-now" }, words)),
    h("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "chart", role: "img", "aria-label": `${t("chart")}: ${words}`,
      onclick },
      half("white", 100, 50), half("black", 50, 0),
      [0, 50, 100].map(chance => [
        h("path", { class: "grid", d: `M${LEFT} ${y(chance)}H${WIDE - EDGE}` }),
        h("text", { class: "axis", x: LEFT - 5, y: y(chance) }, String(chance))]),
      h("path", { class: "line-white", d: `M${path}` }),
      h("path", { class: "now", d: `M${x(shown)} 2V${HIGH - 2}` }),
      moves.filter(({ judgement: { mark } }) => mark === 2 || mark === BLUNDER)
        .map(({ i, judgement: { mark = 0, chance } }) => h("g", { class: `blunder glyph${mark}` },
          h("circle", { cx: x(i), cy: y(chance), r: 6 }), h("text", { x: x(i), y: y(chance) }, GLYPHS[mark])))));
}
