/** At a laptop the board is the largest thing, and whom and what one decides about is in sight. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { atTheDoor, moment, openAnother } from './at-the-table.ts';
import { sightOfTable, type Sight } from './laptops.ts';
import { phaseAsking, phaseRecord, phasesOf, type Phase } from './phases.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

interface Screen {
  readonly width: number;
  readonly height: number;
  /** So many players are in sight without scrolling. */
  readonly players: number;
}

const SCREENS: readonly Screen[] = [
  { width: 1024, height: 768, players: 6 },
  { width: 1280, height: 800, players: 4 },
  { width: 1366, height: 768, players: 4 },
  { width: 1600, height: 1000, players: 6 },
];
const LEAST = 0.4;
const STILL = 120;

function shortfalls(sight: Sight, screen: Screen, { asked, record, lines }: Phase): string[] {
  const where = `${asked.join(', ')} (${record} ${lines}), ${screen.width} x ${screen.height}`;
  const { board, larger, players, playersCut, bidders, biddersCut, choicesCut } = sight;
  const mustSee = Math.min(players, screen.players);
  return [
    ...(board < LEAST ? [`the board has ${(100 * board).toFixed(1)} % of the height`] : []),
    ...larger.map((each) => `larger than the board: ${each}`),
    ...(players - playersCut.length < mustSee ? [`not seen: ${playersCut.join(', ')}`] : []),
    ...biddersCut.map((each) => `a bidder of ${bidders} is cut off: ${each}`),
    ...choicesCut.map((each) => `a choice is cut off: ${each}`),
  ].map((each) => `${where}: ${each}`);
}

test.each(['american-rails', 'amsterdam', 'steel-driver', 'train-rails'])(
  '%s: the board is the largest thing, and nobody and nothing is cut off',
  async (title) => {
    const page = await atTheDoor(client, { width: 1280, height: 800 });
    const found: string[] = [];
    for (const phase of await phasesOf(title)) {
      await openAnother(page, phaseRecord(title, phase));
      expect(await moment(page)).toBe('mine');
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        let sight = await page.evaluate(sightOfTable);
        // The button that says that there is more comes once the strip was measured.
        for (let look = 0; look < 5 && sight.choicesCut.length > 0; look += 1) {
          await page.waitForTimeout(STILL);
          sight = await page.evaluate(sightOfTable);
        }
        found.push(...shortfalls(sight, screen, phase));
      }
    }
    expect(found).toEqual([]);
    await page.context().close();
  },
);

test.each([
  ['american-rails', 'bid: bid', 5],
  ['steel-driver', 'auction: bid', 5],
  ['steel-driver', 'auction: bid', 6],
] as const)('%s: all bidders are in sight (%s, %i players)', async (title, asked, seats) => {
  const phase = await phaseAsking(title, asked, seats);
  const page = await atTheDoor(client, { width: 1280, height: 800 });
  await openAnother(page, phaseRecord(title, phase));
  expect(await moment(page)).toBe('mine');
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const sight = await page.evaluate(sightOfTable);
    expect(sight.bidders).toBe(seats);
    expect(shortfalls(sight, screen, phase)).toEqual([]);
  }
  await page.context().close();
});
