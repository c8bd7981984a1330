/** Advice in a reader's language: what speaks for a choice, and what it fears. */
import type { FallenShort, Standpoint } from './shortfall.ts';
import type { Reasoned, Who, Words } from './words.ts';

/** A choice as a bot weighed it. */
export interface Advised {
  readonly reason: Reasoned;
  /** Against the first. */
  readonly shortfall?: FallenShort;
}

type Saying = Pick<Words<never, never, never>, 'reason' | 'shortfall'>;

/** For one of several, the best first: the first fears what the second would let happen. */
export function adviceOn(words: Saying, all: readonly Advised[], at: number, who?: Who): string {
  const one = all[at];
  if (!one) return '';
  const fallen = at === 0 ? all[1]?.shortfall : one.shortfall;
  return argumentFor(words, one.reason, fallen, at === 0 ? 'best' : 'lesser', who);
}

/** What rules of thumb have against the best was outweighed by what came of it: that is not told. */
export function argumentFor(
  words: Saying,
  reason: Reasoned,
  fallen: FallenShort | undefined,
  standpoint: Standpoint,
  who?: Who,
): string {
  const isOutweighed = standpoint === 'best' && reason.isAgainst === true;
  return [
    (isOutweighed ? undefined : words.reason?.(reason, who)) ?? '',
    (fallen && words.shortfall?.(fallen, standpoint, who)) ?? '',
  ]
    .filter((said) => said !== '')
    .join(' ');
}
