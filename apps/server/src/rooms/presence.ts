/** Who is connected to which table on this node. */
import type { Person, Room } from '@roundhouse/store';
import type { Notices } from './notices.ts';
import { seatsOf } from './seats.ts';

interface Visit {
  readonly person: Person | undefined;
}

export interface Here {
  readonly here: number[];
  readonly spectators: string[];
  readonly strangers: number;
}

export class Presence {
  readonly #notices: Notices;
  readonly #visits = new Map<string, Set<Visit>>();

  constructor(notices: Notices) {
    this.#notices = notices;
  }

  /** Answers how the visit is ended. */
  come(room: string, person: Person | undefined): () => void {
    const visits = this.#visits.get(room) ?? new Set();
    this.#visits.set(room, visits);
    const visit = { person };
    visits.add(visit);
    this.#notices.hear(room, 'people');
    return () => {
      visits.delete(visit);
      if (visits.size === 0) this.#visits.delete(room);
      this.#notices.hear(room, 'people');
    };
  }

  /** Somebody with several devices is here once. */
  at(room: Room): Here {
    const visits = [...(this.#visits.get(room.id) ?? [])];
    const persons = new Map(visits.flatMap(({ person }) => (person ? [[person.id, person]] : [])));
    const here = [...persons.keys()].flatMap((id) => seatsOf(room, id));
    const spectators = [...persons.values()].filter(({ id }) => seatsOf(room, id).length === 0);
    return {
      here: here.toSorted((a, b) => a - b),
      spectators: spectators.map(({ name }) => name).toSorted(),
      strangers: visits.filter(({ person }) => !person).length,
    };
  }
}
