/** What stands on the board in words. */
import type { Language } from '@roundhouse/ui/words';

export interface BoardLabels {
  readonly board: string;
  readonly zoom: { readonly closer: string; readonly wider: string; readonly whole: string };
  /** Seas by their names in the map; ' / ' parts the lines. */
  readonly waters: Readonly<Record<string, string>>;
  readonly legend: string;
  readonly companies: string;
  /** The heads of a company's figures: its box, its profit, the links that it has left. */
  readonly heads: readonly [string, string, string];
  readonly settled: string;
  readonly nobody: string;
  sold(shares: number, of: number): string;
  readonly trains: string;
  /** The same order, in the settlement. */
  readonly takers: string;
  readonly passed: string;
  readonly profits: string;
  readonly goods: string;
  readonly sets: string;
  readonly supply: string;
  readonly crossing: string;
  readonly lastPiece: string;
  readonly others: string;
  closedBy(company: string): string;
  startIn(city: string): string;
  readonly cubes: string;
  readonly controls: string;
  readonly shares: string;
  holding(cubes: number, controls: string, shares: string): string;
  readonly none: string;
  readonly controlAndShare: string;
  readonly lotLegend: string;
  shareNumber(number: number): string;
}

const en: BoardLabels = {
  board: 'The map',
  zoom: { closer: 'Closer', wider: 'Further away', whole: 'The whole map: go to a part of it' },
  waters: {
    'Pacific / Ocean': 'Pacific / Ocean',
    'Atlantic / Ocean': 'Atlantic / Ocean',
    'Gulf of Mexico': 'Gulf of Mexico',
  },
  legend: 'cities by goods; hexagon: start',
  companies: 'Companies',
  heads: ['cubes', 'profit', 'links'],
  settled: 'a share',
  nobody: 'nobody',
  sold: (shares, of) => `${shares} of ${of} shares sold`,
  trains: 'Building order',
  takers: 'Order of taking',
  passed: 'Passed',
  profits: 'Profit this round',
  goods: 'Goods in sets',
  sets: 'A share at the end, by sets',
  supply: 'Supply',
  crossing: 'Transcontinental',
  lastPiece: 'last piece',
  others: 'others',
  closedBy: (company) => `closed by ${company}`,
  startIn: (city) => `Start in ${city}`,
  cubes: 'Cubes',
  controls: 'Controls',
  shares: 'Shares',
  holding: (cubes, controls, shares) =>
    `${cubes} investment ${cubes === 1 ? 'cube' : 'cubes'}; controls: ${controls}; shares: ${shares}`,
  none: 'none',
  controlAndShare: 'Control, and a share',
  lotLegend: 'Control of this round; one of five shares.',
  shareNumber: (number) => `No. ${number}`,
};

const nl: BoardLabels = {
  board: 'De kaart',
  zoom: {
    closer: 'Dichterbij',
    wider: 'Verder weg',
    whole: 'De hele kaart: ga naar een deel ervan',
  },
  waters: {
    'Pacific / Ocean': 'Stille / Oceaan',
    'Atlantic / Ocean': 'Atlantische / Oceaan',
    'Gulf of Mexico': 'Golf van Mexico',
  },
  legend: 'steden per kleur; zeshoek: start',
  companies: 'Maatschappijen',
  heads: ['blokjes', 'winst', 'spoor'],
  settled: 'per aandeel',
  nobody: 'niemand',
  sold: (shares, of) => `${shares} van ${of} aandelen verkocht`,
  trains: 'Bouwvolgorde',
  takers: 'Volgorde van pakken',
  passed: 'Gepast',
  profits: 'Winst deze ronde',
  goods: 'Goederen in sets',
  sets: 'Een aandeel aan het eind, per set',
  supply: 'Voorraad',
  crossing: 'Transcontinentaal',
  lastPiece: 'wie sluit',
  others: 'de anderen',
  closedBy: (company) => `voltooid door ${company}`,
  startIn: (city) => `Begin in ${city}`,
  cubes: 'Blokjes',
  controls: 'Controle',
  shares: 'Aandelen',
  holding: (cubes, controls, shares) =>
    `${cubes} ${cubes === 1 ? 'investeringsblokje' : 'investeringsblokjes'}; controle: ${controls}; aandelen: ${shares}`,
  none: 'geen',
  controlAndShare: 'Controle en aandeel',
  lotLegend: 'Controle deze ronde; 1 van 5 aandelen.',
  shareNumber: (number) => `Nr. ${number}`,
};

export const BOARD_LABELS: Readonly<Record<Language, BoardLabels>> = { en, nl };
