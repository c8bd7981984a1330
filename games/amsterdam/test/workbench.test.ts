import { boxFaults } from '@roundhouse/engine';
import { LANGUAGES } from '@roundhouse/ui/words';
import { expect, test } from 'vitest';
import { box } from '../src/box.ts';
import { LOCATION_IDS } from '../src/board.ts';
import { OUR_BOX } from '../src/our-box.ts';
import {
  blank,
  contractCalled,
  contractsAt,
  COUNTS,
  withBonus,
  withEnds,
  withPoints,
  withRoutePoints,
} from '../ui/workbench/editing.ts';

test('a contract is joined to other places and worth other points', () => {
  const design = withPoints(withEnds(OUR_BOX, 0, 'dam', 'blauwbrug'), 0, 3);
  expect(design.contracts[0]).toEqual({ a: 'dam', b: 'blauwbrug', points: 5 });
  expect(design.contracts.slice(1)).toEqual(OUR_BOX.contracts.slice(1));
  expect(contractCalled(design, 0)).toBe('Dam – Blauwbrug');
  expect(contractsAt(design, 'blauwbrug')).toBe(contractsAt(OUR_BOX, 'blauwbrug') + 1);
  expect(withPoints(OUR_BOX, 0, -99).contracts[0]?.points).toBe(0);
});

test('from nothing a whole box can be made', () => {
  const pairs = LOCATION_IDS.flatMap((a, at) =>
    LOCATION_IDS.slice(at + 1).map((b) => [a, b] as const),
  );
  for (const language of LANGUAGES) {
    let design = blank(language);
    expect(boxFaults(box, design)).not.toEqual([]);
    for (const at of design.contracts.keys()) {
      const [a, b] = pairs[at * 5] ?? ['dam', 'waag'];
      design = withEnds(design, at, a, b);
    }
    for (const at of design.routePoints.keys()) design = withRoutePoints(design, at, at + 1);
    for (const count of COUNTS) design = withBonus(design, count, 0, 8);
    expect(boxFaults(box, design)).toEqual([]);
    expect(design.bonusPoints.two).toEqual([8, 0]);
  }
});
