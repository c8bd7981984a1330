import type { Colours } from '../colours.ts';

export const words: Colours = {
  companies: {
    red: 'Rood',
    yellow: 'Geel',
    green: 'Groen',
    brown: 'Bruin',
    grey: 'Grijs',
    blue: 'Blauw',
  },
  goods: {
    white: 'wit',
    black: 'zwart',
    green: 'groen',
    orange: 'oranje',
    pink: 'roze',
  },
};
