/** The games of whoever looks that are over, the latest first. */
import type { Answer } from '@roundhouse/contract';
import { useAsked } from '../../online/use-asked.ts';

export type Game = Answer<'listTables'>['tables'][number];

/** Undefined until it is known; refused to who is nobody here. */
export function useGames(): readonly Game[] | 'no-server' | 'refused' | undefined {
  const [asked] = useAsked('listTables', {});
  if (typeof asked !== 'object') return asked;
  return asked.tables
    .filter(({ phase }) => phase === 'over')
    .toSorted((one, other) => other.touched - one.touched);
}
