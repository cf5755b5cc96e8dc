// The games of the files that were opened last.
import { openTexts } from "./api.js";
import { gameOf, openGame } from "./games.js";
import { keepFile, keepIds, keptFile, readGame } from "./import.js";

export class OpenedFiles {
  /** @type {GameFile | null} */
  #file = null;

  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    const file = keptFile();
    if (file) {
      this.#list(file);
    }
  }

  /** Returns the files as one list of games, or null before the player opens the first file. */
  get file() {
    return this.#file;
  }

  /** Lists the games of other files. @param {GameFile} file */
  set(file) {
    keepFile(file);
    this.#list(file);
  }

  #list(file) {
    this.#file = file;
    if (file.games.length > 1) {
      openTexts([file.games.map(({ text }) => text).join("\n\n")]);
    }
  }

  /** Returns the number of an open or closed game in the files, or -1. */
  numberOf(id) {
    return this.#file?.ids.indexOf(id) ?? -1;
  }

  /**
   * Shows a game of the files. Closes the previous game of the files, unless the player edited that game.
   *
   * @param {number} number
   * @param {{read?: ImportedGame, path?: string}} [how]
   */
  async show(number, { read, path } = {}) {
    const file = /** @type {GameFile} */ (this.#file);
    const left = this.study.game;
    const id = file.ids[number];
    const game = gameOf(id) ?? openGame({ ...read ?? await readGame(file, number), ...id && { id } });
    const isAnother = left && left !== game && file.ids.includes(left.id) && !left.own;
    file.ids[number] = game.id;
    keepIds(file);
    await this.study.show(game, path);
    if (isAnother) {
      await this.study.close(left);
    }
  }
}
