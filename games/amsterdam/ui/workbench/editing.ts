/** What hands do to a box: each answers the next one. */
import type { Language } from '@roundhouse/ui/words';
import { CONTRACT_IDS, LOCATION_IDS, LOCATION_NAMES, type LocationId } from '../../src/board.ts';
import { OUR_BOX } from '../../src/our-box.ts';
import type { AmsterdamBox } from '../../src/types.ts';
import { WORKBENCH_LABELS } from '../words/workbench.ts';

export const COUNTS = ['two', 'three', 'four'] as const;
export type Count = (typeof COUNTS)[number];

export function withEnds(
  box: AmsterdamBox,
  place: number,
  a: LocationId,
  b: LocationId,
): AmsterdamBox {
  const contracts = box.contracts.map((each, at) => (at === place ? { ...each, a, b } : each));
  return { ...box, contracts };
}

export function withPoints(box: AmsterdamBox, place: number, more: number): AmsterdamBox {
  const contracts = box.contracts.map((each, at) =>
    at === place ? { ...each, points: Math.max(0, each.points + more) } : each,
  );
  return { ...box, contracts };
}

const changed = (points: readonly number[], place: number, more: number): readonly number[] =>
  points.map((each, at) => (at === place ? Math.max(0, each + more) : each));

export function withRoutePoints(box: AmsterdamBox, place: number, more: number): AmsterdamBox {
  return { ...box, routePoints: changed(box.routePoints, place, more) };
}

export function withBonus(
  box: AmsterdamBox,
  count: Count,
  place: number,
  more: number,
): AmsterdamBox {
  const points = changed(box.bonusPoints[count], place, more);
  return { ...box, bonusPoints: { ...box.bonusPoints, [count]: points } };
}

export function contractCalled({ contracts }: AmsterdamBox, place: number): string | undefined {
  const contract = contracts[place];
  return contract && `${LOCATION_NAMES[contract.a]} – ${LOCATION_NAMES[contract.b]}`;
}

/** How many contracts begin or end there. */
export function contractsAt({ contracts }: AmsterdamBox, id: LocationId): number {
  return contracts.filter(({ a, b }) => a === id || b === id).length;
}

/** Contracts that lead nowhere yet, and no points for anything. */
export function blank(language: Language): AmsterdamBox {
  const [nowhere] = LOCATION_IDS;
  const none = (points: readonly number[]): readonly number[] => points.map(() => 0);
  const { two, three, four } = OUR_BOX.bonusPoints;
  return {
    name: WORKBENCH_LABELS[language].newBox,
    contracts: CONTRACT_IDS.map(() => ({ a: nowhere, b: nowhere, points: 1 })),
    routePoints: none(OUR_BOX.routePoints),
    bonusPoints: { two: none(two), three: none(three), four: none(four) },
  };
}
