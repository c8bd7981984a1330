/** Somebody is let in no longer. What he played and said stays as it is. */
import type { PopulationStore } from '@roundhouse/store';
import { Problem } from '../problem.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { vacateSeats, type VacatingParts } from './vacate-seats.ts';

export interface BanningParts extends VacatingParts {
  readonly population: PopulationStore;
  readonly tournaments: Pick<Tournaments, 'dismiss'>;
  readonly now: () => number;
}

export async function banPerson(parts: BanningParts, id: string): Promise<void> {
  const { population, tournaments, now } = parts;
  const found = await population.find(id);
  if (!found) throw new Problem('no-such-person');
  if (found.admin === 1) throw new Problem('is-administrator');
  // First the door, then the chairs: nobody sits down again meanwhile.
  await population.setBanned(id, now());
  await tournaments.dismiss(id);
  await vacateSeats(parts, { id, name: found.name, isAdmin: false });
}

export async function letInAgain({ population }: BanningParts, id: string): Promise<void> {
  if (!(await population.find(id))) throw new Problem('no-such-person');
  await population.setBanned(id, null);
}
