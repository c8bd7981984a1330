/** What time alone clears away. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AMSTERDAM, GROUNDS, named, openHouse, type Guest, type House } from './visiting.ts';

const DAY_MS = 86_400_000;

describe.each(GROUNDS)('%s', (_, ground) => {
  let house: House;
  let later = 0;
  beforeAll(async () => {
    house = await openHouse({ now: () => Date.now() + later, lookMs: 50 }, await ground());
  });
  afterAll(() => house.close());

  const ids = async () => ((await house.kept())['person'] ?? []).map(({ id }) => id);

  const asked = async (guest: Guest) => (await guest.ask('readMe', {})).person?.id;

  test('a guest who has left nothing is gone, and his table keeps who has one', async () => {
    const [eve, ann] = [await named(house.origin, 'Eve'), await named(house.origin, 'Ann')];
    const [evesId, annsId] = [await asked(eve), await asked(ann)];
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
    await ann.ask('openTable', { ...AMSTERDAM, seats });
    for (const guest of [eve, ann]) await guest.ask('leave', {});
    expect(await ids()).toContain(evesId);
    later += 700_000;
    await expect.poll(ids).not.toContain(evesId);
    expect(await ids()).toContain(annsId);
  });

  test('a device that nobody uses for a year and a month is nobody’s', async () => {
    const [cy, dee] = [await named(house.origin, 'Cy'), await named(house.origin, 'Dee')];
    const [cysId, deesId] = [await asked(cy), await asked(dee)];
    later += 300 * DAY_MS;
    expect(await asked(dee)).toBe(deesId);
    later += 93 * DAY_MS;
    // It is looked at daily: of whom nothing is left goes at that moment.
    const last = await named(house.origin, 'Last');
    const lastsId = await asked(last);
    await last.ask('leave', {});
    later += DAY_MS;
    await expect.poll(ids).not.toContain(lastsId);
    expect(await ids()).toContain(cysId);
    later += 2 * DAY_MS;
    await expect.poll(ids).not.toContain(cysId);
    expect(await asked(cy)).toBeUndefined();
    expect(await asked(dee)).toBe(deesId);
  });
});
