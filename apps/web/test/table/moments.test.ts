/** Every kind of moment in a real match: who gets what, one tap or key ends it, and it is heard. */
import { parseRecord, replay } from '@roundhouse/engine';
import { titleOf, type AnyFace } from '@roundhouse/titles';
import type { Moment } from '@roundhouse/ui/moment';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeSettings } from '../change-settings.ts';
import { Client, OPENING_MS } from '../client.ts';
import { moment, openAnother, recordOf } from './at-the-table.ts';

let client: Client;
/** Somebody who hears at one table after the other. */
let page: Page;
beforeAll(async () => {
  client = await Client.open();
  const context = await client.visitor({ width: 1280, height: 900, settings: { sound: true } });
  await context.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(globalThis, {
      heard,
      OscillatorNode: class extends OscillatorNode {
        constructor(at: BaseAudioContext, options?: OscillatorOptions) {
          super(at, options);
          heard.push(Math.round(options?.frequency ?? 0));
        }
      },
    });
  });
  page = await client.show(context, '/tables');
}, OPENING_MS);
afterAll(() => client.close());

const NAMES = ['Anna', 'Bram', 'Carla', 'Daan', 'Els', 'Finn'];
const tell = { language: 'en', who: (seat: number) => NAMES[seat] ?? '' } as const;

interface Played {
  /** The match up to the last free choice before the moment. */
  readonly record: string;
  /** What is chosen then, as the list of all choices has it. */
  readonly choice: string;
  /** The moments of the line that follows from it. */
  readonly moments: readonly Moment[];
}

/** How the line of that number comes about; what plays itself before it plays itself here, too. */
async function leadingTo(id: string, file: string, number: number): Promise<Played> {
  const title = titleOf(id);
  if (!title) throw new Error(`no title ${id}`);
  const [rules, face, words] = await Promise.all([title.rules(), title.face(), title.words()]);
  const { lines } = parseRecord(recordOf(id, file));
  const cut = lines.slice(0, number).findLastIndex((line) => line.kind === 'act' && !line.forced);
  const line = lines[cut];
  if (line?.kind !== 'act') throw new Error('nobody chooses');
  const record = recordOf(id, file, cut);
  const { state } = replay(rules, parseRecord(record));
  const chosen = rules
    .legal(state, line.seat)
    .find((action) => rules.action.format(action) === line.text);
  if (!chosen) throw new Error(`no such choice: ${line.text}`);
  let moments: ReturnType<NonNullable<AnyFace['moments']>> = [];
  replay(rules, parseRecord(recordOf(id, file, number)), undefined, ({ seq, events }, match) => {
    if (seq !== number - 1 && seq !== number) return;
    const found = face.moments?.(events, rules.view(match.state, 'all'), tell) ?? [];
    if (found.length > 0) moments = found;
  });
  const choice = words.en.choice(chosen, rules.view(state, line.seat), tell.who);
  return { record, choice, moments };
}

/** What came before lies there at once; from then on what happens is told at its pace. */
async function sitDown(record: string): Promise<void> {
  await changeSettings(page, { pace: 'once' });
  await openAnother(page, record);
  if ((await moment(page)) === 'curtain') {
    await page.getByRole('dialog').getByRole('button').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await moment(page);
  }
  await page.evaluate(() => (globalThis as unknown as { heard: number[] }).heard.splice(0));
  await changeSettings(page, { pace: 'normal' });
}

/** From what is offered at once, else from the list of all choices. */
async function choose(choice: string): Promise<void> {
  const isFound = await page.evaluate(async (wanted) => {
    const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}$]/gu, '');
    const touch = (): boolean => {
      const button = [...document.querySelectorAll<HTMLElement>('main button')].find((each) => {
        // Beside its words a choice may have a picture.
        const words = each.matches('[data-pick]')
          ? each.querySelector(':scope > :last-child')
          : null;
        return words
          ? letters(words.textContent).startsWith(letters(wanted))
          : letters(each.textContent) === letters(wanted);
      });
      button?.click();
      return button !== undefined;
    };
    if (touch()) return true;
    document.querySelector<HTMLElement>('[data-all]')?.click();
    for (let tried = 0; tried < 50; tried += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (touch()) return true;
    }
    return false;
  }, choice);
  expect(isFound, `'${choice}' is offered`).toBe(true);
  await page.locator('#confirm[aria-disabled="false"]').click();
}

/** Goes on past captions until a scene of that kind stands. */
async function sceneOf(kind: string): Promise<string> {
  await page.waitForFunction(
    (wanted) => {
      if (document.querySelector(`[data-moment="${wanted}"]`)) return true;
      document.querySelector<HTMLElement>('[data-caption]')?.click();
      return false;
    },
    kind,
    { polling: 120 },
  );
  return page.locator(`[data-moment="${kind}"]`).innerText();
}

const heard = (): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: number[] }).heard);

/** Kind, match, the line that has it, how it sounds, and how it is ended. */
const SCENES = [
  ['hammer', 'american-rails', 'bots-4', 27, 150, 'tap'],
  ['payout', 'american-rails', 'bots-4', 458, 2093, 'Enter'],
  ['count', 'american-rails', 'bots-4', 458, 300, 'Escape'],
  ['hammer', 'steel-driver', 'bots-6-usa', 12, 150, 'Escape'],
  ['payout', 'steel-driver', 'bots-6-usa', 84, 2093, 'tap'],
  ['contract', 'amsterdam', 'bots-3-assisted', 70, 120, 'Enter'],
  ['die', 'train-rails', 'bots-3', 25, 420, 'tap'],
  ['count', 'train-rails', 'bots-3', 388, 300, 'Enter'],
] as const;

test.each(SCENES)('%s of %s', async (kind, title, file, number, tone, way) => {
  const { record, choice, moments } = await leadingTo(title, file, number);
  await sitDown(record);
  await choose(choice);
  const text = await sceneOf(kind);

  // The die falls anew in this match: who rolls is certain, not what.
  const told = moments.find((each) => each.kind === kind);
  if (!told) throw new Error(`no ${kind} in line ${number}`);
  const figures = kind === 'die' ? [] : told.rows.flatMap(({ gets, to }) => [gets, to ?? gets]);
  for (const { name } of told.rows) expect(text).toContain(name);
  for (const figure of figures) expect(text).toContain(figure);
  expect(await page.locator(`[data-moment="${kind}"] [data-row]`).count()).toBe(told.rows.length);
  const said = kind === 'die' ? told.rows[0]?.name : told.sentence;
  expect(text).toContain(said);
  expect(await page.locator('[data-announcer]').innerText()).toContain(said);
  await expect.poll(heard).toContain(tone);

  const scene = page.locator(`[data-moment="${kind}"]`);
  const began = Date.now();
  if (way === 'tap') await scene.click();
  else await page.keyboard.press(way);
  await scene.waitFor({ state: 'detached' });
  expect(Date.now() - began).toBeLessThan(1500);
});
