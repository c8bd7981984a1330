/** The tables elsewhere where one sits, as a list of this device shows them. */
import type { Answer } from '@roundhouse/contract';
import { Refused } from '@roundhouse/contract/client';
import type { Sitter } from '@roundhouse/table';
import type { MatchEntry } from '../host/table-host.ts';
import { keepText, keptJson } from '../settings/kept-text.ts';
import { matchOf } from './addresses.ts';
import { noteAwaited } from './awaited-count.ts';
import { isKeptForMe } from './free-seats.ts';
import { server } from './here.ts';

const KEY = 'roundhouse.online.list';

type Listed = Answer<'listTables'>['tables'][number];

/** What was there last where the server can't be reached. */
export async function listOnline(): Promise<readonly MatchEntry[]> {
  try {
    const { tables } = await server.ask('listTables', {});
    keep(tables);
    noteAwaited(tables.filter(({ owing }) => owing.length > 0).length);
    return tables.map(entryOf);
  } catch (error) {
    if (error instanceof Refused && error.code === 'not-signed-in') {
      keep([]);
      noteAwaited(0);
    }
    return kept().map(entryOf);
  }
}

/** Nobody is a person without a name. */
export function sittersOf(seats: Listed['seats']): readonly Sitter[] {
  return seats.map((holder) => (holder.kind === 'open' ? { kind: 'person', name: '' } : holder));
}

function entryOf({ table, title, seats, mine, phase, touched, owing, until }: Listed): MatchEntry {
  return {
    match: matchOf(table),
    title,
    sitters: sittersOf(seats),
    touched,
    lines: 0,
    owing,
    isOver: phase === 'over',
    elsewhere: {
      mine,
      isOpen: phase === 'open',
      isKept: mine.length === 0 && seats.some(isKeptForMe),
      ...(until === undefined ? {} : { until }),
    },
  };
}

/** Where it can't be kept, a list needs the server. */
function keep(tables: readonly Listed[]): void {
  keepText(KEY, JSON.stringify(tables));
}

function kept(): readonly Listed[] {
  return (keptJson(KEY) ?? []) as readonly Listed[];
}
