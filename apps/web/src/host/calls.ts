/** The calls of a page, answered by the matches on this device. */
import type { Refusal } from '@roundhouse/engine';
import type { LocalWatch } from './local-table.ts';
import type { LocalTables } from './local-tables.ts';
import type { Calls } from './protocol.ts';
import type { TableStep } from './table-host.ts';

/** What a page is told without having asked again; each by the number of its watch. */
export interface Told {
  steps(watch: number, steps: readonly TableStep[]): void;
  trouble(watch: number, trouble: Refusal | undefined): void;
}

export function answering(tables: LocalTables, told: Told): Calls {
  const watches = new Map<number, Promise<LocalWatch>>();
  const troubles = new Map<number, Promise<() => void>>();
  return {
    list: () => tables.list(),
    begin: (wanted) => tables.begin(wanted),
    read: (text) => tables.read(text),
    goOnFrom: (match, seq, sitters) => tables.goOnFrom(match, seq, sitters),
    remove: (match) => tables.remove(match),
    kept: (match) => tables.kept(match),
    open: async (match) => (await tables.table(match)).info,
    leave: (match) => tables.leave(match),
    at: async (match, seq, viewer) => (await tables.table(match)).at(seq, viewer),
    act: async (match, move) => (await tables.table(match)).act(move),
    undo: async (match, seat) => (await tables.table(match)).undo(seat),
    preview: async (match, seat, text) => (await tables.table(match)).preview(seat, text),
    why: async (match, seat, text) => (await tables.table(match)).why(seat, text),
    hint: async (match, seat) => (await tables.table(match)).hint(seat),
    review: async (match) => (await tables.table(match)).review(),
    record: async (match) => (await tables.table(match)).record(),
    goOn: async (match) => (await tables.table(match)).goOn(),
    async watch(match, watch, viewer, after) {
      const watching = tables
        .table(match)
        .then((table) => table.watch(viewer, after, (steps) => told.steps(watch, steps)));
      // Known at once: who stops watching while the table is still being opened is heard.
      watches.set(watch, watching);
      await watching;
    },
    async seen(watch, seq) {
      (await watches.get(watch)?.catch(() => undefined))?.seen(seq);
    },
    async watchTrouble(match, watch) {
      const watching = tables
        .table(match)
        .then((table) => table.watchTrouble((trouble) => told.trouble(watch, trouble)));
      troubles.set(watch, watching);
      await watching;
    },
    async unwatch(watch) {
      const [watching, troubling] = [watches.get(watch), troubles.get(watch)];
      watches.delete(watch);
      troubles.delete(watch);
      // What could not be opened is not watched.
      await watching?.then(
        ({ stop }) => stop(),
        () => undefined,
      );
      await troubling?.then(
        (stop) => stop(),
        () => undefined,
      );
    },
  };
}
