// Shows the destinations, paths and throws of a piece, and explains illegal moves.
import { marksOf, piecesAt, rim, same, stackOf, stopsOf, withMove } from "./hex.js";
import { Latest } from "./latest.js";
import { isOver } from "./record.js";

export class MoveInput {
  /** @type {Choice | null} */
  #selected = null;
  /** The drawings, which make earlier answers outdated. */
  #drawings = new Latest();
  #hovers = new Latest();
  /** @type {View | null} */
  #preview = null;
  #more = {};
  /** @type {View} */
  view;

  /**
   * `ask(question, content)` returns the promise of an answer about a game. `mayMove()` returns whether the player can
   * move. `onMove(move)` makes a move. `onSketch(from, to)` draws a circle or an arrow.
   *
   * @param {Table} table
   * @param {{
   *   ask: Ask, mayMove: () => boolean, onMove: (move: Move) => any, onSketch?: (from: Cell, to: Cell) => any
   * }} how
   */
  constructor(table, { ask, mayMove, onMove, onSketch }) {
    this.table = table;
    this.ask = ask;
    this.mayMove = mayMove;
    this.onMove = onMove;
    this.sketch = onSketch;
  }

  /**
   * Shows a game's view. If `animate`, animates the last move. `more` is added to the picture.
   *
   * @param {View} view
   * @param {{animate?: boolean, marks?: Mark[], note?: Note[]} & Partial<Picture>} how
   */
  show(view, { animate = false, marks = [], note = [], ...more }) {
    this.view = view;
    this.#more = more;
    this.#selected = null;
    this.#preview = null;
    this.table.controller = this;
    this.table.note(note);
    this.draw({ path: animate ? this.#lastPath() : undefined, marks });
  }

  /** Returns the stops of the last move's path. A placement has none. */
  #lastPath() {
    const { lastMove, stacks } = this.view;
    const path = lastMove?.path;
    return path ? stopsOf(path, piecesAt(stacks, path.from).length) : [];
  }

  /** Previews a view without allowing moves. Null ends the preview. */
  preview(view) {
    if (this.view && this.#preview !== view) {
      this.#preview = view;
      this.draw();
    }
  }

  /** Lists the moves of the chosen piece. If the player chose a piece to throw, lists the throws. */
  #moves() {
    const selected = this.#selected;
    return !selected || !this.mayMove() ? []
      : selected.throws && selected.grip ? selected.throws.filter(move => move.piece === selected.grip)
      : this.view.legalMoves.filter(move => move.piece === selected.piece);
  }

  draw(extra = {}) {
    this.#drawings.begin();
    this.#hovers.begin();
    const view = this.#preview ?? this.view;
    const selected = this.#preview ? null : this.#selected;
    const hasEnded = isOver(view.outcome);
    const movable = new Set(view.legalMoves.map(move => move.piece));
    const gripped = selected?.grip && stackOf(view.stacks, selected.grip)?.at;
    this.table.draw({
      ...view,
      ...this.#more,
      ...this.#preview ? { sketches: [], isPreview: true } : {},
      sideToMove: hasEnded ? null : view.sideToMove,
      resting: hasEnded ? undefined : view.resting,
      selected: gripped || selected?.cell,
      open: selected?.cell,
      inHand: selected?.cell ? null : selected?.piece,
      targets: selected ? this.#moves().map(move => move.to) : [],
      tries: selected || view.stacks.length === 0 ? rim(view.stacks) : [],
      grips: selected?.throws && !selected.grip ? selected.throws.map(move => move.from) : [],
      playable: movable,
      movable: this.mayMove() && !selected ? movable : new Set(),
      pinned: new Set([...view.metrics.white.pinned, ...view.metrics.black.pinned]),
      ...extra,
    });
  }

  hand(piece) {
    this.#choose(piece, null);
  }

