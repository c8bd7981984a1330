/** Passkeys, where the connection is one that browsers make them for. */
import { Problem } from '../problem.ts';
import type { Place } from '../people/webauthn.ts';
import { me, orMissing, signedIn } from './account-answers.ts';
import type { Answers, Asking, Parts } from './answers.ts';

export function passkeyAnswers(parts: Parts) {
  const { passkeys, accounts, people } = parts;
  return {
    async askPasskey(_, asking) {
      const { host } = secure(asking);
      return { challenge: await passkeys.ask(), place: host };
    },
    addPasskey: async (made, asking) => passkeys.add(me(asking).id, made, secure(asking)),
    removePasskey: async ({ passkey }, asking) =>
      orMissing(accounts.removePasskey(me(asking).id, passkey), 'no-such-passkey'),
    async signInByPasskey({ bringSeats, ...used }, asking) {
      const owner = await passkeys.use(used, secure(asking));
      const person = await people.person(owner);
      if (!person) throw new Problem('bad-passkey');
      return signedIn(parts, asking.visitor, person, 'passkey', bringSeats);
    },
  } satisfies Partial<Answers>;
}

/** Browsers make passkeys over https, and on the machine itself. */
function secure({ placeOf }: Asking): Place {
  const place = placeOf();
  const isSecure = place.origin.startsWith('https:') || place.host === 'localhost';
  if (!isSecure) throw new Problem('not-secure');
  return place;
}
