/** Buttons name what they cost; the spaces of the action track say what they do and when one moves then. */
import { seededRng } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { SPACES, type Action } from '../src/types.ts';
import { words } from '../ui/words/index.ts';
import { firstRound, hex, say } from './table.ts';

const who = (seat: number): string => ['Anna', 'Bram', 'Carlijn', 'Daan'][seat] ?? '?';

const board = {
  continental: { city: 'Indianapolis', owners: [0, 1], treasury: 13 },
  national: { city: 'Cincinnati', owners: [2], treasury: 9 },
};

test('what is built names the place and what the treasury loses by it', () => {
  const rng = seededRng('deeds');
  const state = firstRound(4, board);
  say(state, '0 take expand4');
  let built = 0;
  for (let legal = rules.legal(state, 0); legal.length > 1; legal = rules.legal(state, 0)) {
    const places = legal.filter((action) => action.type === 'place');
    const action = places[rng.below(places.length)];
    if (!action || state.frame.step !== 'expand') break;
    const deed = words.en.deed(action, rules.view(state, 0));
    const before = state.companies[action.company].treasury;
    rules.apply(state, 0, action);
    expect(deed).toContain(`, $${before - state.companies[action.company].treasury} (`);
    built += 1;
  }
  expect(built).toBeGreaterThan(1);
});

test('the words on the button', () => {
  const state = firstRound(4, board);
  const richmond: Action = { type: 'take', space: 'expand3' };
  expect(words.en.deed(richmond, state)).toBe('Choose Expand 3');
  expect(words.en.deed({ type: 'finance', company: 2 }, state)).toBe('Finance Continental, $5');
  expect(words.nl.deed({ type: 'finance', company: 2 }, state)).toBe('Financier Continental, $5');
  expect(words.en.deed({ type: 'offer', company: 4 }, state)).toBe('Auction Liberty');
  expect(words.nl.deed({ type: 'offer', company: 4 }, state)).toBe('Veil Liberty');
  const place = (id: string): Action => ({ type: 'place', company: 2, hex: hex(id) });
  expect(words.en.deed(place('16,3'), state)).toContain('Build New York, $2');
  expect(words.nl.deed(place('16,3'), state)).toContain('Bouw in New York, $2');
  expect(words.en.deed(place('4,4'), state)).toContain('Build on the plains west of');
  expect(words.nl.deed(place('4,4'), state)).toContain('Bouw op de vlakte ten westen van');
});

describe('[AR-3.3] a space says when its player moves next', () => {
  const meaning = (language: 'en' | 'nl', space: (typeof SPACES)[number]): string => {
    const state = firstRound(4, board);
    say(state, '0 take pass');
    say(state, '1 take auction', '1 decline');
    return words[language].meaning?.({ type: 'take', space }, state, who) ?? '';
  };

  test.each([
    ['develop', 'You move after Anna, before Bram next phase.'],
    ['expand4', 'You move last next phase.'],
  ] as const)('%s', (space, order) => {
    expect(meaning('en', space)).toContain(order);
  });

  test.each([
    ['develop', 'Je bent in de volgende fase na Anna en voor Bram aan de beurt.'],
    ['expand4', 'Je bent in de volgende fase als laatste aan de beurt.'],
  ] as const)('%s in Dutch', (space, order) => {
    expect(meaning('nl', space)).toContain(order);
  });

  test('each of the seven has a line of its own, with four players the fourth may build', () => {
    const state = firstRound(4, board);
    const lines = SPACES.map(
      (space) => words.en.meaning?.({ type: 'take', space }, state, who) ?? '',
    );
    expect(new Set(lines).size).toBe(SPACES.length);
    expect(lines[0]).toContain('You move first next phase.');
    expect(lines[SPACES.indexOf('take2')]).toContain('2 cubes');
  });
});
