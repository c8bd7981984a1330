/** What was read from the store a moment ago, so that it is not read for every request. It holds for a moment at most. */

/** Shorter than it may take until something that another node wrote holds here: two seconds. */
const STANDS_MS = 1_500;
const MOST = 20_000;
/** So often those that no longer stand go, when others come. */
const SWEEP_MS = 300;

interface Entry<T> {
  value: T;
  at: number;
}

export class Lately<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #now: () => number;
  /** Counts what was forgotten: what was read before that may be what was there before. */
  #turn = 0;
  /** When it was last looked at which no longer stand. */
  #swept = -Infinity;

  constructor(now: () => number) {
    this.#now = now;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    return entry && Math.abs(this.#now() - entry.at) < STANDS_MS ? entry.value : undefined;
  }

  /** Reads, and keeps what was found unless something was forgotten meanwhile. */
  async read<F>(work: () => Promise<F>, keep: (found: F) => Iterable<readonly [string, T]>) {
    const turn = this.#turn;
    const at = this.#now();
    const found = await work();
    for (const [key, value] of keep(found)) {
      if (turn === this.#turn) this.#put(key, value, at);
      // Whoever has read it must not be told what was known before.
      else this.#entries.delete(key);
    }
    return found;
  }

  /** The same, changed by who knows how. */
  change(key: string, change: (value: T) => T): void {
    const entry = this.#entries.get(key);
    if (entry) entry.value = change(entry.value);
  }

  get size(): number {
    return this.#entries.size;
  }

  forget(key: string): void {
    this.#turn += 1;
    this.#entries.delete(key);
  }

  forgetAll(): void {
    this.#turn += 1;
    this.#entries.clear();
  }

  /** What is there is written over: a map from which much is taken out is made anew again and again. */
  #put(key: string, value: T, at: number): void {
    const known = this.#entries.get(key);
    if (known) {
      known.value = value;
      known.at = at;
      return;
    }
    this.#sweep();
    if (this.#entries.size >= MOST) this.#entries.clear();
    this.#entries.set(key, { value, at });
  }

  /** What nobody asks for again is not held for ever. */
  #sweep(): void {
    const now = this.#now();
    if (Math.abs(now - this.#swept) < SWEEP_MS) return;
    this.#swept = now;
    for (const [key, { at }] of this.#entries) {
      if (Math.abs(now - at) >= STANDS_MS) this.#entries.delete(key);
    }
  }
}
