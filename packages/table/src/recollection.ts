/** Positions of the matches that were asked for lately, so that who comes next waits for no replay. Bounded. */
import type { Position } from './history.ts';

export class Recollection {
  /** The one that was asked for longest ago comes first. */
  readonly #held = new Map<string, Position[]>();
  readonly #most: number;
  #count = 0;

  /** `most`: so many positions of all matches together. The match that was asked for last is held anyway. */
  constructor(most: number) {
    this.#most = most;
  }

  /** All positions of a match from its set-up to its last line, if they are at hand; to be read at once. */
  of(match: string, lines: number): readonly Position[] | undefined {
    return this.#asked(match, lines);
  }

  #asked(match: string, lines: number): Position[] | undefined {
    const held = this.#held.get(match);
    if (held?.length !== lines + 1) return undefined;
    this.#held.delete(match);
    this.#held.set(match, held);
    return held;
  }

  hold(match: string, positions: readonly Position[]): void {
    this.forget(match);
    this.#held.set(match, [...positions]);
    this.#count += positions.length;
    this.#makeRoomFor(match);
  }

  /** What is at hand goes on; what is not is not fetched for it. */
  extend(match: string, lines: number, added: readonly Position[]): void {
    const held = this.#asked(match, lines);
    if (!held) return;
    held.push(...added);
    this.#count += added.length;
    this.#makeRoomFor(match);
  }

  #makeRoomFor(match: string): void {
    for (const oldest of this.#held.keys()) {
      if (this.#count <= this.#most || oldest === match) return;
      this.forget(oldest);
    }
  }

  forget(match: string): void {
    this.#count -= this.#held.get(match)?.length ?? 0;
    this.#held.delete(match);
  }
}
