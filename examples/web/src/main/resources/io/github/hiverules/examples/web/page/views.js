// What the server said of positions, kept for the way back: going through a game asks for each position once.
import { ask } from "./api.js";

const MOST = 400;
const views = new Map();

/** The server's view of a game. */
export async function viewOf(game) {
  const known = views.get(game);
  if (known) {
    views.delete(game);
    views.set(game, known);
    return known;
  }
  return remember(game, await ask("game", { game }));
}

/** Keeps a view that came with another answer. */
export function remember(game, view) {
  views.set(game, view);
  if (views.size > MOST) {
    views.delete(views.keys().next().value);
  }
  return view;
}
