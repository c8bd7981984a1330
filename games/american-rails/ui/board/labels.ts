/** What stands on the board in words. */
import type { Language } from '@roundhouse/ui/words';
import type { Space } from '../../src/types.ts';

export interface BoardLabels {
  readonly board: string;
  readonly lakeMichigan: readonly [string, string];
  readonly lakeErie: string;
  readonly ocean: readonly [string, string];
  readonly gulf: string;
  readonly north: string;
  readonly connections: string;
  readonly connectionNote: string;
  readonly actions: string;
  readonly order: string;
  readonly spaces: Readonly<Record<Space, string>>;
  readonly orExpand: string;
  readonly legend: readonly (readonly [string, string])[];
  readonly zoom: { readonly closer: string; readonly wider: string; readonly whole: string };
  readonly companies: string;
  readonly heads: readonly [string, string, string, string];
  readonly removed: string;
  readonly knockedOut: string;
  readonly noShares: string;
  readonly oneShare: string;
  oneOf(shares: number): string;
  shareNumber(number: number): string;
  chosenFor(company: string): string;
}

const EN_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const NL_NUMBERS = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf'];

const en: BoardLabels = {
  board: 'The board',
  lakeMichigan: ['Lake', 'Michigan'],
  lakeErie: 'Lake Erie',
  ocean: ['Atlantic', 'Ocean'],
  gulf: 'Gulf of Mexico',
  north: 'N',
  connections: 'Special connections',
  connectionNote: 'once a company for each pair',
  actions: 'Actions',
  order: 'Turn order',
  spaces: {
    pass: 'Pass',
    develop: 'Develop',
    finance: 'Finance $5',
    take2: 'Take $2',
    expand3: 'Expand 3',
    auction: 'Auction a share',
    expand4: 'Expand 4',
  },
  orExpand: 'or Expand 2',
  legend: [
    ['Plains', '$2, and $2 a cube'],
    ['Forest', '$3, one cube'],
    ['Mountain', '$5, one cube'],
    ['City income', 'alone, shared'],
  ],
  zoom: { closer: 'Closer', wider: 'Further away', whole: 'The whole map: go to a part of it' },
  companies: 'Companies',
  heads: ['treasury', 'income', 'share', 'cubes'],
  removed: 'not in this game',
  knockedOut: 'knocked out',
  noShares: 'No shares yet',
  oneShare: 'One share',
  oneOf: (shares) => `One of ${EN_NUMBERS[shares] ?? shares} shares, paid in full.`,
  shareNumber: (number) => `No. ${number}`,
  chosenFor: (company) => `Build for ${company}`,
};

const nl: BoardLabels = {
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
  oneShare: 'Eén aandeel',
  oneOf: (shares) => `Een van ${NL_NUMBERS[shares] ?? shares} aandelen, volgestort.`,
  shareNumber: (number) => `Nr. ${number}`,
  chosenFor: (company) => `Bouw voor ${company}`,
};

export const BOARD_LABELS: Readonly<Record<Language, BoardLabels>> = { en, nl };
