import { describe, expect, test } from 'vitest';
import { OUR_BOARD } from '../src/board.ts';
import { cityValue } from '../src/income.ts';
import { HOUSE } from '../src/mask.ts';
import { layCube } from '../src/track.ts';
import type { Event } from '../src/types.ts';
import { company, firstRound, hex, lay, newGame, say } from './table.ts';

describe('income', () => {
  test('[AR-6.1] the first cube in a city brings its Full Value', () => {
    for (const city of OUR_BOARD.cities) {
      const state = newGame(4);
      layCube(state, 2, city.hex);
      expect(company(state, 'continental').income).toBe(city.full);
    }
  });

  test('[AR-6.2] the second company gets the Shared Value, the first loses the difference', () => {
    for (const city of OUR_BOARD.cities) {
      const state = newGame(4);
      layCube(state, 2, city.hex);
      const events: Event[] = [];
      layCube(state, 5, city.hex, (event) => events.push(event));
      expect(company(state, 'republic').income).toBe(city.shared);
      expect(company(state, 'continental').income).toBe(city.shared);
      const sharing = events.filter(
        (event) => event.type === 'income' && event.cause === 'sharing',
      );
      expect(sharing).toEqual(
        city.full === city.shared
          ? []
          : [
              {
                type: 'income',
                company: 2,
                from: city.full,
                to: city.shared,
                cause: 'sharing',
                hex: city.hex,
              },
            ],
      );
    }
  });

  test('[AR-6.3] the third and later ones change nobody else', () => {
    const state = newGame(4);
    const at = hex('Pittsburgh');
    for (const place of [3, 1, 4, 0] as const) layCube(state, place, at);
    expect(state.companies.map(({ income }) => income)).toEqual([3, 3, 0, 3, 3, 0]);
  });

  test('[AR-6.4] a house adds $2 to the Full and $1 to the Shared Value', () => {
    const buffalo = OUR_BOARD.cityAt[hex('Buffalo')];
    if (!buffalo) throw new Error('Buffalo is a city');
    expect(cityValue(buffalo, 0b1)).toBe(4);
    expect(cityValue(buffalo, 0b1 | HOUSE)).toBe(6);
    expect(cityValue(buffalo, 0b11)).toBe(3);
    expect(cityValue(buffalo, 0b11 | HOUSE)).toBe(4);
    expect(cityValue(buffalo, 0b111111 | HOUSE)).toBe(4);
  });

  test('[AR-6.5] income has no upper limit', () => {
    const state = newGame(4);
    for (const city of OUR_BOARD.cities.slice(0, 30)) layCube(state, 0, city.hex);
    expect(company(state, 'american').income).toBeGreaterThan(99);
  });

  test('[AR-6.6] each joined pair of Chicago, New York and Atlanta adds $10', () => {
    const state = newGame(4);
    const events: Event[] = [];
    const emit = (event: Event): void => void events.push(event);
    layCube(state, 0, hex('Atlanta'), emit);
    expect(company(state, 'american').income).toBe(5);
    layCube(state, 0, hex('Chicago'), emit);
    expect(company(state, 'american').income).toBe(5 + 7 + 10);
    layCube(state, 0, hex('New York'), emit);
    expect(company(state, 'american').income).toBe(5 + 7 + 10 + 8 + 20);
    expect(
      events.filter((event) => event.type === 'income' && event.cause === 'connection'),
    ).toEqual([
      { type: 'income', company: 0, from: 12, to: 22, cause: 'connection', hex: hex('Chicago') },
      { type: 'income', company: 0, from: 30, to: 50, cause: 'connection', hex: hex('New York') },
    ]);
    // Another company joins for itself.
    layCube(state, 1, hex('Chicago'));
    expect(company(state, 'national').income).toBe(5);
    layCube(state, 1, hex('New York'));
    expect(company(state, 'national').income).toBe(5 + 5 + 10);
    expect(company(state, 'american').income).toBe(5 + 5 + 5 + 30);
  });

  test('[AR-6.6] by track: Atlanta from the north', () => {
    const state = firstRound(4, { american: { city: 'Chicago', owners: [0], treasury: 60 } });
    lay(
      state,
      'american',
      '2,2',
      '2,3',
      '3,4',
      '3,5',
      '4,6',
      '4,7',
      '5,8',
      '5,9',
      'Chattanooga',
      '5,11',
    );
    expect(company(state, 'american').income).toBe(11);
    say(state, '0 take expand3', '0 place american 6,12');
    expect(company(state, 'american').income).toBe(11 + 5 + 10);
  });
});
