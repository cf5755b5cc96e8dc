// A position that is being set up.
import { key } from "./hex.js";

const KEY = "hive.edit";
export const FRESH = {
  rules: { type: "Base+MLP", queenOpening: false, repetition: true }, side: "white", turn: 1, board: [], isTyped: false,
};
const ALL = ["Q", "S1", "S2", "B1", "B2", "G1", "G2", "G3", "A1", "A2", "A3", "M", "L", "P"];

/** Returns the stored set-up, or null. */
export function keptSetup() {
  try {
    return JSON.parse(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** Stores a set-up. Returns false if the browser's storage is full. */
export function keepSetup(setup) {
  try {
    localStorage.setItem(KEY, JSON.stringify(setup));
    return true;
  } catch {
    return false;
  }
}

/** Resets the turn: the side with fewer pieces is to move until the player sets the turn. */
export function resetTurn(setup) {
  if (!setup.isTyped) {
    const pieces = setup.board.flatMap(cell => cell.pieces);
    const isBlack = pieces.filter(piece => piece[0] === "w").length > pieces.length / 2;
    Object.assign(setup, { side: isBlack ? "black" : "white", turn: 1 });
  }
}

/** Lists a side's pieces in a game type. `color` is w or b. */
export const piecesOf = ({ type }, color) =>
  ALL.filter(name => !"MLP".includes(name[0]) || type.slice(4).includes(name[0])).map(name => color + name);

/** Lists the pieces that are not on the table. */
export function handsOf({ rules, board }) {
  const taken = new Set(board.flatMap(cell => cell.pieces));
  const hand = color => piecesOf(rules, color).filter(piece => !taken.has(piece));
  return { white: hand("w"), black: hand("b") };
}

/** Returns a board without some pieces. */
export const without = (board, isGone) => board
  .map(cell => ({ ...cell, pieces: cell.pieces.filter(piece => !isGone(piece)) }))
  .filter(cell => cell.pieces.length > 0);

/** Returns a board with a piece moved to a cell. */
export function withPiece(board, piece, { q, r }) {
  const cells = new Map(without(board, one => one === piece).map(cell => [key(cell), cell]));
  const below = cells.get(key({ q, r }))?.pieces ?? [];
  cells.set(key({ q, r }), { q, r, pieces: [...below, piece] });
  return [...cells.values()];
}
