/** Where the ways to pay lie beside their route. */
import type { Box, Point } from '@roundhouse/ui/pieces/box';
import { ROUTES, type RouteId } from '../../src/board.ts';
import { DRAWING, routeMiddle } from './geometry.ts';

/** Of one payment: a row of cards with room for a finger. */
export const HIGH = 42;
export const CHIP = 25;

const EDGE = 26;
const PAD = 4;
/** From the middle of the route. */
const AWAY = 44;
const MOST_ROWS = 4;
const MOST_WIDTH = 330;

export interface ChooserLayout extends Box {
  /** The width of one payment. */
  readonly wide: number;
  /** Row by row, so that the first lies at the top left. */
  readonly places: readonly Point[];
}

export function chooserLayout(route: RouteId, payments: number): ChooserLayout {
  const wide = ROUTES[route].length * CHIP + 14;
  const most = Math.max(1, Math.floor((MOST_WIDTH - 2 * PAD) / wide));
  const columns = Math.min(most, Math.ceil(payments / MOST_ROWS));
  const rows = Math.ceil(payments / columns);
  const width = columns * wide + 2 * PAD;
  const height = rows * HIGH + 2 * PAD;
  const { x, y } = routeMiddle(route);
  return {
    x: Math.min(Math.max(EDGE, x - width / 2), DRAWING.width - EDGE - width),
    y: y < DRAWING.height / 2 ? y + AWAY : y - AWAY - height,
    width,
    height,
    wide,
    places: Array.from({ length: payments }, (_, at) => ({
      x: PAD + (at % columns) * wide,
      y: PAD + Math.floor(at / columns) * HIGH,
    })),
  };
}
