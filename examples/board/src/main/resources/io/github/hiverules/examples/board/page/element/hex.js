// Cells, and the pieces on them.

export const key = cell => cell.join();
/** The six directions. `mark` is the direction in a MoveString, with "_" instead of the piece. */
export const DIRECTIONS = [
  { mark: "-_", name: "west", dq: -1, dr: 0 }, { mark: "_-", name: "east", dq: 1, dr: 0 },
  { mark: "\\_", name: "north-west", dq: 0, dr: -1 }, { mark: "_/", name: "north-east", dq: 1, dr: -1 },
  { mark: "/_", name: "south-west", dq: -1, dr: 1 }, { mark: "_\\", name: "south-east", dq: 0, dr: 1 },
];

export const same = (a, b) => a[0] === b[0] && a[1] === b[1];

/** @returns {Cell} */
export const cellOf = element => element.dataset.cell.split(",").map(Number);

/** @returns {Cell[]} */
export const neighbors = (/** @type {Cell} */ [q, r]) => DIRECTIONS.map(({ dq, dr }) => [q + dq, r + dr]);

/** Returns the pieces on a cell, from bottom to top. */
export const piecesAt = (stacks, cell) => stacks.find(({ at }) => same(at, cell))?.pieces ?? [];

/** Returns the stack with a piece, or undefined. */
export const stackOf = (stacks, piece) => stacks.find(({ pieces }) => pieces.includes(piece));

/** Returns the stacks without some pieces. */
export const without = (stacks, isGone) => stacks
  .map(({ at, pieces }) => ({ at, pieces: pieces.filter(piece => !isGone(piece)) }))
  .filter(({ pieces }) => pieces.length > 0);

/** Returns the stacks with a piece on top of a cell. The piece may come from another cell. */
export function withPiece(stacks, piece, cell) {
  const others = without(stacks, one => one === piece);
  return [...others.filter(({ at }) => !same(at, cell)), { at: cell, pieces: [...piecesAt(others, cell), piece] }];
}

/**
 * Returns the cells of a path with the height of the piece on each. `under` is the number of pieces under the piece at
 * the start of the path.
 *
 * @returns {Step[]}
 */
export const stopsOf = ({ from, steps }, under) => [{ to: from, height: under + 1 }, ...steps];

/** Returns a view after a move, without the answers that only the rules give. */
export function withMove(view, { piece, from, to }) {
  const hands = Object.fromEntries(Object.entries(view.hands).map(([side, hand]) =>
    [side, hand.filter(one => one !== piece)]));
  return { ...view, hands, legalMoves: [], lastMove: { from, to, piece }, stacks: withPiece(view.stacks, piece, to) };
}

/**
 * Lists the empty cells beside the stacks. Without stacks, lists one cell.
 *
 * @returns {Cell[]}
 */
export function rim(stacks) {
  const taken = new Set(stacks.map(({ at }) => key(at)));
  const free = stacks.flatMap(({ at }) => neighbors(at)).filter(cell => !taken.has(key(cell)));
  return stacks.length === 0 ? [[0, 0]] : [...new Map(free.map(cell => [key(cell), cell])).values()];
}

/**
 * Returns the cells that a reason highlights.
 *
 * @param {Reason} [reason]
 * @returns {Mark[]}
 */
export const marksOf = reason => Object.entries(reason?.cells ?? {})
  .flatMap(([as, cells]) => cells.map(at => ({ at, as })));
