/** What the drawn board makes of touches, and where it draws things. */
import { readRecord, replay } from '@roundhouse/engine';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HEXES, NEIGHBOURS, OUR_BOARD } from '../src/board.ts';
import { rules } from '../src/index.ts';
import { cubesIn, hasCube } from '../src/mask.ts';
import { COMPANIES, type Action, type State } from '../src/types.ts';
import {
  choiceOf,
  companiesLeft,
  glowing,
  meantByCompany,
  meantByHex,
  touchCompany,
  touchHex,
  touchSpace,
} from '../ui/board/choosing.ts';
import { DRAWING, incomeStop, slotsIn } from '../ui/board/geometry.ts';
import { joints } from '../ui/board/rails.ts';
import { stepFrom } from '../ui/board/steps.ts';
import { company, companyOf, firstRound, hex, lay, newGame, say } from './table.ts';

const text = (action: Action): string => rules.action.format(action);
const texts = (actions: readonly Action[] | undefined): string[] | undefined => actions?.map(text);

/** Seat 0 builds for Continental and National, which may both go to one hex. */
function building(): { readonly state: State; readonly legal: readonly Action[] } {
  const state = firstRound(4, {
    continental: { city: 'Indianapolis', owners: [0, 1], treasury: 13 },
    national: { city: 'Cincinnati', owners: [0], treasury: 9 },
    liberty: { city: 'Boston', owners: [2], treasury: 9 },
  });
  lay(state, 'continental', '5,5');
  say(state, '0 take expand3');
  return { state, legal: rules.legal(state, 0) };
}

const both = hex('6,4');
const onlyContinental = hex('4,4');

describe('a touch narrows what is legal', () => {
  test('a hex of one company chooses the action', () => {
    const { legal } = building();
    const touched = touchHex(legal, legal, onlyContinental) ?? [];
    expect(texts(touched)).toEqual(['place continental 4,4']);
    expect(choiceOf(legal, touched)).toMatchObject({
      company: companyOf('continental'),
      hex: onlyContinental,
      action: touched[0],
    });
  });

  test('the only legal action is chosen without a touch', () => {
    const only: readonly Action[] = [{ type: 'found', hex: both }];
    expect(choiceOf(only, only)).toMatchObject({ hex: both, action: only[0] });
  });

  test('a hex of two companies leaves the company to choose', () => {
    const { legal } = building();
    const touched = touchHex(legal, legal, both) ?? [];
    expect(texts(touched)).toEqual(['place national 6,4', 'place continental 6,4']);
    const choice = choiceOf(legal, touched);
    expect(choice).toMatchObject({ company: undefined, hex: both, action: undefined });
    expect(companiesLeft(touched, choice)).toEqual([
      companyOf('national'),
      companyOf('continental'),
    ]);
    expect(texts(touchCompany(legal, touched, companyOf('national')))).toEqual([
      'place national 6,4',
    ]);
  });

  test('a chosen company stays chosen where it can, and gives way where it cannot', () => {
    const { legal } = building();
    const national = touchCompany(legal, legal, companyOf('national')) ?? [];
    expect(national.every((action) => text(action).startsWith('place national'))).toBe(true);
    expect(texts(touchHex(legal, national, both))).toEqual(['place national 6,4']);
    expect(texts(touchHex(legal, national, onlyContinental))).toEqual(['place continental 4,4']);
  });

  test('what glows is all that is legal, then what is legal for the chosen company', () => {
    const { legal } = building();
    const all = glowing(legal, choiceOf(legal, legal));
    const national = touchCompany(legal, legal, companyOf('national')) ?? [];
    const some = glowing(legal, choiceOf(legal, national));
    expect(all).toContain(onlyContinental);
    expect(some).not.toContain(onlyContinental);
    expect(some).toContain(both);
    expect(all.length).toBeGreaterThan(some.length);
  });

  test('the space of the train holds what is left besides hexes and companies', () => {
    const { state, legal } = building();
    expect(texts(touchSpace(state, legal, 'expand3'))).toEqual(['decline']);
    expect(touchSpace(state, legal, 'develop')).toBeUndefined();
    const choosing = firstRound(4, { american: { city: 'Boston', owners: [0] } });
    expect(texts(touchSpace(choosing, rules.legal(choosing, 0), 'finance'))).toEqual([
      'take finance',
    ]);
  });

  test('every legal action can be reached by touches on the board, bids and passes apart', () => {
    const { state, legal } = building();
    const starts = [
      ...HEXES.map((_, place) => touchHex(legal, legal, place)),
      touchSpace(state, legal, 'expand3'),
    ];
    const reached = starts.flatMap((touched) =>
      touched && touched.length > 1
        ? COMPANIES.flatMap((each) => touchCompany(legal, touched, each) ?? [])
        : (touched ?? []),
    );
    expect(new Set(reached.map(text))).toEqual(new Set(legal.map(text)));
  });
});

