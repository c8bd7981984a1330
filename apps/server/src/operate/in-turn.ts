/** What somebody asks for at once is done one after the other: what is counted before it is written holds. Others do not wait for it. */
export class InTurn {
  readonly #last = new Map<string, Promise<unknown>>();

  async of<T>(whose: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(whose);
    const mine = (async () => {
      await before?.catch(() => undefined);
      return work();
    })();
    this.#last.set(whose, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(whose) === mine) this.#last.delete(whose);
    }
  }
}
