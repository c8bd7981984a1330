/** A printed map, entered by hand through the page, played to the end, saved, and verified by the command line. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseRecord } from '@roundhouse/engine';
import { titleOf } from '@roundhouse/titles';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { root } from '../../../../scripts/root.ts';
import { speak } from '../change-settings.ts';
import { appears, Client, OPENING_MS, textOf } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';
import { playOn } from '../table/autopilot.ts';

interface Place {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly goods: string;
  readonly shape: string;
  readonly x: number;
  readonly y: number;
}
interface Way {
  readonly a: string;
  readonly b: string;
  readonly cost: number;
}
interface Sheet {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly ends: readonly string[];
  readonly cities: readonly Place[];
  readonly routes: readonly Way[];
}

/** The cities that the rulebook names, and those between them. */
const IDS = 'NYC BUF PIT BAL CLE CHI DSM OMA KAN DEN SLC SFO'.split(' ');

const steelDriver = titleOf('steel-driver');
const printed = (await steelDriver?.rules())?.box?.ours['usa'] as unknown as Sheet;
const placeOf = (id: string): Place => {
  const found = printed.cities.find((city) => city.id === id);
  if (!found) throw new Error(`the printed map has no ${id}`);
  return found;
};
const CITIES = IDS.map(placeOf);
const ROUTES = printed.routes.filter(({ a, b }) => IDS.includes(a) && IDS.includes(b));

let client: Client;
let page: Page;
beforeAll(async () => {
  client = await Client.open();
  const context = await client.visitor({ width: 1600, height: 1100 });
  page = await client.show(context, '/workshop');
}, OPENING_MS);
afterAll(() => client.close());

/** What lies on the device, of the design that was changed last. */
async function kept(): Promise<Sheet> {
  const rows = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('roundhouse.design.'))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as { at: number; design: unknown }),
  );
  return rows.toSorted((a, b) => b.at - a.at)[0]?.design as Sheet;
}

const field = (place: string): Locator => page.locator(`[data-place="${place}"]:visible`).first();
const take = (tool: string): Promise<void> =>
  page.getByRole('group', { name: 'Tools' }).getByText(tool, { exact: true }).click();
const view = (name: string): Promise<void> =>
  page.getByRole('group', { name: 'How to work' }).getByText(name).click();

/** Where a point of the map lies on the screen. */
async function screenAt({ x, y }: Pick<Place, 'x' | 'y'>): Promise<{ x: number; y: number }> {
  const box = await page.locator('[data-ground]').boundingBox();
  if (!box) throw new Error('the map is not there');
  const { width, height } = await kept();
  const scale = Math.min(1100 / width, 700 / height);
  const unit = box.width / (width * scale + 112);
  return { x: box.x + (x * scale + 56) * unit, y: box.y + (y * scale + 56) * unit };
}

async function tap(at: Pick<Place, 'x' | 'y'>): Promise<void> {
  const { x, y } = await screenAt(at);
  await page.mouse.click(x, y);
}

