/** Advice in a reader's language: what speaks for a choice, and what it fears. */
import type { FallenShort } from './shortfall.ts';
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
  const standpoint = at === 0 ? 'best' : 'lesser';
  return [
    words.reason?.(one.reason, who) ?? '',
    (fallen && words.shortfall?.(fallen, standpoint, who)) ?? '',
  ]
    .filter((said) => said !== '')
    .join(' ');
}
