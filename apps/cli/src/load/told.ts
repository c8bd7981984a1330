/** What comes over the streams: how many bytes an event has, and one that is like the others. */
export class Told {
  #bytes = 0;
  #events = 0;
  readonly #some: string[] = [];

  /** `data` is read at once: whoever gave it writes over it. */
  note(data: Buffer): void {
    this.#bytes += data.length;
    if (this.#events % APART === 0) this.#some[(this.#events / APART) % MOST] = data.toString();
    this.#events += 1;
  }

  get mean(): number {
    return this.#bytes / Math.max(1, this.#events);
  }

  /** Of some of the latest the one whose length is nearest to the mean. */
  get typical(): string {
    const away = (data: string): number => Math.abs(data.length - this.mean);
    return this.#some.toSorted((a, b) => away(a) - away(b))[0] ?? '';
  }
}

/** One of so many is held, and so many are. */
const APART = 16;
const MOST = 500;
