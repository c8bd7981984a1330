/** The end screen's accounts, from recorded matches. */
import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, replay } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import type { Event, View } from '../src/types.ts';
import { ledgerOf } from '../ui/board/ending/ledger.ts';

const folder = new URL('fixtures/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.rec'));

test.each(files)('%s: the accounts agree with what the match said was paid', (file) => {
  const { record, places } = readRecord(readFileSync(new URL(file, folder), 'utf8'));
  const course: View[] = [];
  const events: Event[] = [];
  replay(rules, record, places, (step, { state }) => {
    course.push(structuredClone(rules.view(state, null)));
    events.push(...step.events);
  });
  const { accounts, years } = ledgerOf(course);
  expect(years.length).toBeGreaterThan(0);
  for (const { seat, start, shares, dividends, rest, end } of accounts) {
    const bought = events.filter((event) => event.type === 'sold' && event.seat === seat);
    expect(shares).toBe(
      bought.reduce((sum, event) => sum + (event.type === 'sold' ? event.price : 0), 0),
    );
    const paid = events
      .filter((event) => event.type === 'dividend')
      .reduce((sum, event) => sum + (event.paid[seat] ?? 0), 0);
    expect(dividends.reduce((sum, dividend) => sum + dividend, 0)).toBe(paid);
    expect(start - shares + paid + rest).toBe(end);
    expect(end).toBe(record.result?.scores[seat]);
  }
});
