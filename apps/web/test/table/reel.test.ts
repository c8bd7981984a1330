/** Over whole matches on a phone: whatever others do is told, where it happened, before it is one's turn. */
import { extend, isRefusal, parseRecord, startMatch } from '@roundhouse/engine';
import { titleOf, TITLES, type AnyGame } from '@roundhouse/titles';
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

interface Expected {
  readonly seq: number;
  readonly at: number;
  readonly type: string;
}

const seatOf = (event: AnyGame['event']): unknown => ('seat' in event ? event.seat : undefined);

const who = (seat: number): string => `seat ${seat}`;

interface Happened {
  /** Whatever has a sentence, of the others and of chance: more than what changes points, money, pieces or cards. */
  readonly events: readonly Expected[];
  /** Lines of others that changed something of somebody, and say nothing. */
  readonly silent: readonly string[];
}

/** From the record alone. */
async function happened(text: string): Promise<Happened> {
  const record = parseRecord(text);
  const title = titleOf(record.title);
  if (!title) throw new Error(record.title);
  const [rules, words, face] = await Promise.all([title.rules(), title.words(), title.face()]);
  const config = rules.configure(record.config);
  if (isRefusal(config)) throw new Error(config.code);
  const match = startMatch(rules, config, record.match);
  const events: Expected[] = [];
  const silent: string[] = [];
  let before = rules.view(match.state, 0);
  for (const line of record.lines) {
    const step = extend(match, line);
    if (isRefusal(step)) throw new Error(step.code);
    const after = rules.view(match.state, 0);
    const seen = step.events.flatMap((event) => rules.redact(event, 0) ?? []);
    const told = seen.flatMap((event, at) =>
      words.en.event(event, who) === undefined ? [] : [{ seq: step.seq, at, event }],
    );
    const isOthers = (line.kind === 'act' && line.seat !== 0) || line.kind === 'chance';
    const changes = face.changes(before, after, { language: 'en', who });
    if (isOthers && changes.length > 0 && told.length === 0) {
      silent.push(`${step.seq} ${changes.map(({ of, what, by }) => `${of} ${what} ${by}`).join()}`);
    }
    for (const { seq, at, event } of isOthers ? told : []) {
      if (line.kind === 'act' || seatOf(event) !== 0) events.push({ seq, at, type: event.type });
    }
    before = after;
  }
  return { events, silent };
}

async function saved(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game as a file' }).click();
  return textOf(await download);
}

test.each(TITLES.map(({ id }) => id))(
  '%s: every event of others is named in sight of its place before one’s turn',
  async (title) => {
    const visit = { width: 360, height: 740, settings: { pace: 'normal', confirm: true } };
    const context = await client.visitor(visit);
    const page = await sitDown(client, context, title);
    const first = Number(await page.locator('#ask').getAttribute('data-line'));
    const course = await page.evaluate(playToTheEnd, 240_000);
    const { events, silent } = await happened(await saved(page));
    const expected = events.filter(({ seq }) => seq > first);
    expect(silent).toEqual([]);
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
    // Bids and shares belong to who made them; what lies on the board is shown there.
    const onBoard = named.filter(({ isOnBoard }) => isOnBoard);
    expect(onBoard.length / named.length).toBeGreaterThan(0.4);
    await context.close();
  },
);
