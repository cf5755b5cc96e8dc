// Draws the table and tells which cell was chosen, by pointer or by keys.
import { Camera } from "./camera.js";
import { svg, useTile, wantsLessMotion } from "./dom.js";
import { FAN, LIFT, key, neighbors, rim, same, x, y } from "./hex.js";
import { arrow, at, badge, outline, pin, route } from "./shapes.js";
import { cellName, t } from "./words.js";

const STEP_MILLIS = 170;

export class Board {
  #focus = null;
  #arrows = [];
  #layers = ["cells", "overlay", "routes", "arrows"].map(name => svg("g", { class: name }));

  /** `choose(cell)` is told the chosen cell, `hover(cell)` the one under the pointer or the focus, `moved()` when `camera` has moved. */
  constructor({ choose, hover, moved }) {
    Object.assign(this, { choose, hover });
    this.element = svg("svg", { class: "board", role: "group", id: "board" }, ...this.#layers);
    this.camera = new Camera(this.element, moved);
    this.element.addEventListener("click", event => this.#pick(event.target));
    this.element.addEventListener("keydown", event => this.#onKey(event));
    for (const [name, over] of [["pointerover", true], ["focusin", true], ["pointerout", false], ["focusout", false]]) {
      this.element.addEventListener(name, event => this.#onHover(event.target.closest?.(".spot"), over));
    }
  }

  /**
   * Draws a picture: the board's cells, `targets` that can be chosen, `tries` that can be chosen in vain, the `selected`
   * cell, cells to `grip`, `marks` that show a reason, `movable` and `pinned` pieces, a `goal`, the last move, the resting piece; `way` is
   * how the last piece got there.
   */
  draw(picture) {
    this.picture = picture;
    const hadFocus = this.element.contains(document.activeElement);
    const spots = this.#spots(picture);
    const [cells, overlay, routes] = this.#layers;
    this.element.setAttribute("aria-label", t("board"));
    cells.replaceChildren(...spots.filter(spot => !spot.pieces).map(spot => this.#empty(spot)), ...spots.filter(spot => spot.pieces).map(spot => this.#stack(spot)));
    overlay.replaceChildren(...this.#marks(picture));
    routes.replaceChildren();
    this.advise(this.#arrows);
    this.camera.follow(picture);
    const nodes = this.#nodes();
    const focused = nodes.find(node => this.#focus && node.dataset.cell === this.#focus) ?? nodes[0];
    focused?.setAttribute("tabindex", "0");
    if (hadFocus) {
      focused?.focus();
    }
    this.#fan(picture.open, true);
    if (picture.way) {
      this.#animate(picture.way);
    }
  }

  /** Draws how a piece would go. */
  showRoute(steps) {
    this.#layers[2].replaceChildren(...(steps.length > 1 ? [route(steps, "route-next")] : []));
  }

  /** Draws arrows, the last of them uppermost, as long as no piece is chosen. */
  advise(arrows) {
    this.#arrows = arrows;
    const shown = this.picture?.selected || this.picture?.inHand ? [] : arrows;
    this.#layers[3].replaceChildren(...shown.map(one => arrow({ ...one,
      from: one.from && { ...one.from, height: this.#heightAt(one.from) }, height: one.from ? Math.max(1, this.#heightAt(one.to)) : 1 })));
  }

  /** Whether what the picture is about lies in its lower part, where a note would hide it. */
  isLow() {
    const { selected, marks = [], last, board } = this.picture;
    const cells = marks.length > 0 ? marks : [selected, last?.to].filter(Boolean).slice(0, 1);
    const all = rim(board).map(y);
    const middle = (Math.min(...all) + Math.max(...all)) / 2;
    return cells.length > 0 && cells.reduce((sum, cell) => sum + y(cell), 0) / cells.length > middle;
  }

  #heightAt(cell) {
    return this.picture.board.find(other => same(other, cell))?.pieces.length ?? 0;
  }

  #nodes() {
    return [...this.element.querySelectorAll(".spot")];
  }

  #spots({ board, targets = [], tries = [] }) {
    const spots = new Map();
    for (const cell of tries) {
      spots.set(key(cell), { q: cell.q, r: cell.r, kind: "try" });
    }
    for (const cell of board) {
      spots.set(key(cell), { ...cell, kind: "piece" });
    }
    for (const cell of targets) {
      const spot = spots.get(key(cell)) ?? { q: cell.q, r: cell.r };
      spots.set(key(cell), { ...spot, target: true });
    }
    return [...spots.values()].sort((a, b) => a.r - b.r || a.q - b.q);
  }

  #spot(spot, name, ...children) {
    const node = svg("g", {
      class: `spot ${name}`, role: "button", tabindex: "-1", "data-cell": key(spot), "aria-label": this.#label(spot),
    }, ...children);
    return at(x(spot), y(spot), node);
  }

  #label(spot) {
    const name = spot.pieces ? spot.pieces.map(piece => cellName(piece)).reverse().join(t("on")) : t("empty-cell");
    const place = spot.pieces ? "" : this.#nearby(spot);
    return name + place + (spot.target ? `, ${t("can-go-here")}` : "");
  }

  /** Tells an empty cell by a piece beside it. */
  #nearby(spot) {
    const names = [["west", -1, 0], ["east", 1, 0], ["north-west", 0, -1], ["north-east", 1, -1], ["south-west", -1, 1], ["south-east", 0, 1]];
    const opposite = { west: "east", east: "west", "north-west": "south-east", "north-east": "south-west", "south-west": "north-east", "south-east": "north-west" };
    for (const [direction, dq, dr] of names) {
      const beside = this.picture.board.find(cell => same(cell, { q: spot.q + dq, r: spot.r + dr }));
      if (beside) {
        return `, ${t(`place-${opposite[direction]}`, { piece: cellName(beside.pieces.at(-1)) })}`;
      }
    }
    return "";
  }

  #empty(spot) {
    return this.#spot(spot, spot.target ? "target" : "try", outline("slot", 0.94), spot.target && svg("circle", { r: 7, class: "dot" }));
  }

  /** Spreads a stack so that all of it can be seen, or closes it. */
  #fan(cell, open) {
    const node = cell && this.element.querySelector(`.spot.stacked[data-cell="${key(cell)}"]`);
    node?.classList.toggle("fanned", open);
    node?.querySelectorAll(".level").forEach((level, i) => level.setAttribute("transform", `translate(0 ${-(open ? FAN : LIFT) * i})`));
  }

  #onHover(node, over) {
    const [q, r] = node ? node.dataset.cell.split(",").map(Number) : [];
    const cell = node ? { q, r } : null;
    const { open } = this.picture ?? {};
    if (cell && !(open && same(open, cell))) {
      this.#fan(cell, over);
    }
    this.hover(over ? cell : null);
  }

  #stack(spot) {
    const { pieces } = spot;
    const { selected, dim, movable, grips = [] } = this.picture;
    const top = pieces.at(-1);
    const gripped = grips.some(cell => same(cell, spot));
    const name = ["piece", pieces.length > 1 && "stacked", dim?.has(top) && "dim", selected && same(selected, spot) && "selected",
      spot.target && "target", gripped && "grip", movable?.has(top) && "movable"].filter(Boolean).join(" ");
    const node = this.#spot(spot, name,
      svg("title", { text: pieces.join(", ") }),
      ...pieces.map((piece, level) => at(0, -LIFT * level, level < pieces.length - 1 ? useTile(piece)
        : svg("g", { class: "mover" }, useTile(piece), movable?.has(top) && outline("can-move", 0.86), gripped && outline("can-grip", 0.94),
          spot.target && outline("glass", 0.94)))));
    node.firstElementChild.dataset.top = top;
    node.firstElementChild.querySelectorAll(":scope > g").forEach(level => level.classList.add("level"));
    return node;
  }

  #marks({ marks = [], last, selected, resting, pinned, goal, open, board }) {
    const lift = cell => (open && same(cell, open) ? FAN : LIFT) * Math.max(0, this.#heightAt(cell) - 1);
    const raised = (cell, shape) => at(x(cell), y(cell) - lift(cell), shape);
    const around = [goal && raised(goal, outline("goal", 0.98)), last?.from && raised(last.from, outline("last-from", 0.94)), last?.to && raised(last.to, outline("last-to", 1.03)),
      last?.thrower && raised(board.find(cell => cell.pieces.includes(last.thrower)), outline("last-thrower", 0.98)),
      last?.way?.length > 1 && !selected && route(last.way, "route-last"),
      selected && raised(selected, outline("chosen", 1.03))].filter(Boolean);
    const taken = new Set(board.map(key));
    const badges = board.flatMap(cell => [
      cell.pieces.some(piece => piece[1] === "Q") && neighbors(cell).every(beside => taken.has(key(beside))) && raised(cell, outline("lost", 1.05)),
      pinned?.has(cell.pieces.at(-1)) && raised(cell, pin()),
      cell.pieces.at(-1) === resting && raised(cell, badge(-30, "rest", t("rest-letter"))),
      cell.pieces.length > 1 && raised(cell, badge(30, "height", String(cell.pieces.length))),
    ].filter(Boolean));
    return [...around, ...marks.map(mark => raised(mark, outline(`mark mark-${mark.as}`, 0.98))), ...badges];
  }

  /** Moves the piece along its way, stop by stop; a piece without a way fades in. */
  #animate(way) {
    const end = way.at(-1) ?? this.picture.last?.to;
    const node = end && this.element.querySelector(`[data-cell="${key(end)}"] .mover`);
    if (!node || wantsLessMotion()) {
      return;
    }
    if (way.length < 2) {
      node.animate([{ opacity: 0, transform: "scale(1.35)" }, { opacity: 1, transform: "none" }], { duration: 220, easing: "ease-out" });
      return;
    }
    const place = stop => ({ left: x(stop), top: y(stop) - LIFT * (stop.height - 1) });
    const goal = place(end);
    const frames = way.map(stop => {
      const { left, top } = place(stop);
      return { transform: `translate(${left - goal.left}px, ${top - goal.top}px)` };
    });
    const group = node.closest(".spot").parentNode;
    group.parentNode.append(group); // above all others while it moves
    node.animate(frames, { duration: Math.max(2, frames.length - 1) * STEP_MILLIS, easing: "ease-in-out" });
  }

  #pick(target) {
    const spot = target.closest?.(".spot");
    const [q, r] = spot ? spot.dataset.cell.split(",").map(Number) : [];
    if (spot) {
      this.#focus = spot.dataset.cell;
    }
    this.choose(spot ? { q, r } : null);
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

  /** Takes the focus to the nearest cell in about that direction. */
  #go(from, angle) {
    const place = node => { const [q, r] = node.dataset.cell.split(",").map(Number); return { left: x({ q, r }), top: y({ q, r }) }; };
    const here = place(from);
    let best = null;
    let least = Infinity;
    for (const node of this.#nodes()) {
      const { left, top } = place(node);
      const along = (left - here.left) * Math.cos(angle) + (top - here.top) * Math.sin(angle);
      const aside = Math.abs((top - here.top) * Math.cos(angle) - (left - here.left) * Math.sin(angle));
      if (along > 1 && along + 2 * aside < least && aside <= along * 1.8) {
        least = along + 2 * aside;
        best = node;
      }
    }
    if (best) {
      from.setAttribute("tabindex", "-1");
      best.setAttribute("tabindex", "0");
      this.#focus = best.dataset.cell;
      best.focus();
    }
  }
}
