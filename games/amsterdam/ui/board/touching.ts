/** What touches on the map mean. */
import type { Touching } from '@roundhouse/ui/pieces/touches';
import type { RouteId } from '../../src/board.ts';
import type { Action, View } from '../../src/types.ts';
import { describeRoute } from '../face/places.ts';
import { meantByRoute, touchRoute } from './choosing.ts';

export const TOUCHING: Touching<View, Action, RouteId> = {
  selector: (route) => `[role][data-route="${route}"]`,
  describe: (route, props) => describeRoute(props.view, route, props),
  touch: (route, { legal, left }) => touchRoute(legal, left, route),
  meant: (route, seat, { view }) => meantByRoute(view, seat, route),
};
