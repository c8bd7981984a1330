/** Who reads a stream: so many a person and an address, ended with their session or with the server. */
import { Problem } from '../problem.ts';
import type { EventStream } from './event-stream.ts';

export interface Reader {
  readonly stream: EventStream;
  readonly session: string | undefined;
  readonly person: string | undefined;
  readonly address: string;
}

export interface Quota {
  readonly person: number;
  readonly address: number;
}

export class Readers {
  readonly #readers = new Set<Reader>();
  readonly #counts = new Map<string, number>();
  readonly #quota: Quota;

  constructor(quota: Quota) {
    this.#quota = quota;
  }

  /** Whether there is room for one more; said before a stream begins. */
  assertRoom(person: string | undefined, address: string): void {
    const { person: own, address: shared } = this.#quota;
    const isFull =
      this.#countOf(`a ${address}`) >= shared ||
      (person !== undefined && this.#countOf(`p ${person}`) >= own);
    if (isFull) throw new Problem('too-many', 'streams');
  }

  add(reader: Reader): () => void {
    this.#readers.add(reader);
    this.#count(reader, 1);
    return () => {
      if (this.#readers.delete(reader)) this.#count(reader, -1);
    };
  }

  closeOf(session: string | undefined): void {
    for (const reader of this.#readers) if (reader.session === session) reader.stream.close();
  }

  handOver(): void {
    for (const { stream } of this.#readers) stream.handOver();
  }

  #countOf(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  #count({ person, address }: Reader, by: number): void {
    for (const key of [`a ${address}`, ...(person === undefined ? [] : [`p ${person}`])]) {
      const count = this.#countOf(key) + by;
      if (count > 0) this.#counts.set(key, count);
      else this.#counts.delete(key);
    }
  }
}
