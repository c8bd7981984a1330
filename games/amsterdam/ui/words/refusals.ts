/** What can be refused, by the codes of the rules; each language has a sentence for every one. */
import type { Refused } from '@roundhouse/ui/words';

type Sentence = (params: Refused['params']) => string;

type Code =
  | 'not-your-turn'
  | 'already-chosen'
  | 'not-your-view'
  | 'keep-first'
  | 'keep-one'
  | 'not-offered'
  | 'keep-in-order'
  | 'nothing-to-keep'
  | 'not-in-display'
  | 'joker-second'
  | 'pile-empty'
  | 'second-card-first'
  | 'no-contracts'
  | 'may-not-pass'
  | 'route-taken'
  | 'own-twin'
  | 'twin-closed'
  | 'too-few-carts'
  | 'wrong-colour'
  | 'too-few-cards'
  | 'too-few-jokers'
  | 'all-jokers'
  | 'no-such-order';

export type Refusals = Readonly<Record<Code, Sentence>>;

export function refusalIn(refusals: Refusals, { code, params }: Refused): string {
  const sentences: Readonly<Record<string, Sentence>> = refusals;
  return sentences[code]?.(params) ?? code;
}
