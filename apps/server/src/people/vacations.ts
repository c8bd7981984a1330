/** Days on which somebody is not waited for: so many a year, at tables with days a move. */
import type { Person, RoomStore, VacationStore } from '@roundhouse/store';
import { isDone, type Period, type Tables } from '@roundhouse/table';
import { Problem } from '../problem.ts';
import { alignAway } from '../rooms/align-away.ts';
import type { Notices } from '../rooms/notices.ts';
import { seatsOf } from '../rooms/seats.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const DAYS_A_YEAR = 30;

export interface VacationsParts {
  readonly vacations: VacationStore;
  readonly roomStore: Pick<RoomStore, 'unfinished'>;
  readonly tables: Tables;
  readonly notices: Notices;
  readonly now: () => number;
}

export interface OnVacation {
  readonly until?: number;
  readonly daysLeft: number;
}

export class Vacations {
  readonly #parts: VacationsParts;

  constructor(parts: VacationsParts) {
    this.#parts = parts;
  }

  async read({ id }: Person): Promise<OnVacation> {
    const now = this.#parts.now();
    const all = await this.#parts.vacations.of(id);
    const present = all.find(({ from, until }) => from <= now && now < until);
    const daysLeft = DAYS_A_YEAR - Math.ceil(lengthSince(all, now - YEAR_MS) / DAY_MS);
    return { ...(present ? { until: present.until } : {}), daysLeft };
  }

  /** From now on, or from the end of the one that goes on. */
  async take(person: Person, days: number): Promise<OnVacation> {
    const { until = this.#parts.now(), daysLeft } = await this.read(person);
    if (days > daysLeft) throw new Problem('no-days-left', String(daysLeft));
    const added = { from: until, until: until + days * DAY_MS };
    // The same request again, or another device's, finds it taken.
    await isDone(this.#parts.vacations.add(person.id, added), 'taken');
    return this.#changed(person);
  }

  async end(person: Person): Promise<OnVacation> {
    await this.#parts.vacations.end(person.id, this.#parts.now());
    return this.#changed(person);
  }

  async #changed(person: Person): Promise<OnVacation> {
    const { roomStore, tables, vacations, notices } = this.#parts;
    for (const { room, match } of await roomStore.unfinished(person.id)) {
      const isHis = seatsOf(room, person.id).length > 0;
      if (!isHis || !match || room.pace?.kind !== 'days') continue;
      await alignAway(tables, vacations, room);
      notices.tell(room.id, 'room');
    }
    return this.read(person);
  }
}

function lengthSince(periods: readonly Period[], since: number): number {
  const lengths = periods.map(({ from, until }) => Math.max(0, until - Math.max(from, since)));
  return lengths.reduce((sum, each) => sum + each, 0);
}
