/** What can be refused, by the codes of the rules; each language has a sentence for every one. */
import type { Refused, Who } from '@roundhouse/ui/words';

type Sentence = (params: Refused['params'], who: Who) => string;

type Code =
  | 'not-now'
  | 'not-possible'
  | 'no-card'
  | 'no-more-of-card'
  | 'no-cards'
  | 'no-token'
  | 'trade-first'
  | 'sit-first'
  | 'no-such-door'
  | 'name-no-door'
  | 'already-waiting'
  | 'no-supply'
  | 'nobody-waits'
  | 'none-outside'
  | 'board-without-roll'
  | 'roll-first'
  | 'boarded'
  | 'boarded-no-refresh'
  | 'own-pawn-in-aisle'
  | 'all-marked'
  | 'seat-taken'
  | 'not-a-seat'
  | 'no-opponent-sits-there'
  | 'nobody-to-hit'
  | 'not-laid'
  | 'no-such-opponent'
  | 'out-of-reach'
  | 'not-his-pawn'
  | 'so-many-pawns'
  | 'pawns-in-order'
  | 'begging-cancelled'
  | 'none-of-that-kind'
  | 'not-in-that-hand'
  | 'no-surplus'
  | 'not-your-pawn'
  | 'no-aisle-pawn'
  | 'not-a-move-card'
  | 'too-many-numbers'
  | 'one-advanced'
  | 'no-number'
  | 'colours-differ'
  | 'card-order'
  | 'not-an-end'
  | 'out-of-the-way'
  | 'held'
  | 'past-opponent'
  | 'oust-needs-excuse'
  | 'pass-cards'
  | 'no-shift'
  | 'name-the-way';

export type Refusals = Readonly<Record<Code, Sentence>>;

/** Undefined: it is not the game's to explain. */
export function refusalIn(refusals: Refusals, refused: Refused, who: Who): string | undefined {
  const sentences: Readonly<Record<string, Sentence>> = refusals;
  if (!Object.hasOwn(sentences, refused.code)) return undefined;
  return sentences[refused.code]?.(refused.params, who);
}
