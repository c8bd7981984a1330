/** A design as it is being made: each step is kept on the device as it is taken. */
import { Listeners } from '../../app/listeners.ts';
import { begun, made, redone, undone, type History } from './history.ts';

export interface Made {
  readonly history: History<object>;
  /** Whether the device keeps it. */
  readonly isKept: boolean;
}

export class Making {
  readonly #keep: (design: object) => boolean;
  readonly #told = new Listeners();
  #made: Made;

  constructor(opened: object, keep: (design: object) => boolean) {
    this.#keep = keep;
    this.#made = { history: begun(opened), isKept: true };
  }

  readonly subscribe = this.#told.subscribe;
  readonly now = (): Made => this.#made;

  readonly change = (next: object, step?: string): void =>
    this.#go(made(this.#made.history, next, step));
  readonly undo = (): void => this.#go(undone(this.#made.history));
  readonly redo = (): void => this.#go(redone(this.#made.history));

  #go(history: History<object>): void {
    this.#made = { history, isKept: this.#keep(history.present) };
    this.#told.tell();
  }
}
