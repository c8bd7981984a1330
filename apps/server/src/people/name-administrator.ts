/** Who else looks after the place: named by who does, and gone from it by his own wish or another's. */
import type { AccountStore, PopulationStore } from '@roundhouse/store';
import { Problem } from '../problem.ts';

export interface NamingParts {
  readonly population: PopulationStore;
  readonly accounts: AccountStore;
}

export async function nameAdministrator(
  { population, accounts }: NamingParts,
  person: string,
  isAdmin: boolean,
): Promise<void> {
  const found = await population.find(person);
  if (!found) throw new Problem('no-such-person');
  if (isAdmin && found.banned !== null) throw new Problem('banned');
  // Whoever is only a cookie would take the office with him when it is lost.
  const maySignIn =
    (await accounts.of(person)) !== undefined || (await accounts.passkeys(person)).length > 0;
  if (isAdmin && !maySignIn) throw new Problem('no-account');
  const isDone = await population.setAdministrator(person, isAdmin);
  if (!isDone) throw new Problem('last-administrator');
}
