/** Positions of the matches that were asked for lately, so that who comes next waits for no replay. Bounded. */
import type { Position } from './history.ts';

/** So many lines after it was last asked for a match is let go: where nobody asks, every line would be kept for nobody. */
const UNASKED = 16;

interface Held {
  readonly positions: Position[];
  /** How many there were when somebody asked. */
  asked: number;
}

export class Recollection {
  /** The one that was asked for longest ago comes first. */
  readonly #held = new Map<string, Held>();
  readonly #most: number;
  #count = 0;

  /** `most`: so many positions of all matches together. The match that was asked for last is held anyway. */
  constructor(most: number) {
    this.#most = most;
  }

  /** All positions of a match from its set-up to its last line, if they are at hand; to be read at once. */
  of(match: string, lines: number): readonly Position[] | undefined {
    const held = this.#upTo(match, lines);
    if (!held) return undefined;
    held.asked = held.positions.length;
    this.#held.delete(match);
    this.#held.set(match, held);
    return held.positions;
  }

  hold(match: string, positions: readonly Position[]): void {
    this.forget(match);
    this.#held.set(match, { positions: [...positions], asked: positions.length });
    this.#count += positions.length;
    this.#makeRoomFor(match);
  }

  /** What is at hand goes on; what is not is not fetched for it. */
  extend(match: string, lines: number, added: readonly Position[]): void {
    const held = this.#upTo(match, lines);
    if (!held) return;
    held.positions.push(...added);
    this.#count += added.length;
    if (held.positions.length > held.asked + UNASKED) this.forget(match);
    else this.#makeRoomFor(match);
  }

  forget(match: string): void {
    this.#count -= this.#held.get(match)?.positions.length ?? 0;
    this.#held.delete(match);
  }

  #upTo(match: string, lines: number): Held | undefined {
    const held = this.#held.get(match);
    return held?.positions.length === lines + 1 ? held : undefined;
  }

  #makeRoomFor(match: string): void {
    for (const oldest of this.#held.keys()) {
      if (this.#count <= this.#most) return;
      if (oldest !== match) this.forget(oldest);
    }
  }
}
