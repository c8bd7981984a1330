/** Over whole matches on a phone: whatever others do is told, where it happened, before it is one's turn. */
import { extend, isRefusal, parseRecord, startMatch } from '@roundhouse/engine';
import { titleOf, type AnyGame } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS, textOf } from '../client.ts';
import { sitDown } from './at-the-table.ts';
import { playToTheEnd, type Noted } from './autopilot.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

/** What changes points, money, pieces or cards. */
const COUNTS: Readonly<Record<string, readonly string[]>> = {
  'american-rails': [
    'sold',
    'unsold',
    'founded',
    'knocked-out',
    'took',
    'developed',
    'financed',
    'collected',
    'levied',
    'placed',
    'income',
    'dividend',
  ],
  amsterdam: [
    'took',
    'drew',
    'turned-up',
    'reset',
    'claimed',
    'completed',
    'drew-contracts',
    'kept',
  ],
  'steel-driver': ['cubes', 'sold', 'built', 'transcontinental', 'profit', 'took', 'paid'],
  'train-rails': [
    'placed',
    'boarded',
    'played',
    'marked',
    'token',
    'moved',
    'sat',
    'pushed',
    'shifted',
    'left',
    'withdrawn',
    'begged',
    'discarded',
    'drew',
  ],
};

interface Expected {
  readonly seq: number;
  readonly at: number;
  readonly type: string;
}

const seatOf = (event: AnyGame['event']): unknown => ('seat' in event ? event.seat : undefined);

/** What the others did, and what chance brought them, from the record alone. */
async function happened(text: string, counts: readonly string[]): Promise<readonly Expected[]> {
  const record = parseRecord(text);
  const rules = await titleOf(record.title)?.rules();
  if (!rules) throw new Error(record.title);
  const config = rules.configure(record.config);
  if (isRefusal(config)) throw new Error(config.code);
  const match = startMatch(rules, config, record.match);
  return record.lines.flatMap((line) => {
    const step = extend(match, line);
    if (isRefusal(step)) throw new Error(step.code);
    const isOthers = (line.kind === 'act' && line.seat !== 0) || line.kind === 'chance';
    const seen = step.events.flatMap((event) => rules.redact(event, 0) ?? []);
    if (!isOthers) return [];
    return seen.flatMap((event, at) =>
      counts.includes(event.type) && (line.kind === 'act' || seatOf(event) !== 0)
        ? [{ seq: step.seq, at, type: event.type }]
        : [],
    );
  });
}

async function saved(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game as a file' }).click();
  return textOf(await download);
}

test.each(Object.keys(COUNTS))(
  '%s: every event of others is named in sight of its place before one’s turn',
  async (title) => {
    const visit = { width: 360, height: 740, settings: { pace: 'normal', confirm: true } };
    const context = await client.visitor(visit);
    const page = await sitDown(client, context, title);
    const first = Number(await page.locator('#ask').getAttribute('data-line'));
    const course = await page.evaluate(playToTheEnd, 240_000);
    const events = await happened(await saved(page), COUNTS[title] ?? []);
    const expected = events.filter(({ seq }) => seq > first);
    const told = new Map<string, Noted>();
    const late: string[] = [];
    for (const noted of course) {
      if ('mine' in noted) {
        const missed = expected.filter(
          ({ seq, at }) => seq <= noted.mine && !told.has(`${seq}:${at}`),
        );
        late.push(...missed.map(({ seq, type }) => `${type} of line ${seq} by ${noted.mine}`));
      } else for (const each of noted.events) told.set(each, noted);
    }
    expect([...new Set(late)]).toEqual([]);
    expect(expected.length).toBeGreaterThan(30);
    const named = expected.flatMap(({ seq, at }) => told.get(`${seq}:${at}`) ?? []);
    const faults = (isFault: (noted: Noted) => boolean): readonly string[] =>
      named.filter(isFault).map(({ seq, text, place }) => `${seq} ${text} ${place}`);
    expect(faults(({ text }) => text.trim() === '')).toEqual([]);
    expect(faults(({ isInView }) => !isInView)).toEqual([]);
    expect(faults(({ isCovered }) => isCovered)).toEqual([]);
    await context.close();
  },
);
