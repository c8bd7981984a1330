/** Who a bot is: below normal nobody in particular. */
import type { Level } from '@roundhouse/bots';
import { characterOf } from '@roundhouse/table';
import type { AnyWords } from '@roundhouse/titles';
import type { Character } from '@roundhouse/ui/words';

const NOBODY: readonly Level[] = ['random', 'easy'];

export function characterIn(
  { characters = {} }: AnyWords,
  { name, level }: { readonly name: string; readonly level: Level },
): Character | undefined {
  const number = characterOf(name);
  if (number === undefined || NOBODY.includes(level)) return undefined;
  const all = Object.values(characters);
  return all[number % all.length];
}
