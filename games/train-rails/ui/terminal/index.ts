/** The train, the players and the cards as text. */
import { listing } from '@roundhouse/ui/listing';
import type { DrawTerminal } from '@roundhouse/ui/terminal';
import type { View } from '../../src/index.ts';
import { TERMINAL_LABELS } from '../words/terminal.ts';
import { drawTrain } from './map.ts';
import { counted, drawHands, drawKnown, drawPlayers } from './tables.ts';

export const draw: DrawTerminal<View> = (view, style) => {
  const labels = TERMINAL_LABELS[style.language];
  return [
    ...drawTrain(view, style),
    labels.legend,
    '',
    ...drawPlayers(view, style),
    '',
    view.direction > 0 ? labels.clockwise : labels.counterClockwise,
    `${labels.deck}: ${view.deck.join(', ')}`,
    ...listing(style, labels.discards, counted(view.discard, style)),
    ...drawHands(view, style),
    ...drawKnown(view, style),
  ].join('\n');
};
