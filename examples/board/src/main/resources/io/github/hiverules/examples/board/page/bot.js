// Games against the bot.
import { ask } from "./api.js";
import { toast } from "./dom.js";
import { choices, gameLine, resultAt } from "./record.js";

const PAUSE = 350;

/** Lets the bot move in the game that is shown. */
export class BotPlayer {
  isThinking = false;
  #turn = 0;

  constructor(study) {
    this.study = study;
  }

  /** Returns whether the bot is to move at the shown place. */
  isDue() {
    const { game, view } = this.study;
    return game.bot !== null && !view.outcome.over && view.side !== game.human;
  }

  /** Ignores the bot's next answer. */
  stop() {
    this.#turn++;
    this.isThinking = false;
  }

  /** Moves if it is the bot's turn at the end of a line. */
  async follow() {
    const { record, at } = this.study.game;
    if (this.isDue() && choices(record, at).length === 0 && !resultAt(record, at)) {
      await this.move();
    }
  }

  /** Plays the bot's move. The move is cancelled if another place is shown. */
  async move() {
    const turn = ++this.#turn;
    const { study } = this;
    const { game } = study;
    this.isThinking = true;
    study.render();
    try {
      const [{ move }] = await Promise.all([
        ask("bot", { game: gameLine(game, game.at), level: game.bot }), new Promise(done => setTimeout(done, PAUSE))]);
      if (turn === this.#turn) {
        await study.editor.move(move, true);
      }
    } catch (error) {
      if (turn === this.#turn) {
        toast(error.message, true);
      }
    }
    if (turn === this.#turn) {
      this.isThinking = false;
      study.render();
    }
  }
}
