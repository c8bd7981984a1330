/** Being told, and how far one has looked. */
import { Problem } from '../problem.ts';
import { seatsOf } from '../rooms/seats.ts';
import { me } from './account-answers.ts';
import type { Answers, Parts } from './answers.ts';

export function telegramAnswers({ channels, seen, tables }: Parts) {
  return {
    readTelegrams: (_, asking) => channels.read(me(asking)),
    wishTelegrams: async (wish, asking) => channels.wish(me(asking), wish),
    addChannel: async ({ target }, asking) => ({
      channel: await channels.add(me(asking), target, asking.visitor.device),
    }),
    confirmChannel: async ({ code }, asking) => channels.confirm(me(asking), code),
    removeChannel: async ({ channel }, asking) => channels.remove(me(asking), channel),
    testChannel: async ({ channel }, asking) => ({
      delivery: await channels.test(me(asking), channel),
    }),
    unsubscribe: async ({ secret }) => channels.leave(secret),
    async noteSeen({ line }, asking) {
      const { room } = asking;
      const { id } = me(asking);
      if (!room || seatsOf(room, id).length === 0) throw new Problem('not-your-seat');
      if (!room.isBegun) throw new Problem('not-begun');
      const { lines } = (await tables.table(room.id)).running.match;
      await seen.note(room.id, id, Math.min(line, lines));
    },
  } satisfies Partial<Answers>;
}
