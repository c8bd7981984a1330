/** The board in a terminal: the map with its links, then players, companies and the building order. */
import type { DrawTerminal } from '@roundhouse/ui/terminal';
import type { View } from '../../src/index.ts';
import { TERMINAL_LABELS } from '../words/terminal.ts';
import { drawMap } from './map.ts';
import { drawAuction, drawCompanies, drawHeading, drawOrder, drawPlayers } from './tables.ts';

export const draw: DrawTerminal<View> = (view, style) =>
  [
    drawHeading(view, style),
    '',
    drawMap(view, style),
    TERMINAL_LABELS[style.language].legend,
    '',
    ...drawPlayers(view, style),
    '',
    ...drawCompanies(view, style),
    ...drawOrder(view, style),
    ...drawAuction(view, style),
  ].join('\n');
