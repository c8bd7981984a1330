/** Lists of tables: mine, and those that anybody finds. */
import type { Answer } from '@roundhouse/contract';
import type { Person } from '@roundhouse/store';
import { Problem } from '../problem.ts';
import type { Answers, Parts } from './answers.ts';
import { entryOf, type TableEntry } from './table-as-seen.ts';

const MOST_LISTED = 100;

/** Records weigh: so many come at once. */
const MOST_GAMES = 20;

export function lobbyAnswers({ roomStore, tables }: Parts) {
  const mine = async (person: Person | undefined): Promise<TableEntry[]> => {
    if (!person) throw new Problem('not-signed-in');
    const listed = await roomStore.of(person.id);
    const entries = await Promise.all(listed.map((each) => entryOf(each, person.id)));
    return entries.toSorted(byWaiting);
  };
  return {
    async listTables(_, { visitor }) {
      visitor.stay();
      return { tables: await mine(visitor.person) };
    },
    async readNext({ leaving }, { visitor: { person } }) {
      const waiting = (await mine(person)).find(
        ({ table, owing }) => owing.length > 0 && table !== leaving,
      );
      return waiting ? { table: waiting.table } : {};
    },
    async listGames({ last }, { visitor: { person } }) {
      const over = (await mine(person)).filter(({ phase }) => phase === 'over');
      const from = over.findIndex(({ table }) => table === last) + 1;
      const page = over.slice(from, from + MOST_GAMES);
      const games: Answer<'listGames'>['games'] = [];
      for (const { table, title } of page) {
        const record = await tables.finishedRecord(table);
        if (record !== undefined) games.push({ table, title, record });
      }
      return { games, hasMore: over.length > from + page.length };
    },
    async listLobby({ title, free, phase, pace, skip }, { visitor: { person } }) {
      const filter = {
        ...(title === undefined ? {} : { title }),
        ...(phase === undefined ? {} : { phase }),
        ...(pace === undefined ? {} : { pace }),
        isFree: free === 'true',
      };
      const found = await roomStore.lobby(filter, { skip, count: MOST_LISTED + 1 });
      const listed = found.slice(0, MOST_LISTED);
      const tables = await Promise.all(listed.map((each) => entryOf(each, person?.id)));
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
