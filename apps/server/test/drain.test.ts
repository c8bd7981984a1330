/** A server that ends while somebody who asked something has gone already. */
import { expect, test } from 'vitest';
import { Guest, openHouse } from './visiting.ts';

test('what was asked by somebody who has gone is done before the store is closed', async () => {
  const house = await openHouse();
  const ann = new Guest(house.origin);
  await ann.ask('becomeGuest', { name: 'Ann' });
  const body = JSON.stringify({
    title: 'amsterdam',
    config: { seats: 2 },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
  });
  const left = Array.from({ length: 60 }, async (_, index) => {
    const leaving = new AbortController();
    const asked = ann
      .fetch(`${house.origin}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: leaving.signal,
      })
      .catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, index));
    leaving.abort();
    await asked;
  });
  await Promise.all(left);
  // It tells of every fault that its server had.
  await expect(house.close()).resolves.toBeUndefined();
});
