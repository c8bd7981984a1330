export const words = {
  newBox: 'My Amsterdam',
  trays: 'What is made',
  tray: { contracts: 'Contracts', scores: 'Scores' },
  hints: {
    none: 'Touch a contract, then the two places that it is to join.',
    first: (contract: string): string => `${contract}: touch the place where it is to begin.`,
    second: (place: string): string => `From ${place}: touch the place where it is to end.`,
    scores: 'More and fewer points, for routes and for merchandise.',
  },
  contracts: 'The contracts',
  contract: (number: number, points: number): string =>
    points === 1 ? `contract ${number}, 1 point` : `contract ${number}, ${points} points`,
  place: (name: string, contracts: number): string =>
    contracts === 1 ? `${name}, 1 contract` : `${name}, ${contracts} contracts`,
  more: (of: string): string => `One more: ${of}`,
  fewer: (of: string): string => `One fewer: ${of}`,
  routes: 'A route scores',
  route: (length: number): string => (length === 1 ? '1 space' : `${length} spaces`),
  bonus: 'Most merchandise scores',
  players: (count: number): string => `With ${count} players`,
  rank: (number: number): string => `Place ${number}`,
  fault: 'something is wrong here',
};
