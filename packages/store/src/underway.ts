/** Counts what is under way, so that whoever ends can wait for it. */
export class Underway {
  #count = 0;
  #waiting: (() => void)[] = [];

  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#count += 1;
    try {
      return await work();
    } finally {
      this.#count -= 1;
      if (this.#count === 0) for (const done of this.#waiting.splice(0)) done();
    }
  }

  /** When nothing is under way. */
  settled(): Promise<void> {
    return new Promise((done) => {
      if (this.#count === 0) done();
      else this.#waiting.push(done);
    });
  }
}
