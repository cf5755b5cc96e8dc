// Recognizes answers that arrive too late.

/** The latest of several requests whose answers arrive in any order. */
export class Latest {
  #request = {};

  /** Begins a request. The returned function returns whether no later request has begun. */
  begin() {
    this.#request = {};
    return this.watch();
  }

  /** Returns a function that returns whether no request has begun since this call. */
  watch() {
    const request = this.#request;
    return () => request === this.#request;
  }
}
