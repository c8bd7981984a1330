import type { Colours } from '../colours.ts';

export const words: Colours = {
  pink: 'roze',
  blue: 'blauw',
  green: 'groen',
  black: 'zwart',
  red: 'rood',
  orange: 'oranje',
  grey: 'grijs',
  joker: 'joker',
};
