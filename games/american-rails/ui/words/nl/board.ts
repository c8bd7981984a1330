import type { BoardLabels } from '../board.ts';

const NL_NUMBERS = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf'];

export const words: BoardLabels = {
  board: 'Het bord',
  lakeMichigan: ['Michigan-', 'meer'],
  lakeErie: 'Eriemeer',
  ocean: ['Atlantische', 'Oceaan'],
  gulf: 'Golf van Mexico',
  north: 'N',
  connections: 'Speciale connecties',
  connectionNote: 'één keer per maatschappij en paar',
  actions: 'Acties',
  order: 'Volgorde',
  spaces: {
    pass: 'Passen',
    develop: 'Ontwikkelen',
    finance: 'Financieren $5',
    take2: '$2 nemen',
    expand3: 'Uitbreiden 3',
    auction: 'Aandeel veilen',
    expand4: 'Uitbreiden 4',
  },
  orExpand: 'of Uitbreiden 2',
  legend: [
    ['Vlakte', '$2, en $2 per blokje'],
    ['Bos', '$3, één blokje'],
    ['Berg', '$5, één blokje'],
    ['Stadswaarde', 'alleen, gedeeld'],
  ],
  zoom: {
    closer: 'Dichterbij',
    wider: 'Verder weg',
    whole: 'De hele kaart: ga naar een deel ervan',
  },
  companies: 'Maatschappijen',
  heads: ['kas', 'inkomen', 'aandeel', 'blokjes'],
  removed: 'doet niet mee',
  knockedOut: 'ligt eruit',
  noShares: 'Nog geen aandelen',
  oneShare: 'Één aandeel',
  oneOf: (shares) => `Een van ${NL_NUMBERS[shares] ?? shares} aandelen, volgestort.`,
  shareNumber: (number) => `Nr. ${number}`,
  chosenFor: (company) => `Bouw voor ${company}`,
};
