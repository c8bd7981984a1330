/** What a second reader of the rules asked himself. */
import { describe, expect, test } from 'vitest';
import type { State } from '../src/types.ts';
import { company, fillCities, firstRound, lay, newGame, say, takeSpaces, texts } from './table.ts';

/** Phases 2 and 3 with nothing done, up to the dividends. */
function declineTheRest(state: State): void {
  const { year } = state;
  const spaces = ['pass', 'finance', 'take2', 'expand3', 'expand4'];
  while (state.year === year && state.frame.step === 'space') {
    const free = texts(state, state.frame.seat);
    takeSpaces(state, [spaces.find((space) => free.includes(`take ${space}`)) ?? 'develop']);
  }
}

describe('a second reading', () => {
  test('[AR-2.2] [AR-2.7] who can only pass may be the last to pass, and chooses next', () => {
    const state = newGame(4);
    say(state, '* banker 2');
    state.cash[1] = 9;
    say(state, '2 offer liberty', '2 pass', '3 pass', '0 pass', '=1 pass');
    expect(company(state, 'liberty')).toMatchObject({ unsold: 1, gone: 1 });
    expect(state.frame).toMatchObject({ step: 'offer', seat: 1 });
    say(state, '1 offer american');
    expect(texts(state, 1)).toEqual(['pass']);
  });

  test('[AR-2.3] bidding goes round until one is left; a raise may skip amounts', () => {
    const state = newGame(5);
    say(state, '* banker 4');
    say(
      state,
      '4 offer republic',
      '4 pass',
      '0 bid 10',
      '1 pass',
      '2 bid 20',
      '3 pass',
      '0 bid 21',
    );
    expect(texts(state, 2).slice(0, 2)).toEqual(['pass', 'bid 22']);
    expect(texts(state, 2).at(-1)).toBe('bid 40');
    say(state, '2 pass', '0 found 16,3');
    expect(state).toMatchObject({ cash: [19, 40, 40, 40, 40], order: [0] });
    expect(company(state, 'republic')).toMatchObject({ treasury: 21, income: 8, supply: 15 });
  });

  test('[AR-3.2] [AR-4.5] Expand 2 may still be declined after it was chosen, and ends the turn', () => {
    const state = firstRound(4, { american: { city: 'Chicago', owners: [0], treasury: 9 } });
    say(state, '0 take take2', '0 expand2');
    expect(texts(state, 0).at(-1)).toBe('decline');
    say(state, '0 decline');
    expect(state).toMatchObject({ cash: [50, 50, 50, 50], frame: { step: 'space', seat: 1 } });
  });

  test('[AR-4.6] the winner founds out of turn, and play goes on after the player who auctioned', () => {
    const state = firstRound(4, { american: { city: 'Chicago', owners: [0] } });
    say(state, '0 take auction', '0 offer liberty', '0 bid 10', '1 pass', '2 pass', '3 bid 11');
    say(state, '0 pass', '3 found 16,3');
    expect(company(state, 'liberty')).toMatchObject({ held: [0, 0, 0, 1], income: 8 });
    expect(state.frame).toMatchObject({ step: 'space', seat: 1 });
  });

  test('[AR-4.6] [AR-8.1] a knock-out can take the last unsold shares; the year is played out', () => {
    // Liberty is the one that was removed, Republic has not been founded.
    const state = firstRound(3, {
      american: { city: 'Buffalo', owners: [0, 0, 0, 0, 0] },
      national: { city: 'Syracuse', owners: [1, 1, 1, 1] },
      continental: { city: 'Albany', owners: [2, 2, 2] },
      majestic: { city: 'Chicago', owners: [0, 1, 2, 2] },
    });
    fillCities(state);
    say(state, '0 take auction', '0 offer republic', '0 bid 30', '1 pass', '2 pass');
    expect(company(state, 'republic')).toMatchObject({
      status: 'knocked-out',
      unsold: 0,
      gone: 3,
      treasury: 30,
    });
    expect(state).toMatchObject({ cash: [20, 50, 50], frame: { step: 'space', seat: 1 } });
    declineTheRest(state);
    expect(state).toMatchObject({ year: 1851, frame: { step: 'over' } });
    // Majestic has Chicago: 7 / 4; Continental Albany: 3 / 3.
    expect(state.cash[2]).toBe(50 + 2 * 2 + 3);
  });

  test('[AR-8.1] the last share leaves the game because nobody bids: that ends it too', () => {
    const state = firstRound(3, {
      american: { city: 'Buffalo', owners: [0, 0, 0, 0, 0] },
      national: { city: 'Syracuse', owners: [1, 1, 1, 1] },
      continental: { city: 'Albany', owners: [2, 2, 2] },
      majestic: { city: 'Chicago', owners: [0, 1, 2, 2] },
      liberty: { city: 'Detroit', owners: [0] },
    });
    say(state, '0 take auction', '0 offer liberty', '0 pass', '1 pass', '2 pass');
    declineTheRest(state);
    expect(state.frame.step).toBe('over');
    // 4 / 5, 2 / 4, 3 / 3, 7 / 4 and 4 / 1, each rounded up.
    expect(state.cash).toEqual([50 + 5 + 2 + 4, 50 + 4 + 2, 50 + 3 + 4]);
  });

  test('[AR-6.3] [AR-6.4] a third company in a developed city, and a house for three', () => {
    const state = firstRound(4, {
      american: { city: 'Cincinnati', owners: [0], treasury: 50 },
      national: { city: 'Indianapolis', owners: [0], treasury: 50 },
      continental: { city: 'Columbus', owners: [0], treasury: 50 },
    });
    lay(state, 'national', '5,5', 'Cincinnati');
    lay(state, 'continental', '7,4', '6,4');
    say(state, '0 take expand3', '0 place continental 6,5', '0 stop');
    const incomes = (): number[] =>
      (['american', 'national', 'continental'] as const).map((id) => company(state, id).income);
    // Cincinnati 4/2, Indianapolis 4, Columbus 1.
    expect(incomes()).toEqual([2, 4 + 2, 1 + 2]);
    expect(company(state, 'continental').treasury).toBe(50 - 6);
    say(state, '1 take develop', '1 develop 6,5');
    expect(incomes()).toEqual([3, 4 + 3, 1 + 3]);
  });
});
