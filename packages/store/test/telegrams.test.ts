/** What somebody is told is one node's to send, once; how far he has looked never goes back; the house has one key. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  channelStore,
  houseKey,
  peopleStore,
  roomStore,
  seenStore,
  telegramStore,
  timerStore,
  type Channel,
  type Database,
  type Telegram,
} from '../src/index.ts';
import { KINDS, type Databases } from './databases.ts';

const channel: Channel = {
  id: 'c',
  person: 'ann',
  kind: 'webhook',
  target: '{}',
  label: 'hooks.example',
  leave: 'l',
  made: 1,
  confirmed: 1,
  trouble: null,
};
const telegram: Telegram = {
  person: 'ann',
  channel: 'c',
  about: 'turn:t:0:4',
  state: 'sending',
  tries: 1,
  again: 0,
  made: 5,
};

describe.each(KINDS)('%s', (_, start) => {
  let databases: Databases;
  const opened: Database[] = [];
  beforeAll(async () => {
    databases = await start();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
  });
  afterAll(() => databases.stop());

  async function twoNodes(): Promise<readonly [Database, Database]> {
    const { open } = await databases.fresh();
    const nodes = [await open(), await open()] as const;
    opened.push(...nodes);
    const session = { hash: 'h', person: 'ann', made: 1, used: 1, id: 's', device: '' };
    await peopleStore(nodes[0]).add(
      { id: 'ann', name: 'Ann', made: 1 },
      { ...session, via: 'guest' },
    );
    await channelStore(nodes[0]).add(channel);
    return nodes;
  }

  test('of several nodes at once one sends it, and one tries it again; where there is no channel, none', async () => {
    const [one, other] = (await twoNodes()).map(telegramStore);
    if (!one || !other) throw new Error('there is no store');
    const several = [one, other, one, other];
    const first = await Promise.all(several.map((each) => each.claim([telegram])));
    expect(first.filter(Boolean)).toHaveLength(1);
    // On its way it is nobody's to try again.
    expect(await other.claimAgain(telegram)).toBe(false);
    await one.settle('c', [telegram.about], 'waiting', 60);
    const again = await Promise.all(several.map((each) => each.claimAgain(telegram)));
    expect(again.filter(Boolean)).toHaveLength(1);
    expect(await other.told('ann', [telegram.about])).toEqual([
      { ...telegram, state: 'sending', tries: 2, again: 60 },
    ]);
    // All of a day or nothing of it.
    const digest = { ...telegram, about: 'digest:1' };
    expect(await other.claim([digest, telegram])).toBe(false);
    expect(await one.told('ann', ['digest:1'])).toEqual([]);
    expect(await one.claim([{ ...digest, channel: 'gone' }])).toBe(false);
    expect(await one.count('c', 4)).toBe(1);
    await one.forget('ann', 6);
    expect(await one.told('ann', [telegram.about])).toEqual([]);
  });

  test('a timer is brought forward and never put off; what is due until now is due anew', async () => {
    const [one, other] = await twoNodes();
    const timers = timerStore(one);
    const due = async (now: number) =>
      (await timerStore(other).claim(['telegram'], now, now + 50, 9)).map((timer) => timer.due);
    await timers.bringForward('telegram', ['ann'], 100, 200);
    await timers.bringForward('telegram', ['ann'], 120, 220);
    expect(await due(199)).toEqual([]);
    expect(await due(200)).toEqual([200]);
    // Somebody is at it; what happens now he may have missed.
    await timers.bringForward('telegram', ['ann'], 210, 230);
    await timers.settle({ kind: 'telegram', subject: 'ann', due: 200 }, 900);
    expect(await due(230)).toEqual([230]);
    await timers.settle({ kind: 'telegram', subject: 'ann', due: 230 }, 900);
    await timers.bringForward('telegram', ['ann'], 300, 310);
    expect(await due(310)).toEqual([310]);
  });

  test('what was seen on one device was seen, and the house has one key', async () => {
    const nodes = await twoNodes();
    const [one, other] = nodes;
    await roomStore(one).create({
      id: 'r',
      title: 'sample',
      config: {},
      owner: 'ann',
      seats: [],
      invitation: 'i',
      isBegun: true,
      isSilent: false,
      isPublic: false,
      isRated: false,
      tournament: null,
      rematch: null,
      record: null,
      pace: null,
      made: 1,
      revision: 1,
    });
    await seenStore(one).note('r', 'ann', 7);
    await seenStore(other).note('r', 'ann', 4);
    expect(await seenStore(one).of('r', 'ann')).toBe(7);
    let made = 0;
    const keys = await Promise.all(
      [...nodes, ...nodes].map((node) => houseKey(node, 'k', () => `key ${(made += 1)}`)),
    );
    expect(new Set(keys).size).toBe(1);
    expect(await houseKey(other, 'k', () => 'another')).toBe(keys[0]);
  });
});
