/** Whoever asks: nobody yet, or somebody by the cookie of his device. */
import type { PeopleStore, Person } from '@roundhouse/store';
import { hashOf, newId, newSession } from './secrets.ts';

export interface Visitor {
  readonly person: Person | undefined;
  /** Names his session where it has one, and tells it from no other. */
  readonly session: string | undefined;
  /** Becomes somebody new; the answer carries the cookie. */
  become(name: string): Promise<Person>;
  /** Ends the session. */
  leave(): Promise<void>;
}

export interface VisitorParts {
  readonly people: PeopleStore;
  readonly now: () => number;
  /** Gives the device its cookie; empty takes it away. */
  readonly setCookie: (secret: string) => void;
}

/** So often it is noted that a session is used. */
const NOTED_MS = 60_000;

export async function visitorBy(
  secret: string | undefined,
  { people, now, setCookie }: VisitorParts,
): Promise<Visitor> {
  const session = secret === undefined ? undefined : hashOf(secret);
  const found = session === undefined ? undefined : await people.find(session);
  const person = found?.person;
  if (found && session !== undefined && now() - found.used > NOTED_MS) {
    await people.touch(session, now());
  }
  return {
    person,
    session: person ? session : undefined,
    async become(name) {
      const made = now();
      const fresh = newSession();
      const guest = { id: newId(), name, made };
      await people.add(guest, { hash: hashOf(fresh), person: guest.id, made, used: made });
      setCookie(fresh);
      return { id: guest.id, name, isAdmin: false };
    },
    async leave() {
      if (session !== undefined) await people.end(session);
      setCookie('');
    },
  };
}
