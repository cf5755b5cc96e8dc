// The visible part of the table. By default, the whole table is visible.
import { wantsLessMotion } from "./dom.js";
import { FAN, LIFT, RADIUS, WIDTH, key, rim, same, x, y } from "./hex.js";

/** The distance between the cells and the edge of the table. */
const BORDER = 6;
/** The distance between the cells for a chosen piece and the edge of the table. */
const WIDE_BORDER = 22;
/** The distance between the corners of the last move's path and the edge of the table. */
const PATH_BORDER = 10;
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
    /** Whether a piece is being dragged. */
    this.isHeld = false;
  }

  /**
   * Shows the whole board, unless the player has zoomed to an area that still contains pieces. While a piece is
   * dragged, the visible part changes only if a cell for the piece is outside.
   */
  follow(picture) {
    const { stacks, targets = [], tries = [] } = picture;
    this.#all = boxOf(picture, Number(getComputedStyle(this.element).getPropertyValue("--margin")));
    const stays = this.isManual ? this.isHeld || stacks.some(({ at }) => this.#sees(at))
      : this.isHeld && (targets.length > 0 ? targets : tries).every(cell => this.#sees(cell));
    if (!stays) {
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
    return y(cell) - RADIUS - this.#visible(this.isManual ? this.#box : this.#all)[1] - BORDER;
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

  /** Returns the part that is visible if the element shows a box in its middle. */
  #visible(box) {
    const [l, t, w, h] = box;
    const { width, height } = this.element.getBoundingClientRect();
    const scale = Math.min(width / w, height / h);
    return [l - (width / scale - w) / 2, t - (height / scale - h) / 2, width / scale, height / scale];
  }

  /** Returns whether the middle of a cell is visible, and is not at the edge. */
  #sees(cell) {
    const [l, t, w, h] = this.#visible(this.#box);
    const [left, top] = [x(cell) - l, y(cell) - t];
    return Math.min(left, top, w - left, h - top) > BORDER;
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

/**
 * Returns the bounds of the pieces, of the marked cells and of the last move's path: left, top, width and height. If no
 * piece is chosen, `margin` is the part of the cells around the hive that is visible, too.
 */
function boxOf({ stacks, marks = [], targets = [], tries = [], advised = [], goal, lastMove, open }, margin) {
  const choices = [...targets, ...tries];
  const marked = [...marks.map(({ at }) => at), ...advised, ...[goal, lastMove?.from].filter(Boolean)];
  const hive = stacks.length > 0 ? stacks.map(({ at }) => at) : rim(stacks);
  const share = choices.length > 0 ? 0 : margin;
  const heights = new Map(stacks.map(({ at, pieces }) => [key(at), pieces.length]));
  const lift = cell => (open && same(cell, open) ? FAN : LIFT) * ((heights.get(key(cell)) ?? 1) - 1);
  const boxes = [
    ...hive.map(cell => [cell, WIDTH * share + BORDER, RADIUS * 1.5 * share + BORDER]),
    ...marked.map(cell => [cell, BORDER, BORDER]),
    ...(lastMove?.path?.steps ?? []).map(({ to }) => [to, PATH_BORDER - WIDTH / 2, PATH_BORDER - RADIUS]),
    ...choices.map(cell => [cell, WIDE_BORDER, WIDE_BORDER]),
  ].map(([cell, beside, above]) => ({
    left: x(cell) - WIDTH / 2 - beside, right: x(cell) + WIDTH / 2 + beside,
    top: y(cell) - lift(cell) - RADIUS - above, bottom: y(cell) + RADIUS + above,
  }));
  const [left, top] = ["left", "top"].map(side => Math.min(...boxes.map(box => box[side])));
  const [right, bottom] = ["right", "bottom"].map(side => Math.max(...boxes.map(box => box[side])));
  const wide = Math.max(0, LEAST_WIDTH - (right - left)) / 2;
  const high = Math.max(0, LEAST_HEIGHT - (bottom - top)) / 2;
  return [left - wide, top - high, right - left + 2 * wide, bottom - top + 2 * high];
}
