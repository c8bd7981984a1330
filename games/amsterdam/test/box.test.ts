import { boxFaults } from '@roundhouse/engine';
import { faultsIn } from '@roundhouse/ui/testing';
import { describe, expect, test } from 'vitest';
import { box } from '../src/box.ts';
import { rules, type AmsterdamBox, type Contract } from '../src/index.ts';
import { OUR_BOX } from '../src/our-box.ts';
import { words } from '../ui/words/index.ts';

const inEach = faultsIn(words);
const told = (given: unknown): readonly string[] =>
  boxFaults(box, given).map((fault) => words.en.refusal(fault));

const withContract = (at: number, change: Partial<Contract>): AmsterdamBox => ({
  ...OUR_BOX,
  contracts: OUR_BOX.contracts.map((each, index) => (index === at ? { ...each, ...change } : each)),
});

const CASES: readonly (readonly [string, unknown, readonly string[]])[] = [
  [
    'a contract to itself',
    withContract(0, { b: 'korenmetershuisje' }),
    ['Contract 1: it leads from Korenmetershuisje to Korenmetershuisje itself.'],
  ],
  [
    'a contract twice, the other way round',
    withContract(1, { a: 'waag', b: 'korenmetershuisje' }),
    ['Contract 2: there is another contract for Waag and Korenmetershuisje.'],
  ],
  [
    'a contract for nothing',
    withContract(23, { points: 0 }),
    ['Contract 24, points: must be a whole number from 1 to 30, not 0.'],
  ],
  [
    'a contract too few',
    { ...OUR_BOX, contracts: OUR_BOX.contracts.slice(1) },
    ['Contracts: there must be 24, not 23.'],
  ],
  [
    'more for the second than for the first',
    { ...OUR_BOX, bonusPoints: { ...OUR_BOX.bonusPoints, three: [8, 9, 2] } },
    ['Merchandise bonus, with 3 players, place 2: must be a whole number from 0 to 8, not 9.'],
  ],
  [
    'routes without points',
    { ...OUR_BOX, routePoints: undefined },
    ['Points for routes: must be a list, not nothing.'],
  ],
];

describe('a box of somebody’s own', () => {
  test('ours is accepted, and is what is played with where none is given', () => {
    expect(box.read(JSON.parse(JSON.stringify(OUR_BOX)))).toEqual({ box: OUR_BOX });
    expect(rules.configure({ seats: 3 })).toEqual({ seats: 3, memory: 'assisted' });
  });

  test.each(CASES)('refuses %s', (_, given, sentences) => {
    expect(told(given)).toEqual(sentences);
    for (const fault of boxFaults(box, given)) {
      const [en, nl] = inEach(fault);
      expect(nl?.sentence).not.toBe(en?.sentence);
    }
  });

  test('sentences follow the box of the table', () => {
    const contracts = withContract(0, { a: 'dam', b: 'waag', points: 30 });
    const config = rules.configure({ seats: 2, box: contracts });
    const event = { type: 'completed', seat: 0, contract: 'C01' } as const;
    expect(words.en.on?.(config).event(event, () => 'Ada')).toContain('Dam – Waag (30)');
    expect(words.en.event(event, () => 'Ada')).toContain('Korenmetershuisje – Waag (2)');
  });
});
