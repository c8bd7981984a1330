/** The shapes of reviews. */
import { z } from 'zod';
import { TableId } from './fields.ts';

const State = z.strictObject({
  /** `none`: nobody has asked yet. `kept`: without a review there is no expert for so many players. */
  state: z.enum(['none', 'thinking', 'kept']),
  /** How much is looked through, 0 to 100. */
  part: z.number(),
  /** The bots’ own. */
  review: z.unknown().optional(),
});

export const REVIEW_SHAPES = {
  readReview: { asks: z.strictObject({ table: TableId }), answers: State },
  askReview: { asks: z.strictObject({ table: TableId }), answers: State },
};
