/** The board comes first, on a phone and on a laptop: measured wherever something is asked, and while others play. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeSettings } from '../change-settings.ts';
import { Client, OPENING_MS } from '../client.ts';
import { faultsAtLaptops } from './at-laptops.ts';
import { moment, openAnother } from './at-the-table.ts';
import { pendingOf, phaseRecord, phasesOf, type Phase } from './phases.ts';
import { sharesOfScreen } from './shares.ts';

let client: Client;
/** Somebody at one table after the other. */
let page: Page;
beforeAll(async () => {
  client = await Client.open();
  const context = await client.visitor({ ...UPRIGHT, isAlone: true });
  await letBotsThink(context);
  page = await client.show(context, '/tables');
}, OPENING_MS);
afterAll(() => client.close());

const TITLES = ['american-rails', 'amsterdam', 'steel-driver', 'train-rails'];
const FINGER = 44;
const MOST_COVERED = 0.1;
/** Buttons upon the map go out of the way once it stands still, on a slow machine a little later. */
const STILL = 120;

interface Screen {
  readonly width: number;
  readonly height: number;
  readonly text?: 'normal' | 'largest';
  /** Of the height, and of the width. */
  readonly least: readonly [number, number];
}

const UPRIGHT: Screen = { width: 360, height: 740, least: [0.45, 0.95] };
const ASKED: readonly Screen[] = [
  { width: 390, height: 844, least: [0.45, 0.95] },
  { width: 844, height: 390, least: [0.98, 0.45] },
  { width: 360, height: 740, text: 'largest', least: [0.4, 0.95] },
  { width: 844, height: 390, text: 'largest', least: [0.98, 0.3] },
  // A window of 1280 x 800, zoomed to 200 %.
  { width: 640, height: 400, least: [0.98, 0.3] },
];
const WAITING: readonly Screen[] = [
  { width: 360, height: 740, least: [0.6, 0.95] },
  { width: 390, height: 844, least: [0.6, 0.95] },
  { width: 844, height: 390, least: [0.98, 0.4] },
  { width: 360, height: 740, text: 'largest', least: [0.4, 0.95] },
];

async function turnTo({ width, height, text = 'normal' }: Screen): Promise<void> {
  await page.setViewportSize({ width, height });
  if ((await page.locator('html').getAttribute('data-text')) !== text) {
    await changeSettings(page, { text });
    await page.locator(`html[data-text="${text}"]`).waitFor();
  }
  await page.waitForTimeout(STILL);
}

/** What falls short, each with where. */
async function shortfalls(screen: Screen, where: string): Promise<readonly string[]> {
  const [high, wide] = screen.least;
  const wanted = { finger: FINGER, high, wide };
  let shares = await page.evaluate(sharesOfScreen, wanted);
  for (let look = 0; look < 5 && shares.hidden.length > 0; look += 1) {
    await page.waitForTimeout(STILL);
    shares = await page.evaluate(sharesOfScreen, wanted);
  }
  const { board, boardWide, covered, hidden, small } = shares;
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return [
    ...(board < high ? [`the board has ${percent(board)} of the height`] : []),
    ...(boardWide < wide ? [`the board has ${percent(boardWide)} of the width`] : []),
    ...(covered > MOST_COVERED ? [`buttons cover ${percent(covered)} of the board`] : []),
    ...hidden.map((place) => `${place} lies below a button`),
    ...small.map((target) => `too small for a finger: ${target}`),
  ].map((each) => `${where}, ${screen.width} x ${screen.height} ${screen.text ?? ''}: ${each}`);
}

/** Something that may be chosen, on the board or in the sheet: what comes then has no more room. */
function touchSomething(): void {
  const place = document.querySelector('[data-legal], #ask [data-pick], #ask [data-facet]');
  place?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
}

/** Of those with the same thing pending, the one with the most to choose from. */
const isFirst = (phase: Phase, phases: readonly Phase[]): boolean =>
  phases.find((each) => pendingOf(each) === pendingOf(phase)) === phase;

const nameOf = ({ record, lines, asked }: Phase): string =>
  `${asked.join(', ')} (${record} ${lines})`;

test.each(TITLES)(
  '%s: the board keeps its share, whatever is asked; at a laptop nothing is cut off',
  async (title) => {
    const found: string[] = [];
    const phases = await phasesOf(title);
    for (const phase of phases) {
      await openAnother(page, phaseRecord(title, phase));
      expect(await moment(page)).toBe('mine');
      found.push(...(await faultsAtLaptops(page, phase)));
      for (const screen of isFirst(phase, phases) ? ASKED : []) {
        await turnTo(screen);
        found.push(...(await shortfalls(screen, nameOf(phase))));
      }
      await turnTo(UPRIGHT);
      found.push(...(await shortfalls(UPRIGHT, nameOf(phase))));
      await page.evaluate(touchSomething);
      await page.waitForTimeout(STILL);
      found.push(...(await shortfalls(UPRIGHT, `${nameOf(phase)}, touched`)));
    }
    expect(found).toEqual([]);
  },
);

/** A bot that never comes to an end: what is seen while others play stays as it is. */
async function letBotsThink(context: BrowserContext): Promise<void> {
  await context.route('**/*host-worker*', async (route) => {
    const response = await route.fetch();
    const idle = 'self.Worker = class extends EventTarget { postMessage() {} terminate() {} };';
    await route.fulfill({ response, body: `${idle}\n${await response.text()}` });
  });
}

test.each(TITLES)('%s: the board has more while others play', async (title) => {
  const found: string[] = [];
  const phases = await phasesOf(title);
  for (const phase of phases.filter((each) => isFirst(each, phases))) {
    if (phase.asked.some((each) => each.startsWith('sealed'))) continue;
    await openAnother(page, phaseRecord(title, phase, (phase.seat + 1) % phase.seats));
    await page.locator('#ask[data-waiting]').waitFor();
    for (const screen of WAITING) {
      await turnTo(screen);
      found.push(...(await shortfalls(screen, nameOf(phase))));
    }
  }
  expect(found).toEqual([]);
});
