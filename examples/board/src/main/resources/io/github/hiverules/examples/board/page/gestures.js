// Handles pointer events: drags pieces, and moves and zooms the table.
import { render, tile } from "./dom.js";
import { cellAround, cellOf } from "./hex.js";

const SLACK = { mouse: 5, pen: 8, touch: 10 };

/** Returns the selectable cell at a point of the window, or null. */
function cellAt(left, top) {
  const spot = document.elementFromPoint(left, top)?.closest?.(".spot");
  return spot ? cellOf(spot) : null;
}

export class Gestures {
  #pointers = new Map();
  /** @type {{id: number, left: number, top: number, slack: number, held: HTMLElement | null}} The first pointer. */
  #begin = { id: 0, left: 0, top: 0, slack: 0, held: null };
  /** @type {"pinch" | "table" | "piece" | "none" | null} */
  #mode = null;
  /** The dragged piece. */
  #ghost = document.createElement("div");
  #moved = false;
  /** @type {Cell | null} */
  #sketch = null;

  /** Creates the gestures of an element `area`, which contains the table and the hands. */
  constructor(area, stage) {
    const { board } = stage;
    this.area = area;
    this.stage = stage;
    this.board = board;
    area.addEventListener("pointerdown", event => this.#down(event));
    area.addEventListener("pointermove", event => this.#move(event));
    area.addEventListener("pointerup", event => this.#up(event, cellAt(event.clientX, event.clientY)));
    area.addEventListener("pointercancel", event => this.#up(event, null));
    area.addEventListener("click", event => this.#moved && event.stopPropagation(), true);
    board.element.addEventListener("dblclick", event => event.target.closest(".spot") ?? board.camera.fit());
    board.element.addEventListener("contextmenu", event => event.preventDefault());
    board.element.addEventListener("wheel", event => {
      event.preventDefault();
      const notches = Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 120);
      board.camera.zoom(Math.exp(-notches / 500), event.clientX, event.clientY);
    }, { passive: false });
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
    this.board.camera.isHeld = Boolean(piece);
    const isLifted = piece && this.stage.send("lift", piece, cell);
    this.board.camera.isHeld = Boolean(isLifted);
    this.#mode = isLifted ? "piece" : held?.matches(".hand-tile") ? "none" : "table";
    if (this.#mode === "piece") {
      this.#ghost.className = "ghost";
      render(tile(piece), this.#ghost);
      document.body.append(this.#ghost);
      this.#carry(now);
    }
  }

  #carry({ left, top }) {
    this.#ghost.style.transform = `translate(${left}px, ${top}px)`;
    this.stage.send("hover", cellAt(left, top));
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

  /** Returns the cell under the pointer, even if the cell can't be selected. */
  #cellOf({ clientX, clientY }) {
    const point = new DOMPoint(clientX, clientY).matrixTransform(this.board.element.getScreenCTM().inverse());
    return cellAt(clientX, clientY) ?? cellAround(point);
  }

  /** Ends a gesture. A dragged piece is dropped on `cell`. */
  #up(event, cell) {
    if (event.button === 2 && this.#sketch) {
      this.stage.send("sketch", this.#sketch, this.#cellOf(event));
    }
    if (!this.#pointers.delete(event.pointerId)) {
      return;
    }
    if (this.#mode === "piece") {
      this.#ghost.remove();
      this.board.camera.isHeld = false;
      this.stage.send("drop", cell);
    }
    this.#mode = this.#mode === "pinch" && this.#pointers.size > 0 ? "pinch" : null;
    setTimeout(() => { this.#moved = false; }); // runs after the click event that follows a drag
  }
}
