import type { Colours } from '../colours.ts';

export const words: Colours = {
  pink: 'pink',
  blue: 'blue',
  green: 'green',
  black: 'black',
  red: 'red',
  orange: 'orange',
  grey: 'grey',
  joker: 'joker',
};
