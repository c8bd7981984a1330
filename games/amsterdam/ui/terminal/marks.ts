/** Colours of cards and players. */
import type { Paint } from '@roundhouse/ui/terminal';
import type { Card } from '../../src/index.ts';

export const PAINTS: Readonly<Record<Card | 'grey', Paint | undefined>> = {
  pink: 'magenta',
  blue: 'blue',
  green: 'green',
  black: undefined,
  red: 'red',
  orange: 'yellow',
  joker: 'cyan',
  grey: 'grey',
};
export const SEAT_PAINTS: readonly Paint[] = ['red', 'yellow', 'blue', 'green'];
