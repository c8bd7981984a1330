import type { Colours } from '../colours.ts';

export const words: Colours = {
  companies: {
    red: 'Red',
    yellow: 'Yellow',
    green: 'Green',
    brown: 'Brown',
    grey: 'Grey',
    blue: 'Blue',
  },
  goods: { white: 'white', black: 'black', green: 'green', orange: 'orange', pink: 'pink' },
};
