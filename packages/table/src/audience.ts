/** Who looks on at a table, and how far each of them has come. */
import type { Refusal } from '@roundhouse/engine';
import type { Position } from './history.ts';
import type { Running } from './running.ts';
import type { Sights } from './sights.ts';
import type { OnTrouble, Watch } from './table-host.ts';

/** What is told, and what of it can be made before: `running` is the match as it will be then. */
interface Telling {
  readonly tell: (positions: readonly Position[], sights: Sights) => void;
  readonly prepare?: (running: Running, positions: readonly Position[], sights: Sights) => void;
}

interface Watcher extends Telling {
  /** The last line that has been seen there. */
  seen: number;
}

/** All is told by the time it is there. */
export type TableWatch = Omit<Watch, 'started'>;

export class Audience {
  readonly #watchers = new Set<Watcher>();
  readonly #troubled = new Set<OnTrouble>();
  /** What keeps bots from playing on. */
  #trouble: Refusal | undefined;
  /** Called when somebody has seen more, or has gone. */
  #onSeen: (() => void) | undefined;

  get isEmpty(): boolean {
    return this.#watchers.size === 0;
  }

  join(telling: Telling): TableWatch {
    const watcher: Watcher = { ...telling, seen: -1 };
    this.#watchers.add(watcher);
    return {
      seen: (seq) => {
        watcher.seen = seq;
        this.#onSeen?.();
      },
      stop: () => {
        this.#watchers.delete(watcher);
        this.#onSeen?.();
      },
    };
  }

  tell(positions: readonly Position[], sights: Sights): void {
    for (const { tell } of this.#watchers) tell(positions, sights);
  }

  /** Nobody hears anything of it yet. */
  prepare(running: Running, positions: readonly Position[], sights: Sights): void {
    for (const { prepare } of this.#watchers) prepare?.(running, positions, sights);
  }

  joinTrouble(onTrouble: OnTrouble): () => void {
    if (this.#trouble) onTrouble(this.#trouble);
    this.#troubled.add(onTrouble);
    return () => this.#troubled.delete(onTrouble);
  }

  tellTrouble(trouble: Refusal | undefined): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    for (const onTrouble of this.#troubled) onTrouble(trouble);
  }

  /** When everybody who looks on has seen a line; false: nobody looks on any more. */
  async hasSeen(last: () => number): Promise<boolean> {
    while ([...this.#watchers].some(({ seen }) => seen < last())) {
      await new Promise<void>((resolve) => {
        this.#onSeen = resolve;
      });
    }
    this.#onSeen = undefined;
    return !this.isEmpty;
  }

  leave(): void {
    this.#watchers.clear();
    this.#troubled.clear();
    this.#onSeen?.();
  }
}
