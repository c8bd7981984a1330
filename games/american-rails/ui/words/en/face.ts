import type { Counted } from '@roundhouse/ui/changed';

const EN_ORDER = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

const EN_RANKS = ['1st', '2nd', '3rd', '4th', '5th'];

export const words = {
  and: 'and',
  /** Groups of places. */
  auctions: 'Auction',
  companies: 'Companies',
  actions: 'Action track',
  cities: 'Cities',
  country: { plains: 'Plains', forest: 'Forest', mountain: 'Mountains' },
  players: 'Players',
  stock: 'Stock',
  shareOf: (company: string) => `A share of ${company}`,
  bid: (amount: number, who: string) => `$${amount} bid by ${who}`,
  noBid: 'no bid yet',
  stillIn: (who: string) => `still in: ${who}`,
  havePassed: (who: string) => `passed: ${who}`,
  treasury: (sum: number) => `treasury $${sum}`,
  income: (sum: number) => `income ${sum}`,
  perShare: (sum: number) => `pays $${sum} a share`,
  supply: (cubes: number) => `${cubes} ${cubes === 1 ? 'cube' : 'cubes'} in supply`,
  unsold: (shares: number) => `${shares} ${shares === 1 ? 'share' : 'shares'} unsold`,
  owns: (who: string, shares: number) => `${who}: ${shares} ${shares === 1 ? 'share' : 'shares'}`,
  removed: 'not in this game',
  knockedOut: 'knocked out',
  notFounded: 'not on the map yet',
  free: 'free in this phase',
  trainIn: (phase: number, who: string) => `phase ${phase}: ${who}`,
  values: (full: number, shared: number) => `worth ${full} alone, ${shared} shared`,
  house: 'house',
  closed: 'no house may be built',
  special: 'special connection',
  cubes: (companies: string) => `cubes: ${companies}`,
  near: (cities: string) => `next to ${cities}`,
  nextCube: (cost: number, companies: string) => `next cube $${cost}: ${companies}`,
  cash: (sum: number) => `$${sum} in cash`,
  shares: (company: string, count: number) =>
    count === 1 ? `1 share of ${company}` : `${count} of ${company}`,
  dividends: (sum: number) => `dividends as it stands $${sum}`,
  banker: 'banker',
  ordered: (place: number) => `number ${place} in the turn order`,
  houses: 'Houses',
  left: (count: number) => `${count} left`,
  /** What changes. */
  changed: {
    treasury: 'treasury',
    income: 'income',
    dividend: 'dividend this year',
    cash: 'cash',
    supply: ['cube in supply', 'cubes in supply'],
    houses: ['house in stock', 'houses in stock'],
    unsold: ['unsold share', 'unsold shares'],
    nextOrder: 'next order, so far',
    shares: (company: string): Counted => [`share of ${company}`, `shares of ${company}`],
  },
  /** '2nd', for a place in the order. */
  rank: (place: number) => EN_RANKS[place - 1] ?? `${place}th`,
  /** Figures. */
  money: 'Cash',
  course: 'Cash in the end, if nothing changed',
  incomes: 'Income',
  /** The player's panel. */
  asItStands: 'Dividends as it stands',
  doing: {
    offer: 'Choosing a share',
    bid: 'To bid or pass',
    found: 'Choosing a first city',
    space: 'Choosing an action',
    develop: 'Developing now',
    finance: 'Financing now',
    take2: 'On Take $2',
    expand: 'Building now',
  },
  played: (space: string) => `Played ${space}`,
  orderNote: (place: number) => `${EN_ORDER[place - 1] ?? place} this phase`,
  passed: 'Passed',
  bids: (amount: number) => `Bids $${amount}`,
  /** The sign on top. */
  preparation: 'Preparation round',
  over: 'The game is over',
  now: (year: number, phase: number) => `${year}, phase ${phase} of 3`,
  endYear: (year: number) => `after the dividends of ${year}`,
  endShares: (left: number) => `or with no share left: ${left} now`,
  endSupplies: (low: number, enough: number) =>
    `or with ${enough} supplies nearly empty: ${low} now`,
  /** What speaks for a share's price. */
  paysNow: (now: number, then: number) => `a share pays $${now}, with this one $${then}`,
  wouldStart: 'the winner chooses its first city',
  noCity: 'no city is empty: the winner pays and gets nothing',
  wouldFirst: (sum: number) => `pays $${sum} a share`,
} as const;
