/** What comes over the streams: how many bytes an event has, and one that is like the others. */
export class Told {
  #bytes = 0;
  #events = 0;
  readonly #latest: string[] = [];

  note(data: string): void {
    this.#bytes += data.length;
    this.#latest[this.#events % LATEST] = data;
    this.#events += 1;
  }

  get mean(): number {
    return this.#bytes / Math.max(1, this.#events);
  }

  /** Of the latest the one whose length is nearest to the mean. */
  get typical(): string {
    const away = (data: string): number => Math.abs(data.length - this.mean);
    return this.#latest.toSorted((a, b) => away(a) - away(b))[0] ?? '';
  }
}

const LATEST = 2_000;
