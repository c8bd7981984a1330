/** Who wants to know that something has changed at a table or of a tournament. It says what, not how: whoever hears it looks for himself. */

/** Not of one table, but of those that anybody finds. */
export const LOBBY = 'lobby';

/** `renamed`: what was told of somebody is told otherwise now. */
export type Notice = 'talk' | 'unsaid' | 'room' | 'people' | 'renamed';

type Listener = (notice: Notice) => void;

export class Notices {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #announce: (room: string, notice: Notice) => void;

  /** `announce`: so that those who read from another node hear it too. */
  constructor(announce: (room: string, notice: Notice) => void) {
    this.#announce = announce;
  }

  listen(room: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(room) ?? new Set();
    this.#listeners.set(room, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(room);
    };
  }

  /** The tables of which somebody wants to know. */
  get rooms(): readonly string[] {
    return [...this.#listeners.keys()];
  }

  tell(room: string, notice: Notice): void {
    this.hear(room, notice);
    this.#announce(room, notice);
  }

  /** To other nodes alone: here it is known. */
  announce(room: string, notice: Notice): void {
    this.#announce(room, notice);
  }

  /** What somebody told elsewhere. */
  hear(room: string, notice: Notice): void {
    for (const listener of this.#listeners.get(room) ?? []) listener(notice);
  }
}