describe('a touch on what is not legal', () => {
  const codeOf = (state: State, action: Action): string | undefined =>
    rules.why(rules.view(state, 0), 0, action)?.code;

  test.each([
    ['far from all track', 'Boston', 'not-adjacent'],
    ['where his company lies', 'Indianapolis', 'own-cube-there'],
  ])('%s is refused for the company that was meant', (_, city, code) => {
    const { state, legal } = building();
    const choice = choiceOf(legal, touchCompany(legal, legal, companyOf('continental')) ?? []);
    expect(codeOf(state, meantByHex(state, 0, hex(city), choice))).toBe(code);
  });

  test('without a chosen company, the one next to the hex is meant', () => {
    const { state, legal } = building();
    company(state, 'continental').treasury = 1;
    expect(codeOf(state, meantByHex(state, 0, onlyContinental, choiceOf(legal, legal)))).toBe(
      'too-dear',
    );
  });

  test('in other steps the hex stands for what is asked', () => {
    const state = newGame(4);
    say(state, '* banker 0', '0 offer american', '0 bid 10', '1 pass', '2 pass', '3 pass');
    const choice = choiceOf([], []);
    expect(codeOf(state, meantByHex(state, 0, hex('12,0'), choice))).toBe('not-a-city');
    state.frame.step = 'develop';
    expect(codeOf(state, meantByHex(state, 0, hex('New York'), choice))).toBe('closed-city');
  });

  test('a company stands for what is asked', () => {
    const { state } = building();
    expect(codeOf(state, meantByCompany(state, companyOf('liberty')))).toBe('no-share');
    const offering = newGame(4);
    say(offering, '* banker 0', '0 offer american', '0 bid 10', '1 pass', '2 pass', '3 pass');
    say(offering, '0 found 16,3');
    expect(codeOf(offering, meantByCompany(offering, companyOf('american')))).toBe(
      'offered-already',
    );
  });
});

describe('the drawing', () => {
  test('[AR-6.5] the income track goes round the map and does not meet itself', () => {
    const stops = Array.from({ length: 100 }, (_, income) => incomeStop(income));
    expect(new Set(stops.map(({ x, y }) => `${x} ${y}`)).size).toBe(100);
    for (const { x, y } of stops) {
      expect(x > 0 && x < DRAWING.width && y > 0 && y < DRAWING.height).toBe(true);
    }
    expect(incomeStop(123)).toEqual(incomeStop(23));
  });

  test('[AR-5.2] there is room for every company in a hex, and no cube covers another', () => {
    for (const name of ['Buffalo', '5,3']) {
      for (let count = 1; count <= COMPANIES.length; count++) {
        const slots = slotsIn(OUR_BOARD, hex(name), count);
        expect(slots).toHaveLength(count);
        for (const [at, a] of slots.entries()) {
          for (const b of slots.slice(at + 1)) {
            const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
            expect(apart).toBeGreaterThanOrEqual(a.size);
          }
        }
      }
    }
  });

  test('lines join all cubes of a company, each to a neighbour, without a ring', () => {
    const file = new URL('fixtures/bots-4.rec', import.meta.url);
    const { record, places } = readRecord(readFileSync(file, 'utf8'));
    const { state } = replay(rules, record, places);
    for (const each of COMPANIES) {
      const cubes = state.map.filter((mask) => hasCube(mask, each)).length;
      const lines = joints(state.map, each);
      expect(lines).toHaveLength(Math.max(0, cubes - 1));
      for (const [a, b] of lines) expect(NEIGHBOURS[a]).toContain(b);
    }
    expect(state.map.some((mask) => cubesIn(mask) > 1)).toBe(true);
  });

  test.each([
    ['5,5', 'ArrowRight', 'Cincinnati'],
    ['5,5', 'ArrowLeft', '4,5'],
    ['5,5', 'ArrowUp', 'Indianapolis'],
    ['5,5', 'ArrowDown', 'Louisville'],
    ['Chicago', 'ArrowLeft', '1,1'],
    ['New Orleans', 'ArrowDown', 'New Orleans'],
    ['Boston', 'ArrowRight', 'Boston'],
  ] as const)('from %s %s leads to %s', (from, key, to) => {
    expect(stepFrom(hex(from), key)).toBe(hex(to));
  });
});
