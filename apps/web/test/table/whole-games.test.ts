/**
 * Whole games in one page each: by keys and by pointer, on a desktop and on a phone, in two languages; and whatever
 * others do is told on the phone, where it happened, before it is one's turn.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS, textOf } from '../client.ts';
import { chooseByKeys, sitDown } from './at-the-table.ts';
import { playOn, type Course, type Noted } from './autopilot.ts';
import { happened } from './happened.ts';
import { chooseByPointer, decideByPointer } from './pointing.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

interface Title {
  readonly title: string;
  /** How many touches on the board a game has at least, on each of the screens. */
  readonly onBoard: number;
}

const PLAYED: readonly Title[] = [
  { title: 'american-rails', onBoard: 4 },
  { title: 'amsterdam', onBoard: 5 },
  { title: 'steel-driver', onBoard: 5 },
  { title: 'train-rails', onBoard: 10 },
];
const MOST_MS = 240_000;
const MOST_QUESTIONS = 60;
const SWITCHED_AT = 1;
const RELOADED_AT = 3;
/** What the expert says of the other titles stands in evening.test.ts. */
const REVIEWED = 'amsterdam';

/** So soon after something was told a touch may have meant that, and is not taken. */
const GRACE = 500;

const DESKTOP = { width: 1600, height: 1000 };
const PHONE = { width: 360, height: 740 };

/** As one turns a tablet, or makes a window small: the table goes on where it was. */
async function turnTo(page: Page, screen: typeof DESKTOP): Promise<void> {
  if (page.viewportSize()?.width === screen.width) return;
  await page.setViewportSize(screen);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** From the board in words; on a phone by way of the menu. It opens near, so that it has to go where something happens. */
async function lookAtBoard(page: Page): Promise<void> {
  await turnTo(page, PHONE);
  await page.locator('header button[aria-label="Menu"]').click();
  const views = page.locator(':popover-open fieldset button');
  await views.filter({ hasText: /^(?:Board|Bord)$/ }).click();
  await page.keyboard.press('Escape');
}

/** By Tab and Enter. */
async function switchToDutch(page: Page): Promise<void> {
  await turnTo(page, DESKTOP);
  await page.getByRole('button', { name: 'Nederlands' }).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.documentElement.lang === 'nl');
}

/** Nothing is lost. */
async function reload(page: Page): Promise<void> {
  const line = await page.locator('#ask').getAttribute('data-line');
  await page.reload();
  await page.locator(`html[lang="nl"] #ask[data-line="${line}"] [data-mine="true"]`).waitFor();
}

/** Chosen by pointer and by keys, and taken back; answers how many of the touches were on the board. */
async function tryOnDesktop(page: Page, wander: number): Promise<number> {
  await turnTo(page, DESKTOP);
  const onBoard = await chooseByPointer(page, wander);
  await page.keyboard.press('Escape');
  await chooseByKeys(page, wander % 4);
  await page.keyboard.press('Escape');
  return onBoard;
}

async function saved(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Partij als bestand bewaren' }).click();
  return textOf(await download);
}

interface Game {
  readonly page: Page;
  /** The line from which on it was looked at. */
  readonly first: number;
  readonly course: Course;
  readonly record: string;
  readonly questions: number;
  readonly onDesktop: number;
  readonly onPhone: number;
  readonly faults: readonly string[];
}

const games = new Map<string, Promise<Game>>();

/** Once: each test looks at the same game. */
function gameOf(title: string): Promise<Game> {
  const game = games.get(title) ?? play(title);
  games.set(title, game);
  return game;
}

async function play(title: string): Promise<Game> {
  const settings = { pace: 'normal', confirm: true };
  const visit = { ...PHONE, settings, isReviewed: title === REVIEWED };
  const page = await sitDown(client, await client.visitor(visit), title);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const first = Number(await page.locator('#ask').getAttribute('data-line'));
  const course: Course[number][] = [];
  const asked: string[] = [];
  let [onDesktop, onPhone] = [0, 0];
  for (;;) {
    const known = asked.filter((each, at) => asked.indexOf(each) < at);
    const { course: seen, question } = await page.evaluate(playOn, { known, most: MOST_MS });
    course.push(...seen);
    if (question === undefined) break;
    if (asked.length === SWITCHED_AT) await switchToDutch(page);
    if (asked.length === RELOADED_AT) await reload(page);
    await page.waitForTimeout(GRACE);
    // What is asked for the first time is chosen in every way: no question is known to one of them only. The second
    // time it is decided by thumb again, and from then on by whoever plays on in the page.
    if (!asked.includes(question)) {
      onDesktop += await tryOnDesktop(page, asked.length);
      await lookAtBoard(page);
    }
    await turnTo(page, PHONE);
    onPhone += await decideByPointer(page, asked.length);
    asked.push(question);
    expect(asked.length).toBeLessThan(MOST_QUESTIONS);
  }
  const record = await saved(page);
  return {
    page,
    first,
    course,
    record,
    questions: new Set(asked).size,
    onDesktop,
    onPhone,
    faults,
  };
}

test.each(PLAYED)(
  '$title is played from first to last, by keys and by pointer, in two languages, through a reload',
  async ({ title, onBoard }) => {
    const { page, questions, onDesktop, onPhone, faults } = await gameOf(title);
    expect(questions).toBeGreaterThan(RELOADED_AT);
    expect(onDesktop).toBeGreaterThanOrEqual(onBoard);
    expect(onPhone).toBeGreaterThanOrEqual(onBoard);
    for (const screen of [PHONE, DESKTOP]) {
      await turnTo(page, screen);
      await page.getByRole('list', { name: 'Plaatsen' }).getByText('Mara').waitFor();
    }
    const charts = page.locator('figure table');
    await charts.first().waitFor({ state: 'attached' });
    if (title === REVIEWED) {
      await page.getByText('Vooruitzichten volgens de expert').first().waitFor();
      await page.getByRole('button', { name: 'Ga erheen' }).first().waitFor({ state: 'attached' });
      await charts.nth(1).waitFor({ state: 'attached' });
    }
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test.each(PLAYED)(
  '$title: every event of others is named in sight of its place before one’s turn',
  async ({ title }) => {
    const { first, course, record } = await gameOf(title);
    const { events, silent } = await happened(record);
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
    const named = expected.flatMap(({ seq, at, isNobodys }) => {
      const noted = told.get(`${seq}:${at}`);
      return noted ? [{ ...noted, isNobodys }] : [];
    });
    const faults = (isFault: (noted: (typeof named)[number]) => boolean): readonly string[] =>
      named.filter(isFault).map(({ seq, text, place }) => `${seq} ${text} ${place}`);
    expect(faults(({ text }) => text.trim() === '')).toEqual([]);
    const hasPlace = ({ isNobodys, place }: (typeof named)[number]): boolean =>
      !isNobodys || place !== '';
    expect(faults((noted) => hasPlace(noted) && !noted.isInView)).toEqual([]);
    expect(faults(({ isCovered }) => isCovered)).toEqual([]);
    // Bids and shares belong to who made them; what lies on the board is shown there.
    const onBoard = named.filter(({ isOnBoard }) => isOnBoard);
    expect(onBoard.length / named.length).toBeGreaterThan(0.4);
  },
);
