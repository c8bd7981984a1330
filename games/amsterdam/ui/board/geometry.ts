/** Where things lie on the drawing. */
import { boxAround, type Box, type Point } from '@roundhouse/ui/pieces/box';
import type { LocationId, RouteId } from '../../src/board.ts';
import { ROUTES } from '../../src/board.ts';
import { MAP_SIZE, SPOTS, SPACES, type Space } from '../../src/map.ts';

export const DRAWING = { width: MAP_SIZE.width, height: MAP_SIZE.height } as const;
/** The width of the score track around the map. */
export const BAND = 20;

/** A space as it is drawn: a little smaller than its room. */
export const SPACE = { width: 62, height: 22.6 } as const;

/** The room around what is shown. */
const AROUND = 30;

const STOPS = 50;
const ALONG = (DRAWING.width - 2 * BAND) / 15;
const DOWN = (DRAWING.height - 2 * BAND) / 10;

export interface Stop extends Point {
  /** Which side of the frame it lies on. */
  readonly isUpright: boolean;
}

/** Clockwise from the top left: 15 along, 10 down, 15 back, 10 up; then it begins again. */
export function scoreStop(score: number): Stop {
  const at = ((score % STOPS) + STOPS) % STOPS;
  const middle = BAND / 2;
  if (at < 15) return { x: BAND + ALONG * (at + 0.5), y: middle, isUpright: false };
  if (at < 25) return { x: DRAWING.width - middle, y: BAND + DOWN * (at - 14.5), isUpright: true };
  if (at < 40) {
    const x = DRAWING.width - BAND - ALONG * (at - 24.5);
    return { x, y: DRAWING.height - middle, isUpright: false };
  }
  return { x: middle, y: DRAWING.height - BAND - DOWN * (at - 39.5), isUpright: true };
}

export const scoreField = (isUpright: boolean): { width: number; height: number } =>
  isUpright ? { width: BAND, height: DOWN } : { width: ALONG, height: BAND };

/** Markers of one field stand side by side along the track. */
export function markerPlaces(scores: readonly number[]): { x: number; y: number }[] {
  return scores.map((score, seat) => {
    const { x, y, isUpright } = scoreStop(score);
    const same = scores.flatMap((other, at) => ((other - score) % 50 === 0 ? [at] : []));
    const along = (same.indexOf(seat) - (same.length - 1) / 2) * (same.length > 3 ? 15 : 19);
    return isUpright ? { x, y: y + along } : { x: x + along, y };
  });
}

/** What stands on a space is never upside down. */
export function uprightAngle(angle: number): number {
  const half = ((angle % 180) + 180) % 180;
  return half > 90 ? half - 180 : half;
}

export const spaceTransform = ({ x, y, angle }: Space): string =>
  `translate(${x} ${y}) rotate(${uprightAngle(angle).toFixed(1)})`;

/** The outline of a space, turned; `more` on every side. */
function spaceOutline({ x, y, angle }: Space, more: number): string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [w, h] = [SPACE.width / 2 + more, SPACE.height / 2 + more];
  const corners = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ] as const;
  const points = corners.map(
    ([dx, dy]) => `${(x + dx * cos - dy * sin).toFixed(1)} ${(y + dx * sin + dy * cos).toFixed(1)}`,
  );
  return `M${points.join('L')}Z`;
}

export function routeOutline(route: RouteId, more = 0): string {
  return SPACES[route].map((space) => spaceOutline(space, more)).join('');
}

/** From end to end through the middles of its spaces. */
export function routeLine(route: RouteId): readonly Point[] {
  const { a, b } = ROUTES[route];
  return [SPOTS[a], ...SPACES[route], SPOTS[b]];
}

export function routeMiddle(route: RouteId): Point {
  const spaces = SPACES[route];
  const sum = spaces.reduce((at, { x, y }) => ({ x: at.x + x, y: at.y + y }), { x: 0, y: 0 });
  return { x: sum.x / spaces.length, y: sum.y / spaces.length };
}

/** Around some points; around the whole drawing if there are none. */
export function boxOf(points: readonly Point[]): Box {
  return boxAround(points, AROUND) ?? { x: 0, y: 0, ...DRAWING };
}

export const routesBox = (routes: readonly RouteId[]): Box => boxOf(routes.flatMap(routeLine));

/** Where the name of a location stands: beside its plate, on none of the spaces. */
export const SIGNS: Readonly<Record<LocationId, Point & { readonly lines: readonly string[] }>> = {
  nieuwe_waal: { x: 176, y: 101, lines: ['Nieuwe', 'Waal'] },
  haringpakkerstoren: { x: 495, y: 159, lines: ['Haringpakkerstoren'] },
  oude_waal: { x: 724, y: 133, lines: ['Oude Waal'] },
  montelbaanstoren: { x: 912, y: 217, lines: ['Montelbaans-', 'toren'] },
  noordermarkt: { x: 124, y: 247, lines: ['Noordermarkt'] },
  korenmetershuisje: { x: 353, y: 254, lines: ['Korenmetershuisje'] },
  oude_kerk: { x: 612, y: 360, lines: ['Oude Kerk'] },
  waag: { x: 748, y: 350, lines: ['Waag'] },
  jordaan: { x: 166, y: 381, lines: ['Jordaan'] },
  jan_roodenpoortstoren: { x: 397, y: 497, lines: ['Jan Rooden-', 'poortstoren'] },
  dam: { x: 527, y: 432, lines: ['Dam'] },
  oost_indisch_huis: { x: 793, y: 419, lines: ['Oost-Indisch Huis'] },
  westermarkt: { x: 369, y: 531, lines: ['Westermarkt'] },
  de_drie_hendricken: { x: 116, y: 616, lines: ['De Drie', 'Hendricken'] },
  begijnhof: { x: 445, y: 660, lines: ['Begijnhof'] },
  munttoren: { x: 658, y: 692, lines: ['Munttoren'] },
  blauwbrug: { x: 910, y: 572, lines: ['Blauwbrug'] },
};

export interface SignShape {
  readonly half: number;
  readonly high: number;
}

/** How large a sign is for its lines. */
export function signShape(lines: readonly string[]): SignShape {
  const longest = Math.max(...lines.map((line) => line.length));
  return { half: longest * 3.6 + 7, high: lines.length * 8.5 + 2.5 };
}
