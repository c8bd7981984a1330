/** The board, the cards and the players as text. */
import type { DrawTerminal } from '@roundhouse/ui/terminal';
import type { View } from '../../src/index.ts';
import { LABELS } from './labels.ts';
import { drawMap, drawNames } from './map.ts';
import { drawSeat, drawTable } from './tables.ts';

export const draw: DrawTerminal<View> = (view, style) => {
  const labels = LABELS[style.language];
  return [
    ...drawMap(view, style),
    '',
    ...drawNames(style),
    '',
    labels.legend,
    '',
    ...drawTable(view, style),
    '',
    ...view.seats.flatMap((_, seat) => drawSeat(view, style, seat)),
  ].join('\n');
};
