/** What touches on the drawing mean. */
import type { Touching } from '@roundhouse/ui/pieces/touches';
import type { Action, View } from '../../src/index.ts';
import { choiceOf, touchSpot } from './choosing.ts';
import { describeSpot } from './describe.ts';
import { meantBySpot } from './meant.ts';
import type { Spot } from './spots.ts';

export const TOUCHING: Touching<View, Action, Spot> = {
  selector: (spot) => `[data-spot="${spot}"]`,
  describe: (spot, props) => describeSpot(props.view, spot, props),
  touch: (spot, { view, legal, left }) => touchSpot(view, legal, left, spot),
  meant: (spot, seat, { view, legal, left }) =>
    meantBySpot(view, seat, spot, choiceOf(view, legal, left).cards),
};
