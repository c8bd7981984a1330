import { type Board } from './board.ts';
import type { Company, BareState } from './types.ts';

/** Whether a city is in a company's network. */
export function inNetwork(
  { network }: Pick<BareState, 'network'>,
  { cityWords }: Pick<Board, 'cityWords'>,
  company: Company,
  city: number,
): boolean {
  return (((network[company * cityWords + (city >> 5)] ?? 0) >> (city & 31)) & 1) === 1;
}
