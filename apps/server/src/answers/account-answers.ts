/** Devices, passwords, recovery, and going for good. */
import type { Person } from '@roundhouse/store';
import { isDone } from '@roundhouse/table';
import { InTurn } from '../operate/in-turn.ts';
import { bringSeats } from '../people/bring-seats.ts';
import { hashOfCode, newCode } from '../people/codes.ts';
import { deletePerson } from '../people/delete-person.ts';
import { isPassword, stretched } from '../people/password.ts';
import { freshSession, type Visitor } from '../people/visitor.ts';
import { Problem } from '../problem.ts';
import type { Answers, Asking, Parts } from './answers.ts';

const DEVICE_MS = 300_000;
/** So long after a recovery a new password needs no old one. */
const RECOVERED_MS = 900_000;
const RECOVERY_CODES = 10;

export function accountAnswers(parts: Parts) {
  const { accounts, codes, people, quotas, limits, now } = parts;
  const tokens = new InTurn();
  const byCode = async (code: string, kind: 'device' | 'recovery'): Promise<Person> => {
    const taken = await codes.take(hashOfCode(code), kind, now());
    const person = taken?.person ? await people.person(taken.person) : undefined;
    if (!person) throw new Problem('bad-code');
    return person;
  };
  /** A password that is not given is none that is there, unless he has just recovered. */
  const demandPassword = async (visitor: Visitor, person: Person, given: string | undefined) => {
    const account = await accounts.of(person.id);
    const { via, at = 0 } = visitor.proof ?? {};
    if (!account || (via === 'recovery' && Math.abs(now() - at) < RECOVERED_MS)) return;
    if (!(await isPassword(given ?? '', account.password))) throw new Problem('wrong-password');
  };
  return {
    async rename({ name }, asking) {
      const { id, isAdmin } = me(asking);
      await people.rename(id, name);
      return { person: { id, name, isAdmin } };
    },
    async makeDeviceCode(_, asking) {
      const { id } = me(asking);
      const [code, until] = [newCode(2), now() + DEVICE_MS];
      const row = { hash: hashOfCode(code), kind: 'device', person: id, until } as const;
      await codes.replace('device', [row], now());
      return { code, until };
    },
    async useDeviceCode({ code, bringSeats: isBringing }, { visitor }) {
      return signedIn(parts, visitor, await byCode(code, 'device'), 'device', isBringing);
    },
    async listSessions(_, asking) {
      const { session: own } = asking.visitor;
      const found = await people.sessions(me(asking).id);
      return {
        sessions: found.map(({ hash, id, device, via, made, used }) => ({
          session: id,
          device,
          via,
          made,
          used,
          isThis: hash === own,
        })),
      };
    },
    endSession: async ({ session }, asking) =>
      orMissing(people.endNamed(me(asking).id, session), 'no-such-session'),
    async readAccount(_, asking) {
      const { id } = me(asking);
      const account = await accounts.of(id);
      const passkeys = await accounts.passkeys(id);
      return {
        ...(account ? { login: account.login } : {}),
        passkeys: passkeys.map(({ id: passkey, name, made }) => ({ passkey, name, made })),
        recoveryCodes: await accounts.recoveryCodes(id),
      };
    },
    async setPassword({ login, password, current }, asking) {
      const person = me(asking);
      await demandPassword(asking.visitor, person, current);
      const account = { person: person.id, login, password: await stretched(password) };
      const isSaved = await isDone(accounts.save({ ...account, made: now() }), 'taken');
      if (!isSaved) throw new Problem('login-taken');
    },
    async signIn({ login, password, bringSeats: isBringing }, { visitor }) {
      const giveBack = limits?.takeGuess(login);
      let isWrong = false;
      try {
        const account = await accounts.byLogin(login);
        const isRight = await isPassword(password, account?.password);
        const person = isRight && account ? await people.person(account.person) : undefined;
        isWrong = !person;
        if (!person) throw new Problem('wrong-password');
        return await signedIn(parts, visitor, person, 'password', isBringing);
      } finally {
        if (!isWrong) giveBack?.();
      }
    },
    async makeRecoveryCodes(_, asking) {
      const { id } = me(asking);
      const fresh = Array.from({ length: RECOVERY_CODES }, () => newCode(4));
      const rows = fresh.map((code) => ({
        hash: hashOfCode(code),
        kind: 'recovery' as const,
        person: id,
        until: Number.MAX_SAFE_INTEGER,
      }));
      await codes.replace('recovery', rows, now());
      return { codes: fresh };
    },
    async recover({ code, bringSeats: isBringing }, { visitor }) {
      return signedIn(parts, visitor, await byCode(code, 'recovery'), 'recovery', isBringing);
    },
    async makeToken({ name }, asking) {
      const { id } = me(asking);
      return tokens.of(id, async () => {
        const programs = (await people.sessions(id)).filter(({ via }) => via === 'program');
        if (programs.length >= quotas.programs) throw new Problem('too-many', 'programs');
        const { secret, row } = freshSession(id, 'program', name, now());
        await people.begin(row);
        return { token: secret };
      });
    },
    async deleteMe({ password }, asking) {
      const person = me(asking);
      await demandPassword(asking.visitor, person, password);
      await deletePerson(parts, person);
      await asking.visitor.leave();
    },
  } satisfies Partial<Answers>;
}

/** What he was here as a guest comes along where he wants that; who has an account of his own does not move into another. */
export async function signedIn(
  parts: Parts,
  visitor: Visitor,
  person: Person,
  via: 'password' | 'passkey' | 'recovery' | 'device',
  isBringing: boolean,
): Promise<{ person: Person }> {
  if (await parts.people.isBanned(person.id)) throw new Problem('banned');
  const guest = visitor.person;
  if (isBringing && guest && guest.id !== person.id) {
    const { accounts } = parts;
    const isAccount = await accounts.of(guest.id);
    if (isAccount || (await accounts.passkeys(guest.id)).length > 0)
      throw new Problem('has-account');
    await bringSeats(parts, guest.id, person);
  }
  await visitor.signIn(person, via);
  return { person };
}

export function me({ visitor: { person } }: Asking): Person {
  if (!person) throw new Problem('not-signed-in');
  return person;
}

export async function orMissing(
  work: Promise<void>,
  code: 'no-such-session' | 'no-such-passkey',
): Promise<void> {
  if (!(await isDone(work, 'missing'))) throw new Problem(code);
}
