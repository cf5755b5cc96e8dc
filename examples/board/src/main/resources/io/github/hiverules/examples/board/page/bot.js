// Games against the bot.
import { Search } from "./api.js";
import { toast } from "./dom.js";
import { choices, isOver } from "./element/record.js";

const PAUSE = 350;

/** The bot as a player of the shown game. */
export class BotPlayer extends Search {
  /** @param {Study} study */
  constructor(study) {
    super(() => study.render());
    this.study = study;
  }

  /** Returns whether the bot is to move in the shown position. */
  isDue() {
    const { game, view } = this.study;
    return game.bot !== null && !isOver(this.study.outcome()) && view.sideToMove !== game.human;
  }

  /** Plays the bot's move if the bot is to move and the shown line ends. */
  follow() {
    const { record, at } = this.study.game;
    if (this.study.isShown() && this.isDue() && choices(record, at).length === 0) {
      this.move();
    }
  }

  /** Plays the bot's move, unless the player goes to another position meanwhile. */
  async move() {
    const { editor, game: { bot: level }, view: { game } } = this.study;
    const pause = new Promise(done => setTimeout(done, PAUSE));
    await this.run("bot", { game, level }, async ({ move }, signal) => {
      await pause;
      if (!signal.aborted) {
        await editor.move(move, true);
      }
    });
    if (this.problem) {
      toast(this.problem, true);
    }
  }
}
