/** What is printed on contracts and score tables: of our box, or of somebody's own. Computed once for each. */
import { oncePerBox } from '@roundhouse/engine';
import {
  CONTRACT_IDS,
  LOCATION_IDS,
  type Contract,
  type ContractId,
  type LocationId,
} from './board.ts';
import { OUR_BOX } from './our-box.ts';
import type { AmsterdamBox, Config } from './types.ts';

/** A contract with everything as numbers. */
export interface Pair {
  readonly id: ContractId;
  readonly a: number;
  readonly b: number;
  readonly points: number;
}

export interface Printed {
  readonly contracts: Readonly<Record<ContractId, Contract>>;
  /** The same, in the order of `CONTRACT_IDS`. */
  readonly pairs: readonly Pair[];
  /** AM-4.4, by length. */
  readonly routePoints: readonly number[];
  /** AM-6.3, by number of players, then by place. */
  readonly bonusPoints: Readonly<Record<number, readonly number[]>>;
}

function print({ contracts, routePoints, bonusPoints }: AmsterdamBox): Printed {
  const indexOf = (location: LocationId): number => LOCATION_IDS.indexOf(location);
  const byId = contracts.map((contract, at) => [CONTRACT_IDS[at], contract] as const);
  return {
    contracts: Object.fromEntries(byId) as Record<ContractId, Contract>,
    pairs: byId.flatMap(([id, { a, b, points }]) =>
      id === undefined ? [] : [{ id, a: indexOf(a), b: indexOf(b), points }],
    ),
    routePoints: [0, ...routePoints],
    bonusPoints: { 2: bonusPoints.two, 3: bonusPoints.three, 4: bonusPoints.four },
  };
}

const printedFor = oncePerBox(print);
const OURS = printedFor(OUR_BOX);

export function printedIn({ box }: Pick<Config, 'box'>): Printed {
  return box === undefined ? OURS : printedFor(box);
}
