// A game with its variations: moves, each behind the one before it. Data alone; it asks nothing and draws nothing.

/** The node before any move. */
export const START = 0;

/**
 * Nodes are told by their numbers, which stay the same. Each has the `move` as a MoveString, its `parent`, the `children`, of
 * which the first was played, `comments`, and perhaps the mover's `clock` and the `result` that the players agreed on there.
 */
export class Tree {
  /** A game without moves; `start` is a game type, or the line of a position. */
  constructor(start) {
    this.start = start;
    this.nodes = [{ parent: null, move: null, children: [], comments: [] }];
  }

  /** The tree of a record as the server reads it. */
  static ofRecord({ game, nodes, comments }) {
    const [start, state = ""] = game.split(";");
    const tree = new Tree(start);
    tree.nodes[START].comments = comments;
    const numbers = [];
    let last = START;
    nodes.forEach((node, i) => {
      numbers.push(tree.add(node.parent < 0 ? START : numbers[node.parent], node.move, node));
      last = i === 0 || last === numbers[i - 1] && node.parent === i - 1 ? numbers[i] : last;
    });
    if (/^(Draw|WhiteWins|BlackWins)/.test(state)) {
      tree.nodes[last].result = state;
    }
    return tree;
  }

  /** The tree that was saved as an object. */
  static restore({ start, nodes }) {
    const tree = new Tree(start);
    tree.nodes = nodes;
    return tree;
  }

  /** The number of the move behind a node: the one that is there, or a new one. */
  add(at, move, { comments = [], clock } = {}) {
    const known = this.nodes[at].children.find(child => this.nodes[child].move === move);
    if (known !== undefined) {
      this.nodes[known].comments = [...new Set([...this.nodes[known].comments, ...comments])];
      return known;
    }
    const number = this.nodes.push({ parent: at, move, children: [], comments: [...comments], ...(clock === undefined ? {} : { clock }) }) - 1;
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
    return this.path(at).every((node, i, path) => i === 0 || this.nodes[path[i - 1]].children[0] === node);
  }

  /** The line of the game up to a node, with its result where `withResult`. */
  game(at, withResult = false) {
    const moves = this.path(at).slice(1).map(node => this.nodes[node].move);
    const { result } = this.nodes[at];
    return [this.start, ...(withResult && result ? [result] : []), ...moves].join(";");
  }

  /** The node where the moves that were played end: the first that has a result, or the last. */
  mainEnd() {
    const line = this.line(START);
    return line.find(node => node !== START && this.nodes[node].result) ?? line.at(-1);
  }

  /** Puts a variation in the place of the move that was played, up to the main line. */
  promote(at) {
    const path = this.path(at);
    path.slice(1).forEach((node, i) => {
      const { children } = this.nodes[path[i]];
      children.unshift(...children.splice(children.indexOf(node), 1));
    });
  }

  /** Takes away a move and all behind it; gives the node before it. */
  remove(at) {
    const { parent } = this.nodes[at];
    const gone = [at];
    for (const node of gone) {
      gone.push(...this.nodes[node].children);
    }
    this.nodes[parent].children = this.nodes[parent].children.filter(child => child !== at);
    gone.forEach(node => { this.nodes[node] = null; });
    return parent;
  }

  /**
   * The question that saves the tree. What was tried behind the end of the game stands in a variation that begins with the
   * game's last move.
   */
  toQuestion() {
    const end = this.mainEnd();
    const nodes = [];
    const numbers = new Map([[START, -1]]);
    const put = (node, parent) => {
      const { move, comments, clock } = this.nodes[node];
      numbers.set(node, nodes.push({ parent, move, comments, clock }) - 1);
    };
    this.path(end).slice(1).forEach(node => put(node, numbers.get(this.nodes[node].parent)));
    const { parent, move, children } = this.nodes[end];
    const again = end === START || children.length === 0 ? numbers.get(end) : nodes.push({ parent: numbers.get(parent), move }) - 1;
    const queue = [START];
    for (const node of queue) {
      for (const child of this.nodes[node].children) {
        if (!numbers.has(child)) {
          put(child, node === end ? again : numbers.get(node));
        }
        queue.push(child);
      }
    }
    return { game: this.game(end, true), nodes, comments: this.nodes[START].comments };
  }
}