async function drag(from: Pick<Place, 'x' | 'y'>, to: Pick<Place, 'x' | 'y'>): Promise<void> {
  const [begin, end] = [await screenAt(from), await screenAt(to)];
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move((begin.x + end.x) / 2, (begin.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

const hand = (): Locator => page.getByRole('region', { name: /^(?:City|Route)$/ });

/** In hand: a name, a value, goods and a shape; the short name is behind a word. */
async function describeCity({ id, name, value, goods, shape }: Place): Promise<void> {
  await hand()
    .getByRole('textbox', { name: /: Name$/ })
    .fill(name);
  await hand()
    .getByRole('spinbutton', { name: /: Value$/ })
    .fill(String(value));
  await hand().getByText(goods, { exact: true }).click();
  await hand()
    .getByText(shape === 'hexagon' ? 'Hexagon' : 'Circle', { exact: true })
    .click();
  const short = hand().getByRole('textbox', { name: /: Short name$/ });
  if (!(await short.isVisible())) await hand().getByText('More', { exact: true }).click();
  await short.fill(id);
  await short.press('Enter');
}

const check = (): Locator => page.getByRole('region', { name: 'Can it be played?' });
const verdict = (): Promise<string> => check().innerText();

test('cities are put down by touch, by keys and by table', async () => {
  await page.getByRole('link', { name: 'Steel Driver' }).click();
  await page.getByRole('button', { name: /^From nothing/ }).click();
  await page.locator('[data-ground]').waitFor();
  expect(await verdict()).toContain('4 things are not right yet');
  await view('Table');
  await field('width').fill(String(printed.width));
  await field('height').fill(String(printed.height));
  await field('name').fill('By hand');
  await view('Drawing');

  for (const city of CITIES.slice(0, 5)) {
    await tap(city);
    await describeCity(city);
  }
  const [touched] = (await kept()).cities;
  expect(Math.hypot((touched?.x ?? 0) - 1190, (touched?.y ?? 0) - 232)).toBeLessThan(2);

  // By keys alone: it comes where there is room, and goes where it belongs.
  const chicago = placeOf('CHI');
  await page.locator('[data-ground]').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('[data-spot="5"]'));
  const put = (await kept()).cities[5] ?? chicago;
  for (let x = put.x; x < chicago.x - 5; x += 10) await page.keyboard.press('ArrowRight');
  for (let y = put.y; y > chicago.y + 5; y -= 10) await page.keyboard.press('ArrowUp');
  const moved = (await kept()).cities[5];
  expect(Math.hypot((moved?.x ?? 0) - chicago.x, (moved?.y ?? 0) - chicago.y)).toBeLessThan(10);
  await describeCity(chicago);

  await view('Table');
  for (const [at, city] of CITIES.entries()) {
    if (at < 6) continue;
    await page.getByRole('button', { name: 'Add: City' }).click();
    for (const name of ['name', 'value', 'x', 'y'] as const) {
      await field(`cities.${at}.${name}`).fill(String(city[name]));
    }
    await field(`cities.${at}.id`).fill(city.id);
    await field(`cities.${at}.id`).press('Enter');
    await page.locator(`tr [data-place="cities.${at}.goods"]`).selectOption(city.goods);
    await page.locator(`tr [data-place="cities.${at}.shape"]`).selectOption(city.shape);
  }
  const facts = ({ id, name, value, goods, shape }: Place): unknown => [
    id,
    name,
    value,
    goods,
    shape,
  ];
  expect((await kept()).cities.map(facts)).toEqual(CITIES.map(facts));
});

test('routes are drawn by dragging, by touching, by keys and by table; what is wrong leads to its place', async () => {
  await view('Drawing');
  await take('Route');
  const [first, second, third, fourth, ...others] = ROUTES;
  if (!first || !second || !third || !fourth) throw new Error('the printed map has too few routes');
  for (const [at, route] of [first, second].entries()) {
    await drag(placeOf(route.a), placeOf(route.b));
    await field(`routes.${at}.cost`).fill(String(route.cost));
  }
  await tap(placeOf(third.a));
  await tap(placeOf(third.b));
  await field('routes.2.cost').fill(String(third.cost));
  for (const id of [fourth.a, fourth.b]) {
    await page.locator(`[data-spot="${IDS.indexOf(id)}"]`).focus();
    await page.keyboard.press('Enter');
  }
  await field('routes.3.cost').fill(String(fourth.cost));

  await check()
    .getByRole('button', { name: /no way leads to/ })
    .click();
  const add = page.getByRole('button', { name: 'Add: Route' });
  expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);
  for (const [at, { a, b, cost }] of others.entries()) {
    await add.click();
    await page.locator(`tr [data-place="routes.${at + 4}.a"]`).selectOption(a);
    await page.locator(`tr [data-place="routes.${at + 4}.b"]`).selectOption(b);
    await field(`routes.${at + 4}.cost`).fill(String(cost));
  }
  await view('Drawing');
  await take('End');
  await tap(placeOf('NYC'));
  await tap(placeOf('SFO'));
  const { ends, routes } = await kept();
  expect(new Set(ends)).toEqual(new Set(printed.ends));
  expect(routes).toEqual(ROUTES.map(({ a, b, cost }) => ({ a, b, cost })));
  expect(await verdict()).toContain('It can be played.');

  await field('cities.11.value').fill('999');
  expect(await page.locator('[data-fault]').count()).toBe(1);
  await check().getByRole('button', { name: /999/ }).click();
  expect(await field('cities.11.value').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('button', { name: 'Play it now' }).isDisabled()).toBe(true);
  await page.keyboard.press('Control+z');
  expect(await page.locator('[data-fault]').count()).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
});

test('a drag is one step, and what was made is there after a reload, in either language', async () => {
  const before = await kept();
  const denver = placeOf('DEN');
  await take('Move');
  await drag(denver, { x: denver.x, y: denver.y + 120 });
  expect((await kept()).cities[9]?.y).toBeGreaterThan(denver.y + 100);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await kept()).toEqual(before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.keyboard.press('Control+z');
  await page.reload();
  await page.locator('[data-spot="11"]').waitFor();
  expect(await kept()).toEqual(before);
  await speak(page, 'nl');
  await page.getByRole('group', { name: 'Hoe je werkt' }).getByText('Tabel').click();
  expect(await field('cities.2.name').inputValue()).toBe('Pittsburgh');
  expect(await seriousFaults(page)).toEqual([]);
  await speak(page, 'en');
});

test('a link carries all of it', async () => {
  const before = await kept();
  await page.getByRole('button', { name: 'Share as a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.getByRole('link', { name: 'All designs' }).click();
  await page.getByRole('button', { name: 'Delete By hand' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  expect(await page.getByRole('link', { name: /^By hand/ }).count()).toBe(0);
  await page.evaluate((hash) => location.assign(hash), new URL(link.slice(0, -40)).hash);
  await page.getByRole('alert').getByText('There is no box in this link.').waitFor();
  await page.evaluate((hash) => location.assign(hash), new URL(link).hash);
  await page.locator('[data-spot="11"]').waitFor();
  expect(await kept()).toEqual(before);
});

test('it is played to the end by a person and bots, saved, and verified by the command line', async () => {
  const map = await kept();
  await page.getByRole('button', { name: 'Play it now' }).click();
  await appears(page, '#ask');
  await page.evaluate(playOn, { most: OPENING_MS });
  await page.getByRole('button', { name: 'Menu' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game as a file' }).click();
  const text = await textOf(await saved);
  expect(parseRecord(text).config).toMatchObject({ map });

  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-by-hand-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'by-hand.rec');
  writeFileSync(file, text);
  const cli = join(root, 'apps/cli/src/main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'verify', file]);
  expect(stdout).toMatch(/^verified: \d+ lines/);
});

/** From ours, in the page that is open. */
async function begin(title: string, ready: string): Promise<void> {
  await page.evaluate((hash) => location.assign(hash), `#/workshop/${title}`);
  await page.locator('main ul button').first().click();
  await page.locator(ready).waitFor();
}
const made = async <Design>(): Promise<Design> => (await kept()) as unknown as Design;

test('the other games: ground painted, a city moved by keys, a contract joined, a car furnished', async () => {
  await begin('american-rails', '[data-spot="0"]');
  await take('Forest');
  await page.locator('[data-spot][aria-label^="Plains"]').first().click();
  await take('Move');
  await page.locator('[data-spot][aria-label^="Buffalo"]').focus();
  for (const key of ['Enter', 'ArrowRight']) await page.keyboard.press(key);
  expect((await made<{ cities: { col: number }[] }>()).cities[0]?.col).toBe(12);
  await page.keyboard.press('Delete');
  const country = await made<{ terrain: string[]; cities: { name: string }[] }>();
  expect(country.cities.map(({ name }) => name)).not.toContain('Buffalo');
  expect(country.terrain[1]).toMatch(/^OF/);
  expect(await seriousFaults(page)).toEqual([]);

  await begin('amsterdam', '[data-spot="dam"]');
  await page.locator('[data-place="contracts.0"]').click();
  for (const place of ['dam', 'munttoren']) await page.locator(`[data-spot="${place}"]`).click();
  await page.getByRole('button', { name: 'One more: Dam – Munttoren' }).click();
  const [contract] = (await made<{ contracts: object[] }>()).contracts;
  expect(contract).toEqual({ a: 'dam', b: 'munttoren', points: 3 });
  expect(await seriousFaults(page)).toEqual([]);

  await begin('train-rails', '[data-spot="10"]');
  await take('Seat');
  await page.locator('[data-spot="10"]').click();
  await page.getByText('Car 1 (2600 series), seats: the car has 17 free seats').waitFor();
  await page.getByText('Cards', { exact: true }).click();
  await page.getByRole('button', { name: 'One more: Express' }).click();
  await page.getByText('Die', { exact: true }).click();
  await page.getByRole('button', { name: 'Face 1: Open doors' }).click();
  const train = await made<{ cars: { rows: string[] }[]; cards: object; die: string[] }>();
  expect(train.cars[0]?.rows[1]).toBe('#.ssssss');
  expect(train.cards).toMatchObject({ express: 6 });
  expect(train.die[0]).toBe('closed');
  expect(await seriousFaults(page)).toEqual([]);
});
