/** What people and bots are called who have given no name: the same in every language. */

const PERSONS = ['Anna', 'Bram', 'Carla', 'Daan', 'Els', 'Finn'];
const BOTS = ['Ada', 'Bram', 'Cleo', 'Dirk', 'Emma', 'Floris'];

export function personName(seat: number): string {
  return PERSONS[seat] ?? String(seat + 1);
}

/** Which character plays under a name, by number; undefined: whoever was called otherwise is none. */
export function characterOf(name: string): number | undefined {
  const found = BOTS.indexOf(name);
  return found < 0 ? undefined : found;
}

export function botName(bot: number): string {
  return BOTS[bot % BOTS.length] ?? '';
}
