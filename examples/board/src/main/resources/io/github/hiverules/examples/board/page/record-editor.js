// Edits a record by requests to the server. Undo and redo restore earlier records.
import { ask, remember } from "./api.js";
import { hideToast, toast } from "./dom.js";
import { gameOf, restore, setRecord } from "./games.js";
import { commentsAt, gameLine, has, withComments } from "./element/record.js";
import { toggled, withText } from "./element/notes.js";
import { t } from "./words.js";

export class RecordEditor {
  /** The promise that resolves when the last edit is done. The next edit waits for this promise. */
  #edits = Promise.resolve();

  /** @param {Study} study */
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
    const { game } = this.study;
    return this.edit([{ path: game.at, ...toggled(game, game.at, from, to) }], { step: `sketch ${game.at}` });
  }

  /** Replaces the comment on a move. Needs no server, so that no letter is lost. */
  comment(game, path, text) {
    if (has(game.record, path)) {
      const record = withComments(game.record, path, withText(commentsAt(game.record, path), text));
      const note = game.notes[path];
      const notes = note ? { ...game.notes, [path]: { ...note, texts: text.trim() === "" ? [] : [text] } } : game.notes;
      setRecord(game, { record, notes }, { step: `comment ${path}` });
      this.#show(game, game.at, { stays: true });
    }
  }

  /**
   * Makes edits. An edit without a path continues the previous edit.
   *
   * @param {object[]} edits
   * @param {EditOptions} [how]
   */
  edit(edits, { game = this.study.game, stays = false, step, isReply, offer, ...how } = {}) {
    return this.#queue(async () => {
      let earlier;
      let answer;
      do { // again if a comment was written meanwhile
        earlier = game.record;
        answer = await ask("record", { record: earlier, path: game.at, edits });
      } while (game.record !== earlier);
      if (gameOf(game.id) !== game) { // another window has changed or closed the game
        return;
      }
      const { path, view } = answer;
      setRecord(game, answer, { step, isReply });
      remember("game", { game: gameLine(game, path) }, view);
      await this.#show(game, stays ? game.at : path, { stays, ...how });
      if (offer) {
        toast(t(offer), false, { text: t("undo"), act: () => this.undo(game) });
      }
    });
  }

  #queue(act) {
    this.#edits = this.#edits.then(act).catch(error => toast(error.message, true));
    return this.#edits;
  }

  /** Shows an edited record. The message of an earlier edit disappears. */
  async #show(game, path, how) {
    hideToast();
    await this.study.follow(game, path, how);
  }

  redo() {
    return this.undo(this.study.game, "future", "past");
  }

  /** Undoes or redoes an edit: moves it from one list to another. */
  undo(game = this.study.game, from = "past", to = "future") {
    return this.#queue(() => restore(game, from, to) && this.#show(game, game.at, { isJump: true }));
  }
}
