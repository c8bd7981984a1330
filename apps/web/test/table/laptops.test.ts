/** Whoever bids sees everybody who bids; what else is in sight at a laptop is looked at in shares.test.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { LAPTOPS, sightFaults } from './at-laptops.ts';
import { atTheDoor, moment, openAnother } from './at-the-table.ts';
import { sightOfTable } from './laptops.ts';
import { phaseAsking, phaseRecord } from './phases.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

test.each([
  ['american-rails', 'bid: bid', 5],
  ['steel-driver', 'auction: bid', 5],
  ['steel-driver', 'auction: bid', 6],
] as const)('%s: all bidders are in sight (%s, %i players)', async (title, asked, seats) => {
  const phase = await phaseAsking(title, asked, seats);
  const page = await atTheDoor(client, { width: 1280, height: 800 });
  await openAnother(page, phaseRecord(title, phase));
  expect(await moment(page)).toBe('mine');
  for (const screen of LAPTOPS) {
    await page.setViewportSize(screen);
    const sight = await page.evaluate(sightOfTable);
    expect(sight.bidders).toBe(seats);
    expect(sightFaults(sight, screen, phase)).toEqual([]);
  }
  await page.context().close();
});
