/** The same people meet again: opens the table, or finds the one that another has opened. */
import { tableOf } from './addresses.ts';
import { server } from './here.ts';

export async function meetAgain(match: string): Promise<string> {
  return (await server.ask('rematch', { table: tableOf(match) })).table;
}
