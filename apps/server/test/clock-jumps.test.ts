/** A server whose clock somebody sets: back, and far ahead. Nobody is signed out, put off, or heard out of order. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  Guest,
  GROUNDS,
  lastStep,
  named,
  newKey,
  openHouse,
  twoAt,
  type House,
} from './visiting.ts';

const HOUR = 3_600_000;

test('a browser keeps a cookie for a year: who comes back is given it again, and a program is not', async () => {
  let set = 0;
  const house = await openHouse({ now: () => Date.now() + set });
  const ann = await named(house.origin, 'Ann');
  const { token } = await ann.ask('makeToken', { name: 'robot' });
  const given = async (headers: Record<string, string>, path = 'me') =>
    (await fetch(`${house.origin}/api/${path}`, { headers })).headers.getSetCookie();
  const { cookie } = ann;
  expect(await given({ cookie })).toEqual([]);
  set += 48 * HOUR;
  for (const path of ['me', 'tables']) {
    expect(await given({ cookie }, path)).toEqual([
      `${cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000`,
    ]);
  }
  expect(await given({ authorization: `Bearer ${token}` })).toEqual([]);
  // Whoever has ended his session is given nothing.
  await ann.ask('leave', {});
  expect(await given({ cookie })).toEqual([]);
  await house.close();
});

describe.each(GROUNDS)('%s', (_, ground) => {
  let house: House;
  let set = 0;
  beforeAll(async () => {
    house = await openHouse({ now: () => Date.now() + set, lookMs: 40 }, await ground());
  });
  afterAll(() => house.close());

  test('set back by hours and ahead by days, all goes on in its order', async () => {
    const { ann, ben, table } = await twoAt(house.origin);
    await expect
      .poll(async () => (await ann.ask('readTable', { table })).table.phase)
      .toBe('running');
    const heard: number[] = [];
    const reading = (async () => {
      for await (const { id } of ann.watch({ table, eyes: 0, after: -1 })) heard.push(id);
    })();
    const said: number[] = [];
    const goOn = async (): Promise<void> => {
      for (const [seat, guest] of [ann, ben].entries()) {
        said.push((await guest.ask('say', { table, key: newKey(), said: 'On.' })).number);
        const { owedSince, legal } = await lastStep(guest, table, seat);
        const text = legal[0];
        if (owedSince === undefined || text === undefined) continue;
        await guest.ask('act', { table, seat, key: newKey(), owedSince, text });
      }
    };
    for (const jump of [0, -5 * HOUR, 48 * HOUR, -1]) {
      set += jump;
      await goOn();
      // A code of now works now, and whoever was here is here.
      const { code } = await ann.ask('makeDeviceCode', {});
      const phone = new Guest(house.origin);
      expect(await phone.ask('useDeviceCode', { code })).toMatchObject({ person: { name: 'Ann' } });
      const absent = ann.ask('seatBot', { table, seat: 1, level: 'easy' });
      await expect(absent).rejects.toMatchObject({ code: 'still-here' });
    }
    expect(said).toEqual(said.toSorted((a, b) => a - b));
    const { steps } = await ann.ask('readSteps', { table, eyes: 0, count: 200 });
    expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_each, at) => at));
    const last = steps.at(-1)?.seq ?? -1;
    await expect.poll(() => heard.at(-1)).toBe(last);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    await ann.ask('leave', {});
    await reading;
  });
});
