import type { BoxFields } from '@roundhouse/ui/box-fields';
import { LOCATION_NAMES } from '../../../src/index.ts';

export const words = {
  contracts: { label: 'Contracts', one: 'Contract' },
  'contracts.a': { label: 'From', choices: LOCATION_NAMES },
  'contracts.b': { label: 'To', choices: LOCATION_NAMES },
  'contracts.points': { label: 'Points' },
  routePoints: { label: 'Points for routes', one: 'Route of length' },
  bonusPoints: {
    label: 'Merchandise bonus',
    note: 'For the most bonus cards, by place; never more than the place before.',
  },
  'bonusPoints.two': { label: 'With 2 players', one: 'With 2 players, place' },
  'bonusPoints.three': { label: 'With 3 players', one: 'With 3 players, place' },
  'bonusPoints.four': { label: 'With 4 players', one: 'With 4 players, place' },
} satisfies BoxFields;
