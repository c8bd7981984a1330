/** A small map of our own, to learn and to test on: fifteen cities of the Low Countries. */
import { deepFreeze } from '@roundhouse/engine';
import type { GameMap } from '../types.ts';
import { entries } from './entries.ts';

const { city, from } = entries('our own design');

export const TUTORIAL: GameMap = deepFreeze({
  name: 'Low Countries',
  width: 1000,
  height: 800,
  ends: ['OST', 'GRO'],
  cities: [
    city('GRO', 'Groningen', 30, 'pink', 'circle', [880, 70], 'w'),
    city('ZWO', 'Zwolle', 20, 'green', 'circle', [740, 190], 'e'),
    city('AMS', 'Amsterdam', 50, 'white', 'hexagon', [460, 200], 'n'),
    city('HAG', 'Den Haag', 30, 'white', 'circle', [310, 260], 'w'),
    city('RTD', 'Rotterdam', 40, 'white', 'hexagon', [350, 340], 'w'),
    city('UTR', 'Utrecht', 30, 'white', 'circle', [560, 280], 'e'),
    city('ARN', 'Arnhem', 30, 'green', 'circle', [770, 310], 'e'),
    city('EIN', 'Eindhoven', 30, 'green', 'circle', [650, 420], 'e'),
    city('ANT', 'Antwerpen', 40, 'black', 'circle', [400, 450], 'w'),
    city('GNT', 'Gent', 30, 'black', 'circle', [230, 510], 's'),
    city('OST', 'Oostende', 30, 'pink', 'circle', [80, 470], 'n'),
    city('BRU', 'Brussel', 50, 'black', 'hexagon', [390, 560], 's'),
    city('NAM', 'Namen', 20, 'orange', 'circle', [520, 650], 's'),
    city('LIE', 'Luik', 40, 'orange', 'hexagon', [700, 590], 'e'),
    city('LUX', 'Luxemburg', 40, 'orange', 'circle', [780, 750], 'e'),
  ],
  routes: [
    ...from('GRO', { ZWO: 3, AMS: 5 }),
    ...from('ZWO', { AMS: 3, UTR: 3, ARN: 2 }),
    ...from('AMS', { HAG: 2, RTD: 3, UTR: 2 }),
    ...from('HAG', { RTD: 2 }),
    ...from('RTD', { UTR: 2, EIN: 4, ANT: 3 }),
    ...from('UTR', { ARN: 2, EIN: 3 }),
    ...from('ARN', { EIN: 3, LIE: 5 }),
    ...from('EIN', { ANT: 3, LIE: 4 }),
    ...from('ANT', { GNT: 2, BRU: 2, LIE: 4 }),
    ...from('GNT', { OST: 2, BRU: 2 }),
    ...from('OST', { BRU: 4 }),
    ...from('BRU', { NAM: 2, LIE: 3 }),
    ...from('NAM', { LIE: 2, LUX: 5 }),
    ...from('LIE', { LUX: 5 }),
  ],
});
