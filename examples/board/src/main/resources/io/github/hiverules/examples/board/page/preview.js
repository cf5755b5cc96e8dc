// What a move makes of a position, as far as the page can tell: for the engine's lines under the pointer.
import { same } from "./hex.js";
import { other } from "./sides.js";

const NOTHING = { white: { pinned: [] }, black: { pinned: [] } };

/** The view behind a legal move, without the moves that are possible there. */
export function viewAfter(view, { move, piece, from, to }) {
  const side = other(view.side);
  const still = {
    ...view, side, turn: view.turn + (side === "white" ? 1 : 0), ply: view.ply + 1, plies: view.plies + 1, moves: [],
    mustPass: false, resting: undefined, occurrences: 1, figures: NOTHING, last: { move },
  };
  if (!piece) {
    return still;
  }
  const left = view.board
    .map(cell => ({ ...cell, pieces: cell.pieces.filter(one => one !== piece) }))
    .filter(cell => cell.pieces.length > 0);
  const below = left.find(cell => same(cell, to))?.pieces ?? [];
  const height = from && view.board.find(cell => same(cell, from)).pieces.length;
  return {
    ...still,
    board: [...left.filter(cell => !same(cell, to)), { ...to, pieces: [...below, piece] }],
    hands: { ...view.hands, [view.side]: view.hands[view.side].filter(one => one !== piece) },
    last: { move, piece, from, to, way: from ? [{ ...from, height }, { ...to, height: below.length + 1 }] : [] },
  };
}
