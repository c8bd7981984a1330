/** The map: every location, every space of every track, the carts on them. */
import { Canvas } from '@roundhouse/ui/canvas';
import type { Paint, TerminalStyle } from '@roundhouse/ui/terminal';
import {
  LOCATION_IDS,
  LOCATION_NAMES,
  MAP_SIZE,
  SPOTS,
  ROUTE_IDS,
  ROUTES,
  SPACES,
  type Card,
  type LocationId,
  type View,
} from '../../src/index.ts';
import { PAINTS, SEAT_PAINTS } from './marks.ts';

const LEAST = 80;
const MOST = 120;
/** A character is about twice as high as wide; a little less leaves room for both tracks of a link. */
const ASPECT = 1.75;
/** The score track at the edges of the printed board is not drawn. */
const TOP = 75;
const BOTTOM = 60;
const HALF_TURN = 180;

const CODES: Readonly<Record<LocationId, string>> = {
  nieuwe_waal: 'NWA',
  haringpakkerstoren: 'HAR',
  oude_waal: 'OWA',
  montelbaanstoren: 'MON',
  noordermarkt: 'NOO',
  korenmetershuisje: 'KOR',
  oude_kerk: 'OKE',
  waag: 'WAA',
  jordaan: 'JOR',
  jan_roodenpoortstoren: 'JAN',
  dam: 'DAM',
  oost_indisch_huis: 'OIH',
  westermarkt: 'WES',
  de_drie_hendricken: 'DDH',
  begijnhof: 'BEG',
  munttoren: 'MUN',
  blauwbrug: 'BLA',
};

const LETTERS: Readonly<Record<Card | 'grey', string>> = {
  pink: 'p',
  blue: 'b',
  green: 'g',
  black: 'k',
  red: 'r',
  orange: 'o',
  joker: '*',
  grey: 'x',
};
export function drawMap(view: View, style: TerminalStyle): string[] {
  const columns = Math.min(MOST, Math.max(LEAST, style.columns));
  const across = columns / MAP_SIZE.width;
  const down = across / ASPECT;
  const rows = Math.ceil((MAP_SIZE.height - TOP - BOTTOM) * down);
  const canvas = new Canvas(columns, rows);
  const write = (x: number, y: number, text: string, colour?: Paint): void => {
    const left = Math.round(x * across - text.length / 2);
    canvas.putNear(left, Math.round((y - TOP) * down), text, colour);
  };
  for (const id of LOCATION_IDS) write(SPOTS[id].x, SPOTS[id].y, `<${CODES[id]}>`);
  for (const [route, id] of ROUTE_IDS.entries()) {
    const claim = view.routes[route];
    const { colour, cart } = ROUTES[id];
    const letter = cart ? LETTERS[colour].toUpperCase() : LETTERS[colour];
    const mark = claim ? String(claim.seat + 1) : letter;
    const painted = claim ? SEAT_PAINTS[claim.seat] : PAINTS[colour];
    for (const { x, y, angle } of SPACES[id]) {
      const side = claim ? '#' : direction(angle);
      write(x, y, `${side}${mark}${side}`, painted);
    }
  }
  return canvas.lines(style);
}

/** The stroke that runs most like an angle, in degrees clockwise. */
function direction(angle: number): string {
  const strokes = ['-', '\\', '|', '/'];
  const turned = ((angle % HALF_TURN) + HALF_TURN) % HALF_TURN;
  return strokes[Math.round(turned / (HALF_TURN / strokes.length)) % strokes.length] ?? '-';
}

/** The codes of the locations with their names, in columns. */
export function drawNames(style: TerminalStyle): string[] {
  const names = LOCATION_IDS.map((id) => `${CODES[id]} ${LOCATION_NAMES[id]}`);
  const width = Math.max(...names.map((name) => name.length)) + 1;
  const perRow = Math.max(1, Math.floor(Math.min(style.columns, MOST) / width));
  const rows = Math.ceil(names.length / perRow);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: perRow }, (_unused, column) => names[column * rows + row] ?? '')
      .map((name) => name.padEnd(width))
      .join('')
      .trimEnd(),
  );
}
