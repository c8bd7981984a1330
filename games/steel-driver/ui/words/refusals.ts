/** What can be refused, by the codes of the rules; each language has a sentence for every one. */
import type { Refused } from '@roundhouse/ui/words';

type Sentence = (params: Refused['params']) => string;

type Code =
  | 'wrong-phase'
  | 'company-sold'
  | 'bid-too-low'
  | 'bid-too-high'
  | 'must-build'
  | 'no-such-route'
  | 'route-turned'
  | 'no-such-city'
  | 'route-taken'
  | 'no-links-left'
  | 'too-dear'
  | 'start-needed'
  | 'already-started'
  | 'no-hexagon'
  | 'not-a-hexagon'
  | 'start-elsewhere'
  | 'not-touching'
  | 'not-in-network'
  | 'no-goods-left'
  | 'auction-over'
  | 'passed-already'
  | 'must-take'
  | 'order-without-amount'
  | 'unknown-order';

export type Refusals = Readonly<Record<Code, Sentence>>;

export function refusalIn(refusals: Refusals, { code, params }: Refused): string {
  const sentences: Readonly<Record<string, Sentence>> = refusals;
  return sentences[code]?.(params) ?? code;
}
