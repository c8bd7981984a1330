import { extend, isRefusal, parseRecord, startMatch, type Line } from '@roundhouse/engine';
import { TITLES, titleOf, type AnyFace, type AnyGame } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS, textOf } from '../client.ts';
import {
  decideByKeys,
  handOver,
  moment,
  openAnother,
  openRecord,
  recordOf,
  sitDown,
  takeOver,
} from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

interface Telling {
  readonly stage: string;
  readonly headlines: readonly string[];
}

/** What every position of a record looks like, worked out here from its lines. */
async function replayed(text: string): Promise<ReadonlyMap<number, Telling>> {
  const record = parseRecord(text);
  const title = titleOf(record.title);
  const rules = await title?.rules();
  const face = await title?.face?.();
  if (!rules || !face) throw new Error(`${record.title} can't be shown`);
  const config = rules.configure(record.config);
  if (isRefusal(config)) throw new Error(config.code);
  const match = startMatch(rules, config, record.match);
  const told = new Map([[0, telling(face, rules.view(match.state, 'all'))]]);
  for (const [index, line] of record.lines.entries()) {
    const step = extend(match, line);
    if (isRefusal(step)) throw new Error(step.code);
    told.set(index + 1, telling(face, rules.view(match.state, 'all')));
  }
  return told;
}

/** What the players of a record are called that names none. */
const NAMES = ['Anna', 'Bram', 'Carla', 'Daan'];

function telling(face: AnyFace, view: AnyGame['view']): Telling {
  const tell = { language: 'en', who: (seat: number) => NAMES[seat] ?? '' } as const;
  return {
    stage: face.stage(view, tell).now,
    headlines: [...Array(view.config.seats).keys()].map(
      (seat) => face.standing(view, seat, tell).headline,
    ),
  };
}

/** What the page says of the position that it shows. */
function shownOn(page: Page): Promise<Telling> {
  return page.evaluate(() => ({
    stage: document.querySelector('header p')?.textContent ?? '',
    headlines: [...document.querySelectorAll('#players article header > span:has(.unseen)')].map(
      (panel) =>
        [panel.querySelector('.unseen'), panel.querySelector('small')]
          .map((part) => part?.textContent ?? '')
          .join(' ')
          .trim(),
    ),
  }));
}

/** The lines that no later undo took back. */
function standingLines(lines: readonly Line[]): readonly number[] {
  const kept: number[] = [0];
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'undo') while ((kept.at(-1) ?? 0) > line.to) kept.pop();
    kept.push(index + 1);
  }
  return kept;
}

test.each([
  ['american-rails', 'mixed-4-undo'],
  ['amsterdam', 'mixed-2-undo'],
  ['steel-driver', 'mixed-4-usa-undo'],
  ['train-rails', 'mixed-4-undo'],
])('time travel shows what a replay gives, in a match with undo: %s', async (title, name) => {
  const text = recordOf(title, name);
  const told = await replayed(text);
  const standing = standingLines(parseRecord(text).lines);
  const page = await openRecord(client, text);
  const scrub = page.getByRole('slider', { name: 'Time travel' });
  await expect.poll(() => scrub.getAttribute('max')).toBe(String(standing.length - 1));
  const stride = Math.floor(standing.length / 12);
  for (let at = 0; at < standing.length; at += stride) {
    await scrub.fill(String(at));
    const seq = standing[at] ?? 0;
    await expect.poll(() => shownOn(page), { message: `line ${seq}` }).toEqual(told.get(seq));
  }
  await scrub.fill('3');
  await page.getByRole('button', { name: 'One line on' }).click();
  await expect.poll(() => shownOn(page)).toEqual(told.get(standing[4] ?? 0));
  await page.context().close();
});

test('pieces travel from line to line, but not through time', async () => {
  const page = await openRecord(client, recordOf('american-rails', 'bots-4', 250));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const travelling = (): Promise<number> =>
    page.evaluate(() => {
      const moved = document.getAnimations().map(({ effect }) => effect);
      const targets = moved.flatMap((one) => (one instanceof KeyframeEffect ? [one.target] : []));
      return targets.filter((target) => target?.matches('[data-cube], [data-train] > g')).length;
    });
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect.poll(() => page.locator('[data-cube]').count()).toBe(0);
  await page.getByRole('button', { name: 'To now' }).first().click();
  await expect.poll(() => page.locator('[data-cube]').count()).toBeGreaterThan(20);
  expect(await travelling()).toBe(0);
  let most = 0;
  for (let step = 0; step < 6; step += 1) {
    await page.getByRole('button', { name: 'One line back' }).click();
  }
  for (let step = 0; step < 6; step += 1) {
    await page.getByRole('button', { name: 'One line on' }).click();
    most = Math.max(most, await travelling());
  }
  expect(most).toBeGreaterThan(0);
  await page.context().close();
});

