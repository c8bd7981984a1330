/** What can be refused, by the codes of the rules; each language has a sentence for every one. */
import type { Refused } from '@roundhouse/ui/words';

type Sentence = (params: Refused['params']) => string;

type Code =
  | 'not-now'
  | 'passed-already'
  | 'offered-already'
  | 'must-offer'
  | 'no-share-left'
  | 'not-in-game'
  | 'knocked-out'
  | 'cannot-bid'
  | 'bid-over-cash'
  | 'bid-below-minimum'
  | 'bid-too-low'
  | 'not-a-city'
  | 'city-not-empty'
  | 'space-taken'
  | 'closed-city'
  | 'no-cube-in-city'
  | 'house-in-city'
  | 'no-expand2'
  | 'nothing-to-place'
  | 'nothing-placed'
  | 'already-begun'
  | 'no-share'
  | 'no-cubes-left'
  | 'own-cube-there'
  | 'hex-full'
  | 'not-adjacent'
  | 'too-dear'
  | 'auction-over'
  | 'order-without-amount'
  | 'unknown-order';

export type Refusals = Readonly<Record<Code, Sentence>>;

export function refusalIn(refusals: Refusals, { code, params }: Refused): string {
  const sentences: Readonly<Record<string, Sentence>> = refusals;
  return sentences[code]?.(params) ?? code;
}
