/** At which tables somebody can be rated: everybody there is known, sits once, and can't keep the match from ending. */
import type { AccountStore, Room, RoomSeat } from '@roundhouse/store';
import { botPlayer, type Stakes } from '@roundhouse/table';
import { Problem } from '../problem.ts';

export type Rateable = Pick<Room, 'seats' | 'pace'>;

/** A guest comes back under another name as often as he likes: who is rated has an account. */
export async function demandAccount(
  accounts: Pick<AccountStore, 'of' | 'passkeys'>,
  person: string,
): Promise<void> {
  if (await accounts.of(person)) return;
  if ((await accounts.passkeys(person)).length === 0) throw new Problem('needs-account');
}

export async function demandRateable(
  accounts: Pick<AccountStore, 'of' | 'passkeys'>,
  { seats, pace }: Rateable,
): Promise<void> {
  // Without one a loser has only to stay away.
  if (!pace) throw new Problem('rated-table', 'a rated match has a pace');
  const people = seats.flatMap(expected);
  if (new Set(people).size < people.length) {
    throw new Problem('rated-table', 'nobody plays a rated match against himself');
  }
  for (const person of people) await demandAccount(accounts, person);
}

/** What hangs on the match of a room, by who sits there when it begins. */
export function stakesOf({ isRated, tournament, seats }: Room): Stakes | undefined {
  if (!isRated && tournament === null) return undefined;
  return { isRated, players: seats.map(playerOf) };
}

/** Who sits in a seat at a table on which something hangs sits there to the end. */
export function demandNoStakes({ isRated, tournament, isBegun }: Room): void {
  if (isBegun && (isRated || tournament !== null)) throw new Problem('rated-table');
}

const expected = (holder: RoomSeat): readonly string[] => {
  const person = holder.kind === 'person' ? holder.person : holder.for?.person;
  return person === undefined ? [] : [person];
};

/** Where a crash came between the room and its match, somebody may have left meanwhile. */
function playerOf(holder: RoomSeat): string {
  const [person] = expected(holder);
  if (person !== undefined) return person;
  return botPlayer(holder.kind === 'bot' ? holder.level : 'normal');
}
