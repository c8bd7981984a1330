/** Lists of tables: mine, and those that anybody finds. */
import type { Answer } from '@roundhouse/contract';
import type { ListedRoom } from '@roundhouse/store';
import { me } from './account-answers.ts';
import type { Answers, Parts } from './answers.ts';
import { entryOf, owingTo, type TableEntry } from './table-as-seen.ts';

const MOST_LISTED = 100;

/** Each has its result read out of its last position: so many hold nobody else up. */
const MOST_FINISHED = 40;

/** Records weigh: so many come at once. */
const MOST_GAMES = 20;

export function lobbyAnswers({ roomStore, tables }: Parts) {
  const entriesFor = (listed: readonly ListedRoom[], person?: string): Promise<TableEntry[]> =>
    Promise.all(listed.map((each) => entryOf(each, person)));
  return {
    async listTables(_, asking) {
      asking.visitor.stay();
      const { id } = me(asking);
      const entries = await entriesFor(await roomStore.unfinished(id), id);
      return { tables: entries.toSorted(byWaiting) };
    },
    async readNext({ leaving }, asking) {
      const { id } = me(asking);
      const [next] = (await roomStore.unfinished(id))
        .flatMap(({ room, match }) =>
          match && room.id !== leaving && owingTo(id, room, match).length > 0 ? [match] : [],
        )
        .toSorted((one, other) => one.touched - other.touched);
      return next ? { table: next.id } : {};
    },
    async listFinished({ title, last = null }, asking) {
      const { id } = me(asking);
      const page = { ...(title === undefined ? {} : { title }), last, count: MOST_FINISHED + 1 };
      const [found, counts] = await Promise.all([
        roomStore.finished(id, page),
        roomStore.countFinished(id),
      ]);
      const tables = await entriesFor(found.slice(0, MOST_FINISHED), id);
      return { tables, hasMore: found.length > MOST_FINISHED, counts: [...counts] };
    },
    async listGames({ last = null }, asking) {
      const { id } = me(asking);
      const found = await roomStore.finished(id, { last, count: MOST_GAMES + 1 });
      const games: Answer<'listGames'>['games'] = [];
      for (const { room } of found.slice(0, MOST_GAMES)) {
        const record = await tables.finishedRecord(room.id);
        if (record !== undefined) games.push({ table: room.id, title: room.title, record });
      }
      return { games, hasMore: found.length > MOST_GAMES };
    },
    async listLobby({ title, free, phase, pace, skip }, { visitor: { person } }) {
      const filter = {
        ...(title === undefined ? {} : { title }),
        ...(phase === undefined ? {} : { phase }),
        ...(pace === undefined ? {} : { pace }),
        isFree: free === 'true',
      };
      const found = await roomStore.lobby(filter, { skip, count: MOST_LISTED + 1 });
      const tables = await entriesFor(found.slice(0, MOST_LISTED), person?.id);
      return { tables, hasMore: found.length > MOST_LISTED };
    },
  } satisfies Partial<Answers>;
}

/** Those that wait for me, the longest wait first; then the others, the latest first. */
function byWaiting(a: TableEntry, b: TableEntry): number {
  const isWaiting = ({ owing }: TableEntry): number => (owing.length > 0 ? 0 : 1);
  const first = isWaiting(a) - isWaiting(b);
  if (first !== 0) return first;
  return isWaiting(a) === 0 ? a.touched - b.touched : b.touched - a.touched;
}
