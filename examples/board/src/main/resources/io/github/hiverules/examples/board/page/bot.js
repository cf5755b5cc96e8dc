// Games against the bot.
import { ask } from "./api.js";
import { choices } from "./record.js";

const PAUSE = 350;

/** The bot as a player of the shown game. */
export class BotPlayer {
  isThinking = false;
  #turn = 0;

  constructor(study) {
    this.study = study;
  }

  /** Returns whether the bot is to move in the shown position. */
  isDue() {
    const { game, view } = this.study;
    return game.bot !== null && !this.study.outcome().over && view.side !== game.human;
  }

  /** Ignores the bot's pending move. */
  stop() {
    this.#turn++;
    this.isThinking = false;
  }

  /** Plays the bot's move if the bot is to move and the shown line ends. */
  follow() {
    const { record, at } = this.study.game;
    if (this.isDue() && choices(record, at).length === 0) {
      this.move();
    }
  }

  /** Plays the bot's move, unless the player goes to another position meanwhile. */
  async move() {
    const turn = ++this.#turn;
    const { study } = this;
    this.isThinking = true;
    study.render();
    try {
      const [{ move }] = await Promise.all([
        ask("bot", { game: study.view.game, level: study.game.bot }), new Promise(done => setTimeout(done, PAUSE))]);
      if (turn === this.#turn) {
        await study.editor.move(move, true);
      }
    } finally {
      if (turn === this.#turn) {
        this.stop();
        study.render();
      }
    }
  }
}
