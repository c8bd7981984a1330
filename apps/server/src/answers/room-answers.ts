/** Opening a table, inviting to it, sitting down and beginning. */
import type { Room } from '@roundhouse/store';
import type { Visitor } from '../people/visitor.ts';
import { Problem } from '../problem.ts';
import { seatsOf } from '../rooms/rooms.ts';
import type { Answers, Parts } from './answers.ts';
import { tableAsSeen } from './table-as-seen.ts';

type Names =
  | 'openTable'
  | 'readInvitation'
  | 'renewInvitation'
  | 'sitDown'
  | 'standUp'
  | 'begin'
  | 'readTable';

export function roomAnswers({ rooms, matches, tables }: Parts): Answers<Names> {
  const seen = async (room: Room, { person }: Visitor) => {
    if (!room.isBegun) return tableAsSeen(room, person?.id);
    const { info } = await matches.sit(room, seatsOf(room, person?.id));
    const { isOver } = (await tables.table(room.id)).running.match;
    return tableAsSeen(room, person?.id, { info, isOver });
  };
  /** A match that has begun goes on though nobody has looked at it yet: its salts have a time limit, bots move. */
  const wake = async (id: string): Promise<void> => {
    const room = await rooms.find(id);
    if (room.isBegun) await matches.sit(room, []);
  };
  return {
    async openTable(asked, { visitor: { person } }) {
      if (!person) throw new Problem('not-signed-in');
      const { room, secret } = await rooms.open(person, asked);
      await wake(room.id);
      return { table: room.id, secret };
    },
    async readInvitation({ table, secret }, { visitor }) {
      const room = await rooms.invited(table, secret);
      const owner = room.seats.find(
        (holder) => holder.kind === 'person' && holder.person === room.owner,
      );
      return {
        table: await seen(room, visitor),
        owner: owner?.kind === 'person' ? owner.name : '',
      };
    },
    renewInvitation: async ({ table }) => ({ secret: await rooms.renewInvitation(table) }),
    async sitDown({ table, secret, seat, name }, { visitor }) {
      const room = await rooms.invited(table, secret);
      // Nobody becomes somebody for a table where there is no room for him.
      if (!visitor.person && room.isBegun) throw new Problem('already-begun');
      const person =
        visitor.person ?? (name === undefined ? undefined : await visitor.become(name));
      if (!person) throw new Problem('bad-request', 'name: who sits down here has one');
      const taken = await rooms.sitDown(table, person, seat);
      await wake(table);
      return { seat: taken, person };
    },
    async standUp({ table, seat }, { visitor: { person } }) {
      if (!person) throw new Problem('not-signed-in');
      await rooms.standUp(table, person, seat);
      return {};
    },
    async begin({ table, level = 'normal' }) {
      await rooms.begin(table, level);
      await wake(table);
      return {};
    },
    async readTable(_, { visitor, room }) {
      if (!room) throw new Problem('no-such-table');
      return { table: await seen(room, visitor) };
    },
  };
}
