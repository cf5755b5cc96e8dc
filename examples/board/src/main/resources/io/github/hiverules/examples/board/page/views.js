// A cache of the server's views of positions.
import { ask } from "./api.js";

const MOST = 400;
const views = new Map();

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

export function know(game, view) {
  views.set(game, view);
  if (views.size > MOST) {
    views.delete(views.keys().next().value);
  }
}
