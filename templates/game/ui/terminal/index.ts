import { bold, paint, type DrawTerminal, type TerminalStyle } from '@roundhouse/ui/terminal';
import type { View } from '../../src/index.ts';

const A_ROW = 8;
const WAGON = '[__]';
const WHEELS = ' oo ';

/** The yard in rows of wagons, then what each player has taken. */
export const draw: DrawTerminal<View> = (view, style) => {
  const lines: string[] = [];
  for (let from = 0; from < Math.max(1, view.left); from += A_ROW) {
    const wagons = Math.min(A_ROW, view.left - from);
    lines.push(paint(style, 'yellow', Array.from({ length: wagons }, () => WAGON).join('-')));
    lines.push(Array.from({ length: wagons }, () => WHEELS).join(' '));
  }
  lines.push('');
  for (const [seat, taken] of view.taken.entries()) lines.push(player(view, seat, taken, style));
  return lines.join('\n');
};

function player(view: View, seat: number, taken: number, style: TerminalStyle): string {
  const name = style.who(seat).padEnd(12);
  return `${seat === view.mover ? '>' : ' '} ${bold(style, name)} ${taken}`;
}