  cell(cell) {
    const { stacks } = this.view;
    const top = cell && piecesAt(stacks, cell).at(-1);
    const { throws, grip } = this.#selected ?? {};
    const target = cell && this.#moves().find(move => same(move.to, cell));
    if (!cell) {
      this.#clear();
    } else if (target) {
      this.#make(target);
    } else if (top && throws?.some(move => move.piece === top) && grip !== top) {
      this.#grip(top);
    } else if (top && (!this.#selected || this.#isOtherChoice(top, cell))) {
      this.#choose(top, cell);
    } else if (this.#selected) {
      this.#explain(cell);
    } else if (stacks.length === 0) {
      this.table.note([{ message: this.table.words.t("take-from-hand") }], false);
    }
  }

  /** Chooses a dragged piece. Returns whether the piece can move. */
  lift(piece, cell) {
    const canMove = this.mayMove() && this.view.legalMoves.some(move => move.piece === piece);
    if (canMove && this.#selected?.piece !== piece) {
      this.#choose(piece, cell);
    }
    return canMove;
  }

  /** Drops a dragged piece. A piece dropped on its own cell stays chosen. */
  drop(cell) {
    const origin = this.#selected?.cell;
    this.table.board.showRoute();
    if (cell && !this.#moves().some(move => same(move.to, cell))) {
      if (!origin || !same(cell, origin)) {
        this.#explain(cell);
      }
    } else {
      this.cell(cell);
    }
  }

  /** Shows the path of the chosen piece to a cell. */
  async hover(cell) {
    const move = cell && this.#moves().find(one => same(one.to, cell));
    const isLatest = this.#hovers.begin();
    this.table.board.showRoute();
    if (move?.from) {
      const { grip, piece } = this.#selected ?? {};
      const { paths } = await this.ask("paths", { game: this.view.game, move: move.move })
        .catch(() => ({ paths: [] }));
      const path = paths.find(({ thrower }) => thrower === (grip && piece)) ?? paths[0];
      if (isLatest() && path) {
        this.table.board.showRoute(path);
      }
    }
  }

  /** Makes a move, and shows the move until the answer arrives. */
  async #make(move) {
    this.#selected = null; // a double click makes one move
    const { view } = this;
    this.preview(withMove(view, move));
    try {
      await this.onMove(move);
    } finally {
      if (view === this.view) { // the move was refused
        this.preview(null);
      }
    }
  }

  #grip(piece) {
    this.#selected = /** @type {Choice} */ ({ ...this.#selected, grip: piece });
    const { words } = this.table;
    this.table.note([{ message: words.t("throw-where", { piece: words.cellName(piece) }) }], false);
    this.draw();
  }

  /** Returns whether a click on a cell chooses the top piece, instead of explaining an illegal move. */
  #isOtherChoice(top, cell) {
    const chosen = this.#selected?.cell;
    return chosen && same(chosen, cell) || top[0] === this.view.sideToMove[0] || this.#moves().length === 0;
  }

  #clear() {
    this.#selected = null;
    this.table.note();
    this.draw();
  }

  async #choose(piece, cell) {
    if (this.#selected?.piece === piece) {
      this.#clear();
      return;
    }
    this.#selected = { piece, cell };
    this.table.note();
    this.draw();
    const count = this.#moves().length;
    if (count > 0) {
      this.table.announce(`${this.table.words.cellName(piece)}. ${this.table.words.t("cells", { count })}`);
    }
    const mayThrow = cell && "MP".includes(piece[1]) && piece[0] === this.view.sideToMove[0] && this.mayMove();
    const throws = mayThrow ? (await this.#ask("throws", { piece }))?.throws : [];
    if (throws?.length > 0) {
      this.#showThrows(piece, throws);
    } else if (throws && count === 0) {
      this.#showReasons(await this.#ask("why", { piece }));
    }
  }

  /** Returns the answer to a request, or null if the answer is outdated. */
  async #ask(question, content) {
    const isLatest = this.#drawings.watch();
    const answer = await this.ask(question, { game: this.view.game, ...content });
    return isLatest() ? answer : null;
  }

  /** Shows the throws by a Pillbug, or by a Mosquito beside a Pillbug. */
  #showThrows(piece, throws) {
    this.#selected = { ...this.#selected, piece, cell: this.#selected?.cell ?? null, throws };
    const { words } = this.table;
    const countOf = thrown => throws.filter(move => move.piece === thrown).length;
    this.table.note([{ message: words.t("can-throw", { piece: words.cellName(piece) }) },
      ...[...new Set(throws.map(move => move.piece))].map(thrown => ({ piece: thrown, choose: () => this.#grip(thrown),
        message: words.t("throw-cells", { piece: words.cellName(thrown), count: countOf(thrown) }) }))], false);
    this.draw();
  }

  async #explain(cell) {
    const { grip, piece } = this.#selected ?? {};
    this.#showReasons(await this.#ask("move", { move: { piece: grip ?? piece, to: cell } }), cell);
  }

  /** @param {Cell} [tried] */
  #showReasons(answer, tried) {
    if (answer) {
      const { reasons } = answer;
      this.table.note(reasons.slice(0, 3));
      const marks = marksOf(reasons[0]);
      const isMarked = !tried || marks.some(({ at }) => same(at, tried));
      this.draw({ marks: isMarked ? marks : [...marks, { at: tried, as: "tried" }] });
    }
  }
}
