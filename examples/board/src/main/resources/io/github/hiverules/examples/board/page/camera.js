// The visible part of the table. By default, the whole table is visible.
import { wantsLessMotion } from "./dom.js";
import { FAN, LIFT, RADIUS, WIDTH, rim, same, x, y } from "./hex.js";

/** Show the middles of the cells beside and above the pieces. The engine marks them, and pieces are dropped there. */
const MARGINS = [WIDTH * 0.62, RADIUS * 0.8];
const BORDER = 6;
/** The room for the scale, which hides no preferred move. */
const SCALE = 44;
const LEAST_WIDTH = WIDTH * 4.4;
const LEAST_HEIGHT = RADIUS * 6;
const FARTHEST = 0.5;
const NEAREST = 6;
const MILLIS = 250;

export class Camera {
  /** @type {number[]} The left edge, top edge, width and height of the visible part; empty before the first picture. */
  #box = [];
  /** @type {number[]} The bounds of the whole table. */
  #all = [];
  #frame = 0;

  /** Calls `moved()` when the player or a new picture changes the visible part. */
  constructor(element, moved) {
    this.element = element;
    this.moved = moved;
    this.isManual = false;
    /** Whether the visible part stays while a piece is dragged. */
    this.isHeld = false;
  }

  /** Shows the whole board, unless the player has zoomed to an area that still contains pieces. */
  follow(picture) {
    this.#all = boxOf(picture);
    if (!this.isHeld && (!this.isManual || !this.#sees(picture.board))) {
      this.fit();
    }
  }

  fit() {
    this.isManual = false;
    this.#glide(this.#all);
    this.moved();
  }

  /** Returns the visible height above the tile on a cell, in units of the picture. */
  roomAbove(cell) {
    const [, top, , high] = this.isManual ? this.#box : this.#all;
    const { width, height } = this.element.getBoundingClientRect();
    const [, , w, h] = this.#box;
    const seen = height / Math.min(width / w, height / h);
    return y(cell) - RADIUS - (top - (seen - high) / 2) - BORDER;
  }

  /** Moves the picture by screen pixels. */
  pan(left, top) {
    const scale = this.element.getScreenCTM().a;
    const [l, t, w, h] = this.#box;
    this.#show([l - left / scale, t - top / scale, w, h]);
  }

  /** Zooms about a point of the screen, by default the middle. */
  zoom(factor, left, top) {
    const screen = this.element.getBoundingClientRect();
    const point = new DOMPoint(left ?? screen.left + screen.width / 2, top ?? screen.top + screen.height / 2)
      .matrixTransform(this.element.getScreenCTM().inverse());
    const [l, t, w, h] = this.#box;
    const wide = Math.min(this.#all[2] / FARTHEST, Math.max(this.#all[2] / NEAREST, w / factor));
    const share = wide / w;
    this.#show([point.x - (point.x - l) * share, point.y - (point.y - t) * share, wide, h * share]);
  }

  #show(box) {
    cancelAnimationFrame(this.#frame);
    this.isManual = true;
    this.#set(box);
    this.moved();
  }

  #sees(board) {
    const [l, t, w, h] = this.#box;
    return board.some(cell => x(cell) > l && x(cell) < l + w && y(cell) > t && y(cell) < t + h);
  }

  #glide(goal) {
    cancelAnimationFrame(this.#frame);
    const start = this.#box.length > 0 && !wantsLessMotion() ? this.#box : goal;
    const begin = performance.now();
    const step = now => {
      const share = Math.min(1, Math.max(0, now - begin) / MILLIS); // the time of the frame may be before `begin`
      this.#set(start.map((value, i) => value + (goal[i] - value) * share * (2 - share)));
      if (share < 1) {
        this.#frame = requestAnimationFrame(step);
      }
    };
    if (start.some((value, i) => Math.abs(goal[i] - value) >= 0.5)) {
      step(begin);
    } else {
      this.#set(goal);
    }
  }

  #set(box) {
    this.#box = box;
    this.element.setAttribute("viewBox", box.map(value => value.toFixed(1)).join(" "));
  }
}

/** Returns the bounds of the pieces and of the marked cells: left, top, width and height. */
function boxOf({ board, marks = [], targets = [], tries = [], advised = [], goal, last, open }) {
  const cells = [...board.length > 0 ? board : rim(board), ...marks, ...targets, ...tries,
    ...[goal, last?.from].filter(Boolean)];
  const [beside, above] = targets.length + tries.length > 0 ? [22, 22] : MARGINS;
  const xs = cells.map(x);
  const ys = cells.map(y);
  const lift = cell => (open && same(cell, open) ? FAN : LIFT) * (cell.pieces.length - 1);
  const highest = Math.min(...board.map(cell => y(cell) - lift(cell)), ...ys) - RADIUS;
  const [ghostXs, ghostYs] = [advised.map(x), advised.map(y)];
  const box = {
    left: Math.min(Math.min(...xs) - beside, ...ghostXs.map(left => left - SCALE)) - WIDTH / 2,
    top: Math.min(highest - above, ...ghostYs.map(top => top - RADIUS)),
    right: Math.max(Math.max(...xs) + beside, ...ghostXs) + WIDTH / 2,
    bottom: Math.max(Math.max(...ys) + above, ...ghostYs) + RADIUS,
  };
  const wide = Math.max(0, LEAST_WIDTH - (box.right - box.left)) / 2;
  const high = Math.max(0, LEAST_HEIGHT - (box.bottom - box.top)) / 2;
  return [box.left - wide, box.top - high, box.right - box.left + 2 * wide, box.bottom - box.top + 2 * high];
}
