/** Keeps the line to a server: says when it is lost, and when to try again. */
import type { Wire, WireState } from '@roundhouse/table';
import { Listeners } from '../app/listeners.ts';

const FIRST_MS = 500;
const LONGEST_MS = 10_000;

export interface LineParts {
  readonly now: () => number;
  /** Between 0 and 1: not everybody comes back in the same moment. */
  readonly chance: () => number;
}

export class LineKeeper implements Wire {
  readonly #parts: LineParts;
  readonly #told = new Listeners();
  readonly #waiting = new Set<() => void>();
  #state: WireState = { unanswered: 0 };

  constructor(parts: LineParts) {
    this.#parts = parts;
  }

  readonly now = (): WireState => this.#state;

  readonly subscribe = this.#told.subscribe;

  readonly tryNow = (): void => {
    for (const go of this.#waiting) go();
  };

  /** Something came through. */
  found(): void {
    if (this.#state.lostSince === undefined) return;
    const { lostSince: _, ...state } = this.#state;
    this.#change(state);
    this.tryNow();
  }

  lost(): void {
    if (this.#state.lostSince !== undefined) return;
    this.#change({ ...this.#state, lostSince: this.#parts.now() });
  }

  askReload(reload: NonNullable<WireState['reload']>): void {
    if (this.#state.reload === undefined) this.#change({ ...this.#state, reload });
  }

  /** How many more wait for an answer. */
  count(more: 1 | -1): void {
    this.#change({ ...this.#state, unanswered: this.#state.unanswered + more });
  }

  /** Until it is time for the next try: longer each time, at once where somebody says so. */
  async pause(tries: number, signal: AbortSignal): Promise<void> {
    const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries, 10));
    const wait = most * (0.5 + this.#parts.chance() / 2);
    await new Promise<void>((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(go);
        signal.removeEventListener('abort', go);
        resolve();
      };
      const timer = setTimeout(go, wait);
      this.#waiting.add(go);
      signal.addEventListener('abort', go);
    });
  }

  #change(state: WireState): void {
    this.#state = state;
    this.#told.tell();
  }
}
