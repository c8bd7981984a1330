/** The map: terrain, cities, cubes and houses. */
import type { Canvas } from '@roundhouse/ui/canvas';
import type { Paint } from '@roundhouse/ui/terminal';
import { boardOf, HEXES, type City } from '../../src/board.ts';
import { cubesIn, hasCube, hasHouse } from '../../src/mask.ts';
import { COMPANIES, type Terrain, type View } from '../../src/types.ts';
import type { TerminalLabels } from '../words/terminal.ts';
import { COLOURS, LETTERS } from './marks.ts';

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

const MARGIN = 3;
const CELL = 4;
const MAP_TOP = 1;

export function drawHead(canvas: Canvas, view: View, labels: TerminalLabels): void {
  const when =
    view.phase === 0 ? labels.preparation : `${view.year}, ${labels.phase} ${view.phase}`;
  const order = view.order.map((seat) => seat + 1).join(' ');
  canvas.put(MARGIN, 1, `${when} · ${labels.houses} ${view.houses}`);
  if (order !== '') canvas.put(MARGIN, 2, `${labels.order} ${order}`);
}

/** Columns above, rows at the left; odd rows lie half a hex to the right. */
export function drawMap(canvas: Canvas, view: View): void {
  const { cityAt, terrain: grounds } = boardOf(view.config);
  for (let col = 0; col < 19; col++) canvas.put(MARGIN + col * CELL, 0, String(col), 'grey');
  for (const [hex, { col, row }] of HEXES.entries()) {
    const terrain = grounds[hex] ?? 'plains';
    const x = MARGIN + col * CELL + (row & 1) * (CELL / 2);
    const y = MAP_TOP + row * 2;
    const mask = view.map[hex] ?? 0;
    const city = cityAt[hex];
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
