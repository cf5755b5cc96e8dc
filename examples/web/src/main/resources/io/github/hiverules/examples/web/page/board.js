// Draws the table and tells which cell was chosen, by pointer or by keys.
import { svg, useTile, wantsLessMotion } from "./dom.js";
import { HEX, LIFT, RADIUS, WIDTH, key, rim, same, x, y } from "./hex.js";
import { cellName, t } from "./words.js";

const MARGIN = 22;
const LEAST_WIDTH = WIDTH * 5.4;
const LEAST_HEIGHT = RADIUS * 7;
const STEP_MILLIS = 170;

const at = (cx, cy, ...children) => svg("g", { transform: `translate(${cx} ${cy})` }, ...children);
const outline = (name, scale = 1) => svg("path", { d: HEX, class: name, transform: `scale(${scale})` });

export class Board {
  #box = null;
  #focus = null;
  #frame = 0;

  constructor(choose) {
    this.choose = choose;
    this.element = svg("svg", { class: "board", role: "group", id: "board" });
    this.element.addEventListener("click", event => this.#pick(event.target));
    this.element.addEventListener("keydown", event => this.#onKey(event));
  }

  /**
   * Draws a picture: the board's cells, `targets` that can be chosen, `tries` that can be chosen in vain, the `selected`
   * cell, `marks` that show a reason, the last move, the resting piece; `way` is how the last piece got there.
   */
  draw(picture) {
    this.picture = picture;
    const hadFocus = this.element.contains(document.activeElement);
    const spots = this.#spots(picture);
    this.element.setAttribute("aria-label", t("board"));
    this.element.replaceChildren(
      ...spots.filter(spot => !spot.pieces).map(spot => this.#empty(spot)),
      ...spots.filter(spot => spot.pieces).map(spot => this.#stack(spot)),
      svg("g", { class: "overlay" }, ...this.#marks(picture)));
    this.#zoomTo(this.#boxOf(picture));
    const nodes = this.#nodes();
    const focused = nodes.find(node => this.#focus && node.dataset.cell === this.#focus) ?? nodes[0];
    focused?.setAttribute("tabindex", "0");
    if (hadFocus) {
      focused?.focus();
    }
    if (picture.way) {
      this.#animate(picture.way);
    }
  }

  /** Whether what the picture is about lies in its lower part, where a note would hide it. */
  isLow() {
    const { selected, marks = [], last, board } = this.picture;
    const cells = marks.length > 0 ? marks : [selected, last?.to].filter(Boolean).slice(0, 1);
    const all = rim(board).map(y);
    const middle = (Math.min(...all) + Math.max(...all)) / 2;
    return cells.length > 0 && cells.reduce((sum, cell) => sum + y(cell), 0) / cells.length > middle;
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

  #stack(spot) {
    const { pieces } = spot;
    const { selected, dim } = this.picture;
    const rise = -LIFT * (pieces.length - 1);
    const isSelected = selected && same(selected, spot);
    const top = pieces.at(-1);
    const name = `piece${dim?.has(top) ? " dim" : ""}${isSelected ? " selected" : ""}${spot.target ? " target" : ""}`;
    return this.#spot(spot, name,
      svg("title", { text: pieces.join(", ") }),
      ...pieces.slice(0, -1).map((piece, level) => at(0, -LIFT * level, useTile(piece))),
      at(0, rise, svg("g", { class: "mover" }, useTile(top), spot.target && outline("glass", 0.94))));
  }

  #marks({ marks = [], last, selected, resting, board }) {
    const height = cell => board.find(other => same(other, cell))?.pieces.length ?? 1;
    const raised = (cell, shape) => at(x(cell), y(cell) - LIFT * (height(cell) - 1), shape);
    const from = last?.from && !board.some(cell => same(cell, last.from)) ? [at(x(last.from), y(last.from), outline("last-from", 0.94))] : [];
    const to = last?.to ? [raised(last.to, outline("last-to", 1.03))] : [];
    const chosen = selected ? [raised(selected, outline("chosen", 1.03))] : [];
    const badges = board.flatMap(cell => [
      cell.pieces.at(-1) === resting && raised(cell, badge(-30, "rest", t("rest-letter"))),
      cell.pieces.length > 1 && raised(cell, badge(30, "height", String(cell.pieces.length))),
    ].filter(Boolean));
    return [...from, ...to, ...chosen, ...marks.map(mark => raised(mark, outline(`mark mark-${mark.as}`, 0.98))), ...badges];
  }

  #boxOf({ board, marks = [], targets = [] }) {
    const cells = [...board, ...rim(board), ...marks, ...targets];
    const xs = cells.map(x);
    const ys = cells.map(y);
    const highest = Math.min(...board.map(cell => y(cell) - LIFT * (cell.pieces.length - 1) - RADIUS), Math.min(...ys) - RADIUS);
    const box = { left: Math.min(...xs) - WIDTH / 2 - MARGIN, top: highest - MARGIN, right: Math.max(...xs) + WIDTH / 2 + MARGIN, bottom: Math.max(...ys) + RADIUS + MARGIN };
    const wide = Math.max(0, LEAST_WIDTH - (box.right - box.left)) / 2;
    const high = Math.max(0, LEAST_HEIGHT - (box.bottom - box.top)) / 2;
    return [box.left - wide, box.top - high, box.right - box.left + 2 * wide, box.bottom - box.top + 2 * high];
  }

  #zoomTo(goal) {
    cancelAnimationFrame(this.#frame);
    const start = this.#box;
    const begin = performance.now();
    const step = now => {
      const share = start && !wantsLessMotion() ? Math.min(1, (now - begin) / 250) : 1;
      const eased = share * (2 - share);
      this.#box = goal.map((value, i) => (start ? start[i] + (value - start[i]) * eased : value));
      this.element.setAttribute("viewBox", this.#box.map(value => value.toFixed(1)).join(" "));
      if (share < 1) {
        this.#frame = requestAnimationFrame(step);
      }
    };
    if (start && goal.every((value, i) => Math.abs(value - start[i]) < 0.5)) {
      return;
    }
    step(begin);
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
    this.element.insertBefore(group, this.element.querySelector(".overlay")); // above all others while it moves
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

function badge(left, name, text) {
  return svg("g", { class: `badge ${name}`, transform: `translate(${left} -29)` },
    svg("circle", { r: 12 }), svg("text", { y: 5.5, "text-anchor": "middle", text }));
}
