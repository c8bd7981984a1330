/** Notes at a table of a real server: on all devices of whoever wrote them, and on nobody else's. */
import type { NoteState } from '@roundhouse/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '../../../server/test/visiting.ts';
import { mergedNotes } from '../../src/online/merged-notes.ts';
import type { RemoteHost } from '../../src/online/remote-host.ts';
import { devicesAt } from './device.ts';

let house: House;
const device = devicesAt(() => house);
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function two() {
  const [ann, ben] = [device(), device()];
  await ann.guest.ask('becomeGuest', { name: 'Ann' });
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  const opening = { title: 'amsterdam', config: { seats: 2 }, seats };
  const { table, secret } = await ann.guest.ask('openTable', opening);
  await ben.guest.ask('sitDown', { table, secret, name: 'Ben' });
  return { ann, ben, table };
}

const stateOf = ({ notebook }: RemoteHost): NoteState => notebook.now();
async function opened(host: RemoteHost): Promise<RemoteHost> {
  host.notebook.open();
  await expect.poll(() => stateOf(host).stage).not.toBe('reading');
  return host;
}

test('what is noted is there on another device, and nobody else has it', async () => {
  const { ann, ben, table } = await two();
  const host = await opened(await ann.open(table));
  expect(stateOf(host)).toEqual({ text: '', stage: 'kept' });
  host.notebook.write('Ben wants');
  host.notebook.write('Ben wants\nthe harbour');
  expect(stateOf(host).stage).toBe('writing');
  await expect.poll(() => stateOf(host).stage, { timeout: 5_000 }).toBe('kept');
  const phone = device();
  const { code } = await ann.guest.ask('makeDeviceCode', {});
  await phone.guest.ask('useDeviceCode', { code });
  expect(stateOf(await opened(await phone.open(table))).text).toBe('Ben wants\nthe harbour');
  expect(stateOf(await opened(await ben.open(table))).text).toBe('');
  expect(stateOf(await opened(await device().open(table))).stage).toBe('nobody');
});

test('who goes on at once loses nothing: not by leaving the table, and not without a line', async () => {
  const { ann, table } = await two();
  const first = await ann.open(table);
  first.notebook.write('left at once');
  first.close();
  await expect
    .poll(async () => (await ann.guest.ask('readNote', { table })).note)
    .toBe('left at once');
  const second = await opened(await ann.open(table));
  ann.isCut = true;
  second.notebook.write('over a cut');
  second.close();
  ann.isCut = false;
  expect(stateOf(await ann.open(table))).toEqual({ text: 'over a cut', stage: 'writing' });
  await expect
    .poll(async () => (await ann.guest.ask('readNote', { table })).note)
    .toBe('over a cut');
  expect([...ann.shelf.keys()]).toEqual([]);
});

test('two devices that write at once lose nothing of either', async () => {
  const { ann, table } = await two();
  const laptop = await opened(await ann.open(table));
  laptop.notebook.write('Ben wants blue');
  await expect.poll(() => stateOf(laptop).stage, { timeout: 5_000 }).toBe('kept');
  const other = device();
  const { code } = await ann.guest.ask('makeDeviceCode', {});
  await other.guest.ask('useDeviceCode', { code });
  const phone = await opened(await other.open(table));
  laptop.notebook.write('Ben wants blue\nand the harbour');
  phone.notebook.write('Ben wants blue\nI keep two trains');
  const all = ['Ben wants blue', 'I keep two trains', 'and the harbour'];
  await expect
    .poll(async () => (await ann.guest.ask('readNote', { table })).note.split('\n').toSorted(), {
      timeout: 10_000,
    })
    .toEqual(all.toSorted((one, another) => (one < another ? -1 : 1)));
});

test.each([
  ['a', 'a\nb', 'a', 'a\nb'],
  ['a', 'a', 'a\nc', 'a\nc'],
  ['a', 'a\nb', 'a\nc', 'a\nc\nb'],
  ['', 'mine', 'theirs', 'theirs\nmine'],
  ['a\nb', 'A\nb', 'a\nb\nc', 'a\nb\nc\nA'],
  ['a\nb', '', 'a\nb\nc', 'a\nb\nc'],
])('of %j, %j and %j both is left: %j', (before, here, there, merged) => {
  expect(mergedNotes(before, here, there)).toBe(merged);
});
