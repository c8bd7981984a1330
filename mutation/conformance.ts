import { assertConformance, type Check, type Subject } from '@roundhouse/engine/testing';
import type { GameTypes } from '@roundhouse/engine';

export * from '@roundhouse/engine/testing';

const MATCHES = 8;

/**
 * The suite as a mutant meets it: one test that ends at the first failure. As many tests that share
 * their matches, only the first would be known to reach the mutant, whichever would notice it.
 */
export function conformance<G extends GameTypes>(subject: Subject<G>): readonly Check[] {
  const run = (): void => assertConformance(subject, { seed: 'mutation', matches: MATCHES });
  return [{ name: 'conformance', run }];
}
