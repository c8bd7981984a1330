/** Being told, and how far one has looked. */
import { Problem } from '../problem.ts';
import { seatsOf } from '../rooms/seats.ts';
import { me } from './account-answers.ts';
import type { Answers, Parts } from './answers.ts';

type Names =
  | 'readTelegrams'
  | 'wishTelegrams'
  | 'addChannel'
  | 'confirmChannel'
  | 'removeChannel'
  | 'testChannel'
  | 'unsubscribe'
  | 'noteSeen';

export function telegramAnswers({ channels, seen, tables }: Parts): Answers<Names> {
  return {
    readTelegrams: (_, asking) => channels.read(me(asking)),
    async wishTelegrams(wish, asking) {
      await channels.wish(me(asking), wish);
      return {};
    },
    addChannel: async ({ target }, asking) => ({
      channel: await channels.add(me(asking), target, asking.visitor.device),
    }),
    async confirmChannel({ code }, asking) {
      await channels.confirm(me(asking), code);
      return {};
    },
    async removeChannel({ channel }, asking) {
      await channels.remove(me(asking), channel);
      return {};
    },
    testChannel: async ({ channel }, asking) => ({
      delivery: await channels.test(me(asking), channel),
    }),
    async unsubscribe({ secret }) {
      await channels.leave(secret);
      return {};
    },
    async noteSeen({ line }, asking) {
      const { room } = asking;
      const { id } = me(asking);
      if (!room || seatsOf(room, id).length === 0) throw new Problem('not-your-seat');
      if (!room.isBegun) throw new Problem('not-begun');
      const { lines } = (await tables.table(room.id)).running.match;
      await seen.note(room.id, id, Math.min(line, lines));
      return {};
    },
  };
}
