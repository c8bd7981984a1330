import { enumerate } from '@roundhouse/ui/sentence';
import type { Verbs } from '../deeds.ts';

export const words: Verbs = {
  pass: 'Pas',
  stop: 'Stop hier',
  push: (cell) => `Duw de pion van ${cell} af`,
  takeSeat: (cell) => `Neem stoel ${cell}`,
  sendOut: (who, cells) => `Zet ${who} eruit, ${enumerate(cells, 'en')}`,
  beg: (who, kind) => `Vraag ${who} om een ${kind === 'number' ? 'getalkaart' : 'actiekaart'}`,
};
