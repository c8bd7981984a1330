/** Playing: steps, moves, taking back, the record. */
import type { Seat, Viewer } from '@roundhouse/engine';
import type { Room } from '@roundhouse/store';
import type { Sitting } from '@roundhouse/table';
import type { Visitor } from '../people/visitor.ts';
import { demandDone, Problem } from '../problem.ts';
import { seatsOf } from '../rooms/seats.ts';
import type { Answers, Asking, Parts } from './answers.ts';
import { viewAsSent } from './steps-as-text.ts';

type Names =
  | 'addSalt'
  | 'readSteps'
  | 'act'
  | 'takeBack'
  | 'agreeToUndo'
  | 'declineUndo'
  | 'readRecord';

export function matchAnswers({ matches, tables }: Parts): Answers<Names> {
  const place = async ({ room, visitor }: Asking): Promise<Sitting> => {
    if (!room) throw new Problem('no-such-table');
    return matches.sit(room, mineAt(room, visitor));
  };
  return {
    async addSalt({ seat, salt }, asking) {
      demandDone(await (await place(asking)).addSalt(seat, salt));
      return {};
    },
    async readSteps({ eyes, after, before = Infinity, count }, asking) {
      const sitting = await place(asking);
      const page = { after, before, count };
      const [steps, hasOlder] = looking(() => sitting.page(viewerOf(eyes), page));
      return { steps: steps.map((step) => ({ ...step, view: viewAsSent(step.view) })), hasOlder };
    },
    async act({ seat, key, owedSince, text }, asking) {
      demandDone(await (await place(asking)).act({ seat, key, owedSince, text }));
      return {};
    },
    async takeBack({ seat, key, from }, asking) {
      demandDone(await (await place(asking)).undo({ seat, key, from }));
      return {};
    },
    async agreeToUndo({ seat, key, from, to }, asking) {
      demandDone(await (await place(asking)).agree({ seat, key, from, to }));
      return {};
    },
    async declineUndo({ seat, key }, asking) {
      demandDone(await (await place(asking)).decline({ seat, key }));
      return {};
    },
    async readRecord({ table }, asking) {
      const sitting = await place(asking);
      if (!(await tables.table(table)).running.match.isOver) throw new Problem('not-over');
      return { record: await sitting.record() };
    },
  };
}

const mineAt = (room: Room, { person }: Visitor): readonly Seat[] => seatsOf(room, person?.id);

export function viewerOf(eyes: Seat | 'public' | 'all'): Viewer {
  return eyes === 'public' ? null : eyes;
}

/** Whose eyes one may use, the table's policy says. */
function looking<T>(look: () => T): T {
  try {
    return look();
  } catch (error) {
    if (error instanceof RangeError) throw new Problem('not-looked-at', error.message);
    throw error;
  }
}
