import type { BoardLabels } from '../../board/labels.ts';

const EN_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

export const words: BoardLabels = {
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
