// Edits a record by requests to the server. Undo and redo restore earlier records.
import { ask, remember } from "./api.js";
import { toast } from "./dom.js";
import { commentsAt, gameLine, lineThrough } from "./record.js";
import { withSketch } from "./sketches.js";

const MOST_UNDO = 50;

/**
 * Options of an edit. `game` is the shown game by default. If `stays`, the page keeps showing the current move. By
 * default, the page shows the edited move. One undo also reverts the previous edit if `isReply`, or if both edits have
 * an equal `step`.
 *
 * @typedef {{game?: any, stays?: boolean, step?: string, isReply?: boolean, animate?: boolean, isJump?: boolean}} How
 */

export class RecordEditor {
  /** The promise that resolves when the last edit is done. The next edit waits for this promise. */
  #edits = Promise.resolve();

  constructor(study) {
    this.study = study;
  }

  /** Plays a legal move. The move continues the line or begins a variation. */
  move(play, isReply = false) {
    return this.edit([{ play }], { animate: true, isReply });
  }

  /** Plays moves after the move at a path. */
  playLine(path, moves) {
    return this.edit(moves.map((play, i) => (i === 0 ? { path, play } : { play })), { isJump: true });
  }

  /** Toggles a circle or an arrow on the shown move. */
  sketch(from, to) {
    const { game, view } = this.study;
    const comments = withSketch(commentsAt(game.record, game.at), view.board, from, to);
    return this.edit([{ path: game.at, comments }], { step: `sketch ${game.at}` });
  }

  /**
   * Makes edits. An edit without a path starts where the previous edit ended.
   *
   * @param {any[]} edits
   * @param {How} [how]
   */
  edit(edits, { game = this.study.game, stays = false, step, isReply, ...how } = {}) {
    return this.#queue(async () => {
      const { at, past, record: earlier } = game;
      const { record, path, view } = await ask("record", { record: earlier, path: at, edits });
      if (!isReply && (!step || past.at(-1)?.step !== step)) {
        past.push({ record: earlier, at, step });
        past.splice(0, past.length - MOST_UNDO);
      }
      Object.assign(game, { record, own: true, future: [] });
      remember("game", { game: gameLine(game, path) }, view);
      await this.#show(game, stays ? game.at : path, { stays, ...how });
    });
  }

  #queue(act) {
    this.#edits = this.#edits.then(act).catch(error => toast(error.message, true));
    return this.#edits;
  }

  /** @param {How} how */
  async #show(game, path, how) {
    const { study } = this;
    if (game !== study.game || how.stays) {
      game.at = path;
      study.keep(game);
      study.render();
    } else {
      study.line = lineThrough(game.record, path);
      await study.go(path, how);
    }
  }

  undo() {
    return this.#restore("past", "future");
  }

  redo() {
    return this.#restore("future", "past");
  }

  #restore(from, to) {
    const { game } = this.study;
    return this.#queue(async () => {
      const earlier = game[from].pop();
      if (earlier) {
        game[to].push({ record: game.record, at: game.at });
        game.record = earlier.record;
        await this.#show(game, earlier.at, { isJump: true });
      }
    });
  }
}
