import type { Kind } from '../../../src/index.ts';
import { enumerate } from '@roundhouse/ui/sentence';

export const words = {
  pass: 'Pass',
  stop: 'Stop here',
  push: (cell: string) => `Push the pawn off ${cell}`,
  takeSeat: (cell: string) => `Take seat ${cell}`,
  sendOut: (who: string, cells: readonly string[]) => `Send ${who} out, ${enumerate(cells, 'and')}`,
  beg: (who: string, kind: Kind) =>
    `Ask ${who} for one ${kind === 'number' ? 'number card' : 'action card'}`,
};
