/** What touches on the map mean. */
import type { Telling } from '@roundhouse/ui/face';
import type { TipText } from '@roundhouse/ui/pieces/tip';
import type { Touching } from '@roundhouse/ui/pieces/touches';
import type { Action, Board, View } from '../../src/index.ts';
import { describeCity, describeRoute } from '../face/places.ts';
import { meantByCity, meantByRoute, touchCity, touchRoute } from './choosing.ts';
import type { Spot } from './steps.ts';

export function describeSpot(view: View, board: Board, spot: Spot, tell: Telling): TipText {
  const { length } = board.cities;
  return spot < length ? describeCity(view, spot, tell) : describeRoute(view, spot - length, tell);
}

export function touchingOf(board: Board): Touching<View, Action, Spot> {
  const { length } = board.cities;
  return {
    selector: (spot) => `[data-spot="${spot}"]`,
    describe: (spot, props) => describeSpot(props.view, board, spot, props),
    touch: (spot, { legal, left }) =>
      spot < length
        ? touchCity(board, legal, left, spot)
        : touchRoute(board, legal, left, spot - length),
    meant: (spot, _, { view }) =>
      spot < length ? meantByCity(view, board, spot) : meantByRoute(view, board, spot - length),
  };
}
