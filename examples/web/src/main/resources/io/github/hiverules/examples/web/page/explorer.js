// What a player asks of a position: where can this piece go, and why not there?
import { ask } from "./api.js";
import { announce, toast } from "./dom.js";
import { key, rim, same } from "./hex.js";
import { cellName, t } from "./words.js";

export class Explorer {
  #selected = null;
  #asked = 0;

  /** `options.mayMove()` tells whether moves can be made, `options.onMove(move)` makes one. */
  constructor(stage, options) {
    this.stage = stage;
    this.options = options;
    this.view = null;
  }

  /** Shows a game's view; `animate` plays its last move. */
  show(view, { animate = false, marks = [], note = [] } = {}) {
    this.view = view;
    this.#selected = null;
    this.#asked++;
    this.stage.controller = this;
    this.stage.note(note);
    this.#draw({ way: animate ? view.last?.way : undefined, marks });
  }

  /** Draws the same once more, in another language for example. */
  redraw() {
    this.#draw({});
  }

  #draw(extra) {
    const { view } = this;
    const moves = this.#selected ? view.moves.filter(move => move.piece === this.#selected.piece) : [];
    const movable = new Set(view.moves.map(move => move.piece));
    const tops = view.board.map(cell => cell.pieces.at(-1));
    const active = this.options.mayMove();
    this.stage.draw({
      board: view.board,
      hands: view.hands,
      side: view.outcome.over ? null : view.side,
      resting: view.resting,
      last: view.last,
      selected: this.#selected?.cell,
      open: this.#selected?.cell ?? this.#selected?.open,
      inHand: this.#selected?.cell ? null : this.#selected?.piece,
      targets: moves.map(move => move.to),
      tries: this.#selected || view.board.length === 0 ? rim(view.board) : [],
      playable: new Set([...movable].filter(Boolean)),
      dim: active ? new Set(tops.filter(piece => piece[0] === view.side[0] && !movable.has(piece))) : new Set(),
      bottom: this.options.bottom?.() ?? "white",
      names: this.options.names?.(),
      ...extra,
    });
  }

  hand(piece) {
    this.#choose(piece, null);
  }

  cell(cell) {
    const there = cell && this.view.board.find(other => same(other, cell));
    const target = cell && this.#selected && this.view.moves.find(move => move.piece === this.#selected.piece && same(move.to, cell));
    if (!cell) {
      this.#clear();
    } else if (target && this.options.mayMove()) {
      this.options.onMove(target);
    } else if (target) {
      announce(t("read-only"));
    } else if (there && (!this.#selected || this.#isOtherChoice(there))) {
      this.#choose(there.pieces.at(-1), { q: there.q, r: there.r });
    } else if (this.#selected) {
      this.#explain(cell);
    } else if (this.view.board.length === 0) {
      this.stage.note([{ text: t("take-from-hand") }], false);
    }
  }

  /** A click on another piece of one's own chooses that piece; with nothing to do, any click chooses. */
  #isOtherChoice(there) {
    const top = there.pieces.at(-1);
    const climbs = this.#selected.cell && "BM".includes(this.#selected.piece[1]) && this.view.moves.some(move => move.piece === this.#selected.piece);
    return same(there, this.#selected.cell ?? { q: NaN, r: NaN }) || top[0] === this.view.side[0] && !climbs
      || !this.view.moves.some(move => move.piece === this.#selected.piece);
  }

  #clear() {
    this.#selected = null;
    this.#asked++;
    this.stage.note();
    this.#draw({});
  }

  async #choose(piece, cell) {
    if (this.#selected?.piece === piece) {
      this.#clear();
      return;
    }
    this.#selected = { piece, cell };
    const turn = ++this.#asked;
    this.stage.note();
    this.#draw({});
    const count = this.view.moves.filter(move => move.piece === piece).length;
    if (count > 0) {
      announce(`${cellName(piece)}. ${t("cells", { count })}`);
      return;
    }
    this.#tell(turn, () => ask("why", { ...this.options.question(), piece }));
  }

  #explain(cell) {
    const { piece } = this.#selected;
    this.#tell(++this.#asked, () => ask("move", { ...this.options.question(), move: { piece, to: cell } }), cell);
  }

  async #tell(turn, question, tried = null) {
    try {
      const { reasons } = await question();
      if (turn === this.#asked) {
        const first = reasons.slice(0, 3);
        this.stage.note(first);
        const marks = first[0]?.marks ?? [];
        const seen = new Set(marks.map(key));
        this.#draw({ marks: tried && !seen.has(key(tried)) ? [...marks, { ...tried, as: "tried" }] : marks });
      }
    } catch (error) {
      toast(error.message, true);
    }
  }
}
