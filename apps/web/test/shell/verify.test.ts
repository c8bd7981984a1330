/** The page that recomputes every draw of a finished game, and tells a changed one by what was changed. */
import { commitment, formatRecord, parseRecord, seedFromText } from '@roundhouse/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, followLink, OPENING_MS } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';
import { moment, openAnother, recordOf, sitDown } from '../table/at-the-table.ts';

/** A whole game, sealed as games are now. */
function sealedGame(): string {
  const record = parseRecord(recordOf('amsterdam', 'bots-2-assisted'));
  const { title, match, config, seed = '' } = record;
  return formatRecord({ ...record, commit: commitment({ title, match, config, seed }) });
}

const whole = sealedGame();
const rows = whole.split('\n');
const start = rows.indexOf('') + 1;
/** Where a card is drawn between two moves. */
const drawn = rows.findIndex((row, at) => at > start + 20 && row.startsWith('* card '));
const moved = rows.findIndex((row, at) => at > start + 20 && /^\d /.test(row));
const other = rows[drawn] === '* card red' ? '* card blue' : '* card red';
const spliced = (at: number, ...lines: readonly string[]): string =>
  rows.toSpliced(at, 1, ...lines).join('\n');
const row = (at: number): string => rows[at] ?? '';

let client: Client;
let page: Page;
beforeAll(async () => {
  client = await Client.open();
  page = await client.show(await client.visitor({ width: 360, height: 740 }), '/verify');
}, OPENING_MS);
afterAll(() => client.close());

interface Told {
  readonly verdict: string | null;
  /** By check: its state and its sentence. */
  readonly stops: Readonly<Record<string, readonly [state: string, text: string]>>;
}

async function told(): Promise<Told> {
  const verdict = await page.locator('[data-verdict]').getAttribute('data-verdict');
  const stops = await page.locator('[data-check]').evaluateAll((items) =>
    items.map((item) => {
      const { check = '', state = '' } = (item as HTMLElement).dataset;
      return [check, [state, item.querySelector('p')?.textContent ?? '']] as const;
    }),
  );
  return { verdict, stops: Object.fromEntries(stops) };
}

async function check(text: string): Promise<Told> {
  // What was found before is gone with its page.
  for (const place of ['/nowhere', '/verify']) await followLink(page, place);
  const file = { name: 'game.rec', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('[data-verdict]').waitFor();
  return told();
}

test('a whole game: what was checked, in words; nothing serious at any width', async () => {
  const { verdict, stops } = await check(whole);
  expect(verdict).toBe('right');
  const draws = rows.filter((each) => each.startsWith('* ')).length;
  const lines = rows.slice(start).filter((each) => each !== '').length;
  expect(Object.values(stops).map(([state]) => state)).toEqual(Array(6).fill('passed'));
  expect(stops['seal']?.[1]).toContain('fixed the game, its options and its name');
  expect(stops['rules']?.[1]).toBe('Played and checked by version 1 of the rules.');
  expect(stops['draws']?.[1]).toMatch(new RegExp(`^${draws} draws were recomputed .* all are`));
  expect(stops['lines']?.[1]).toMatch(new RegExp(`^${lines} lines were played again`));
  expect(stops['back']?.[1]).toContain('Nothing was taken back');
  expect(stops['end']?.[1]).toContain('whole');
  await page
    .getByText(parseRecord(whole).seed?.slice(0, 4) ?? '?', { exact: true })
    .first()
    .waitFor();
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1600, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await seriousFaults(page)).toEqual([]);
  }
});

const { result: _, ...unfinished } = parseRecord(whole);

