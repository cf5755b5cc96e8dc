// A game with its variations: moves, each behind the one before it. Data alone; it asks nothing and draws nothing.

/** The reasons that the board shows. */
const BY_BOARD = ["QUEEN_SURROUNDED", "BOTH_QUEENS_SURROUNDED", "REPETITION"];

/** The node before any move. */
export const START = 0;

/**
 * Nodes are told by their numbers, which stay the same. Each has the `move` as a MoveString, its `parent`, the
 * `children`, of which the first was played, `comments`, and perhaps `opening` comments before the move, `marks`, the
 * mover's `clock`, the `result` that the players agreed on there, and `own` where it was added here.
 */
export class Tree {
  /** A game without moves; `start` is a game type, or the line of a position. */
  constructor(start) {
    this.start = start;
    this.version = 0;
    this.hasClocks = false;
    this.nodes = [{ parent: null, move: null, children: [], comments: [] }];
  }

  /** The tree of a record as the server reads it. */
  static ofRecord({ game, line, comments, outcome }) {
    const [start, state = ""] = game.split(";");
    const tree = new Tree(start);
    tree.nodes[START].comments = comments;
    const end = tree.#put(START, line);
    if (BY_BOARD.includes(outcome.reason)) {
      tree.nodes[end].over = outcome;
    } else if (/^(Draw|WhiteWins|BlackWins)/.test(state)) {
      tree.nodes[end].result = state;
    }
    return tree;
  }

  /** Adds a line with its variations; gives its last node. */
  #put(at, line) {
    return line.reduce((before, { move, variations = [], ...notes }) => {
      const node = this.add(before, move, notes);
      variations.forEach(variation => this.#put(before, variation));
      return node;
    }, at);
  }

  /** The tree that was saved as an object. */
  static restore(saved) {
    return Object.assign(new Tree(saved.start), saved);
  }

  /** Whether something is what a tree was saved as: every node but the first hangs on one before it. */
  static isWhole({ start, nodes }) {
    const isText = value => value === undefined || typeof value === "string";
    const isTexts = list => Array.isArray(list ?? []) && (list ?? []).every(one => typeof one === "string");
    return typeof start === "string" && !start.includes(";") && Array.isArray(nodes) && nodes[START]?.parent === null
      && nodes.every((node, at) => node === null || Array.isArray(node.children) && Array.isArray(node.comments)
        && (at === START || typeof node.move === "string" && node.parent < at && Boolean(nodes[node.parent]))
        && new Set(node.children).size === node.children.length
        && node.children.every(child => child > at && nodes[child]?.parent === at)
        && isText(node.result) && isTexts(node.comments) && isTexts(node.opening) && Array.isArray(node.marks ?? []));
  }

  /** Notes something beside a node: `comments`, `marks`, `result`; undefined takes it away. */
  note(at, notes) {
    this.version++;
    Object.assign(this.nodes[at], notes);
  }

  /**
   * The number of the move behind a node: the one that is there, or a new one.
   *
   * @param {{comments?: string[], opening?: string[], marks?: number[], clock?: number, own?: boolean}} [notes]
   */
  add(at, move, notes = {}) {
    const { comments = [], ...others } = notes;
    this.version++;
    const known = this.nodes[at].children.find(child => this.nodes[child].move === move);
    if (known !== undefined) {
      this.nodes[known].comments = [...new Set([...this.nodes[known].comments, ...comments])];
      return known;
    }
    this.hasClocks ||= notes.clock !== undefined;
    const number = this.nodes.push({ parent: at, move, children: [], comments, ...others }) - 1;
    this.nodes[at].children.push(number);
    return number;
  }

  has(at) {
    return Number.isInteger(at) && Boolean(this.nodes[at]);
  }

  /** The numbers from the start to a node, both of them included. */
  path(at) {
    const path = [];
    for (let node = at; node !== null; node = this.nodes[node].parent) {
      path.unshift(node);
    }
    return path;
  }

  /** A path, and behind it what was played. */
  line(at) {
    const line = this.path(at);
    for (let [next] = this.nodes[at].children; next !== undefined; [next] = this.nodes[next].children) {
      line.push(next);
    }
    return line;
  }

  isEmpty() {
    return this.isEnd(START);
  }

  isEnd(at) {
    return this.nodes[at].children.length === 0;
  }

  isMain(at) {
    return this.line(START).includes(at);
  }

  /** The line of the game up to a node, with its result where `withResult`. */
  game(at, withResult = false) {
    const moves = this.path(at).slice(1).map(node => this.nodes[node].move);
    const { result } = this.nodes[at];
    return [this.start, ...(withResult && result ? [result] : []), ...moves].join(";");
  }

  /** The node where a line, that of the game unless told otherwise, ends: the first that has a result, or the last. */
  end(line = this.line(START)) {
    return line.find(node => node !== START && this.nodes[node].result) ?? line.at(-1);
  }

  /** Puts a variation in the place of the move that was played, up to the main line, which keeps its result. */
  promote(at) {
    this.version++;
    const end = this.nodes[this.end()];
    const { result } = end;
    for (const node of this.path(at).slice(1)) {
      const { children } = this.nodes[this.nodes[node].parent];
      children.unshift(...children.splice(children.indexOf(node), 1));
    }
    if (result) {
      end.result = undefined;
      this.nodes[this.end()].result ??= result;
    }
  }

  /** Takes away a move and all behind it; gives the node before it. */
  remove(at) {
    this.version++;
    const { parent } = this.nodes[at];
    const gone = [at];
    for (const node of gone) {
      gone.push(...this.nodes[node].children);
    }
    this.nodes[parent].children = this.nodes[parent].children.filter(child => child !== at);
    gone.forEach(node => { this.nodes[node] = null; });
    return parent;
  }

  /** The question that saves the tree. */
  toQuestion() {
    const [start] = this.nodes;
    const end = this.end();
    return { game: this.game(end, true), line: this.#take(start.children, end), comments: start.comments };
  }

  /**
   * The line that begins with the first of some moves, with the others as variations. What was tried behind the end
   * of the game stands in a variation that begins with the game's last move.
   */
  #take(moves, end) {
    const line = [];
    for (let [first, ...others] = moves; first !== undefined;) {
      const { move, opening, comments, marks, clock, children } = this.nodes[first];
      const tried = first === end && children.length > 0;
      const variations = others.map(other => this.#take([other], end));
      const behind = tried ? [[{ move }, ...this.#take(children, end)]] : [];
      line.push({ move, opening, comments, marks, clock, variations: [...behind, ...variations] });
      [first, ...others] = tried ? [undefined] : children;
    }
    return line;
  }
}
