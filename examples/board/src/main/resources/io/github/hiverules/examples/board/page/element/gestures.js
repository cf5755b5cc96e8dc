// Handles pointer events: drags pieces, and moves and zooms the table.
import { render, tile } from "./dom.js";
import { cellOf } from "./hex.js";

const SLACK = { mouse: 5, pen: 8, touch: 10 };

export class Gestures {
  /** The last events of the pressed pointers, by pointer. */
  #pointers = new Map();
  /** The event that began the gesture. */
  #begin;
  /** The piece's element at which the gesture began, or null. */
  #held;
  /** @type {"pinch" | "table" | "piece" | "none" | null} */
  #mode = null;
  /** The dragged piece. */
  #ghost = Object.assign(document.createElement("div"), { className: "ghost", popover: "manual" });
  #moved = false;
  /** @type {Cell | null} */
  #sketch = null;

  /** Creates the gestures of an element `area`, which contains the table and the hands. */
  constructor(area, table) {
    const { element, camera, grid } = table.board;
    this.area = area;
    this.table = table;
    this.board = element;
    this.camera = camera;
    this.grid = grid;
    area.addEventListener("pointerdown", event => this.#down(event));
    area.addEventListener("pointermove", event => this.#move(event));
    area.addEventListener("pointerup", event => this.#up(event, this.#cellAt(event)));
    area.addEventListener("pointercancel", event => this.#up(event, null));
    area.addEventListener("click", event => this.#moved && event.stopPropagation(), true);
    element.addEventListener("dblclick", event => event.target.closest(".spot") ?? camera.fit());
    element.addEventListener("contextmenu", event => event.preventDefault());
    element.addEventListener("wheel", event => {
      event.preventDefault();
      const notches = Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 120);
      camera.zoom(Math.exp(-notches / 500), event.x, event.y);
    }, { passive: false });
  }

  #down(event) {
    const isOnBoard = this.board.contains(event.target);
    this.#sketch = event.button === 2 && isOnBoard ? this.#cellOf(event) : null;
    const held = event.target.closest?.(".spot.piece, .hand-tile");
    if (event.button > 0 || !held && !isOnBoard) {
      return;
    }
    this.#pointers.set(event.pointerId, event);
    if (this.#pointers.size === 1) {
      this.#begin = event;
      this.#held = held;
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
    const { x, y, pointerType } = this.#begin;
    if (!this.#mode && Math.hypot(event.x - x, event.y - y) > (SLACK[pointerType] ?? 8)) {
      this.#start();
    }
    if (this.#mode === "pinch") {
      this.#pinch(event, before);
    } else if (this.#mode === "table") {
      this.camera.pan(event.x - before.x, event.y - before.y);
    } else if (this.#mode === "piece") {
      this.#ghost.style.transform = `translate(${event.x}px, ${event.y}px)`;
      this.table.send("hover", this.#cellAt(event));
    }
    this.#pointers.set(event.pointerId, event);
  }

  #start() {
    this.area.setPointerCapture(this.#begin.pointerId);
    this.#moved = true;
    const { piece, top = piece, cell } = this.#held?.dataset ?? {};
    this.camera.isHeld = Boolean(top);
    this.camera.isHeld = Boolean(top && this.table.send("lift", top, cell ? this.#cellAt(this.#begin) : null));
    this.#mode = this.camera.isHeld ? "piece" : this.#held?.matches(".hand-tile") ? "none" : "table";
    if (this.#mode === "piece") {
      render(tile(top), this.#ghost);
      this.table.root.append(this.#ghost);
      this.#ghost.showPopover(); // above everything, and placed in the window
    }
  }

  #pinch(event, before) {
    const other = [...this.#pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (other) {
      const apart = ({ x, y }) => Math.hypot(x - other.x, y - other.y);
      this.camera.zoom(apart(event) / Math.max(1, apart(before)), (event.x + other.x) / 2, (event.y + other.y) / 2);
      this.camera.pan((event.x - before.x) / 2, (event.y - before.y) / 2);
    }
  }

  /** Returns the selectable cell at a point of the window, or null. */
  #cellAt({ x, y }) {
    const spot = this.table.root.elementFromPoint(x, y)?.closest(".spot");
    return spot ? cellOf(spot) : null;
  }

  /** Returns the cell under the pointer, even if the cell can't be selected. */
  #cellOf({ x, y }) {
    const screen = this.board.getScreenCTM().inverse();
    return this.#cellAt({ x, y }) ?? this.grid.cellAround(new DOMPoint(x, y).matrixTransform(screen));
  }

  /** Ends a gesture. A dragged piece is dropped on `cell`. */
  #up(event, cell) {
    if (event.button === 2 && this.#sketch) {
      this.table.send("sketch", this.#sketch, this.#cellOf(event));
    }
    if (!this.#pointers.delete(event.pointerId)) {
      return;
    }
    if (this.#mode === "piece") {
      this.#ghost.remove();
      this.camera.isHeld = false;
      this.table.send("drop", cell);
    }
    this.#mode = this.#mode === "pinch" && this.#pointers.size > 0 ? "pinch" : null;
    setTimeout(() => { this.#moved = false; }); // runs after the click event that follows a drag
  }
}
