import { LOCATION_NAMES } from '../../../src/index.ts';
import type { Fields } from '../fields.ts';

export const words: Fields = {
  contracts: { label: 'Contractkaarten', one: 'Contractkaart' },
  'contracts.a': { label: 'Van', choices: LOCATION_NAMES },
  'contracts.b': { label: 'Naar', choices: LOCATION_NAMES },
  'contracts.points': { label: 'Punten' },
  routePoints: { label: 'Punten voor routes', one: 'Route van lengte' },
  bonusPoints: {
    label: 'Bonus',
    note: 'Voor de meeste bonuskaarten, per positie; nooit meer dan de positie ervoor.',
  },
  'bonusPoints.two': { label: 'Met 2 spelers', one: 'Met 2 spelers, positie' },
  'bonusPoints.three': { label: 'Met 3 spelers', one: 'Met 3 spelers, positie' },
  'bonusPoints.four': { label: 'Met 4 spelers', one: 'Met 4 spelers, positie' },
};
