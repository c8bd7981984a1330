/** Who is connected to which table, here and on the other nodes. */
import { randomBytes } from 'node:crypto';
import type { Person, PresenceStore, Room, Visit } from '@roundhouse/store';
import type { Notices } from './notices.ts';
import { seatsOf } from './seats.ts';

export interface Here {
  readonly here: number[];
  readonly spectators: string[];
  readonly strangers: number;
  /** How many screens lie in the middle. */
  readonly screens: number;
}

export interface PresenceParts {
  readonly notices: Notices;
  readonly store: PresenceStore;
  readonly now: () => number;
}

/** A node that was not heard of for so long is down, and nobody is there. */
const LEASE_MS = 5_000;
const RENEWED_MS = 1_500;

export class Presence {
  readonly #parts: PresenceParts;
  readonly #node = randomBytes(9).toString('base64url');
  readonly #visits = new Map<string, Set<Visit>>();
  /** Who is at tables of interest on other nodes, as it was last read. */
  #elsewhere: ReadonlyMap<string, readonly Visit[]> = new Map();
  /** What others do not know yet. */
  readonly #unshared = new Set<string>();
  #isSharing = false;
  #renewed = -Infinity;
  #isAlone = true;

  constructor(parts: PresenceParts) {
    this.#parts = parts;
  }

  /** Whether no other node is up: then nobody needs to be told. */
  get isAlone(): boolean {
    return this.#isAlone;
  }

  /** Answers how the visit is ended. */
  come(room: string, person: Person | undefined, isScreen: boolean): () => void {
    const visits = this.#visits.get(room) ?? new Set();
    this.#visits.set(room, visits);
    const visit: Visit = {
      ...(person ? { person: { id: person.id, name: person.name } } : {}),
      ...(isScreen ? { isScreen } : {}),
    };
    visits.add(visit);
    this.#changed(room);
    return () => {
      if (!visits.delete(visit)) return;
      if (visits.size === 0) this.#visits.delete(room);
      this.#changed(room);
    };
  }

  /** Somebody with several devices is here once. */
  at(room: Room): Here {
    const all = [...this.#here(room.id), ...(this.#elsewhere.get(room.id) ?? [])];
    // Where anybody finds the table, anybody could say to be its screen: phones would fold for a stranger.
    const isOfTable = (id: string | undefined): boolean =>
      !room.isPublic || (id !== undefined && (id === room.owner || seatsOf(room, id).length > 0));
    const visits = all.filter(
      ({ isScreen, person }) => isScreen !== true || !isOfTable(person?.id),
    );
    const persons = new Map(visits.flatMap(({ person }) => (person ? [[person.id, person]] : [])));
    const here = [...persons.keys()].flatMap((id) => seatsOf(room, id));
    const spectators = [...persons.values()].filter(({ id }) => seatsOf(room, id).length === 0);
    return {
      here: here.toSorted((a, b) => a - b),
      spectators: spectators.map(({ name }) => name).toSorted(),
      strangers: visits.filter(({ person }) => !person).length,
      screens: all.length - visits.length,
    };
  }

  /** Those who look on by a name, whichever node they are connected to. */
  async lookingOn(room: Room, name: string): Promise<readonly string[]> {
    const { store, now } = this.#parts;
    const others = await store.elsewhere(this.#node, [room.id], now());
    const visits = [...this.#here(room.id), ...(others.get(room.id) ?? [])];
    const persons = visits.flatMap(({ person }) => (person?.name === name ? [person.id] : []));
    return [...new Set(persons)].filter((id) => seatsOf(room, id).length === 0);
  }

  /** Now and then: says that this node is up, and sees which others are and who is there. */
  async look(): Promise<void> {
    const { store, now } = this.#parts;
    const at = now();
    const passed = Math.abs(at - this.#renewed);
    if (passed >= RENEWED_MS) {
      // Others took it for down meanwhile, and forgot who is here.
      if (passed >= LEASE_MS) this.#shareAll();
      await store.renew(this.#node, at + LEASE_MS, at);
      this.#renewed = at;
    }
    const wasAlone = this.#isAlone;
    this.#isAlone = (await store.others(this.#node, at)).length === 0;
    // Whoever has come up knows nobody yet.
    if (wasAlone && !this.#isAlone) this.#shareAll();
    await this.#share();
    await this.#readElsewhere();
  }

  /** Somebody has come or gone on another node. */
  async hear(room: string): Promise<void> {
    if (this.#visits.has(room)) await this.#readElsewhere();
  }

  async end(): Promise<void> {
    await this.#parts.store.end(this.#node);
  }

  #here(room: string): readonly Visit[] {
    return [...(this.#visits.get(room) ?? [])];
  }

  #changed(room: string): void {
    this.#parts.notices.hear(room, 'people');
    if (this.#isAlone) return;
    this.#unshared.add(room);
    // What could not be kept is kept with the next look.
    void this.#share().catch(() => undefined);
  }

  #shareAll(): void {
    for (const room of this.#visits.keys()) this.#unshared.add(room);
  }

  /** All that has changed meanwhile goes in one write. */
  async #share(): Promise<void> {
    if (this.#isSharing) return;
    this.#isSharing = true;
    try {
      while (this.#unshared.size > 0 && !this.#isAlone) {
        const rooms = [...this.#unshared];
        // Who comes or goes while it is written goes with the next.
        this.#unshared.clear();
        const visits = new Map(rooms.map((room) => [room, this.#here(room)]));
        await this.#parts.store.put(this.#node, visits).catch((error: unknown) => {
          for (const room of rooms) this.#unshared.add(room);
          throw error;
        });
        for (const room of rooms) this.#parts.notices.announce(room, 'people');
      }
    } finally {
      this.#isSharing = false;
    }
  }

  async #readElsewhere(): Promise<void> {
    const { store, notices, now } = this.#parts;
    if (this.#isAlone && this.#elsewhere.size === 0) return;
    const rooms = [...this.#visits.keys()];
    const before = this.#elsewhere;
    this.#elsewhere = await store.elsewhere(this.#node, rooms, now());
    for (const room of rooms) {
      const isSame = JSON.stringify(before.get(room)) === JSON.stringify(this.#elsewhere.get(room));
      if (!isSame) notices.hear(room, 'people');
    }
  }
}
