/** The short phrases of the face, in each language. */
import type { Language } from '@roundhouse/ui/words';
import type { Step, Terrain } from '../../src/types.ts';

type Playing = Exclude<Step, 'removal' | 'banker' | 'over'>;

export interface Labels {
  readonly and: string;
  /** Groups of places. */
  readonly auctions: string;
  readonly companies: string;
  readonly actions: string;
  readonly cities: string;
  readonly country: Readonly<Record<Exclude<Terrain, 'city'>, string>>;
  readonly players: string;
  readonly stock: string;

  shareOf(company: string): string;
  bid(amount: number, who: string): string;
  readonly noBid: string;
  stillIn(who: string): string;
  havePassed(who: string): string;

  treasury(sum: number): string;
  income(sum: number): string;
  perShare(sum: number): string;
  supply(cubes: number): string;
  unsold(shares: number): string;
  owns(who: string, shares: number): string;
  readonly removed: string;
  readonly knockedOut: string;
  readonly notFounded: string;

  readonly free: string;
  trainIn(phase: number, who: string): string;

  values(full: number, shared: number): string;
  readonly house: string;
  readonly closed: string;
  readonly special: string;
  cubes(companies: string): string;
  near(cities: string): string;
  nextCube(cost: number, companies: string): string;

  cash(sum: number): string;
  shares(company: string, count: number): string;
  dividends(sum: number): string;
  readonly banker: string;
  ordered(place: number): string;

  readonly houses: string;
  left(count: number): string;

  /** What changes. */
  readonly changed: {
    readonly treasury: string;
    readonly income: string;
    readonly dividend: string;
    readonly cash: string;
    readonly supply: string;
    readonly houses: string;
    readonly unsold: string;
    readonly nextOrder: string;
    shares(company: string): string;
  };
  /** '2nd', for a place in the order. */
  rank(place: number): string;

  /** Figures. */
  readonly money: string;
  readonly course: string;
  readonly incomes: string;

  /** The player's panel. */
  readonly asItStands: string;
  readonly doing: Readonly<Record<Playing, string>>;
  played(space: string): string;
  orderNote(place: number): string;
  readonly passed: string;
  bids(amount: number): string;

  /** The sign on top. */
  readonly preparation: string;
  readonly over: string;
  now(year: number, phase: number): string;
  endYear(year: number): string;
  endShares(left: number): string;
  endSupplies(low: number, enough: number): string;

  /** What speaks for a share's price. */
  paysNow(now: number, then: number): string;
  readonly wouldStart: string;
  readonly noCity: string;
  wouldFirst(sum: number): string;
}

const EN_ORDER = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
const NL_ORDER = ['Eerste', 'Tweede', 'Derde', 'Vierde', 'Vijfde'];
const EN_RANKS = ['1st', '2nd', '3rd', '4th', '5th'];

const en: Labels = {
  and: 'and',
  auctions: 'Auction',
  companies: 'Companies',
  actions: 'Action track',
  cities: 'Cities',
  country: { plains: 'Plains', forest: 'Forest', mountain: 'Mountains' },
  players: 'Players',
  stock: 'Stock',
  shareOf: (company) => `A share of ${company}`,
  bid: (amount, who) => `$${amount} bid by ${who}`,
  noBid: 'no bid yet',
  stillIn: (who) => `still in: ${who}`,
  havePassed: (who) => `passed: ${who}`,
  treasury: (sum) => `treasury $${sum}`,
  income: (sum) => `income ${sum}`,
  perShare: (sum) => `pays $${sum} a share`,
  supply: (cubes) => `${cubes} ${cubes === 1 ? 'cube' : 'cubes'} in supply`,
  unsold: (shares) => `${shares} ${shares === 1 ? 'share' : 'shares'} unsold`,
  owns: (who, shares) => `${who}: ${shares} ${shares === 1 ? 'share' : 'shares'}`,
  removed: 'not in this game',
  knockedOut: 'knocked out',
  notFounded: 'not on the map yet',
  free: 'free in this phase',
  trainIn: (phase, who) => `phase ${phase}: ${who}`,
  values: (full, shared) => `worth ${full} alone, ${shared} shared`,
  house: 'house',
  closed: 'no house may be built',
  special: 'special connection',
  cubes: (companies) => `cubes: ${companies}`,
  near: (cities) => `next to ${cities}`,
  nextCube: (cost, companies) => `next cube $${cost}: ${companies}`,
  cash: (sum) => `$${sum} in cash`,
  shares: (company, count) => (count === 1 ? `1 share of ${company}` : `${count} of ${company}`),
  dividends: (sum) => `dividends as it stands $${sum}`,
  banker: 'banker',
  ordered: (place) => `number ${place} in the turn order`,
  houses: 'Houses',
  left: (count) => `${count} left`,
  changed: {
    treasury: 'treasury',
    income: 'income',
    dividend: 'dividend this year',
    cash: 'cash',
    supply: 'cubes in supply',
    houses: 'houses in stock',
    unsold: 'unsold shares',
    nextOrder: 'next order, so far',
    shares: (company) => `shares of ${company}`,
  },
  rank: (place) => EN_RANKS[place - 1] ?? `${place}th`,
  money: 'Cash',
  course: 'Cash in the end, if nothing changed',
  incomes: 'Income',
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
  played: (space) => `Played ${space}`,
  orderNote: (place) => `${EN_ORDER[place - 1] ?? place} this phase`,
  passed: 'Passed',
  bids: (amount) => `Bids $${amount}`,
  preparation: 'Preparation round',
  over: 'The game is over',
  now: (year, phase) => `${year}, phase ${phase} of 3`,
  endYear: (year) => `after the dividends of ${year}`,
  endShares: (left) => `or with no share left: ${left} now`,
  endSupplies: (low, enough) => `or with ${enough} supplies nearly empty: ${low} now`,
  paysNow: (now, then) => `a share pays $${now} now and $${then} with this one sold`,
  wouldStart: 'the winner chooses its first city',
  noCity: 'no city is empty: the winner pays and gets nothing',
  wouldFirst: (sum) => `pays $${sum} a share with this one sold`,
};

