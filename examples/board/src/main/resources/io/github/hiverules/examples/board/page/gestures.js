// Pointers on the table and the hands: drag pieces, move and zoom the table.
import { tile } from "./dom.js";
import { cellAround, cellOf } from "./hex.js";
import { render } from "./preact.js";

const SLACK = { mouse: 5, pen: 8, touch: 10 };
const DOUBLE_MILLIS = 350;
const NEAR = 30;

/** Returns the cell at a point of the window, or null. */
function cellAt(left, top) {
  const spot = document.elementFromPoint(left, top)?.closest?.(".spot");
  return spot ? cellOf(spot) : null;
}

export class Gestures {
  #pointers = new Map();
  #begin = null;
  #mode = null;
  #ghost = null;
  #moved = false;
  #lastTap = null;
  #sketch = null;

  /**
   * `area` contains table and hands. `lift(piece, cell)` returns whether a piece can be dragged; `drop(cell)` drops it.
   * `sketch(from, to)` receives the cells at which the right button was pressed and released.
   */
  constructor(area, board, { lift, over, drop, sketch }) {
    this.area = area;
    this.board = board;
    this.lift = lift;
    this.over = over;
    this.drop = drop;
    this.sketch = sketch;
    area.addEventListener("pointerdown", event => this.#down(event));
    area.addEventListener("pointermove", event => this.#move(event));
    area.addEventListener("pointerup", event => this.#up(event));
    area.addEventListener("pointercancel", event => this.#cancel(event));
    area.addEventListener("click", event => this.#moved && event.stopPropagation(), true);
    board.element.addEventListener("contextmenu", event => event.preventDefault());
    board.element.addEventListener("wheel", event => this.#wheel(event), { passive: false });
  }

  #down(event) {
    this.#sketch = event.button === 2 && this.board.element.contains(event.target) ? this.#cellOf(event) : null;
    const held = event.target.closest?.(".spot.piece, .hand-tile");
    if (event.button > 0 || !held && !this.board.element.contains(event.target)) {
      return;
    }
    this.#pointers.set(event.pointerId, { left: event.clientX, top: event.clientY });
    if (this.#pointers.size === 1) {
      const slack = SLACK[event.pointerType] ?? 8;
      this.#begin = { id: event.pointerId, left: event.clientX, top: event.clientY, held, slack };
      this.#mode = null;
      this.#moved = false;
    } else if (this.#mode !== "piece") {
      this.#mode = "pinch";
      this.#moved = true;
    }
  }

  #move(event) {
    const before = this.#pointers.get(event.pointerId);
    if (!before) {
      return;
    }
    const now = { left: event.clientX, top: event.clientY };
    const { left, top, slack } = this.#begin;
    if (!this.#mode && Math.hypot(now.left - left, now.top - top) > slack) {
      this.#start(now);
    }
    if (this.#mode === "pinch") {
      this.#pinch(event.pointerId, now);
    } else if (this.#mode === "table") {
      this.board.camera.pan(now.left - before.left, now.top - before.top);
    } else if (this.#mode === "piece") {
      this.#carry(now);
    }
    this.#pointers.set(event.pointerId, now);
  }

  #start(now) {
    this.area.setPointerCapture(this.#begin.id);
    this.#moved = true;
    const { held } = this.#begin;
    const cell = held?.dataset.cell ? cellAt(this.#begin.left, this.#begin.top) : null;
    const piece = held && (held.dataset.piece ?? held.dataset.top);
    this.#mode = piece && this.lift(piece, cell) ? "piece" : held?.matches(".hand-tile") ? "none" : "table";
    if (this.#mode === "piece") {
      this.#ghost = document.createElement("div");
      this.#ghost.className = "ghost";
      render(tile(piece), this.#ghost);
      document.body.append(this.#ghost);
      this.#carry(now);
    }
  }

  #carry({ left, top }) {
    this.#ghost.style.transform = `translate(${left}px, ${top}px)`;
    this.over(cellAt(left, top));
  }

  #pinch(id, now) {
    const [other] = [...this.#pointers].filter(([key]) => key !== id).map(([, point]) => point);
    const before = this.#pointers.get(id);
    if (other) {
      const apart = point => Math.hypot(point.left - other.left, point.top - other.top);
      this.board.camera.zoom(apart(now) / Math.max(1, apart(before)),
        (now.left + other.left) / 2, (now.top + other.top) / 2);
      this.board.camera.pan((now.left - before.left) / 2, (now.top - before.top) / 2);
    }
  }

  /** Returns the cell under the pointer, even if it is empty. */
  #cellOf({ clientX, clientY }) {
    const point = new DOMPoint(clientX, clientY).matrixTransform(this.board.element.getScreenCTM().inverse());
    return cellAt(clientX, clientY) ?? cellAround(point);
  }

  #up(event) {
    if (event.button === 2 && this.#sketch) {
      this.sketch(this.#sketch, this.#cellOf(event));
    }
    if (!this.#pointers.delete(event.pointerId)) {
      return;
    }
    if (this.#mode === "piece") {
      this.#putDown();
      this.drop(cellAt(event.clientX, event.clientY));
    } else if (!this.#moved) {
      this.#tap(event);
    }
    this.#mode = this.#mode === "pinch" && this.#pointers.size > 0 ? "pinch" : null;
    setTimeout(() => { this.#moved = false; }); // runs after the click event that follows a drag
  }

  #cancel(event) {
    this.#pointers.delete(event.pointerId);
    if (this.#mode === "piece") {
      this.#putDown();
      this.drop(null);
    }
    this.#mode = null;
  }

  #putDown() {
    this.#ghost.remove();
    this.#ghost = null;
  }

  /** Shows the whole table after two taps on an empty place. */
  #tap(event) {
    const last = this.#lastTap;
    const empty = !event.target.closest(".spot, .hand");
    this.#lastTap = empty ? { time: event.timeStamp, left: event.clientX, top: event.clientY } : null;
    const isSoon = last && event.timeStamp - last.time < DOUBLE_MILLIS;
    if (empty && isSoon && Math.hypot(event.clientX - last.left, event.clientY - last.top) < NEAR) {
      this.#lastTap = null;
      this.board.camera.fit();
    }
  }

  #wheel(event) {
    event.preventDefault();
    const notches = Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 120);
    this.board.camera.zoom(Math.exp(-notches / 500), event.clientX, event.clientY);
  }
}
