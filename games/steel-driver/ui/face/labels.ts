/** The short phrases of the face, in each language. */
import type { Language } from '@roundhouse/ui/words';
import type { CompanyName, Goods, Phase } from '../../src/index.ts';
import { COMPANIES_NL, GOODS_NL } from '../words/colours-nl.ts';

export interface Labels {
  readonly and: string;
  readonly company: Readonly<Record<CompanyName, string>>;
  readonly goods: Readonly<Record<Goods, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  /** Groups of places. */
  readonly auctions: string;
  readonly companies: string;
  readonly cities: string;
  readonly routes: string;
  readonly players: string;
  readonly stock: string;

  controlOf(company: string): string;
  bid(cubes: number, who: string): string;
  stillIn(who: string): string;
  havePassed(who: string): string;

  controlledBy(who: string): string;
  readonly uncontrolled: string;
  box(cubes: number): string;
  profit(sum: number): string;
  links(laid: number, all: number): string;
  owns(who: string, shares: number): string;
  builds(place: number): string;
  readonly building: string;
  readonly passed: string;
  goodsHeld(goods: string): string;
  readonly noGoods: string;
  shareWorth(sum: number): string;

  value(sum: number): string;
  readonly hexagon: string;
  readonly end: string;
  networkOf(companies: string): string;
  goodsHere(goods: string): string;
  readonly goodsGone: string;

  cost(cubes: number): string;
  readonly free: string;
  builtBy(company: string): string;

  cash(sum: number): string;
  cubes(cubes: number): string;
  controls(companies: string): string;
  shares(company: string, count: number): string;
  readonly active: string;

  readonly supply: string;
  readonly crossing: string;
  readonly open: string;
  closedBy(company: string): string;

  readonly sharesWorth: string;
  readonly figures: { readonly cash: string; readonly worth: string; readonly profit: string };
  readonly changed: {
    readonly box: string;
    readonly profit: string;
    readonly links: string;
    readonly cubes: string;
    readonly cash: string;
    readonly income: string;
    readonly worth: string;
    readonly holdings: string;
    shares(company: string): string;
    readonly control: string;
    readonly supply: string;
  };
  bidOf(cubes: number): string;
  bids(cubes: number): string;
  readonly hasPassed: string;
  readonly toBid: string;
  readonly toOffer: string;
  builder(company: string): string;
  taker(company: string): string;
  now(round: number, of: number, phase: string): string;
  endAfter(rounds: number): string;
  readonly nobody: string;
}

const s = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

const en: Labels = {
  and: 'and',
  company: {
    red: 'Red',
    yellow: 'Yellow',
    green: 'Green',
    brown: 'Brown',
    grey: 'Grey',
    blue: 'Blue',
  },
  goods: { white: 'white', black: 'black', green: 'green', orange: 'orange', pink: 'pink' },
  phases: {
    starter: 'draw for the start',
    offer: 'auctions',
    auction: 'auctions',
    build: 'building',
    goods: 'final settlement',
    over: 'over',
  },
  auctions: 'Auction',
  companies: 'Companies',
  cities: 'Cities',
  routes: 'Routes',
  players: 'Players',
  stock: 'Supply',
  controlOf: (company) => `Control of ${company}`,
  bid: (cubes, who) => `${s(cubes, 'cube', 'cubes')} bid by ${who}`,
  stillIn: (who) => `still in: ${who}`,
  havePassed: (who) => `passed: ${who}`,
  controlledBy: (who) => `controlled by ${who}`,
  uncontrolled: 'nobody controls it',
  box: (cubes) => `${s(cubes, 'cube', 'cubes')} in its box`,
  profit: (sum) => `profit $${sum}`,
  links: (laid, all) => `${laid} of ${all} links laid`,
  owns: (who, shares) => `${who}: ${s(shares, 'share', 'shares')}`,
  builds: (place) => `builds as number ${place}`,
  building: 'building now',
  passed: 'has passed',
  goodsHeld: (goods) => `goods: ${goods}`,
  noGoods: 'no goods yet',
  shareWorth: (sum) => `a share is worth $${sum}`,
  value: (sum) => `worth $${sum}`,
  hexagon: 'hexagon: a company may start here',
  end: 'an end of the transcontinental connection',
  networkOf: (companies) => `in the network of ${companies}`,
  goodsHere: (goods) => `${goods} goods`,
  goodsGone: 'goods taken',
  cost: (cubes) => `costs ${s(cubes, 'cube', 'cubes')}`,
  free: 'free',
  builtBy: (company) => `link of ${company}`,
  cash: (sum) => `$${sum}`,
  cubes: (cubes) => s(cubes, 'investment cube', 'investment cubes'),
  controls: (companies) => `controls ${companies}`,
  shares: (company, count) => `${company}: ${s(count, 'share', 'shares')}`,
  active: 'has the active marker',
  supply: 'Investment cubes',
  crossing: 'Transcontinental connection',
  open: 'not joined yet',
  closedBy: (company) => `closed by ${company}`,
  sharesWorth: 'Shares are worth',
  figures: { cash: 'Cash', worth: 'Cash and shares', profit: 'Profit' },
  changed: {
    box: 'cubes in its box',
    profit: 'profit',
    links: 'links laid',
    cubes: 'cubes',
    cash: 'cash',
    income: 'profit this round',
    worth: 'value of a share',
    holdings: 'worth of all shares',
    shares: (company) => `shares of ${company}`,
    control: 'control',
    supply: 'in the supply',
  },
  bidOf: (cubes) => s(cubes, 'cube', 'cubes'),
  bids: (cubes) => `Bids ${s(cubes, 'cube', 'cubes')}`,
  hasPassed: 'Has passed',
  toBid: 'To bid or pass',
  toOffer: 'To offer a company',
  builder: (company) => `Building for ${company}`,
  taker: (company) => `Taking goods for ${company}`,
  now: (round, of, phase) => `Round ${round} of ${of}, ${phase}`,
  endAfter: (rounds) => `after round ${rounds} and the final settlement`,
  nobody: 'nobody',
};

