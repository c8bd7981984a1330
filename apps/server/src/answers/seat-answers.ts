/** Who sits where while a match runs, and meeting again after it. */
import { demandDone, Problem } from '../problem.ts';
import { meetAgain } from '../rooms/rematch.ts';
import type { Answers, Parts } from './answers.ts';
import { somebody } from './talk-answers.ts';

export function seatAnswers({ rooms, reseating, matches, notices, isOver, tables }: Parts) {
  return {
    async changeTable({ table, isPublic, isSilent }) {
      await rooms.change(table, (room) => ({
        ...room,
        isPublic: isPublic ?? room.isPublic,
        isSilent: isSilent ?? room.isSilent,
      }));
    },
    leaveSeat: async ({ seat, isFree }, asking) =>
      reseating.leave(somebody(asking).room, seat, isFree),
    async seatBot({ seat, level }, asking) {
      const { room, person } = somebody(asking);
      await reseating.seatBot(room, person, seat, level);
    },
    async freeSeat({ seat }, asking) {
      return { secret: await reseating.free(somebody(asking).room, seat) };
    },
    async readOrders({ table, seat }, asking) {
      const sitting = await matches.sit(somebody(asking).room, [seat]);
      // They may have been given on another node, and no line tells of them.
      await tables.refresh(table);
      const orders = sitting.ordersOf(seat);
      return { orders: orders.map((each) => ({ ...each, order: { ...each.order } })) };
    },
    async giveOrders({ seat, orders }, asking) {
      const sitting = await matches.sit(somebody(asking).room, [seat]);
      const given = orders.map(({ name, amount }) => ({
        name,
        ...(amount === undefined ? {} : { amount }),
      }));
      demandDone(await sitting.giveOrders(seat, given));
    },
    async takeSeatBack({ table, seat, key }, asking) {
      const { room } = somebody(asking);
      demandDone(await (await matches.sit(room, [seat])).takeSeatBack({ seat, key }));
      notices.tell(table, 'room');
    },
    async rematch(_, asking) {
      const { room, person } = somebody(asking);
      if (!(await isOver(room))) throw new Problem('not-over');
      const table = await meetAgain(rooms, room, person);
      const next = await rooms.find(table);
      if (next.isBegun) await matches.sit(next, []);
      return { table };
    },
  } satisfies Partial<Answers>;
}
