/** How far one has looked, kept where the table is. */
import type { Answer } from '@roundhouse/contract';
import type { Looking } from '@roundhouse/table';
import type { Server } from './server.ts';

export class TableLooking implements Looking {
  readonly seen: number | undefined;
  readonly #server: Server;
  readonly #table: string;
  #noted: number;

  constructor(server: Server, { table, seen }: Answer<'readTable'>['table']) {
    this.#server = server;
    this.#table = table;
    this.seen = seen;
    this.#noted = seen ?? -1;
  }

  note(seq: number): void {
    if (seq <= this.#noted) return;
    const before = this.#noted;
    this.#noted = seq;
    this.#server.ask('noteSeen', { table: this.#table, line: seq }).catch(() => {
      // It is said again with the next line.
      this.#noted = Math.min(this.#noted, before);
    });
  }
}
