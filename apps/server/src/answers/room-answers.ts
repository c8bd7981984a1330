/** Opening a table, inviting to it, sitting down and beginning. */
import { isFreeSeat, type Room } from '@roundhouse/store';
import { Problem } from '../problem.ts';
import { me } from './account-answers.ts';
import type { Answers, Parts } from './answers.ts';
import { seenBy } from './seeing.ts';

export function roomAnswers(parts: Parts) {
  const { rooms, matches, isOver } = parts;
  /** A match that has begun goes on though nobody has looked at it yet: its salts have a time limit, bots move. */
  const wake = async ({ id, isBegun }: Room): Promise<void> => {
    if (isBegun) await matches.sit(await rooms.find(id), []);
  };
  return {
    async openTable(asked, asking) {
      const { room, secret } = await rooms.open(me(asking), asked);
      await wake(room);
      return { table: room.id, secret };
    },
    async openRecord({ record, ...asked }, asking) {
      const { room, secret } = await rooms.openBegun(me(asking), record, asked);
      await wake(room);
      return { table: room.id, secret };
    },
    async readInvitation({ table, secret }, { visitor }) {
      const room = await rooms.invited(table, secret);
      const owner = room.seats.find(
        (holder) => holder.kind === 'person' && holder.person === room.owner,
      );
      return {
        table: await seenBy(parts, room, visitor.person),
        owner: owner?.kind === 'person' ? owner.name : '',
      };
    },
    renewInvitation: async ({ table }) => ({ secret: await rooms.renewInvitation(table) }),
    async sitDown({ table, secret, seat, name, isBeside }, { visitor }) {
      const room = await rooms.entered(table, secret, visitor.person);
      if (await isOver(room)) throw new Problem('is-over');
      // Nobody becomes somebody for a table where there is no room for him.
      if (!visitor.person && !room.seats.some(isFreeSeat)) {
        throw new Problem(room.isBegun ? 'already-begun' : 'table-full');
      }
      if (!visitor.person && room.isRated) throw new Problem('needs-account');
      const person =
        visitor.person ?? (name === undefined ? undefined : await visitor.become(name));
      if (!person) throw new Problem('bad-request', 'name: who sits down here has one');
      if (isBeside && name === undefined)
        throw new Problem('bad-request', 'name: whose seat it is');
      const beside = isBeside ? name : undefined;
      const taken = await rooms.sitDown(table, person, { seat, beside });
      await wake(taken.room);
      return { seat: taken.seat, person };
    },
    standUp: async ({ table, seat }, asking) => rooms.standUp(table, me(asking), seat),
    async begin({ table, level = 'normal' }) {
      await wake(await rooms.begin(table, level));
    },
    async readTable(_, { visitor, room }) {
      if (!room) throw new Problem('no-such-table');
      return { table: await seenBy(parts, room, visitor.person) };
    },
  } satisfies Partial<Answers>;
}