test('where the page may not copy, the link stands there to be copied', async () => {
  const page = await openRecord(client, recordOf('american-rails', 'by-hand-3'), { isAlone: true });
  // As on plain http.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('slider', { name: 'Time travel' }).fill('40');
  await page.getByRole('button', { name: 'This position' }).click();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const field = page.getByRole('textbox', { name: 'Copy this link:' });
  await field.waitFor();
  await expect.poll(() => field.inputValue()).toMatch(/#\/open\/[\w-]+\/40$/);
  const selected = await page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement;
    return at.value.slice(at.selectionStart ?? 0, at.selectionEnd ?? 0);
  });
  expect(selected).toBe(await field.inputValue());
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  await page.context().close();
});

test('a position becomes a link, a file, and a game of its own', async () => {
  const text = recordOf('american-rails', 'by-hand-3');
  const page = await openRecord(client, text);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('slider', { name: 'Time travel' }).fill('40');
  await page.getByRole('button', { name: 'This position' }).click();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.getByText('The link is copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/open\/[\w-]+\/40$/);

  await page.getByRole('button', { name: 'Menu' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game as a file' }).click();
  const file = await textOf(await saved);
  const { lines } = parseRecord(text);
  expect(parseRecord(file).lines.slice(0, lines.length)).toEqual(lines);
  expect(file).toMatch(/\n\.seat 0 person Anna\n\.seat 1 person Bram\n\.seat 2 person Carla\n$/);

  await page.getByRole('button', { name: 'This position' }).click();
  const before = page.url();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.locator('#ask[data-line="40"]').waitFor();
  expect(await moment(page)).toBe('mine');

  await page.goto(link);
  await page.locator('#ask').getByText('Looking back').waitFor();
  await expect
    .poll(() => page.getByRole('slider', { name: 'Time travel' }).inputValue())
    .toBe('40');
  await page.context().close();
});

test('the address of a line leads there, and leads to the newest once one is back there', async () => {
  const page = await openRecord(client, recordOf('american-rails', 'by-hand-3', 60));
  const table = page.url();
  for (const line of ['20', '33']) {
    await page.goto(`${table}/${line}`);
    await page.locator('#ask').getByText('Looking back').waitFor();
    await expect
      .poll(() => page.getByRole('slider', { name: 'Time travel' }).inputValue())
      .toBe(line);
  }
  await page.getByRole('button', { name: 'To now' }).first().click();
  await page.waitForURL(table);
  expect(await moment(page)).toBe('mine');
  await page.context().close();
});

test('the curtain stays up, however often somebody wants it away', async () => {
  const context = await client.visitor();
  const page = await sitDown(client, context, 'amsterdam', { persons: ['Mara', 'Joost'] });
  expect(await moment(page)).toBe('curtain');
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Escape');
  // Nothing is done behind it either: no travel through time, no list of keys over it.
  for (const key of [',', '?', '2']) await page.keyboard.press(key);
  expect(await page.locator('[data-keys-list]:popover-open').count()).toBe(0);
  const curtain = page.locator('dialog[aria-labelledby="curtain"]');
  expect(await curtain.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await takeOver(page);
  expect(await moment(page)).toBe('mine');
  await context.close();
});

test('behind the curtain there is nothing of anybody’s hand on the page', async () => {
  const context = await client.visitor();
  const page = await sitDown(client, context, 'amsterdam', { persons: ['Mara', 'Joost'] });
  const secrets = new Map<string, readonly string[]>();
  const takeSeat = async (): Promise<string> => {
    const button = page.getByRole('button', { name: /^I am / });
    const name = ((await button.textContent()) ?? '').replace('I am ', '');
    const html = await page.content();
    const leaked = [...secrets.values()].flat().filter((secret) => html.includes(secret));
    expect(leaked, 'behind the curtain').toEqual([]);
    expect(html).not.toContain('Hand of');
    await takeOver(page);
    return name;
  };
  for (let turn = 0; turn < 6; turn += 1) {
    expect(await moment(page)).toBe('curtain');
    const name = await takeSeat();
    expect(await moment(page)).toBe('mine');
    await page.keyboard.press('2');
    secrets.set(name, await contractsOn(page));
    const others = [...secrets].flatMap(([who, held]) => (who === name ? [] : held));
    const html = await page.content();
    expect(
      others.filter((secret) => html.includes(secret)),
      `as ${name}`,
    ).toEqual([]);
    while ((await moment(page)) === 'mine') await decideByKeys(page, turn);
    await handOver(page);
  }
  expect([...secrets.values()].every((held) => held.length > 0)).toBe(true);
  await context.close();
});

test('in a train, too, nobody’s cards are on the page but those of the one who looks', async () => {
  const context = await client.visitor();
  const persons = ['Mara', 'Joost'];
  const page = await sitDown(client, context, 'train-rails', { persons });
  const cards = page.locator('[data-hand]');
  for (let turn = 0; turn < 4; turn += 1) {
    expect(await moment(page)).toBe('curtain');
    expect(await cards.count()).toBe(0);
    await takeOver(page);
    expect(await moment(page)).toBe('mine');
    if (turn === 0) await cards.nth(4).waitFor();
    await page.keyboard.press('2');
    await expect.poll(() => page.getByRole('heading', { name: /^Hand of/ }).count()).toBe(1);
    while ((await moment(page)) === 'mine') await decideByKeys(page, turn);
    await handOver(page);
  }
  await context.close();
});

/** The contracts that the one who looks holds or chooses from, as only a hand names them. */
async function contractsOn(page: Page): Promise<readonly string[]> {
  const groups = page.locator('#words details', { has: page.getByText(/^Contracts/) });
  await groups.first().waitFor();
  return groups
    .locator('[data-place]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-place') ?? ''));
}

test('what happened since the last turn runs as a reel, and ends where the game is', async () => {
  const page = await openRecord(client, recordOf('american-rails', 'by-hand-3', 37));
  expect(await moment(page)).toBe('mine');
  await page.getByRole('button', { name: 'Watch it again' }).click();
  await page.locator('#ask').getByText('Looking back').waitFor();
  // Every caption stands until it has been read; a tap goes on.
  const told = await page.evaluate(async () => {
    const texts: string[] = [];
    while (!document.querySelector('#ask [data-mine="true"]')) {
      const caption = document.querySelector<HTMLElement>('[data-caption][data-side]');
      if (caption) texts.push(caption.innerText);
      caption?.click();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return texts;
  });
  expect(told.length).toBeGreaterThan(1);
  await page.locator('#ask').getByText('Anna’s turn').waitFor();
  await expect.poll(() => page.locator('#ask').getAttribute('data-line')).toBe('37');
  await page.context().close();
});

test('who wants to learn is told what speaks for moves: bots’ and, when asked, one’s own', async () => {
  const context = await client.visitor({ settings: { coach: true } });
  const page = await sitDown(client, context, 'american-rails');
  const lessons = page.getByText(/^If you were /);
  for (let turn = 0; (await moment(page)) === 'mine' && (await lessons.count()) === 0; turn += 1) {
    await decideByKeys(page, turn);
  }
  const told = await page.locator('[data-announcer]').textContent();
  expect(told).toContain('Your turn: ');
  await page.keyboard.press('0');
  await page.getByText('Worth a look, says the expert').waitFor();
  await page.locator('#ask ol button').first().click();
  await page.locator('#confirm[aria-disabled="false"]').waitFor();
  await context.close();
});

test('a table that remembers for itself looks back one round, and at all of it when it is over', async () => {
  const whole = recordOf('amsterdam', 'bots-4-strict');
  const page = await openRecord(client, recordOf('amsterdam', 'bots-4-strict', 120));
  await page.getByRole('dialog').getByRole('button').click();
  await page.locator('dialog[aria-labelledby="curtain"]').waitFor({ state: 'detached' });
  expect(await moment(page)).toBe('mine');
  await page.getByText('only the last round can be looked at again').waitFor();
  await expect
    .poll(async () =>
      Number(await page.getByRole('slider', { name: 'Time travel' }).getAttribute('max')),
    )
    .toBeLessThan(20);
  const takes = page.locator('#log').getByText(/ took /);
  const open = page.locator('#log button:enabled');
  await expect.poll(() => takes.count()).toBeGreaterThan(0);
  expect(await takes.and(page.locator('#log button:disabled *')).count()).toBe(0);
  await expect.poll(() => page.locator('#log button:disabled').count()).toBeGreaterThan(10);
  await expect.poll(() => open.count()).toBeLessThan(20);
  await openAnother(page, whole);
  await page.locator('[aria-labelledby="result"]').waitFor();
  const { length } = parseRecord(whole).lines;
  await expect
    .poll(() => page.getByRole('slider', { name: 'Time travel' }).getAttribute('max'))
    .toBe(String(length));
  await page.context().close();
});

test('a match that is not there is said so, and the rest goes on', async () => {
  const context = await client.visitor();
  const page = await client.show(context, '/table/nowhere');
  await expect
    .poll(() => page.getByRole('main').innerText())
    .toContain('no such game on this device');
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await context.close();
});

/** At each size. */
const WATCHED_LINES = 20;

/** Notes what shifts on a page without anybody having touched it, and when so many lines have been shown. */
function noteShifts(lines: number): void {
  const noted = { shifts: [] as object[], shownAt: Infinity };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources = Reflect.get(entry, 'sources') as { node?: Node }[];
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(', ');
      noted.shifts.push({ at: entry.startTime, value: Reflect.get(entry, 'value'), moved });
    }
  }).observe({ type: 'layout-shift' });
  const ask = document.getElementById('ask');
  const line = new MutationObserver(() => {
    if (Number(ask?.dataset['line']) <= lines || noted.shownAt < Infinity) return;
    noted.shownAt = performance.now();
  });
  if (ask) line.observe(ask, { attributeFilter: ['data-line'] });
}