test.each<[what: string, text: string, verdict: string, stop: string, sentence: RegExp]>([
  [
    'one draw changed',
    spliced(drawn, other),
    'wrong',
    'draws',
    new RegExp(`^Line ${drawn + 1}: '${other.slice(2)}' was drawn, but it should have been`),
  ],
  [
    'a draw removed',
    spliced(drawn),
    'wrong',
    'lines',
    /^Line \d+: A line is missing just before it/,
  ],
  [
    'a move removed',
    spliced(moved),
    'wrong',
    'lines',
    /^Line \d+: A line is missing just before it/,
  ],
  [
    'a draw put in',
    spliced(moved, '* card red', row(moved)),
    'wrong',
    'lines',
    new RegExp(`^Line ${moved + 1}: This line was put in`),
  ],
  [
    'another seed',
    whole.replace(/^seed .*$/m, `seed ${seedFromText('other')}`),
    'wrong',
    'seal',
    /^The secret number is not the one that was sealed/,
  ],
  [
    'a wrong commitment',
    whole.replace(/^commit .*$/m, `commit ${'0'.repeat(64)}`),
    'wrong',
    'seal',
    /^The draws do follow from the secret number, but the seal is not of this number/,
  ],
  [
    'other salts',
    whole.replace(/^seed /m, 'salts ["aa","bb"]\nseed '),
    'wrong',
    'draws',
    /should have been '.*', and the next draws differ too/,
  ],
  [
    'another result',
    whole.replace(/^result .*$/m, 'result {"places":[2,1],"scores":[3,30]}'),
    'wrong',
    'end',
    /^Played again it ends with/,
  ],
  [
    'a move that is not allowed',
    spliced(moved, '0 take gold'),
    'wrong',
    'lines',
    new RegExp(`^Line ${moved + 1}: `),
  ],
  [
    'stuffed with lines of the table',
    spliced(moved, '.seat 0 person Ann', '.seat 0 person Ann', row(moved)),
    'noted',
    'lines',
    /^Lines of the table say again .* has put in 1, the first at line \d+\.$/,
  ],
  [
    'stuffed with more of them than a game has',
    spliced(moved, ...Array<string>(4001).fill('.agree 0 1'), row(moved)),
    'wrong',
    'lines',
    /More than \d+ lines are not of the game/,
  ],
  [
    'cut',
    formatRecord({ ...unfinished, lines: unfinished.lines.slice(0, 60) }),
    'noted',
    'end',
    /^It is cut/,
  ],
  [
    'taken back across a draw, nobody asked',
    formatRecord({
      ...unfinished,
      lines: [...unfinished.lines.slice(0, 60), { kind: 'undo', to: 30 }],
    }),
    'wrong',
    'back',
    /not everybody agreed: line 61\.$/,
  ],
  [
    'taken back across a draw, all agreed',
    formatRecord({
      ...unfinished,
      lines: [
        ...unfinished.lines.slice(0, 60),
        { kind: 'agree', seat: 0, to: 30 },
        { kind: 'agree', seat: 1, to: 30 },
        { kind: 'undo', to: 30 },
      ],
    }),
    'noted',
    'back',
    /^Once something was taken back .* with everybody’s consent\.$/,
  ],
  [
    'a seal of the first kind',
    recordOf('amsterdam', 'bots-2-assisted'),
    'noted',
    'seal',
    /seal of the first kind/,
  ],
  [
    'of newer rules',
    whole.replace(/^rules 1$/m, 'rules 9'),
    'wrong',
    'rules',
    /^It was played by version 9 of the rules; here they are version 1\.$/,
  ],
])('%s', async (_what, text, verdict, stop, sentence) => {
  const found = await check(text);
  expect(found.verdict).toBe(verdict);
  expect(found.stops[stop]?.[1]).toMatch(sentence);
});

test('what can’t be checked says why', async () => {
  expect(await check('junk')).toEqual({ verdict: 'unread', stops: {} });
  const running = await check(whole.replace(/^seed .*\n/m, '').replace(/^result .*\n/m, ''));
  expect(running).toEqual({ verdict: 'running', stops: {} });
  await page.getByText('The game is still being played.').waitFor();
  expect(await check(whole.replace(/^commit .*\n/m, ''))).toMatchObject({ verdict: 'unsealed' });
});

test('a finished game is checked from its end and from the list', async () => {
  const context = await client.visitor({ width: 360, height: 740, settings: { language: 'nl' } });
  page = await client.show(context, '/');
  await openAnother(page, whole);
  await page.getByRole('link', { name: 'Elke trekking narekenen' }).first().click();
  await page.locator('[data-verdict=right]').waitFor();
  expect((await told()).stops['draws']?.[1]).toMatch(/^\d+ trekkingen zijn nagerekend .* kloppen/);
  await page.goto(`${client.address}#/tables`);
  await page.getByRole('link', { name: /^Elke trekking narekenen van de partij met/ }).click();
  await page.locator('[data-verdict=right]').waitFor();
  await context.close();
});

test('while a game runs the page knows its seal and not its number; at the end both fit', async () => {
  const context = await client.visitor({ settings: { language: 'en' } });
  await context.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const { addEventListener } = Worker.prototype;
    Worker.prototype.addEventListener = function (this: Worker, kind: string, listener: never) {
      if (kind === 'message') {
        Reflect.apply(addEventListener, this, [
          'message',
          (event: MessageEvent) => heard.push(JSON.stringify(event.data)),
        ]);
      }
      Reflect.apply(addEventListener, this, [kind, listener]);
    } as typeof addEventListener;
  });
  page = await sitDown(client, context, 'amsterdam', { persons: ['Mara', 'Bo'], deal: 'a deal' });
  const seed = seedFromText('a deal');
  const heard = (): Promise<readonly string[]> =>
    page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  await page.getByRole('button', { name: /^I am / }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'About this game' }).click();
  const dialog = page.getByRole('dialog', { name: 'About this game' });
  await dialog.getByText('Before anything was drawn').waitFor();
  const seal = await dialog.locator('[data-digits]').getAttribute('data-digits');
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
  expect(await dialog.locator('code').textContent()).toBe(seal);
  expect(await dialog.getByRole('link').count()).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy: Seal' }).click();
  await dialog.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(seal);
  const match = /table\/(\w+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`${client.address}#/verify/${match}`);
  await page.locator('[data-verdict=running]').waitFor();
  const messages = await heard();
  expect(messages.join()).toContain(seal);
  expect(messages.length).toBeGreaterThan(4);
  expect(messages.join()).not.toContain(seed);
  expect(await page.content()).not.toContain(seed);
  const config = { memory: 'assisted', seats: 2 };
  expect(seal).toBe(commitment({ title: 'amsterdam', match: 'seeded', config, seed }));
  await context.close();
});

test('a game that bots play to its end here, with salts, is fair', async () => {
  const context = await client.visitor({ settings: { language: 'en' } });
  page = await sitDown(client, context, 'amsterdam', { persons: [], deal: '' });
  expect(await moment(page)).toBe('over');
  await page.getByRole('link', { name: 'Check every draw' }).first().click();
  await page.locator('[data-verdict=right]').waitFor();
  expect((await told()).stops['draws']?.[1]).toContain('what the players’ devices added');
  await context.close();
});
