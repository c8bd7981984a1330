/** How often something happened in the last minute, second by second. */
const SECONDS = 60;

export class LastMinute {
  readonly #now: () => number;
  readonly #counts = new Float64Array(SECONDS);
  #second = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  add(count: number): void {
    const at = this.#advance();
    this.#counts[at] = (this.#counts[at] ?? 0) + count;
  }

  get total(): number {
    this.#advance();
    return this.#counts.reduce((sum, each) => sum + each, 0);
  }

  /** Seconds in which nothing happened are forgotten too. */
  #advance(): number {
    const second = Math.floor(this.#now() / 1000);
    const passed = Math.min(SECONDS, Math.max(0, second - this.#second));
    for (let ago = 0; ago < passed; ago += 1) this.#counts[(second - ago) % SECONDS] = 0;
    if (passed > 0) this.#second = second;
    return this.#second % SECONDS;
  }
}
