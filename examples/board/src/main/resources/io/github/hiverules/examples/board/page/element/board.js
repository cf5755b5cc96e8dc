// Draws the hive, and reports cells chosen by pointer or keys.
import { animate } from "./animation.js";
import { Camera } from "./camera.js";
import { h, render, useTile } from "./dom.js";
import { FAN, Grid, LIFT } from "./grid.js";
import { cellOf, key, neighbors, piecesAt, same, stackOf, stopsOf } from "./hex.js";
import { arrow, at, badge, outline, pin, route, sketch } from "./shapes.js";

export class Board {
  #focus = null;
  /** @type {Cell | null} */
  #hovered = null;
  #arrows = [];

  grid = new Grid();

  /** Reports chosen cells, and cells under the pointer or the focus, to the table's controller. */
  constructor(table) {
    this.table = table;
    this.element = table.part("board");
    this.layers = [...this.element.children];
    this.camera = new Camera(this.element, this.grid, () => table.drawCorner());
    this.element.addEventListener("click", event => this.#pick(event.target));
    this.element.addEventListener("keydown", event => this.#onKey(event));
    for (const [name, over] of [["pointerover", true], ["focusin", true], ["pointerout", false], ["focusout", false]]) {
      this.element.addEventListener(name, event => this.#onHover(event.target.closest?.(".spot"), over));
    }
  }

  draw(picture) {
    this.picture = { ...picture, advised: picture.stacks === this.picture?.stacks ? this.picture.advised : [] };
    const hadFocus = this.element.contains(this.table.focused());
    this.element.setAttribute("aria-label", this.table.words.t("board"));
    this.camera.follow(this.picture);
    this.#drawCells();
    const { lastMove, selected } = picture;
    const { grid, layers: [, overlay, , , sketches] } = this;
    render(lastMove?.path && !selected
      && route(grid, stopsOf(lastMove.path, this.#heightAt(lastMove.from)), "route-last"), overlay);
    render(picture.sketches?.map(([from, to]) => sketch(grid, from, to, cell => this.#heightAt(cell))), sketches);
    this.showRoute();
    this.advise(this.#arrows);
    if (hadFocus && !this.element.contains(this.table.focused())) {
      this.element.querySelector(".spot[tabindex='0']")?.focus();
    }
    if (picture.path) {
      animate(this.element, this.grid, picture);
    }
  }

  #drawCells() {
    const { picture } = this;
    const shapes = this.#shapes(picture);
    const spots = this.#spots(picture);
    const first = spots.find(({ at: cell }) => key(cell) === this.#focus) ?? spots[0];
    const cells = [
      ...spots.filter(spot => !spot.pieces).map(spot => this.#empty(spot, spot === first)),
      ...spots.filter(spot => spot.pieces).map(spot => this.#stack(spot, shapes, spot === first)),
    ];
    const taken = new Set(picture.stacks.map(stack => key(stack.at)));
    const bare = [...shapes.values()].filter(({ cell }) => !taken.has(key(cell)))
      .map(({ cell, nodes }) => at(this.grid.x(cell), this.grid.y(cell), ...nodes));
    render([...bare, ...cells], this.layers[0]);
  }

  /** Shows the path of a move before the move, or removes the path. */
  showRoute(/** @type {Path | undefined} */ path = undefined) {
    render(path && route(this.grid, stopsOf(path, this.#heightAt(path.from) - 1), "route-next"), this.layers[2]);
  }

  /** Draws arrows, unless a piece is chosen. The last arrow is on top. */
  advise(arrows) {
    this.#arrows = arrows;
    const { selected, inHand, isPreview, advised = [] } = this.picture ?? {};
    const shown = selected || inHand || isPreview ? [] : arrows;
    const best = shown.find(({ rank }) => rank === 0);
    if (best && !advised.some(cell => same(cell, best.to))) {
      advised.push(best.to);
      this.camera.follow(this.picture);
    }
    const before = one => shown.filter(other => other.rank < one.rank && same(other.to, one.to)).length;
    render(shown.map(one => arrow(this.grid, { ...one,
      beside: 30 * before(one),
      under: one.from && this.#heightAt(one.from),
      height: this.#heightAt(one.to) + 1 })), this.layers[3]);
  }

  #heightAt(cell) {
    return piecesAt(this.picture.stacks, cell).length;
  }

  /** Lists the selectable cells from top to bottom. Tall stacks then cover the cells above. */
  #spots({ stacks, targets = [], tries = [] }) {
    const spots = new Map();
    for (const spot of [...tries.map(cell => ({ at: cell })), ...stacks,
      ...targets.map(cell => ({ at: cell, isTarget: true }))]) {
      spots.set(key(spot.at), { ...spots.get(key(spot.at)), ...spot });
    }
    const { grid } = this;
    return [...spots.values()].sort((a, b) => grid.y(a.at) - grid.y(b.at) || grid.x(a.at) - grid.x(b.at));
  }

  #spot(spot, name, isFirst, ...children) {
    const place = `translate(${this.grid.x(spot.at)} ${this.grid.y(spot.at)})`;
    return h("g", { transform: place, key: key(spot.at) }, h("g", {
      class: `spot ${name}`, role: "button", tabindex: isFirst ? "0" : "-1", "data-cell": key(spot.at),
      "data-top": spot.pieces?.at(-1), "aria-label": this.table.words.labelOf(spot, this.picture),
    }, ...children));
  }

  #empty(spot, isFirst) {
    return this.#spot(spot, spot.isTarget ? "target" : "try", isFirst, outline("slot", 0.94),
      spot.isTarget && h("circle", { r: 7, class: "dot" }));
  }

  #stack(spot, shapes, isFirst) {
    const { pieces } = spot;
    const { selected, movable, grips = [] } = this.picture;
    const top = pieces.at(-1);
    const isGrip = grips.some(cell => same(cell, spot.at));
    const lift = this.#liftOf(spot);
    const name = ["piece", lift > LIFT && "fanned", selected && same(selected, spot.at) && "selected",
      spot.isTarget && "target", isGrip && "grip", movable?.has(top) && "movable"].filter(Boolean).join(" ");
    const levels = pieces.map((piece, i) => h("g", { class: "level", transform: `translate(0 ${-lift * i})` },
      i < pieces.length - 1 ? useTile(piece) : h("g", { class: "mover" },
        useTile(piece), outline(`rim rim-${piece[0]}`, 0.99),
        movable?.has(top) && outline("can-move", 0.86), isGrip && outline("can-grip", 0.94),
        spot.isTarget && outline("glass", 0.94), shapes.get(key(spot.at))?.nodes)));
    return this.#spot(spot, name, isFirst, h("title", {}, pieces.join(", ")), ...levels);
  }

  /** Returns the vertical distance between the pieces of a stack. An opened stack uses the free height above. */
  #liftOf({ at: cell, pieces }) {
    const isOpen = [this.picture.open, this.#hovered].some(one => one && same(one, cell));
    return isOpen && pieces.length > 1
      ? Math.max(LIFT + 1, Math.min(FAN, this.camera.roomAbove(cell) / (pieces.length - 1))) : LIFT;
  }

  #onHover(node, over) {
    const cell = node && over ? cellOf(node) : null;
    const stackAt = one => (this.picture && one && this.#heightAt(one) > 1 ? key(one) : null);
    const isOther = stackAt(this.#hovered) !== stackAt(cell);
    this.#hovered = cell;
    if (isOther) {
      this.#drawCells();
    }
    this.table.send("hover", cell);
  }

  /**
   * Returns the shapes to draw on each cell, by the cell's key. A cell has at most one ring: of a reason, else of the
   * chosen piece, else of the last move.
   */
  #shapes({ marks = [], lastMove, selected, resting, pinned, goal, stacks }) {
    const shapes = new Map();
    const put = (cell, ...nodes) => {
      const there = shapes.get(key(cell)) ?? { cell, nodes: [] };
      there.nodes.push(...nodes);
      shapes.set(key(cell), there);
    };
    const taken = new Set(stacks.map(stack => key(stack.at)));
    const around = [...marks.map(mark => [mark.at, `mark mark-${mark.as}`, 0.95]), [selected, "chosen", 1],
      [goal, "goal", 0.98], [lastMove?.to, "last-to", 1.01], [lastMove?.from, "last-from", 0.94],
      [stackOf(stacks, lastMove?.path?.thrower)?.at, "last-thrower", 0.94]];
    for (const [cell, name, scale] of around) {
      if (cell && !shapes.has(key(cell))) {
        put(cell, outline("ring-casing", scale), outline(name, scale));
      }
    }
    for (const { at: cell, pieces } of stacks) {
      const top = pieces.at(-1);
      if (pieces.some(piece => piece[1] === "Q") && neighbors(cell).every(beside => taken.has(key(beside)))) {
        put(cell, outline("lost", 1));
      }
      if (pinned?.has(top)) {
        put(cell, pin());
      }
      if (top === resting) {
        put(cell, badge(-23, "rest", this.table.words.t("rest-letter")));
      }
      if (pieces.length > 1) {
        put(cell, badge(23, "height", String(pieces.length)));
      }
    }
    return shapes;
  }

  #pick(target) {
    const spot = target.closest?.(".spot");
    if (spot) {
      this.#focus = spot.dataset.cell;
    }
    this.table.send("cell", spot ? cellOf(spot) : null);
  }

  #onKey(event) {
    const turns = { ArrowRight: 0, ArrowDown: Math.PI / 2, ArrowLeft: Math.PI, ArrowUp: -Math.PI / 2 };
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.#pick(event.target);
    } else if (event.key in turns && event.target.closest(".spot")) {
      event.preventDefault();
      event.stopPropagation();
      this.#go(event.target.closest(".spot"), turns[event.key]);
    }
  }

  /** Moves the focus to the nearest cell in about the direction `angle`. */
  #go(from, angle) {
    const { grid } = this;
    const here = cellOf(from);
    const places = [...this.element.querySelectorAll(".spot")].map(node => {
      const there = cellOf(node);
      const [left, top] = [grid.x(there) - grid.x(here), grid.y(there) - grid.y(here)];
      const along = left * Math.cos(angle) + top * Math.sin(angle);
      const aside = Math.abs(top * Math.cos(angle) - left * Math.sin(angle));
      return { node, along, aside, distance: along + 2 * aside };
    });
    const ahead = places.filter(({ along, aside }) => along > 1 && aside <= along * 1.8);
    const best = ahead.sort((a, b) => a.distance - b.distance)[0]?.node;
    if (best) {
      from.setAttribute("tabindex", "-1");
      best.setAttribute("tabindex", "0");
      this.#focus = best.dataset.cell;
      best.focus();
    }
  }
}
