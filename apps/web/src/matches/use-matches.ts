/** The matches on this device, as the home page and the list of tables show them. */
import { useSyncExternalStore, type ComponentType } from 'react';
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
  /** Says that the page is older than the server that was asked for those elsewhere. */
  readonly Sign?: ComponentType | undefined;
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
let Sign: ComponentType | undefined;

async function refresh(): Promise<void> {
  try {
    const here = await listMatches();
    const all = (): void =>
      show({ entries: inOrder([...here, ...elsewhere]), at: Date.now(), Sign });
    all();
    if (!hasBeenOnline()) return;
    elsewhere = await (await import('../online/list.ts')).listOnline();
    Sign = (await import('../invitation/newer-build.tsx')).NewerBuild;
    all();
  } catch (fault) {
    show({ ...current, fault });
  }
}

/**
 * First those where people elsewhere wait for whoever is here, the longest wait first; then what waits on this device,
 * what waits for others, and what is over, each the latest first.
 */
function inOrder(entries: readonly MatchEntry[]): readonly MatchEntry[] {
  const rank = (entry: MatchEntry): number => {
    if (entry.isOver) return 3;
    if (!isMyTurn(entry)) return 2;
    return entry.elsewhere ? 0 : 1;
  };
  return [...entries].sort((one, other) => {
    const latest = other.touched - one.touched;
    return rank(one) - rank(other) || (rank(one) === 0 ? -latest : latest);
  });
}

/** Elsewhere it goes on while nobody looks: who comes back to the page sees it as it is now. */
const seen = (): void => {
  if (document.visibilityState === 'visible') void refresh();
};
const EVERY_MS = 30_000;
let timer: ReturnType<typeof setInterval> | undefined;

function look(isWanted: boolean): void {
  clearInterval(timer);
  if (isWanted) {
    document.addEventListener('visibilitychange', seen);
    timer = hasBeenOnline() ? setInterval(seen, EVERY_MS) : undefined;
  } else document.removeEventListener('visibilitychange', seen);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  look(true);
  void refresh();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) look(false);
  };
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
