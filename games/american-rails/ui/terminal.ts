/** The board in a terminal of 80 columns: the map, the action track, the companies and the players. */
import { Canvas } from '@roundhouse/ui/canvas';
import { bold, type DrawTerminal, type Paint, type TerminalStyle } from '@roundhouse/ui/terminal';
import { inEveryLanguage } from '@roundhouse/ui/words';
import { type City, CITY_AT, HEXES } from '../src/board.ts';
import { PHASES } from '../src/companies.ts';
import { columnOf, dividendPerShare } from '../src/rounds.ts';
import { cubesIn, hasCube, hasHouse } from '../src/mask.ts';
import {
  type ByCompany,
  COMPANIES,
  type Company,
  type Space,
  SPACES,
  type Terrain,
  type View,
} from '../src/types.ts';
import { companyName } from './words/names.ts';

const LETTERS: Readonly<ByCompany<string>> = ['A', 'N', 'C', 'M', 'L', 'R'];
const COLOURS: Readonly<ByCompany<Paint>> = ['white', 'grey', 'green', 'yellow', 'red', 'blue'];
const GROUNDS: Readonly<Record<Terrain, string>> = {
  plains: '·',
  forest: '♣',
  mountain: '▲',
  city: '',
};
const GROUND_COLOURS: Readonly<Record<Terrain, Paint>> = {
  plains: 'grey',
  forest: 'green',
  mountain: 'grey',
  city: 'white',
};

/** Cities whose first three letters would not tell them apart. */
const CODES: Readonly<Record<string, string>> = {
  'New York': 'NYk',
  'New Orleans': 'NOr',
  'St. Louis': 'StL',
  'Fort Wayne': 'FtW',
  Charlestown: 'CWV',
  Charleston: 'CSC',
  Charlotte: 'Clt',
  Chattanooga: 'Cht',
};

export interface Labels {
  readonly spaces: Readonly<Record<Space, string>>;
  readonly phase: string;
  readonly houses: string;
  readonly order: string;
  readonly preparation: string;
  readonly heads: readonly [string, string, string, string, string, string];
  /** Take $2 where it is no expansion (AR-4.5). */
  readonly take2: string;
  readonly legend: readonly [string, string];
  readonly removed: string;
  readonly knockedOut: string;
}

const LABELS = await inEveryLanguage<Labels>(
  (language) => import(`./words/${language}/terminal.ts`),
);

const MARGIN = 3;
const CELL = 4;
const MAP_TOP = 1;
const TRACK_LEFT = 55;
const TRACK_TOP = 25;
const TABLE_TOP = 38;

export const draw: DrawTerminal<View> = (view, style) => {
  const canvas = new Canvas();
  const labels = LABELS[style.language];
  drawHead(canvas, view, labels);
  drawMap(canvas, view);
  drawTrack(canvas, view, labels);
  drawCompanies(canvas, view, labels);
  drawPlayers(canvas, view, style);
  return `${bold(style, 'American Rails')}\n${canvas.lines(style).join('\n')}\n`;
};

function drawHead(canvas: Canvas, view: View, labels: Labels): void {
  const when =
    view.phase === 0 ? labels.preparation : `${view.year}, ${labels.phase} ${view.phase}`;
  const order = view.order.map((seat) => seat + 1).join(' ');
  canvas.put(MARGIN, 1, `${when} · ${labels.houses} ${view.houses}`);
  if (order !== '') canvas.put(MARGIN, 2, `${labels.order} ${order}`);
}

/** Columns above, rows at the left; odd rows lie half a hex to the right. */
function drawMap(canvas: Canvas, view: View): void {
  for (let col = 0; col < 19; col++) canvas.put(MARGIN + col * CELL, 0, String(col), 'grey');
  for (const [hex, { col, row, terrain }] of HEXES.entries()) {
    const x = MARGIN + col * CELL + (row & 1) * (CELL / 2);
    const y = MAP_TOP + row * 2;
    const mask = view.map[hex] ?? 0;
    const city = CITY_AT[hex];
    canvas.put(0, y, String(row), 'grey');
    if (city) drawCity(canvas, x, y, city, mask);
    else if (mask === 0) canvas.put(x, y, GROUNDS[terrain], GROUND_COLOURS[terrain]);
    else drawCubes(canvas, x, y, mask, CELL - 1);
  }
}

