// The visible part of the table. By default, the whole hive is visible, and the part moves only if it must.
import { wantsLessMotion } from "./dom.js";
import { FAN, LIFT, RADIUS, WIDTH } from "./grid.js";
import { key, rim, same } from "./hex.js";

/** The distance between the cells and the edge of the table. */
const BORDER = 6;
/** The distance between the cells for a chosen piece and the edge of the table. */
const WIDE_BORDER = 22;
/** The distance between the corners of the last move's path and the edge of the table. */
const PATH_BORDER = 10;
/** The least visible part: room for eight pieces and the cells around them, so that the first moves need no zoom. */
const LEAST_WIDTH = WIDTH * 6.6;
const LEAST_HEIGHT = RADIUS * 8.6;
/** The maximum number of pixels per unit. A tile then has 110 pixels. */
const MOST_SCALE = 110 / WIDTH;
/** The visible part shrinks if it is wider than necessary by this factor. */
const SLACK = 1.25;
const FARTHEST = 0.5;
const NEAREST = 6;
const MILLIS = 250;

export class Camera {
  /** @type {number[]} The left edge, top edge, width and height of the visible part; empty before the first picture. */
  #box = [];
  /** @type {number[]} The part that the camera moves to, unless the player moves it. */
  #goal = [];
  /** @type {number[]} The bounds of what should be visible. */
  #content = [];
  /** The number of pieces in the last picture. */
  #count = 0;
  #frame = 0;

  /** Calls `moved()` when the player or a new picture changes the visible part. */
  constructor(element, grid, moved) {
    this.element = element;
    this.grid = grid;
    this.moved = moved;
    this.isManual = false;
    /** Whether a piece is being dragged. */
    this.isHeld = false;
    new ResizeObserver(() => this.#resize()).observe(element);
  }

  /** Makes the next picture fit. */
  reset() {
    this.isManual = false;
    this.#goal = [];
  }

  /**
   * Shows the whole hive, unless the player has zoomed to an area that still contains pieces. While a piece is
   * dragged, the visible part changes only if a cell for the piece is outside.
   */
  follow(picture) {
    const { stacks, targets = [], tries = [] } = picture;
    const count = stacks.reduce((sum, { pieces }) => sum + pieces.length, 0);
    if (Math.abs(count - this.#count) > 1) { // another game, or a distant move
      this.reset();
    }
    this.#count = count;
    const margin = Number(getComputedStyle(this.element).getPropertyValue("--margin"));
    const needed = boundsOf(this.grid, picture, 0);
    this.#content = boundsOf(this.grid, picture, margin);
    const stays = this.isManual ? this.isHeld || stacks.some(({ at }) => this.#sees(at))
      : this.isHeld ? (targets.length > 0 ? targets : tries).every(cell => this.#sees(cell))
      : contains(this.#goal, needed) && this.#goal[2] <= SLACK * this.#fitted()[2];
    if (!stays) {
      this.fit();
    }
  }

  fit() {
    this.isManual = false;
    this.#goal = this.#fitted();
    this.#glide();
    this.moved();
  }

  /** Returns the box with the shape of the element that shows the whole content. */
  #fitted() {
    const { width, height } = this.#size();
    const [l, t, w, h] = this.#content;
    const scale = Math.min(width / Math.max(w, LEAST_WIDTH), height / Math.max(h, LEAST_HEIGHT), MOST_SCALE);
    return [l + (w - width / scale) / 2, t + (h - height / scale) / 2, width / scale, height / scale];
  }

  #size() {
    const { width, height } = this.element.getBoundingClientRect();
    return { width: width || 1, height: height || 1 }; // the element may be hidden
  }

  #resize() {
    if (this.#box.length > 0 && !this.isManual) {
      this.#goal = this.#fitted();
      cancelAnimationFrame(this.#frame);
      this.#set(this.#goal);
    }
  }

  /** Returns the visible height above the tile on a cell, in units of the picture. */
  roomAbove(cell) {
    return this.grid.y(cell) - RADIUS - this.#visible(this.isManual ? this.#box : this.#goal)[1] - BORDER;
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
    const all = this.#fitted()[2];
    const wide = Math.min(all / FARTHEST, Math.max(all / NEAREST, w / factor));
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
    const { width, height } = this.#size();
    const scale = Math.min(width / w, height / h);
    return [l - (width / scale - w) / 2, t - (height / scale - h) / 2, width / scale, height / scale];
  }

  /** Returns whether the middle of a cell is visible, and is not at the edge. */
  #sees(cell) {
    const [l, t, w, h] = this.#visible(this.#box);
    const [left, top] = [this.grid.x(cell) - l, this.grid.y(cell) - t];
    return Math.min(left, top, w - left, h - top) > BORDER;
  }

  #glide() {
    cancelAnimationFrame(this.#frame);
    const goal = this.#goal;
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

/** Returns whether a box contains another box. An empty list contains nothing. */
function contains(box, other) {
  const [l, t, w, h] = box;
  const [left, top, wide, high] = other;
  return left >= l && top >= t && left + wide <= l + w && top + high <= t + h;
}

/**
 * Returns the bounds of the pieces, of the marked cells and of the last move's path: left, top, width and height. If no
 * piece is chosen, `margin` is the part of the cells around the hive that is visible, too.
 */
function boundsOf(grid, { stacks, marks = [], targets = [], tries = [], advised = [], goal, lastMove, open }, margin) {
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
    left: grid.x(cell) - WIDTH / 2 - beside, right: grid.x(cell) + WIDTH / 2 + beside,
    top: grid.y(cell) - lift(cell) - RADIUS - above, bottom: grid.y(cell) + RADIUS + above,
  }));
  const [left, top] = ["left", "top"].map(side => Math.min(...boxes.map(box => box[side])));
  const [right, bottom] = ["right", "bottom"].map(side => Math.max(...boxes.map(box => box[side])));
  return [left, top, right - left, bottom - top];
}
