/** Talk, reports of it, and notes of one's own. */
import type { Person, Room } from '@roundhouse/store';
import { isDone } from '@roundhouse/table';
import { newId } from '../people/secrets.ts';
import { Problem } from '../problem.ts';
import type { Answers, Asking, Parts } from './answers.ts';

export function talkAnswers({ talk, talkStore, reports, presence, now }: Parts) {
  return {
    async readTalk({ before, count }, { room, visitor }) {
      if (!room) throw new Problem('no-such-table');
      return { said: [...(await talk.hear(room, visitor.person, { after: 0, before, count }))] };
    },
    async say({ key, said }, asking) {
      const { room, person } = somebody(asking);
      return { number: await talk.say(room, person, { kind: 'text', key, text: said }) };
    },
    async react({ key, reaction }, asking) {
      const { room, person } = somebody(asking);
      return { number: await talk.say(room, person, { kind: 'reaction', key, text: reaction }) };
    },
    async report({ number, reason }, asking) {
      const { room, person } = somebody(asking);
      const said = await talk.heard(room, person, number);
      if (said.person === null) throw new Problem('no-such-saying');
      const { id, at } = { id: newId(), at: now() };
      await reports.add({ id, room: room.id, number, reporter: person.id, reason, at });
    },
    async mute({ number, isMuted }, asking) {
      const { room, person } = somebody(asking);
      const said = await talk.heard(room, person, number);
      if (said.person === null || said.person === person.id) throw new Problem('no-such-saying');
      await talkStore.setMuted(room.id, said.person, isMuted);
    },
    async muteSpectator({ name, isMuted }, asking) {
      const { room, person } = somebody(asking);
      const meant = (await presence.lookingOn(room, name)).filter((id) => id !== person.id);
      if (meant.length === 0) throw new Problem('no-such-person');
      for (const id of meant) await talkStore.setMuted(room.id, id, isMuted);
    },
    async readNote(_, asking) {
      const { room, person } = somebody(asking);
      const { text, revision } = await talkStore.readNote(room.id, person.id);
      return { note: text, revision };
    },
    async writeNote({ note, revision }, asking) {
      const { room, person } = somebody(asking);
      const written = talkStore.writeNote(room.id, person.id, { text: note, revision });
      if (await isDone(written, 'taken')) return { revision: revision + 1 };
      // Sent again after its answer was lost, it is there already.
      const there = await talkStore.readNote(room.id, person.id);
      if (there.text !== note) throw new Problem('written-since');
      return { revision: there.revision };
    },
  } satisfies Partial<Answers>;
}

/** Who was let in by name at a table that is there. */
export function somebody({ room, visitor: { person } }: Asking): {
  readonly room: Room;
  readonly person: Person;
} {
  if (!room) throw new Problem('no-such-table');
  if (!person) throw new Problem('not-signed-in');
  return { room, person };
}