/** The city's code and house; below, its cubes, or its values while it is empty. */
function drawCity(canvas: Canvas, x: number, y: number, city: City, mask: number): void {
  canvas.put(x, y, CODES[city.name] ?? city.name.slice(0, 3), 'cyan');
  if (hasHouse(mask)) canvas.put(x + CELL - 1, y, '⌂', 'magenta');
  if (cubesIn(mask) === 0) canvas.put(x, y + 1, `${city.full}/${city.shared}`, 'grey');
  else drawCubes(canvas, x, y + 1, mask, CELL);
}

/** A letter for each company; where there is no room for all, a plus. */
function drawCubes(canvas: Canvas, x: number, y: number, mask: number, room: number): void {
  const present = COMPANIES.filter((company) => hasCube(mask, company));
  const shown = present.length > room ? present.slice(0, room - 1) : present;
  for (const [i, company] of shown.entries())
    canvas.put(x + i, y, LETTERS[company], COLOURS[company]);
  if (shown.length < present.length) canvas.put(x + shown.length, y, '+');
}

/** The three columns with the players' numbers, where the map leaves room. */
function drawTrack(canvas: Canvas, view: View, labels: Labels): void {
  for (let phase = 1; phase <= PHASES; phase++) {
    canvas.put(TRACK_LEFT + 14 + phase * 3, TRACK_TOP, String(phase), 'grey');
  }
  for (const [place, space] of SPACES.entries()) {
    const y = TRACK_TOP + 1 + place;
    const isTakeOnly = space === 'take2' && view.config.seats === 3;
    canvas.put(TRACK_LEFT, y, isTakeOnly ? labels.take2 : labels.spaces[space]);
    for (let phase = 1; phase <= PHASES; phase++) {
      const seat = view.trains[columnOf(phase) + place] ?? -1;
      canvas.put(TRACK_LEFT + 14 + phase * 3, y, seat < 0 ? '·' : String(seat + 1));
    }
  }
  for (const [line, text] of labels.legend.entries()) {
    canvas.put(TRACK_LEFT, TRACK_TOP + SPACES.length + 2 + line, text, 'grey');
  }
}

const COLUMNS = [14, 24, 33, 42, 51, 60];

function drawCompanies(canvas: Canvas, view: View, labels: Labels): void {
  for (const [i, head] of labels.heads.entries())
    canvas.put(COLUMNS[i] ?? 0, TABLE_TOP, head, 'grey');
  for (let seat = 0; seat < view.config.seats; seat++) {
    canvas.put(sharesLeft(seat), TABLE_TOP, String(seat + 1));
  }
  for (const company of COMPANIES) drawCompany(canvas, view, labels, company);
}

function sharesLeft(seat: number): number {
  return 70 + seat * 2;
}

function drawCompany(canvas: Canvas, view: View, labels: Labels, company: Company): void {
  const y = TABLE_TOP + 1 + company;
  const { status, treasury, income, supply, unsold, held } = view.companies[company];
  canvas.put(0, y, LETTERS[company], COLOURS[company]);
  canvas.put(2, y, companyName(company));
  if (status === 'removed') return canvas.put(COLUMNS[0] ?? 0, y, labels.removed, 'grey');
  const each = dividendPerShare(view, company);
  const figures = [`$${treasury}`, String(income), `$${each}`, String(supply), String(unsold)];
  for (const [i, figure] of figures.entries()) canvas.put(COLUMNS[i] ?? 0, y, figure);
  if (status === 'knocked-out') return canvas.put(COLUMNS[5] ?? 0, y, labels.knockedOut, 'grey');
  for (const [seat, shares] of held.entries()) {
    canvas.put(sharesLeft(seat), y, shares === 0 ? '·' : String(shares));
  }
}

function drawPlayers(canvas: Canvas, view: View, style: TerminalStyle): void {
  for (const [seat, cash] of view.cash.entries()) {
    const y = TABLE_TOP + COMPANIES.length + 2 + seat;
    const mark = view.frame.seat === seat ? '>' : ' ';
    canvas.put(0, y, `${mark}${seat + 1} ${style.who(seat)}`);
    canvas.put(24, y, `$${cash}`);
  }
}
