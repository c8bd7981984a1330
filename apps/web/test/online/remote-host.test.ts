/** A table of a real server, as a page sees it: all that every host promises, over cuts and restarts. */
import { HOST_PROMISES, stepWhen, told, type Hosted } from '@roundhouse/table/testing';
import { hashOf } from '@roundhouse/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKey, openHouse, type House } from '../../../server/test/visiting.ts';
import type { RemoteHost } from '../../src/online/remote-host.ts';
import { devicesAt } from './device.ts';

let house: House;
const device = devicesAt(() => house);
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A table where one plays against a bot, and the device that he plays on. */
async function alone(title = 'amsterdam', seats = 2) {
  const ann = device();
  await ann.guest.ask('becomeGuest', { name: 'Ann' });
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'easy' }) as const);
  const opening = { title, config: { seats }, seats: [{ kind: 'me' } as const, ...bots] };
  const { table } = await ann.guest.ask('openTable', opening);
  return { ann, table };
}

/** Two sit there; the other one takes his time. */
async function hosted(): Promise<Hosted & { readonly host: RemoteHost }> {
  const [ann, ben] = [device(), device()];
  await ann.guest.ask('becomeGuest', { name: 'Ann' });
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  const opening = { title: 'amsterdam', config: { seats: 2 }, seats };
  const { table, secret } = await ann.guest.ask('openTable', opening);
  await ben.guest.ask('sitDown', { table, secret, name: 'Ben' });
  return { host: await ann.open(table), mine: 0, other: 1 };
}

describe('a table on a server', () => {
  test.each(HOST_PROMISES)('$name', async ({ run }) => {
    await expect(run(await hosted())).resolves.toBeUndefined();
  });
});

test('who plays for all persons at a table gets a hint where he is', async () => {
  const { ann, table } = await alone();
  const host = await ann.open(table);
  const { legal } = await asked(host);
  const { candidates } = await host.hint(0);
  expect(legal).toContain(candidates[0]?.action);
  expect(host.info.may).toMatchObject({ hint: 'always', save: 'over', link: 'over' });
});

const asked = (host: RemoteHost) => stepWhen(host, 0, ({ legal }) => legal.length > 0);

test('after a cut and a restart it goes on by itself, with the view that the table has', async () => {
  const { ann, table } = await alone();
  const host = await ann.open(table);
  await asked(host);
  const before = told(host, 0).at(-1);
  ann.isCut = true;
  host.doubt(true);
  await expect.poll(() => host.wire.now().lostSince).toBeGreaterThan(0);
  const move = { seat: 0, key: newKey(), owedSince: before?.owedSince ?? -1 };
  const acting = host.act({ ...move, text: before?.legal[0] ?? '' });
  await expect.poll(() => host.wire.now().unanswered).toBe(1);
  await house.restart();
  ann.isCut = false;
  host.wire.tryNow();
  expect(await acting).toBeUndefined();
  await expect.poll(() => host.wire.now()).toEqual({ unanswered: 0 });
  const steps = told(host, 0);
  expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, index) => index));
  const [newest] = (await ann.guest.ask('readSteps', { table, eyes: 0, count: 1 })).steps;
  await expect.poll(() => told(host, 0).at(-1)?.seq).toBeGreaterThanOrEqual(newest?.seq ?? 0);
  const last = told(host, 0).at(-1);
  expect(last?.viewHash).toBe(hashOf(last?.view));
});

test('a move whose answer was lost is sent again after a reload, and counts once', async () => {
  const { ann, table } = await alone();
  const host = await ann.open(table);
  const step = await asked(host);
  ann.losesAnswers = true;
  const move = { seat: 0, key: newKey(), owedSince: step.owedSince ?? -1 };
  void host.act({ ...move, text: step.legal[0] ?? '' }).catch(() => undefined);
  await expect.poll(() => ann.lost).toBeGreaterThan(0);
  host.close();
  ann.losesAnswers = false;
  expect(ann.shelf.size).toBe(1);
  const again = await ann.open(table);
  await expect.poll(() => ann.shelf.size).toBe(0);
  await stepWhen(again, 0, ({ by }) => by === 0);
  const own = told(again, 0).filter(({ by, forced }) => by === 0 && !forced);
  expect(own).toHaveLength(1);
});

test('a view that is not the table’s is found out', async () => {
  const { ann, table } = await alone();
  ann.tampers = (text) => text.replace('"viewHash":"', '"viewHash":"x');
  const host = await ann.open(table);
  await asked(host);
  expect(host.wire.now().reload).toBe('differs');
});

test('a line that is missing is found out', async () => {
  const { ann, table } = await alone();
  ann.tampers = (text) =>
    text.startsWith('id:')
      ? text.replaceAll(/"seq":(\d+)/g, (_, seq) => `"seq":${+seq + 1}`)
      : text;
  const host = await ann.open(table);
  const { owedSince = -1, legal } = await asked(host);
  expect(host.wire.now().reload).toBeUndefined();
  await host.act({ seat: 0, key: newKey(), owedSince, text: legal[0] ?? '' });
  // The answer may come before the line does.
  await expect.poll(() => host.wire.now().reload).toBe('differs');
});

test('a long game comes with its newest lines first, and the rest follows', async () => {
  const { ann, table } = await alone('american-rails', 3);
  const player = await ann.open(table);
  for (let moves = 0; moves < 5; moves += 1) {
    const { seq } = told(player, 0).at(-1) ?? { seq: -1 };
    const step = await stepWhen(player, 0, ({ legal }) => legal.length > 0, seq - 1);
    const move = { seat: 0, key: newKey(), owedSince: step.owedSince ?? -1 };
    await player.act({ ...move, text: step.legal[0] ?? '' });
  }
  const host = await ann.open(table, 3);
  const firsts: number[] = [];
  const watch = host.watch(0, -1, (steps) => firsts.push(steps[0]?.seq ?? -1));
  await watch.started;
  expect(firsts[0]).toBeGreaterThan(0);
  await expect.poll(() => firsts.includes(0)).toBe(true);
  const steps = told(host, 0);
  expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, index) => index));
});
