/** One match as it is played: what the server took, and what it told each seat of it. A move and all that follows is one event. */
export class Played {
  /** Moves that were answered as taken. */
  #taken = 0;
  /** By seat: events since the first, which tells what there was before; -1: not even that. */
  readonly #heard: number[];
  readonly #last: number[];
  #isJumbled = false;

  constructor(seats: number) {
    this.#heard = Array.from({ length: seats }, () => -1);
    this.#last = Array.from({ length: seats }, () => -1);
  }

  take(): void {
    this.#taken += 1;
  }

  /** `id`: the last line of the event. */
  hear(seat: number, id: number): void {
    this.#heard[seat] = (this.#heard[seat] ?? -1) + 1;
    if (id <= (this.#last[seat] ?? -1)) this.#isJumbled = true;
    this.#last[seat] = id;
  }

  /** Whether every seat reads. */
  get isOpen(): boolean {
    return this.#heard.every((count) => count >= 0);
  }

  /** Events that are missing or one too many, and, where all are there, seats that know another last line than the others. */
  get untold(): number {
    if (this.#isJumbled) return 1;
    const amiss = this.#heard.reduce((sum, count) => sum + Math.abs(this.#taken - count), 0);
    return amiss > 0 ? amiss : new Set(this.#last).size - 1;
  }
}

const PATIENCE_MS = 5_000;
const LOOK_MS = 50;

/** What is missing once nothing is on its way any more. */
export async function untoldOf(matches: Iterable<Played>): Promise<number> {
  const all = [...matches];
  const count = (): number => all.reduce((sum, { untold }) => sum + untold, 0);
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until && count() > 0;) {
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
  return count();
}
