/** What may not change by requests that are refused: everything that is kept, but what changes by itself. */
import { hash } from 'node:crypto';
import type { Database } from '@roundhouse/store';
import { everythingIn, type Everything } from '@roundhouse/store/testing';

/** A hash for each table of the store and for each match. */
export type Fingerprint = ReadonlyMap<string, string>;

export async function fingerprintOf(database: Database): Promise<Fingerprint> {
  // A timer is set again and again by who looks after it, and what is told of a table is told later.
  const {
    match,
    seed,
    snapshot,
    line,
    session,
    timer: _,
    telegram: _told,
    ...others
  } = await everythingIn(database);
  const prints = new Map<string, string>();
  for (const [name, rows] of Object.entries(others)) prints.set(name, hashOf(rows));
  // That somebody was here is noted when he asks, whatever he is answered.
  prints.set('session', hashOf(session.map((row) => ({ ...row, used: 0 }))));
  prints.set('which matches there are', hashOf(match.map(({ id }) => id)));
  const rest = [seed, snapshot, line].map((rows) => Map.groupBy<string, Of>(rows, ofMatch));
  for (const row of match.filter(isStill)) {
    const rows = rest.flatMap((byMatch) => byMatch.get(row.id) ?? []);
    prints.set(`match ${row.id}`, hashOf([row, ...rows]));
  }
  return prints;
}

type Of = { readonly match: string };
const ofMatch = ({ match }: Of): string => match;

/** No bot plays there, and it does not wait for the time at which it begins by itself. */
const isStill = ({ sitters, gathering }: Everything['match'][number]): boolean =>
  !sitters.includes('"kind":"bot"') && gathering === null;

function hashOf(rows: readonly unknown[]): string {
  const texts = rows.map((row) => JSON.stringify(row));
  return hash('sha256', texts.toSorted().join('\n'));
}

/** What is otherwise. A match that goes on by itself from now on, or no longer, is not compared. */
export function changedIn(before: Fingerprint, after: Fingerprint): readonly string[] {
  return [...before].flatMap(([name, print]) =>
    after.has(name) && after.get(name) !== print ? name : [],
  );
}
