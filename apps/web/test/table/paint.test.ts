import { afterAll, beforeAll, expect, test } from 'vitest';
import { movesToPaint, percentile } from '../../serve/paint/move-to-paint.ts';
import { Client, OPENING_MS } from '../client.ts';
import { openRecord, recordOf } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

/** Far above what `npm run paint` measures: only a move that became slow fails, not a machine that is. */
const SLOW = 250;
const MOVES = 12;

test('a move on a late board is painted at once', async () => {
  const page = await openRecord(client, recordOf('american-rails', 'bots-4', 330), {
    isAlone: true,
  });
  const painted = await movesToPaint(page, MOVES);
  expect(painted).toHaveLength(MOVES);
  const busy = percentile(
    painted.map((each) => each.busy),
    95,
  );
  expect(busy).toBeGreaterThan(0);
  expect(busy).toBeLessThan(SLOW);
  await page.context().close();
});
