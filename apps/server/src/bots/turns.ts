/** Whose bot thinks next: so many at once, of one person fewer, and whoever was served longest ago comes first. */

export interface Quota {
  /** On the whole server. */
  readonly atOnce: number;
  /** Of one person: somebody else's always find a place. */
  readonly ofOne: number;
}

/** Who was served before that many others may come first again. */
const MOST_KNOWN = 1_000;

interface Waiting {
  readonly owner: string;
  readonly begin: () => void;
}

export class Turns {
  readonly #quota: Quota;
  readonly #waiting: Waiting[] = [];
  /** How many of somebody think now. */
  readonly #running = new Map<string, number>();
  /** In the order in which they were served, the latest last. */
  readonly #served = new Set<string>();

  constructor(quota: Quota) {
    this.#quota = quota;
  }

  get thinking(): number {
    return [...this.#running.values()].reduce((sum, each) => sum + each, 0);
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  async take<T>(owner: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.#waiting.push({ owner, begin });
      this.#goOn();
    });
    try {
      return await work();
    } finally {
      this.#count(owner, -1);
      this.#goOn();
    }
  }

  #goOn(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#count(next.owner, 1);
      this.#served.delete(next.owner);
      this.#served.add(next.owner);
      const [oldest] = this.#served;
      if (this.#served.size > MOST_KNOWN && oldest !== undefined) this.#served.delete(oldest);
      next.begin();
    }
  }

  #next(): Waiting | undefined {
    const { atOnce, ofOne } = this.#quota;
    if (this.thinking >= atOnce) return undefined;
    const ready = this.#waiting.filter(({ owner }) => (this.#running.get(owner) ?? 0) < ofOne);
    const isNew = ready.find(({ owner }) => !this.#served.has(owner));
    if (isNew) return isNew;
    for (const owner of this.#served) {
      const first = ready.find((each) => each.owner === owner);
      if (first) return first;
    }
    return undefined;
  }

  #count(owner: string, by: number): void {
    const count = (this.#running.get(owner) ?? 0) + by;
    if (count > 0) this.#running.set(owner, count);
    else this.#running.delete(owner);
  }
}
