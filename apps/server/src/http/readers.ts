/** Who reads a stream: so many a person and an address, ended with their session or with the server. */
import { setImmediate } from 'node:timers/promises';
import type { PeopleStore } from '@roundhouse/store';
import { Problem } from '../problem.ts';
import type { EventStream } from './event-stream.ts';

export interface Reader {
  readonly stream: EventStream;
  readonly session: string | undefined;
  /** When it was last noted that his device is here. */
  noted: number;
}

export interface Quota {
  readonly person: number;
  readonly address: number;
}

/** So often it is noted that somebody who only reads is here. */
const NOTED_MS = 60_000;
/** So many are looked after at once. */
const SOME = 250;

export class Readers {
  readonly #readers = new Set<Reader>();
  readonly #counts = new Map<string, number>();
  readonly #quota: Quota;

  constructor(quota: Quota) {
    this.#quota = quota;
  }

  get size(): number {
    return this.#readers.size;
  }

  /** Room for one more, taken before a stream begins, since many may be opened at once; answers how it is given back. */
  reserve(person: string | undefined, address: string): () => void {
    const { person: own, address: shared } = this.#quota;
    const isFull =
      this.#countOf(`a ${address}`) >= shared ||
      (person !== undefined && this.#countOf(`p ${person}`) >= own);
    if (isFull) throw new Problem('too-many', 'streams');
    this.#count(person, address, 1);
    let isGiven = false;
    return () => {
      if (!isGiven) this.#count(person, address, -1);
      isGiven = true;
    };
  }

  add(reader: Reader): () => void {
    this.#readers.add(reader);
    return () => void this.#readers.delete(reader);
  }

  closeOf(session: string | undefined): void {
    for (const reader of this.#readers) if (reader.session === session) reader.stream.close();
  }

  /** Ends those whose session was ended, here or on another node. */
  async lookAfter(people: Pick<PeopleStore, 'findAll' | 'touch'>, now: number): Promise<void> {
    const readers = [...this.#readers];
    for (let at = 0; at < readers.length; at += SOME) {
      await this.#lookAfterSome(readers.slice(at, at + SOME), people, now);
      // Whoever plays meanwhile does not wait for all of them.
      await setImmediate();
    }
  }

  async #lookAfterSome(
    readers: readonly Reader[],
    people: Pick<PeopleStore, 'findAll' | 'touch'>,
    now: number,
  ): Promise<void> {
    const asked = new Set(readers.flatMap(({ session }) => session ?? []));
    if (asked.size === 0) return;
    const standing = await people.findAll([...asked]);
    const unnoted = new Set<string>();
    for (const reader of readers) {
      const { session, stream } = reader;
      if (session === undefined) continue;
      if (!standing.has(session)) stream.close();
      else if (Math.abs(now - reader.noted) > NOTED_MS) {
        reader.noted = now;
        unnoted.add(session);
      }
    }
    if (unnoted.size > 0) await people.touch([...unnoted], now);
  }

  handOver(): void {
    for (const { stream } of this.#readers) stream.handOver();
  }

  #countOf(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  #count(person: string | undefined, address: string, by: number): void {
    for (const key of [`a ${address}`, ...(person === undefined ? [] : [`p ${person}`])]) {
      const count = this.#countOf(key) + by;
      if (count > 0) this.#counts.set(key, count);
      else this.#counts.delete(key);
    }
  }
}
