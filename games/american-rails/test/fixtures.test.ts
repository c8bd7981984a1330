/** Whole matches as files: each is replayed, line by line, to its result, to the last dollar. */
import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, replay } from '@roundhouse/engine';
import { recordChecks } from '@roundhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import type { Event } from '../src/types.ts';

const folder = new URL('fixtures/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.rec'));

const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

function eventsOf(file: string): readonly Event[] {
  const { record, places } = readRecord(textOf(file));
  const events: Event[] = [];
  replay(rules, record, places, (step) => events.push(...step.events));
  return events;
}

describe('recorded matches', () => {
  const texts = new Map(files.map((file) => [file, textOf(file)]));
  for (const { name, run } of recordChecks(rules, texts)) {
    test(name, () => expect(run()).toEqual([]));
  }

  test('[AR-4.6] one of them knocks a company out, and plays on', () => {
    const events = eventsOf('knock-out-4.rec');
    const at = events.findIndex(({ type }) => type === 'knocked-out');
    expect(events[at]).toMatchObject({ company: 5, shares: 2 });
    expect(events.slice(at).some(({ type }) => type === 'dividend')).toBe(true);
  });

  test('[AR-8.1] between them they end for every reason', () => {
    const reasons = files.flatMap((file) =>
      eventsOf(file).flatMap((event) => (event.type === 'ended' ? event.reasons : [])),
    );
    expect(new Set(reasons)).toEqual(new Set(['last-year', 'no-shares', 'low-supplies']));
  });

  test('[AR-6.6] special connections are made in them', () => {
    const events = eventsOf('bots-4.rec');
    const joined = events.filter(
      (event) => event.type === 'income' && event.cause === 'connection',
    );
    expect(joined.length).toBeGreaterThan(0);
  });
});
