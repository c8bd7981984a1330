/** Who wants to know that something has changed at a table. It says what, not how: whoever hears it looks for himself. */
export type Notice = 'talk';

type Listener = (notice: Notice) => void;

export class Notices {
  readonly #listeners = new Map<string, Set<Listener>>();

  listen(room: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(room) ?? new Set();
    this.#listeners.set(room, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(room);
    };
  }

  tell(room: string, notice: Notice): void {
    for (const listener of this.#listeners.get(room) ?? []) listener(notice);
  }
}
