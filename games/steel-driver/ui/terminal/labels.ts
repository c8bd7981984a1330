import type { Language } from '@roundhouse/ui/words';
import type { CompanyName, Phase } from '../../src/index.ts';
import { COMPANIES_NL } from '../words/colours-nl.ts';

export interface Labels {
  readonly companies: Readonly<Record<CompanyName, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly round: string;
  readonly supply: string;
  readonly open: string;
  readonly closed: string;
  readonly hammer: string;
  readonly bid: string;
  readonly passed: string;
  readonly player: string;
  readonly cash: string;
  readonly cubes: string;
  readonly controls: string;
  readonly active: string;
  readonly company: string;
  readonly controller: string;
  readonly box: string;
  readonly profit: string;
  readonly links: string;
  readonly shares: string;
  readonly value: string;
  readonly order: string;
  readonly row: string;
  readonly legend: string;
}

const en: Labels = {
  companies: {
    red: 'Red',
    yellow: 'Yellow',
    green: 'Green',
    brown: 'Brown',
    grey: 'Grey',
    blue: 'Blue',
  },
  phases: {
    starter: 'draw for the start',
    offer: 'auctions',
    auction: 'auction',
    build: 'building',
    goods: 'final settlement',
    over: 'over',
  },
  round: 'Round',
  supply: 'supply',
  open: 'transcontinental open',
  closed: 'transcontinental closed by',
  hammer: 'Under the hammer',
  bid: 'bid',
  passed: 'passed',
  player: 'Player',
  cash: 'Cash',
  cubes: 'Cubes',
  controls: 'Controls',
  active: '(active)',
  company: 'Company',
  controller: 'Control',
  box: 'Box',
  profit: 'Profit',
  links: 'Links',
  shares: 'Companies, and the shares of each player',
  value: 'Share',
  order: 'Building order',
  row: 'Passed',
  legend: '<start> (city): id, value, goods: w white, b black, g green, o orange, p pink',
};

const nl: Labels = {
  companies: COMPANIES_NL,
  phases: {
    starter: 'loting',
    offer: 'veilingen',
    auction: 'veiling',
    build: 'spoorverbindingen leggen',
    goods: 'eindafrekening',
    over: 'afgelopen',
  },
  round: 'Ronde',
  supply: 'voorraad',
  open: 'transcontinentaal open',
  closed: 'transcontinentaal:',
  hammer: 'In de veiling',
  bid: 'bod',
  passed: 'gepast',
  player: 'Speler',
  cash: 'Geld',
  cubes: 'Blokjes',
  controls: 'Controle over',
  active: '(actief)',
  company: 'Mij.',
  controller: 'Controle',
  box: 'Veld',
  profit: 'Winst',
  links: 'Spoor',
  shares: 'Maatschappijen, en de aandelen van elke speler',
  value: 'Waarde',
  order: 'Bouwvolgorde',
  row: 'Gepast',
  legend: '<start> (stad): id, waarde, goederen: w wit, b zwart, g groen, o oranje, p roze',
};

export const LABELS: Readonly<Record<Language, Labels>> = { en, nl };
