import { expect, test } from 'vitest';
import { forEverybody, freeSeats, maySit } from '../../src/online/free-seats.ts';

type Table = Parameters<typeof forEverybody>[0];

const ANN = { kind: 'person', name: 'Ann' } as const;
const BOT = { kind: 'bot', name: 'Bram', level: 'easy' } as const;
const table = (phase: Table['phase'], ...seats: Table['seats']): Table => ({
  table: 'a'.repeat(16),
  title: 'amsterdam',
  config: {},
  seats,
  mine: [0],
  isOwner: false,
  isSilent: false,
  isPublic: true,
  isRated: false,
  phase,
  invitationTag: 'tag',
});

test.each([
  ['a free seat', table('open', ANN, { kind: 'open' }), [1], true],
  [
    'one that is kept for somebody else',
    table('open', ANN, { kind: 'open', for: 'Ben' }),
    [],
    false,
  ],
  [
    'one that is kept for me',
    table('open', ANN, { kind: 'open', for: 'Ben', isMine: true }),
    [],
    true,
  ],
  ['a bot', table('running', ANN, BOT), [], false],
  ['a bot that is given away', table('running', ANN, { ...BOT, isFree: true }), [1], true],
  ['a bot in my place', table('running', ANN, { ...BOT, for: 'Ben', isMine: true }), [], true],
  ['nothing after the end', table('over', ANN, { ...BOT, for: 'Ben', isMine: true }), [], false],
])('%s', (_, seen, free, isMine) => {
  expect([freeSeats(seen), maySit(seen)]).toEqual([free, isMine]);
});

test('a screen tells a whole room names, and nobody that something is his', () => {
  const kept = table('open', ANN, { kind: 'open', for: 'Ben', isMine: true });
  expect(forEverybody(kept)).toEqual({
    ...kept,
    mine: [],
    seats: [ANN, { kind: 'open', for: 'Ben' }],
  });
});
