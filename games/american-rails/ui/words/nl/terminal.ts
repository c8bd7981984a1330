import type { TerminalLabels } from '../terminal.ts';

export const words: TerminalLabels = {
  spaces: {
    pass: 'Pas',
    develop: 'Ontwikkelen',
    finance: 'Financieren $5',
    take2: '$2 nemen/Uitbr. 2',
    expand3: 'Uitbreiden 3',
    auction: 'Aandeel veilen',
    expand4: 'Uitbreiden 4',
  },
  phase: 'actiefase',
  houses: 'huisjes',
  order: 'volgorde',
  preparation: 'voorbereidingsronde',
  heads: ['schatkist', 'inkomst.', 'p. aand.', 'voorraad', 'te koop', 'aandelen'],
  take2: '$2 nemen',
  legend: ['· vlakte   ♣ bos', '▲ berg     ⌂ huisje'],
  removed: 'doet niet mee',
  knockedOut: 'ligt eruit',
};
