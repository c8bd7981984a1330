/** Who may ask what. A request may name a table and a seat; whether they are his, the session says. */
import { ROUTES, type Needs, type RouteName } from '@roundhouse/contract';
import type { Room } from '@roundhouse/store';
import type { Visitor } from './people/visitor.ts';
import { Problem } from './problem.ts';
import type { Rooms } from './rooms/rooms.ts';
import { seatsOf } from './rooms/seats.ts';

interface Named {
  readonly table?: string;
  readonly seat?: number;
}

interface Request {
  readonly asked: Named;
  readonly visitor: Visitor;
  readonly room: Room | undefined;
}

/** Each says why not. A route whose need is not here does not start. */
const RULES: Readonly<Record<Needs, (request: Request) => Problem | undefined>> = {
  nothing: () => undefined,
  person: ({ visitor }) => (visitor.person ? undefined : new Problem('not-signed-in')),
  self: ({ visitor: { person, proof } }) => {
    if (!person) return new Problem('not-signed-in');
    return proof?.via === 'program' ? new Problem('not-a-program') : undefined;
  },
  seat: ({ asked, visitor, room }) => {
    if (!visitor.person) return new Problem('not-signed-in');
    const mine = room ? seatsOf(room, visitor.person.id) : [];
    return asked.seat !== undefined && mine.includes(asked.seat)
      ? undefined
      : new Problem('not-your-seat');
  },
  administrator: ({ visitor: { person, proof } }) => {
    if (!person) return new Problem('not-signed-in');
    // A token is handed to a program that plays: it must not open the office.
    if (proof?.via === 'program') return new Problem('not-a-program');
    return person.isAdmin ? undefined : new Problem('not-administrator');
  },
  owner: ({ visitor, room }) => {
    if (!visitor.person) return new Problem('not-signed-in');
    return room?.owner === visitor.person.id ? undefined : new Problem('not-your-table');
  },
};

/** The table that was asked about, once it is known that this visitor may. */
export async function admit(
  name: RouteName,
  asked: Named,
  visitor: Visitor,
  rooms: Rooms,
): Promise<Room | undefined> {
  const { table } = asked;
  const { needs } = ROUTES[name];
  const known = table === undefined || needs !== 'seat' ? undefined : rooms.known(table);
  // Who is refused may just have sat down: only what is allowed goes by what is known.
  if (known?.isBegun && !RULES[needs]({ asked, visitor, room: known })) return known;
  const room = table === undefined ? undefined : await rooms.find(table);
  const refused = RULES[needs]({ asked, visitor, room });
  if (refused) throw refused;
  return room;
}

export function assertAccess(routes: Readonly<Record<string, { readonly needs?: unknown }>>): void {
  for (const [name, { needs }] of Object.entries(routes)) {
    if (typeof needs === 'string' && Object.hasOwn(RULES, needs)) continue;
    throw new Error(`the route ${name} does not say who may ask`);
  }
}
