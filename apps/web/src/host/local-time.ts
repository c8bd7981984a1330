/** Time at a table of this device, as its pages see it. */
import type { Refusal } from '@roundhouse/engine';
import type { Pace, SeatClock, TableStep, TableTime, TimeState } from '@roundhouse/table';
import { Listeners } from '../app/listeners.ts';

export interface LocalTimeParts {
  readonly pace: Pace;
  clocks(): Promise<readonly SeatClock[]>;
  turn(isAway: boolean): Promise<void>;
}

export class LocalTime implements TableTime {
  readonly #parts: LocalTimeParts;
  readonly #told = new Listeners();
  readonly #closing = new AbortController();
  #state: TimeState;

  constructor(parts: LocalTimeParts) {
    this.#parts = parts;
    this.#state = { pace: parts.pace, clocks: [], standIns: [], ahead: 0 };
    const { signal } = this.#closing;
    const turn = (): void =>
      void this.#turn(document.visibilityState === 'hidden').catch(() => undefined);
    document.addEventListener('visibilitychange', turn, { signal });
  }

  readonly now = (): TimeState => this.#state;

  readonly subscribe = this.#told.subscribe;

  hearSteps(steps: readonly TableStep[]): void {
    const clocks = steps.at(-1)?.clocks;
    if (clocks) this.#show(clocks);
  }

  /** Nobody is played for here: the quietest move is made, and the seat plays on. */
  async takeSeatBack(): Promise<Refusal | undefined> {
    return undefined;
  }

  close(): void {
    this.#closing.abort();
  }

  async #turn(isAway: boolean): Promise<void> {
    await this.#parts.turn(isAway);
    if (!isAway) this.#show(await this.#parts.clocks());
  }

  #show(clocks: readonly SeatClock[]): void {
    this.#state = { ...this.#state, clocks };
    this.#told.tell();
  }
}
