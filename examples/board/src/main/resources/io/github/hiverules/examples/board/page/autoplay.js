// Steps through a game.
const MILLIS = 900;

export class Autoplay {
  /** @type {number | undefined} */
  #timer;

  /** @param {Study} study */
  constructor(study) {
    this.study = study;
  }

  get isRunning() {
    return this.#timer !== undefined;
  }

  /** Starts or stops. */
  toggle() {
    if (this.isRunning) {
      this.stop();
    } else {
      this.#timer = setInterval(() => this.study.step(1) || this.toggle(), MILLIS);
    }
    this.study.render();
  }

  stop() {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
