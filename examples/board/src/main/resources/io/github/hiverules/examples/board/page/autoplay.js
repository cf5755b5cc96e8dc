// Shows a game move by move.
const MILLIS = 900;

export class Autoplay {
  #timer = null;

  constructor(study) {
    this.study = study;
  }

  isRunning() {
    return this.#timer !== null;
  }

  toggle() {
    if (this.isRunning()) {
      this.halt();
    } else {
      this.#timer = setInterval(() => this.#step(), MILLIS);
      this.study.render();
    }
  }

  #step() {
    const { line, game } = this.study;
    const next = line[line.indexOf(game.at) + 1];
    return next === undefined ? this.halt() : this.study.go(next, { animate: true });
  }

  halt() {
    if (this.isRunning()) {
      clearInterval(this.#timer);
      this.#timer = null;
      this.study.render();
    }
  }
}
