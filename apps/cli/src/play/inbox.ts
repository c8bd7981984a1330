/** What one seat is told, in the order in which it comes. */
import type { TableHost, TableStep } from '@roundhouse/table';
import type { Refusal } from '@roundhouse/engine';

export class Inbox {
  readonly #waiting: TableStep[] = [];
  #arrived: (() => void) | undefined;
  #trouble: Refusal | undefined;
  #last: TableStep | undefined;

  /** Lines up to `after` were seen before. */
  constructor(host: TableHost, seat: number, after: number) {
    host.watch(seat, -1, (steps) => {
      this.#waiting.push(...steps.filter(({ seq }) => seq > after));
      this.#last = steps.at(-1) ?? this.#last;
      this.#arrived?.();
    });
    host.watchTrouble((trouble) => {
      this.#trouble = trouble;
      this.#arrived?.();
    });
  }

  /** Where the match stands. */
  get last(): TableStep {
    if (!this.#last) throw new Error('nothing was told yet');
    return this.#last;
  }

  /** What has come since it was last asked for. */
  take(): readonly TableStep[] {
    return this.#waiting.splice(0);
  }

  /** When something has come; what keeps the table from going on, if that came. */
  async next(): Promise<Refusal | undefined> {
    if (this.#waiting.length === 0 && !this.#trouble) {
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
    }
    return this.#trouble;
  }
}
