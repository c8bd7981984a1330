import { enumerate } from '@roundhouse/ui/sentence';
import type { Verbs } from '../deeds.ts';

export const words: Verbs = {
  pass: 'Pass',
  stop: 'Stop here',
  push: (cell) => `Push the pawn off ${cell}`,
  takeSeat: (cell) => `Take seat ${cell}`,
  sendOut: (who, cells) => `Send ${who} out, ${enumerate(cells, 'and')}`,
  beg: (who, kind) => `Ask ${who} for one ${kind === 'number' ? 'number card' : 'action card'}`,
};