interface Noted {
  readonly shifts: readonly {
    readonly at: number;
    readonly value: number;
    readonly moved: string;
  }[];
  readonly shownAt: number;
}

/** After the next picture. */
const shiftsOn = (page: Page): Promise<Noted> =>
  page.evaluate(
    () =>
      new Promise<Noted>((drawn) =>
        requestAnimationFrame(() => setTimeout(() => drawn(Reflect.get(window, 'noted') as Noted))),
      ),
  );

const SIZES = [
  { width: 1600, height: 1000 },
  { width: 360, height: 740 },
];
/** A caption stands for some pictures, and is tapped on: each further one only has the browser draw the same again. */
const CAPTION_MS = 50;
/** Another size has all of a table move, until it lies as it will. */
const SETTLED_MS = 400;

/** Until so many lines more have been shown; answers what shifted by itself. */
async function shiftsWhileWatching(page: Page): Promise<Noted['shifts']> {
  const at = Number(await page.locator('#ask').getAttribute('data-line'));
  await page.evaluate(noteShifts, at + WATCHED_LINES);
  await page.waitForFunction(
    () => {
      // A caption that was there for a moment makes room for the next.
      document.querySelector<HTMLElement>('[data-caption][data-side]')?.click();
      return (Reflect.get(window, 'noted') as { shownAt: number }).shownAt < Infinity;
    },
    undefined,
    { timeout: 120_000, polling: CAPTION_MS },
  );
  // Soon after that the game may be over, which looks otherwise.
  const { shifts, shownAt } = await shiftsOn(page);
  return shifts.filter((shift) => shift.at < shownAt);
}

