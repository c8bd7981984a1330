/** Two worlds at two tables: all that leaves a table for somebody who sits there must be the same to the byte. */
import { existsSync } from 'node:fs';
import { isRefusal, type Line, type Seat } from '@roundhouse/engine';
import type { Subject } from '@roundhouse/engine/testing';
import type { AnyGame, Title } from '@roundhouse/titles';
import { fleetingStore, Tables, type Sitting, type Table, type TableHost } from '../src/index.ts';
import { told } from '../testing/index.ts';
import { person } from './tables.ts';

/** A table in the middle of a match where every seat is another person's. */
export interface Seated {
  readonly tables: Tables;
  readonly table: Table;
  readonly place: Sitting;
  readonly observer: Seat | null;
}

/** What is planted: a host that tells more than it should. */
export type Plant = (sound: TableHost, seated: Seated) => Partial<TableHost>;

type Named = Pick<Title, 'id'>;
const fileOf = ({ id }: Named): URL =>
  new URL(`../../../games/${id}/test/subject.ts`, import.meta.url);

/** Whether somebody can deal its secrets anew. */
export const hasSubject = (title: Named): boolean => existsSync(fileOf(title));

export async function subjectOf(title: Named): Promise<Subject<AnyGame>> {
  const { subject } = (await import(/* @vite-ignore */ fileOf(title).pathname)) as {
    readonly subject: Subject<AnyGame>;
  };
  return subject;
}

export async function seatedAt(
  { rules }: Subject<AnyGame>,
  state: AnyGame['state'],
  observer: Seat | null,
): Promise<Seated> {
  const tables = new Tables({
    store: fleetingStore(),
    titleOf: (id) => ({ id, rules: async () => rules }),
    now: () => 1000,
    fresh: () => ({ id: 'm', seed: 'ab'.repeat(32), now: 1000 }),
    announce: () => undefined,
  });
  const { config, ...position } = state;
  const sitters = Array.from({ length: config.seats }, (_, seat) => person(`P${seat}`));
  const pace = {
    kind: 'live',
    freeMs: 5000,
    bankMs: 9000,
    incrementMs: 100,
    atTimeOut: 'idle',
  } as const;
  const wanted = { title: rules.title, config, sitters, byHand: 'draws', pace } as const;
  const match = await tables.begin({ ...wanted, state: position });
  if (isRefusal(match)) throw new Error(match.code);
  const mine = observer === null ? [] : [observer];
  const table = await tables.table(match);
  return { tables, table, place: await tables.sit(match, mine), observer };
}

/** All that an observer can get at a table, before and after a line that is put there. */
export async function leaves(seated: Seated, line: Line | undefined, plant?: Plant) {
  const { table, tables, place, observer } = seated;
  const host: TableHost = plant ? planted(place, plant(place, seated)) : place;
  const live: unknown[] = [];
  const { stop } = host.watch(observer, -1, (steps) => live.push(steps));
  if (line) await table.put([line]);
  stop();
  const again = told(host, observer);
  const legal = again.at(-1)?.legal ?? [];
  const asked = [...legal.slice(0, 2), 'gibberish'];
  const refused = (error: unknown): string => String(error);
  return {
    info: host.info,
    live,
    again,
    whys: observer === null ? [] : await Promise.all(asked.map((text) => host.why(observer, text))),
    previews:
      observer === null
        ? []
        : await Promise.all(asked.map((text) => host.preview(observer, text).catch(refused))),
    record: await host.record().catch(refused),
    playOn: await tables.goOnFrom(place, 1, host.info.sitters).catch(refused),
    hint: await host.hint(observer ?? 0).catch(refused),
  };
}

function planted(sound: Sitting, leak: Partial<TableHost>): TableHost {
  return {
    get info() {
      return sound.info;
    },
    watch: (...args) => sound.watch(...args),
    watchTrouble: (...args) => sound.watchTrouble(...args),
    goOn: () => sound.goOn(),
    act: (move) => sound.act(move),
    undo: (undo) => sound.undo(undo),
    agree: (consent) => sound.agree(consent),
    decline: (no) => sound.decline(no),
    preview: (...args) => sound.preview(...args),
    why: (...args) => sound.why(...args),
    hint: (seat) => sound.hint(seat),
    review: (question) => sound.review(question),
    record: () => sound.record(),
    close: () => sound.close(),
    ...leak,
  };
}
