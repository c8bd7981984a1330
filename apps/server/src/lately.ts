/** What was read from the store a moment ago, so that it is not read for every request. It holds for a moment at most. */

/** Shorter than it may take until something that another node wrote holds here: two seconds. */
const STANDS_MS = 1_500;
const MOST = 20_000;
/** With each that comes, so many of those that no longer stand go: what nobody asks for again is not held for ever. */
const SWEPT = 2;

interface Entry<T> {
  readonly value: T;
  readonly at: number;
}

export class Lately<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #now: () => number;
  /** Counts what was forgotten: what was read before that may be what was there before. */
  #turn = 0;

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
    if (turn !== this.#turn) return found;
    for (const [key, value] of keep(found)) this.#put(key, { value, at });
    return found;
  }

  /** The same, changed by who knows how. */
  change(key: string, change: (value: T) => T): void {
    const entry = this.#entries.get(key);
    if (entry) this.#entries.set(key, { value: change(entry.value), at: entry.at });
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

  #put(key: string, entry: Entry<T>): void {
    // The one that was read last comes last.
    this.#entries.delete(key);
    this.#sweep();
    if (this.#entries.size >= MOST) this.#entries.clear();
    this.#entries.set(key, entry);
  }

  #sweep(): void {
    let swept = 0;
    for (const [key, { at }] of this.#entries) {
      if (swept >= SWEPT || Math.abs(this.#now() - at) < STANDS_MS) return;
      this.#entries.delete(key);
      swept += 1;
    }
  }
}
