/** Seas by their names in the map; ' / ' parts the lines. */
const WATERS: Readonly<Record<string, string>> = {
  'Pacific / Ocean': 'Pacific / Ocean',
  'Atlantic / Ocean': 'Atlantic / Ocean',
  'Gulf of Mexico': 'Gulf of Mexico',
};

export const words = {
  board: 'The map',
  zoom: { closer: 'Closer', wider: 'Further away', whole: 'The whole map: go to a part of it' },
  waters: WATERS,
  legend: 'cities by goods; hexagon: start',
  companies: 'Companies',
  /** The heads of a company's figures: its box, its profit, the links that it has left. */
  heads: ['cubes', 'profit', 'links'],
  settled: 'a share',
  nobody: 'nobody',
  sold: (shares: number, of: number) => `${shares} of ${of} shares sold`,
  trains: 'Building order',
  /** The same order, in the settlement. */
  takers: 'Order of taking',
  passed: 'Passed',
  profits: 'Profit this round',
  goods: 'Goods in sets',
  sets: 'A share at the end, by sets',
  supply: 'Supply',
  crossing: 'Transcontinental',
  lastPiece: 'last piece',
  others: 'others',
  closedBy: (company: string) => `closed by ${company}`,
  startIn: (city: string) => `Start in ${city}`,
  cubes: 'Cubes',
  controls: 'Controls',
  shares: 'Shares',
  holding: (cubes: number, controls: string, shares: string) =>
    `${cubes} investment ${cubes === 1 ? 'cube' : 'cubes'}; controls: ${controls}; shares: ${shares}`,
  none: 'none',
  controlAndShare: 'Control, and a share',
  lotLegend: 'Control of this round; one of five shares.',
  shareNumber: (number: number) => `No. ${number}`,
} as const;
