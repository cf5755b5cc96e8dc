// Converts cells to coordinates in the picture.

export const RADIUS = 50;
export const WIDTH = RADIUS * Math.sqrt(3);
export const LIFT = 13;
/** The vertical distance between the pieces of an opened stack, if there is room. */
export const FAN = 46;
export const HEX = "M0-46L39.8-23V23L0 46L-39.8 23V-23z";

/** The sign of the coordinates: 1, or -1 if the board is turned. */
let sign = 1;

export const isTurned = () => sign < 0;

/** Sets whether the board is turned by 180 degrees. */
export function turnBoard(turned) {
  sign = turned ? -1 : 1;
}

export const x = cell => sign * WIDTH * (cell.q + cell.r / 2);
export const y = cell => sign * RADIUS * 1.5 * cell.r;
export const key = cell => `${cell.q},${cell.r}`;
/** The six directions. `mark` is the direction in a MoveString, with "_" instead of the piece. */
export const DIRECTIONS = [
  { mark: "-_", name: "west", dq: -1, dr: 0 }, { mark: "_-", name: "east", dq: 1, dr: 0 },
  { mark: "\\_", name: "north-west", dq: 0, dr: -1 }, { mark: "_/", name: "north-east", dq: 1, dr: -1 },
  { mark: "/_", name: "south-west", dq: -1, dr: 1 }, { mark: "_\\", name: "south-east", dq: 0, dr: 1 },
];

export const same = (a, b) => a.q === b.q && a.r === b.r;

/** Returns the cell that contains a point of the picture. */
export function cellAround({ x: left, y: top }) {
  const r = sign * top / RADIUS / 1.5;
  const q = sign * left / WIDTH - r / 2;
  const near = { q: Math.round(q), r: Math.round(r) };
  const apart = cell => Math.hypot(x(cell) - left, y(cell) - top);
  return [near, ...neighbors(near)].reduce((best, cell) => (apart(cell) < apart(best) ? cell : best));
}

export function cellOf(element) {
  const [q, r] = element.dataset.cell.split(",").map(Number);
  return { q, r };
}

export function neighbors({ q, r }) {
  return DIRECTIONS.map(({ dq, dr }) => ({ q: q + dq, r: r + dr }));
}

/** Returns a board without some pieces. */
export const without = (board, isGone) => board
  .map(cell => ({ ...cell, pieces: cell.pieces.filter(piece => !isGone(piece)) }))
  .filter(cell => cell.pieces.length > 0);

/** Returns a board with a piece on top of a cell. The piece may come from another cell. */
export function withPiece(board, piece, cell) {
  const others = without(board, one => one === piece);
  const below = others.find(other => same(other, cell))?.pieces ?? [];
  return [...others.filter(other => !same(other, cell)), { ...cell, pieces: [...below, piece] }];
}

/** Returns a view after a move, without the answers that only the rules give. */
export function withMove(view, { piece, from, to }) {
  const hands = Object.fromEntries(Object.entries(view.hands).map(([side, hand]) =>
    [side, hand.filter(one => one !== piece)]));
  return { ...view, hands, moves: [], last: { from, to, piece }, board: withPiece(view.board, piece, to) };
}

/** Lists the empty cells beside the pieces of a board. For an empty board, lists one cell. */
export function rim(board) {
  const taken = new Set(board.map(key));
  const free = board.flatMap(neighbors).filter(cell => !taken.has(key(cell)));
  return board.length === 0 ? [{ q: 0, r: 0 }] : [...new Map(free.map(cell => [key(cell), cell])).values()];
}
