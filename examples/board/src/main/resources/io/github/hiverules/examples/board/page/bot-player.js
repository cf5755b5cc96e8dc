// Lets the bot move in the game that is shown.
import { ask } from "./api.js";
import { toast } from "./dom.js";
import { gameLine } from "./record.js";

const PAUSE = 350;

export class BotPlayer {
  isThinking = false;
  #turn = 0;

  constructor(study) {
    this.study = study;
  }

  /** Ignores the bot's next answer. */
  stop() {
    this.#turn++;
    this.isThinking = false;
  }

  /** Plays the bot's move if it is the bot's turn. The move is cancelled if another place is shown. */
  async follow(isDue) {
    if (this.isThinking || !isDue) {
      return;
    }
    const turn = ++this.#turn;
    const { study } = this;
    const { game } = study;
    this.isThinking = true;
    study.render();
    try {
      const [{ move }] = await Promise.all([
        ask("bot", { game: gameLine(game, game.at), level: game.bot }), new Promise(done => setTimeout(done, PAUSE))]);
      if (turn === this.#turn) {
        await study.editor.move(move, game.session.past.at(-1)?.step);
      }
    } catch (error) {
      if (turn === this.#turn) {
        this.isThinking = false;
        study.render();
        toast(error.message, true);
      }
    }
  }
}
