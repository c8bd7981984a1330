/** The matches on this device, as the home page and the list of tables show them. */
import { useSyncExternalStore } from 'react';
import { deleteMatch, listMatches, type MatchEntry } from '../host/index.ts';
import { forgetLinks } from './links.ts';
import { forgetNotes } from './notes.ts';

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

async function refresh(): Promise<void> {
  try {
    show({ entries: inOrder(await listMatches()), at: Date.now() });
  } catch (fault) {
    show({ ...current, fault });
  }
}

function inOrder(entries: readonly MatchEntry[]): readonly MatchEntry[] {
  return [...entries].sort(
    (one, other) => Number(one.isOver) - Number(other.isOver) || other.touched - one.touched,
  );
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
