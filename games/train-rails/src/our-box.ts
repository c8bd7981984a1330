/** Our box: cars, decks and die are our own design, tuned in simulation (see README.md). */
import { deepFreeze } from '@roundhouse/engine';
import type { TrainBox } from './types.ts';

export const OUR_BOX: TrainBox = deepFreeze({
  name: 'Chicago',
  cars: [
    {
      name: '2600 series',
      // Pairs of cross seats on both sides of a narrow aisle.
      rows: [
        '-.------', //
        '#.psssss',
        '#.spspsp',
        '........',
        'p.sspsps',
        's.ppsssp',
        '-.------',
      ],
    },
    {
      name: '3200 series',
      // Pairs on one side, single seats and a standing bay on the other.
      rows: [
        '-.------', //
        's.psspss',
        'p.sspssp',
        '........',
        '#.p...sp',
        '#.ssssss',
        '-.------',
      ],
    },
    {
      name: '5000 series',
      // Benches along the walls of a wide middle bay.
      rows: [
        '-.------', //
        's.sbqbss',
        's.p...sp',
        '........',
        'p.s...ps',
        's.pbbbss',
        '-.------',
      ],
    },
    {
      name: '7000 series',
      // Mixed seats, two open wheelchair corners with a bench.
      rows: [
        '-.------', //
        's.sspsbq',
        'p.pssp..',
        '........',
        's...psps',
        's.bbsssp',
        '-.------',
      ],
    },
  ],
  // TR-5.16, then TR-5.1 to TR-5.15.
  cards: {
    red1: 5,
    red2: 5,
    red3: 4,
    red4: 3,
    red5: 3,
    blue1: 5,
    blue2: 5,
    blue3: 4,
    blue4: 3,
    blue5: 3,
    exit1: 9,
    exit2: 6,
    express: 5,
    reverse: 4,
    eccentric: 9,
    beg: 5,
    token: 4,
    enter1: 3,
    enter2: 2,
    excuse: 10,
    upass: 4,
    advanced1: 2,
    advanced2: 2,
    advanced3: 2,
    takeseat: 6,
    rebel: 7,
  },
  die: ['open', 'open', 'open', 'closed', 'closed', 'closed'],
});
