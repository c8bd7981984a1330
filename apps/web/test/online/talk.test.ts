/** Talk at a table of a real server, as a page hears it. */
import { SHAPES } from '@roundhouse/contract';
import { LANGUAGES } from '@roundhouse/ui/words';
import { TALK } from '@roundhouse/ui/words/talk';
import type { TalkState } from '@roundhouse/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '../../../server/test/visiting.ts';
import type { RemoteHost } from '../../src/online/remote-host.ts';
import { devicesAt } from './device.ts';

let house: House;
const device = devicesAt(() => house);
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Two who play, and one who looks on. */
async function three(): Promise<readonly [RemoteHost, RemoteHost, RemoteHost]> {
  const [ann, ben, cas] = [device(), device(), device()];
  await ann.guest.ask('becomeGuest', { name: 'Ann' });
  await cas.guest.ask('becomeGuest', { name: 'Cas' });
  const opening = {
    title: 'amsterdam',
    config: { seats: 2 },
    seats: [{ kind: 'me' } as const, { kind: 'open' } as const],
    isPublic: true,
  };
  const { table, secret } = await ann.guest.ask('openTable', opening);
  await ben.guest.ask('sitDown', { table, secret, name: 'Ben' });
  const hosts = [await ann.open(table), await ben.open(table), await cas.open(table)] as const;
  hosts[0].watch(0, -1, () => undefined);
  hosts[1].watch(1, -1, () => undefined);
  hosts[2].watch(null, -1, () => undefined);
  return hosts;
}

const heard = ({ said }: TalkState) =>
  said.flatMap(({ kind, text }) => (kind === 'system' ? [] : [text]));

async function until(host: RemoteHost, isSo: (state: TalkState) => boolean): Promise<TalkState> {
  const { talk } = host;
  if (isSo(talk.now())) return talk.now();
  return new Promise((resolve) => {
    const stop = talk.subscribe(() => {
      if (!isSo(talk.now())) return;
      stop();
      resolve(talk.now());
    });
  });
}

test('what one player says the other hears, with his name and seat, once', async () => {
  const [ann, ben] = await three();
  await ann.talk.say('Is that seat taken?');
  await ben.talk.react('hello');
  const { said } = await until(ben, (state) => heard(state).length === 2);
  expect(said.filter(({ kind }) => kind !== 'system')).toMatchObject([
    { name: 'Ann', seat: 0, text: 'Is that seat taken?', isMine: false, kind: 'text' },
    { name: 'Ben', seat: 1, text: 'hello', isMine: true, kind: 'reaction' },
  ]);
});

test('who plays does not hear who looks on, and knows that he is there', async () => {
  const [ann, ben, cas] = await three();
  await cas.talk.say('Take the harbour');
  await until(cas, (state) => heard(state).includes('Take the harbour'));
  await ann.talk.say('Your move');
  expect(heard(await until(ben, (state) => heard(state).length > 0))).toEqual(['Your move']);
  expect(heard(await until(cas, (state) => heard(state).length > 1))).toContain('Your move');
  // Who came later may be told of first.
  await until(ann, ({ here, spectators }) => spectators.includes('Cas') && here?.length === 2);
});

test('the host mutes who looks on, though he does not hear him', async () => {
  const [ann, ben, cas] = await three();
  await until(ann, ({ spectators }) => spectators.includes('Cas'));
  await expect(ben.talk.muteSpectator('Cas', true)).rejects.toMatchObject({
    code: 'not-your-table',
  });
  await ann.talk.muteSpectator('Cas', true);
  await expect(cas.talk.say('Take the harbour')).rejects.toMatchObject({ code: 'muted' });
});

test('who is muted hears that it was not said; who is not the owner mutes nobody', async () => {
  const [ann, ben] = await three();
  await ben.talk.say('hurry');
  const { said, isOwner } = await until(ann, (state) => heard(state).length > 0);
  const number = said.at(-1)?.number ?? 0;
  expect([isOwner, ben.talk.now().isOwner]).toEqual([true, false]);
  await expect(ben.talk.mute(number, true)).rejects.toMatchObject({ code: 'not-your-table' });
  await ann.talk.mute(number, true);
  await expect(ben.talk.say('hurry up')).rejects.toMatchObject({ code: 'muted' });
  await ann.talk.report(number, 'rude');
});

test.each(LANGUAGES)('every quick word has a sentence: %s', (language) => {
  const words = SHAPES.react.asks.shape.reaction.options;
  expect(Object.keys(TALK[language].reactions)).toEqual(words);
});
