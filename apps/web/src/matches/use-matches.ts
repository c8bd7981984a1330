/** The matches on this device, as the home page and the list of tables show them. */
import { useSyncExternalStore } from 'react';
import { deleteMatch, listMatches, type MatchEntry } from '../host/index.ts';
import { forgetLinks } from './links.ts';
import { forgetNotes } from './notes.ts';
import { isMyTurn } from './telling.ts';
import { hasBeenOnline } from '../online/addresses.ts';

export interface Matches {
  /** Running ones first, the latest first. Undefined until they are known. */
  readonly entries?: readonly MatchEntry[];
  /** When they were looked up, in milliseconds since 1970. */
  readonly at: number;
  readonly fault?: unknown;
}

/** What was seen last: shown until the device has answered again. */
let current: Matches = { at: 0 };
const listeners = new Set<() => void>();

function show(next: Matches): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Those elsewhere that were known last: a server takes its time. */
let elsewhere: readonly MatchEntry[] = [];

async function refresh(): Promise<void> {
  try {
    const here = await listMatches();
    const all = (): void => show({ entries: inOrder([...here, ...elsewhere]), at: Date.now() });
    all();
    if (!hasBeenOnline()) return;
    elsewhere = await (await import('../online/list.ts')).listOnline();
    all();
  } catch (fault) {
    show({ ...current, fault });
  }
}

/** Running ones first, of those the ones that wait for whoever is here. */
function inOrder(entries: readonly MatchEntry[]): readonly MatchEntry[] {
  const rank = (entry: MatchEntry): number => (entry.isOver ? 2 : isMyTurn(entry) ? 0 : 1);
  return [...entries].sort((one, other) => rank(one) - rank(other) || other.touched - one.touched);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void refresh();
  return () => listeners.delete(listener);
}

/** Looks them up whenever a page comes to show them. */
export function useMatches(): Matches {
  return useSyncExternalStore(subscribe, () => current);
}

export async function removeMatch(match: string): Promise<void> {
  try {
    await deleteMatch(match);
    forgetNotes(match);
    forgetLinks(match);
    await refresh();
  } catch (fault) {
    show({ ...current, fault });
  }
}
