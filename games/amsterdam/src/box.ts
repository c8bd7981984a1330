/** What a box must have so that it can be played with: contracts and what everything scores. */
import { BOX_HEAD, boxRules, schema, type BoxRules, type Tell } from '@roundhouse/engine';
import { CONTRACT_IDS, LOCATION_IDS, type Contract } from './board.ts';
import { OUR_BOX } from './our-box.ts';
import type { AmsterdamBox } from './types.ts';

const { choice, fields, list, whole } = schema;

const MOST_CONTRACT = 30;
/** With sixteen carts a score stays below the 200 that a state may have. */
const MOST_ROUTE = 12;
const MOST_BONUS = 30;

const CONTRACT = fields<Contract>({
  a: choice(LOCATION_IDS),
  b: choice(LOCATION_IDS),
  points: whole(1, MOST_CONTRACT),
});
const bonus = (places: number): schema.Schema<readonly number[]> =>
  list(whole(0, MOST_BONUS), places);

const BOX = fields<AmsterdamBox>({
  ...BOX_HEAD,
  contracts: list(CONTRACT, CONTRACT_IDS.length),
  routePoints: list(whole(0, MOST_ROUTE), OUR_BOX.routePoints.length),
  bonusPoints: fields<AmsterdamBox['bonusPoints']>({
    two: bonus(2),
    three: bonus(3),
    four: bonus(4),
  }),
});

export const box: BoxRules<AmsterdamBox> = boxRules({
  title: 'amsterdam',
  field: 'box',
  ours: { ours: OUR_BOX },
  schema: BOX,
  rule: 'table',
  check({ contracts, bonusPoints }, tell) {
    checkContracts(contracts, tell);
    for (const [players, points] of Object.entries(bonusPoints)) {
      for (const [at, given] of points.entries()) {
        const most = points[at - 1] ?? MOST_BONUS;
        const place = `bonusPoints.${players}.${at}`;
        if (given > most) tell(place, 'box-bad-number', { least: 0, most, given });
      }
    }
  },
});

function checkContracts(contracts: readonly Contract[], tell: Tell): void {
  const seen = new Set<string>();
  for (const [at, { a, b }] of contracts.entries()) {
    const pair = [a, b].toSorted().join();
    if (a === b) tell(`contracts.${at}`, 'contract-same-ends', { given: a });
    else if (seen.has(pair)) tell(`contracts.${at}`, 'contract-twice', { one: a, other: b });
    seen.add(pair);
  }
}
