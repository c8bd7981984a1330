/** A screen on which nobody likes to type gets an invitation by a short code. */
import { hashOfCode, newCode } from '../people/codes.ts';
import { Problem } from '../problem.ts';
import type { Answers, Parts } from './answers.ts';

/** As long as it takes to walk over to a television. */
const LENT_MS = 600_000;

export function screenAnswers({ rooms, codes, now }: Parts) {
  return {
    async lendInvitation({ table, secret }) {
      await rooms.invited(table, secret);
      const [code, until] = [newCode(1), now() + LENT_MS];
      // The one place where an invitation lies as it is: until then, or until it is used.
      const body = `${table} ${secret}`;
      await codes.add({ hash: hashOfCode(code), kind: 'screen', person: null, until, body }, now());
      return { code, until };
    },
    async borrowInvitation({ code }) {
      const taken = await codes.take(hashOfCode(code), 'screen', now());
      const [table, secret] = taken?.body?.split(' ') ?? [];
      if (table === undefined || secret === undefined) throw new Problem('bad-code');
      return { table, secret };
    },
  } satisfies Partial<Answers>;
}
