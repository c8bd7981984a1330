/** The board in a terminal of 80 columns: the map, the action track, the companies and the players. */
import { Canvas } from '@roundhouse/ui/canvas';
import { bold, type DrawTerminal } from '@roundhouse/ui/terminal';
import type { View } from '../../src/types.ts';
import { TERMINAL_LABELS } from '../words/terminal.ts';
import { drawHead, drawMap } from './map.ts';
import { drawCompanies, drawPlayers, drawTrack } from './tables.ts';

export const draw: DrawTerminal<View> = (view, style) => {
  const canvas = new Canvas();
  const labels = TERMINAL_LABELS[style.language];
  drawHead(canvas, view, labels);
  drawMap(canvas, view);
  drawTrack(canvas, view, labels);
  drawCompanies(canvas, view, labels);
  drawPlayers(canvas, view, style);
  return `${bold(style, 'American Rails')}\n${canvas.lines(style).join('\n')}\n`;
};
