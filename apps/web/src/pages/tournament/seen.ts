import type { Answer } from '@roundhouse/contract';

export type Tournament = Answer<'readTournament'>;

/** The table at which I sit in the round that is being played. */
export function myTable({ mine, drawn, phase }: Tournament): string | undefined {
  if (mine === undefined || phase !== 'running') return undefined;
  const table = drawn.at(-1)?.find(({ seats }) => seats.includes(mine));
  return table && !table.places ? table.table : undefined;
}

/** How many tables of the round still play. */
export function stillPlaying({ drawn }: Tournament): number {
  return drawn.at(-1)?.filter(({ places }) => !places).length ?? 0;
}

/** Who came first once it is over, by name; whoever is equal in all shares it. */
export function winnersOf({ phase, standings, entrants }: Tournament): readonly string[] {
  if (phase !== 'over') return [];
  const first = standings.filter(({ place, games }) => place === 1 && games > 0);
  return first.map(({ entrant }) => entrants[entrant]?.name ?? '');
}
