import { SHELL } from '@roundhouse/ui/words/shell';
import { expect, test } from 'vitest';
import type { MatchEntry, Sitter } from '../../src/host/table-host.ts';
import { ago, companyOf, isMyTurn, turnOf } from '../../src/matches/telling.ts';

const { en, nl } = SHELL;

const person = (name: string): Sitter => ({ kind: 'person', name });
const bot = (name: string): Sitter => ({ kind: 'bot', name, level: 'easy' });

function entry(sitters: readonly Sitter[], owing: readonly number[], isOver = false): MatchEntry {
  return { match: 'm', title: 't', sitters, touched: 0, lines: 1, owing, isOver };
}

const alone = [person('Mara'), bot('Ada'), bot('Bram')];
const together = [person('Mara'), person('Joost'), bot('Ada')];

test.each([
  ['whoever plays alone has the others for company', alone, [0], 'Ada and Bram', 'Your turn', true],
  ['a bot is to move', alone, [2], 'Ada and Bram', 'Bram to move', false],
  ['at one device everybody is named', together, [1], 'Mara, Joost and Ada', 'Joost to move', true],
  ['several decide', together, [0, 2], 'Mara, Joost and Ada', 'Mara and Ada to move', true],
] as const)('%s', (_, sitters, owing, company, turn, mine) => {
  const match = entry(sitters, owing);
  expect([companyOf(match, en), turnOf(match, en), isMyTurn(match)]).toEqual([company, turn, mine]);
});

test('a match that is over has nobody to move', () => {
  expect(turnOf(entry(alone, [], true), nl)).toBe('Afgelopen');
});

test.each([
  [{ isOpen: true, isKept: true }, 'Kept for you', 'Vrijgehouden voor jou'],
  [{ isOpen: false, isKept: true }, 'Kept for you', 'Vrijgehouden voor jou'],
  [{ isOpen: true, isKept: false }, 'Seats free', 'Stoelen vrij'],
])('where people gather elsewhere: %j', (elsewhere, english, dutch) => {
  const match = { ...entry(alone, [1]), elsewhere: { mine: [], ...elsewhere } };
  expect([turnOf(match, en), turnOf(match, nl)]).toEqual([english, dutch]);
});

const MINUTE = 60_000;
test.each([
  [0.9 * MINUTE, undefined, undefined],
  [5 * MINUTE, '5 minutes ago', '5 minuten geleden'],
  [170 * MINUTE, '2 hours ago', '2 uur geleden'],
  [24 * 60 * MINUTE, 'yesterday', 'gisteren'],
])('%d ms later it was %s', (later, english, dutch) => {
  expect([ago(0, later, 'en'), ago(0, later, 'nl')]).toEqual([english, dutch]);
});
