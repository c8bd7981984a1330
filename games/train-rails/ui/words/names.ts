/** Whom an attack is aimed at. */
import type { Attack } from '../../src/index.ts';

/** The places that an attack is aimed at. */
export function targetsOf(attack: Attack): readonly string[] {
  if (attack.card === 'beg') return [];
  return attack.card === 'exit2' && attack.other !== null
    ? [attack.cell, attack.other]
    : [attack.cell];
}