// Together: most of the time is spent with looking on.
test.concurrent.each(TITLES.map(({ id }) => id))(
  '%s: nothing shifts while bots play, on a desktop and on a phone',
  async (id) => {
    const context = await client.visitor({ settings: { motion: 'quick', pace: 'quick' } });
    const page = await sitDown(client, context, id, { persons: [] });
    // Letters that come late move what they stand in, once and at the beginning.
    await page.evaluate(
      async () => void (await Promise.all([...document.fonts].map((font) => font.load()))),
    );
    // Who looks on misses nothing: the first moves are shown like all others.
    const at = Number(await page.locator('#ask').getAttribute('data-line'));
    expect(at).toBeLessThan(WATCHED_LINES);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.waitForTimeout(SETTLED_MS);
      const shifts = await shiftsWhileWatching(page);
      // A figure that becomes longer moves its own beginning; more than that must not move.
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      const moved = shifts.map((shift) => shift.moved).join('; ');
      expect(sum, `${size.width} pixels: ${moved}`).toBeLessThan(0.02);
      // The check sees what it looks for.
      await page.evaluate(() =>
        document.querySelector('main')?.style.setProperty('margin-top', '12em'),
      );
      await page.waitForFunction(() =>
        (Reflect.get(window, 'noted') as Noted).shifts.some(({ value }) => value > 0.02),
      );
      await page.evaluate(() => document.querySelector('main')?.style.removeProperty('margin-top'));
    }
    await context.close();
  },
);
