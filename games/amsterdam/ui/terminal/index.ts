/** The board, the cards and the players as text. */
import type { DrawTerminal } from '@roundhouse/ui/terminal';
import type { View } from '../../src/index.ts';
import { TERMINAL_LABELS } from '../words/terminal.ts';
import { drawMap, drawNames } from './map.ts';
import { drawSeat, drawTable } from './tables.ts';

export const draw: DrawTerminal<View> = (view, style) => {
  const labels = TERMINAL_LABELS[style.language];
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