const nl: Labels = {
  and: 'en',
  company: COMPANIES_NL,
  goods: GOODS_NL,
  phases: {
    starter: 'loting',
    offer: 'veilingen',
    auction: 'veilingen',
    build: 'spoorverbindingen leggen',
    goods: 'eindafrekening',
    over: 'afgelopen',
  },
  auctions: 'Veiling',
  companies: 'Maatschappijen',
  cities: 'Steden',
  routes: 'Trajecten',
  players: 'Spelers',
  stock: 'Voorraad',
  controlOf: (company) => `Controle over ${company}`,
  bid: (cubes, who) => `bod van ${s(cubes, 'blokje', 'blokjes')} door ${who}`,
  stillIn: (who) => `nog in de veiling: ${who}`,
  havePassed: (who) => `gepast: ${who}`,
  controlledBy: (who) => `onder controle van ${who}`,
  uncontrolled: 'niemand heeft de controle',
  box: (cubes) => `${s(cubes, 'blokje', 'blokjes')} op het maatschappijveld`,
  profit: (sum) => `winst $${sum}`,
  links: (laid, all) => `${laid} van ${all} spoorverbindingen gelegd`,
  owns: (who, shares) => `${who}: ${s(shares, 'aandeel', 'aandelen')}`,
  builds: (place) => `bouwt als nummer ${place}`,
  building: 'legt nu spoor',
  passed: 'heeft gepast',
  goodsHeld: (goods) => `goederen: ${goods}`,
  noGoods: 'nog geen goederen',
  shareWorth: (sum) => `een aandeel is $${sum} waard`,
  value: (sum) => `$${sum} waard`,
  hexagon: 'zeshoek: hier mag een maatschappij beginnen',
  end: 'een einde van de transcontinentale verbinding',
  networkOf: (companies) => `in het net van ${companies}`,
  goodsHere: (goods) => `goederenblokje: ${goods}`,
  goodsGone: 'goederenblokje al gepakt',
  cost: (cubes) => `kost ${s(cubes, 'blokje', 'blokjes')}`,
  free: 'vrij',
  builtBy: (company) => `spoor van ${company}`,
  cash: (sum) => `$${sum}`,
  cubes: (cubes) => s(cubes, 'investeringsblokje', 'investeringsblokjes'),
  controls: (companies) => `controle over ${companies}`,
  shares: (company, count) => `${company}: ${s(count, 'aandeel', 'aandelen')}`,
  active: 'is de actieve speler',
  supply: 'Investeringsblokjes',
  crossing: 'Transcontinentale verbinding',
  open: 'nog niet voltooid',
  closedBy: (company) => `voltooid door ${company}`,
  sharesWorth: 'Waarde van de aandelen',
  figures: { cash: 'Geld', worth: 'Geld en aandelen', profit: 'Winst' },
  changed: {
    box: 'blokjes op haar veld',
    profit: 'winst',
    links: 'gelegde verbindingen',
    cubes: 'blokjes',
    cash: 'geld',
    income: 'winst deze ronde',
    worth: 'waarde van een aandeel',
    holdings: 'waarde van alle aandelen',
    shares: (company) => `aandelen van ${company}`,
    control: 'controle',
    supply: 'in de voorraad',
  },
  bidOf: (cubes) => s(cubes, 'blokje', 'blokjes'),
  bids: (cubes) => `Biedt ${s(cubes, 'blokje', 'blokjes')}`,
  hasPassed: 'Heeft gepast',
  toBid: 'Biedt of past',
  toOffer: 'Brengt een maatschappij in veiling',
  builder: (company) => `Legt spoor voor ${company}`,
  taker: (company) => `Pakt goederen voor ${company}`,
  now: (round, of, phase) => `Ronde ${round} van ${of}, ${phase}`,
  endAfter: (rounds) => `na ronde ${rounds} en de eindafrekening`,
  nobody: 'niemand',
};

export const LABELS: Readonly<Record<Language, Labels>> = { en, nl };
