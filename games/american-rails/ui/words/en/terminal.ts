export const words = {
  spaces: {
    pass: 'Pass',
    develop: 'Develop',
    finance: 'Finance $5',
    take2: 'Take $2/Expand 2',
    expand3: 'Expand 3',
    auction: 'Auction a share',
    expand4: 'Expand 4',
  },
  phase: 'phase',
  houses: 'houses',
  order: 'order',
  preparation: 'preparation round',
  heads: ['treasury', 'income', 'a share', 'supply', 'unsold', 'shares of'],
  /** Take $2 where it is no expansion (AR-4.5). */
  take2: 'Take $2',
  legend: ['· plains   ♣ forest', '▲ mountain ⌂ house'],
  removed: 'not in the game',
  knockedOut: 'knocked out',
} as const;
