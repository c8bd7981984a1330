/** The game that has waited longest for whoever is here: of those elsewhere first, then of this device. */
import { listMatches } from '../host/index.ts';
import { isMyTurn } from '../matches/telling.ts';
import { matchOf, tableOf } from './addresses.ts';
import { server } from './here.ts';

/** `leaving`: the table that one comes from. */
export async function nextWaiting(leaving: string): Promise<string | undefined> {
  const { table } = await server.ask('readNext', { leaving: tableOf(leaving) });
  if (table !== undefined) return matchOf(table);
  const here = (await listMatches()).filter(
    (entry) => !entry.isOver && entry.problem === undefined && isMyTurn(entry),
  );
  return here.toSorted((one, other) => one.touched - other.touched)[0]?.match;
}
