/** What every language needs: lists, capitals, whom an attack is aimed at. */
import type { Attack } from '../../src/index.ts';

/** 'a, b and c'. */
export function enumerate(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The places that an attack is aimed at. */
export function targetsOf(attack: Attack): readonly string[] {
  if (attack.card === 'beg') return [];
  return attack.card === 'exit2' && attack.other !== null
    ? [attack.cell, attack.other]
    : [attack.cell];
}
