/** Talk at a table: who hears whom, who may speak, and what the table itself says. */
import type { Answer } from '@roundhouse/contract';
import type { Person, Room, SayingsWanted, TalkRow, TalkStore } from '@roundhouse/store';
import { newId } from '../people/secrets.ts';
import { Problem } from '../problem.ts';
import type { Notices } from '../rooms/notices.ts';
import { keptFor, seatsOf } from '../rooms/seats.ts';
import type { TellOf } from './table-word.ts';

type Circle = TalkRow['circle'];
type Saying = Answer<'readTalk'>['said'][number];

export interface TalkParts {
  readonly store: TalkStore;
  readonly notices: Notices;
  readonly now: () => number;
  readonly isOver: (room: Room) => Promise<boolean>;
}

export interface Spoken {
  readonly kind: 'text' | 'reaction';
  readonly key: string;
  readonly text: string;
}

export class Talk {
  readonly #parts: TalkParts;

  constructor(parts: TalkParts) {
    this.#parts = parts;
  }

  async hear(
    room: Room,
    person: Person | undefined,
    where: SayingsWanted,
  ): Promise<readonly Saying[]> {
    const circles = await this.#circles(room, person);
    const said = await this.#parts.store.list(room.id, circles, where);
    return said.map((row) => asHeard(row, person));
  }

  /** What was said and has been removed since, as somebody may hear it. */
  async hearRemoved(
    room: Room,
    person: Person | undefined,
    count: number,
  ): Promise<readonly Saying[]> {
    const circles = await this.#circles(room, person);
    const gone = await this.#parts.store.removed(room.id, circles, count);
    return gone.map((row) => asHeard(row, person));
  }

  /** Whoever has it on his page is told at once that it is gone. */
  tellRemoved(room: string): void {
    this.#parts.notices.tell(room, 'unsaid');
  }

  async say(room: Room, person: Person, { kind, key, text }: Spoken): Promise<number> {
    const { store, now, notices } = this.#parts;
    if (room.isSilent) throw new Problem('silent-table');
    if (await store.isMuted(room.id, person.id)) throw new Problem('muted');
    const [seat] = seatsOf(room, person.id);
    const number = await store.say({
      room: room.id,
      at: now(),
      kind,
      circle: seat === undefined ? 'spectators' : 'table',
      person: person.id,
      seat: seat ?? null,
      name: person.name,
      text,
      // A key is its sender's: nobody can use up another's.
      key: `${person.id} ${key}`,
    });
    notices.tell(room.id, 'talk');
    return number;
  }

  tellOf: TellOf = async (room, word, { name, seat, person } = { name: '' }) => {
    const { store, now, notices } = this.#parts;
    await store.say({
      room,
      at: now(),
      kind: 'system',
      circle: 'table',
      person: person ?? null,
      seat: seat ?? null,
      name,
      text: word,
      key: newId(),
    });
    notices.tell(room, 'talk');
  };

  /** What somebody said, if this person has heard it. */
  async heard(room: Room, person: Person, number: number): Promise<TalkRow> {
    const found = await this.#parts.store.find(room.id, number);
    const circles = await this.#circles(room, person);
    const isSaid = found !== undefined && found.kind !== 'system';
    if (isSaid && circles.includes(found.circle)) return found;
    throw new Problem('no-such-saying');
  }

  /** Whoever plays does not hear those who look on: they see what he does not, and may say so. */
  async #circles(room: Room, person: Person | undefined): Promise<readonly Circle[]> {
    // Who has left for a while plays too.
    const isPlaying =
      seatsOf(room, person?.id).length > 0 || keptFor(room, person?.id) !== undefined;
    const isApart = !person || isPlaying;
    if (isApart && !(await this.#parts.isOver(room))) return ['table'];
    return ['table', 'spectators'];
  }
}

function asHeard(row: TalkRow, person: Person | undefined): Saying {
  const { number, at, kind, circle, name, seat, text } = row;
  return {
    number,
    at,
    kind,
    circle,
    name,
    ...(seat === null ? {} : { seat }),
    text,
    isMine: kind !== 'system' && person !== undefined && row.person === person.id,
  };
}
