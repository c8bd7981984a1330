/** Whoever asks: nobody yet, or somebody by the cookie of his device or the token of his program. */
import type { PeopleStore, Person, SessionRow } from '@roundhouse/store';
import { hashOf, newId, newSession } from './secrets.ts';

type Via = SessionRow['via'];

export interface Visitor {
  readonly person: Person | undefined;
  /** Names his session where it has one, and tells it from no other. */
  readonly session: string | undefined;
  /** How he proved who he is, and when. */
  readonly proof: { readonly via: Via; readonly at: number } | undefined;
  /** What kind of device it says it is. */
  readonly device: string;
  /** Becomes somebody new; the answer carries the cookie. */
  become(name: string): Promise<Person>;
  /** This device is somebody's from now on. */
  signIn(person: Person, via: Via): Promise<void>;
  /** The answer carries the cookie again: who comes back would lose it a year after he first came. */
  stay(): void;
  /** Ends the session. */
  leave(): Promise<void>;
}

export interface VisitorParts {
  readonly people: PeopleStore;
  readonly now: () => number;
  /** What kind of device it says it is. */
  readonly device: () => string;
  /** Gives the device its cookie; empty takes it away. */
  readonly setCookie: (secret: string) => void;
}

/** So often it is noted that a session is used. */
const NOTED_MS = 60_000;
/** So old a session is when its cookie is given again. */
const RENEWED_MS = 86_400_000;

export async function visitorBy(
  secret: string | undefined,
  { people, now, device, setCookie }: VisitorParts,
): Promise<Visitor> {
  const session = secret === undefined ? undefined : hashOf(secret);
  const found = session === undefined ? undefined : await people.find(session);
  if (found && session !== undefined && Math.abs(now() - found.used) > NOTED_MS) {
    await people.touch([session], now());
  }
  return {
    person: found?.person,
    session: found ? session : undefined,
    proof: found && { via: found.via, at: found.made },
    get device() {
      return device();
    },
    async become(name) {
      const guest = { id: newId(), name, made: now() };
      const { secret: fresh, row } = freshSession(guest.id, 'guest', device(), guest.made);
      await people.add(guest, row);
      setCookie(fresh);
      return { id: guest.id, name, isAdmin: false };
    },
    async signIn({ id }, via) {
      const { secret: fresh, row } = freshSession(id, via, device(), now());
      await people.begin(row);
      // A device is one person's at a time.
      if (found && session !== undefined) await people.end(session);
      setCookie(fresh);
    },
    stay() {
      if (!found || secret === undefined || found.via === 'program') return;
      if (now() - found.made > RENEWED_MS) setCookie(secret);
    },
    async leave() {
      if (session !== undefined) await people.end(session);
      setCookie('');
    },
  };
}

/** A session, and the secret of which only the hash is kept. */
export function freshSession(
  person: string,
  via: Via,
  device: string,
  now: number,
): { readonly secret: string; readonly row: SessionRow } {
  const secret = newSession();
  const times = { made: now, used: now };
  return { secret, row: { hash: hashOf(secret), person, id: newId(), device, via, ...times } };
}
