import type { Ways } from '../hexes.ts';

export const words: Ways = {
  within: { plains: 'on', forest: 'in', mountain: 'in', city: 'in' },
  grounds: { plains: 'the plains', forest: 'the forest', mountain: 'the mountains', city: '' },
  bearings: {
    e: 'east of',
    w: 'west of',
    ne: 'north-east of',
    nw: 'north-west of',
    se: 'south-east of',
    sw: 'south-west of',
    n: 'north of',
    s: 'south of',
  },
  hexes: ['', '', 'two hexes ', 'three hexes '],
  between: (one, other) => `between ${one} and ${other}`,
  at: (id) => `at ${id}`,
};
