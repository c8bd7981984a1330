/** Who I am, and the tables that are mine. */
import { Problem } from '../problem.ts';
import type { Answers, Parts } from './answers.ts';
import { entryOf } from './table-as-seen.ts';

export function visitorAnswers({
  listRooms,
}: Parts): Answers<'readMe' | 'becomeGuest' | 'leave' | 'listTables'> {
  return {
    readMe: async (_, { visitor: { person } }) => (person ? { person } : {}),
    async becomeGuest({ name }, { visitor }) {
      return { person: visitor.person ?? (await visitor.become(name)) };
    },
    async leave(_, { visitor }) {
      await visitor.leave();
      return {};
    },
    async listTables(_, { visitor: { person } }) {
      if (!person) throw new Problem('not-signed-in');
      const listed = await listRooms(person.id);
      return { tables: listed.map((each) => entryOf(each, person.id)) };
    },
  };
}