const nl: Labels = {
  and: 'en',
  auctions: 'Veiling',
  companies: 'Maatschappijen',
  actions: 'Actiespoor',
  cities: 'Steden',
  country: { plains: 'Vlakte', forest: 'Bos', mountain: 'Bergen' },
  players: 'Spelers',
  stock: 'Voorraad',
  shareOf: (company) => `Een aandeel ${company}`,
  bid: (amount, who) => `$${amount} geboden door ${who}`,
  noBid: 'nog geen bod',
  stillIn: (who) => `nog in de veiling: ${who}`,
  havePassed: (who) => `gepast: ${who}`,
  treasury: (sum) => `schatkist $${sum}`,
  income: (sum) => `inkomsten ${sum}`,
  perShare: (sum) => `keert $${sum} per aandeel uit`,
  supply: (cubes) => `${cubes} ${cubes === 1 ? 'spoorblokje' : 'spoorblokjes'} in voorraad`,
  unsold: (shares) => `${shares} ${shares === 1 ? 'aandeel' : 'aandelen'} te koop`,
  owns: (who, shares) => `${who}: ${shares} ${shares === 1 ? 'aandeel' : 'aandelen'}`,
  removed: 'doet niet mee',
  knockedOut: 'ligt eruit',
  notFounded: 'nog niet op de kaart',
  free: 'vrij in deze fase',
  trainIn: (phase, who) => `actiefase ${phase}: ${who}`,
  values: (full, shared) => `alleen ${full} waard, gedeeld ${shared}`,
  house: 'huisje',
  closed: 'hier mag geen huisje staan',
  special: 'speciale connectie',
  cubes: (companies) => `spoorblokjes: ${companies}`,
  near: (cities) => `naast ${cities}`,
  nextCube: (cost, companies) => `volgend spoorblokje $${cost}: ${companies}`,
  cash: (sum) => `$${sum} op zak`,
  shares: (company, count) =>
    count === 1 ? `1 aandeel ${company}` : `${count} aandelen ${company}`,
  dividends: (sum) => `dividend zoals het nu staat $${sum}`,
  banker: 'bankier',
  ordered: (place) => `nummer ${place} in de beurtvolgorde`,
  houses: 'Huisjes',
  left: (count) => `nog ${count}`,
  changed: {
    treasury: 'schatkist',
    income: 'inkomsten',
    dividend: 'dividend dit jaar',
    cash: 'geld',
    supply: 'spoorblokjes in voorraad',
    houses: 'huisjes in voorraad',
    unsold: 'aandelen te koop',
    nextOrder: 'volgende volgorde, tot nu toe',
    shares: (company) => `aandelen ${company}`,
  },
  rank: (place) => `${place}e`,
  money: 'Geld',
  course: 'Geld aan het eind, als er niets meer verandert',
  incomes: 'Inkomsten',
  asItStands: 'Dividend zoals het nu staat',
  doing: {
    offer: 'Kiest een aandeel',
    bid: 'Biedt of past',
    found: 'Kiest een eerste stad',
    space: 'Kiest een actie',
    develop: 'Ontwikkelt nu',
    finance: 'Financiert nu',
    take2: 'Op $2 nemen',
    expand: 'Bouwt nu',
  },
  played: (space) => `Speelde ${space}`,
  orderNote: (place) => `${NL_ORDER[place - 1] ?? place} in deze fase`,
  passed: 'Gepast',
  bids: (amount) => `Biedt $${amount}`,
  preparation: 'Voorbereidingsronde',
  over: 'Het spel is afgelopen',
  now: (year, phase) => `${year}, actiefase ${phase} van 3`,
  endYear: (year) => `na het dividend van ${year}`,
  endShares: (left) => `of als er geen aandeel meer is: nu nog ${left}`,
  endSupplies: (low, enough) => `of als er ${enough} voorraden bijna op zijn: nu ${low}`,
  paysNow: (now, then) =>
    `een aandeel levert nu $${now} op, en $${then} als dit erbij verkocht wordt`,
  wouldStart: 'de winnaar kiest de eerste stad',
  noCity: 'er is geen lege stad meer: de winnaar betaalt en krijgt niets',
  wouldFirst: (sum) => `levert $${sum} per aandeel op als dit verkocht wordt`,
};

export const LABELS: Readonly<Record<Language, Labels>> = { en, nl };
