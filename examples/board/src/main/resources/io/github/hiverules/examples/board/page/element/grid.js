// Places of cells in the picture.
import { neighbors } from "./hex.js";

export const RADIUS = 50;
export const WIDTH = RADIUS * Math.sqrt(3);
/** The vertical distance between the pieces of a stack. */
export const LIFT = 13;
/** The vertical distance between the pieces of an opened stack, if there is room. */
export const FAN = 46;
export const HEX = "M0-46L39.8-23V23L0 46L-39.8 23V-23z";

/** Converts cells to coordinates in the picture, and back. */
export class Grid {
  /** Whether the table is turned by 180 degrees. */
  isTurned = false;

  get #sign() {
    return this.isTurned ? -1 : 1;
  }

  x([q, r]) {
    return this.#sign * WIDTH * (q + r / 2);
  }

  y([, r]) {
    return this.#sign * RADIUS * 1.5 * r;
  }

  /** Returns the centre of a piece on a cell, at a height from 1. */
  middle({ to, height }) {
    return { left: this.x(to), top: this.y(to) - LIFT * (height - 1) };
  }

  /** Returns the cell that contains a point. */
  cellAround({ x: left, y: top }) {
    const r = this.#sign * top / RADIUS / 1.5;
    const q = this.#sign * left / WIDTH - r / 2;
    const near = /** @type {Cell} */ ([Math.round(q), Math.round(r)]);
    const apart = cell => Math.hypot(this.x(cell) - left, this.y(cell) - top);
    return [near, ...neighbors(near)].reduce((best, cell) => (apart(cell) < apart(best) ? cell : best));
  }
}
