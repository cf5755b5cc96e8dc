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
  const view = await ask("game", { game });
  know(game, view);
  return view;
}

/** Keeps the server's view of a game. */
export function know(game, view) {
  views.set(game, view);
  if (views.size > MOST) {
    views.delete(views.keys().next().value);
  }
}
