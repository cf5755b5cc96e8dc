// Animates moves.
import { wantsLessMotion } from "./dom.js";
import { key } from "./hex.js";

const STEP_MILLIS = 170;

/** Animates the last move along its path. A piece without a path fades in. */
export function animate(board, grid, { path, lastMove }) {
  const end = path.at(-1)?.to ?? lastMove?.to;
  const node = end && board.querySelector(`[data-cell="${key(end)}"] .mover`);
  if (!node || wantsLessMotion()) {
    return;
  }
  if (path.length < 2) {
    node.animate([{ opacity: 0, transform: "scale(1.35)" }, { opacity: 1, transform: "none" }],
      { duration: 220, easing: "ease-out" });
    return;
  }
  const goal = grid.middle(path.at(-1));
  const frames = path.map(stop => {
    const { left, top } = grid.middle(stop);
    return { transform: `translate(${left - goal.left}px, ${top - goal.top}px)` };
  });
  const duration = Math.max(2, frames.length - 1) * STEP_MILLIS;
  const above = document.createElementNS(board.namespaceURI, "g"); // the moving piece is drawn above all others
  above.setAttribute("transform", `translate(${goal.left} ${goal.top})`);
  const copy = above.appendChild(node.cloneNode(true));
  board.append(above);
  node.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  const done = () => above.remove();
  copy.animate(frames, { duration, easing: "ease-in-out" }).finished.then(done, done);
}
