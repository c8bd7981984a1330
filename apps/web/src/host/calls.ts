/** The calls of a page, answered by the matches on this device. */
import type { Refusal } from '@roundhouse/engine';
import {
  checkRecord,
  type Sitting,
  type Tables,
  type TableStep,
  type Watch,
} from '@roundhouse/table';
import { titleOf } from '@roundhouse/titles';
import { glance } from './at-a-glance.ts';
import type { Calls } from './protocol.ts';
import type { TableClock } from './table-clock.ts';

/** What a page is told without having asked again; each by the number of its watch. */
export interface PageListener {
  steps(watch: number, steps: readonly TableStep[]): void;
  trouble(watch: number, trouble: Refusal | undefined): void;
}

export function callsOn(tables: Tables, told: PageListener, clock: TableClock): Calls {
  const watches = new Map<number, Promise<Watch>>();
  const troubles = new Map<number, Promise<() => void>>();
  const sitting = (match: string): Promise<Sitting> => tables.sit(match);
  return {
    list: () => tables.list(glance),
    begin: (wanted) => tables.begin(wanted),
    addSalts: (match, salts) => tables.addSalts(match, salts),
    importRecord: (text) => tables.importRecord(text),
    check: (text) => checkRecord(text, titleOf),
    checkMatch: async (match) => (await sitting(match)).check(),
    goOnFrom: async (match, seq, sitters) => tables.goOnFrom(await sitting(match), seq, sitters),
    remove: (match) => tables.remove(match),
    kept: (match) => tables.kept(match),
    async open(match) {
      const { info } = await sitting(match);
      if (info.pace) await clock.opened(match);
      return info;
    },
    clocks: (match) => clock.clocks(match),
    turn: (match, isAway) => clock.turn(match, isAway),
    leave: (match) => tables.leave(match),
    act: async (match, move) => (await sitting(match)).act(move),
    undo: async (match, undo) => (await sitting(match)).undo(undo),
    agree: async (match, consent) => (await sitting(match)).agree(consent),
    decline: async (match, declining) => (await sitting(match)).decline(declining),
    reseat: async (match, change) => (await sitting(match)).reseat(change),
    preview: async (match, seat, text) => (await sitting(match)).preview(seat, text),
    why: async (match, seat, text) => (await sitting(match)).why(seat, text),
    hint: async (match, seat) => (await sitting(match)).hint(seat),
    review: async (match, question) => (await sitting(match)).review(question),
    record: async (match) => (await sitting(match)).record(),
    goOn: async (match) => (await sitting(match)).goOn(),
    async watch(match, watch, viewer, after) {
      const watching = sitting(match).then((place) =>
        place.watch(viewer, after, (steps) => told.steps(watch, steps)),
      );
      // Known at once: who stops watching while the table is still being opened is heard.
      watches.set(watch, watching);
      await watching;
    },
    async seen(watch, seq) {
      (await watches.get(watch)?.catch(() => undefined))?.seen(seq);
    },
    async watchTrouble(match, watch) {
      const watching = sitting(match).then((place) =>
        place.watchTrouble((trouble) => told.trouble(watch, trouble)),
      );
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
