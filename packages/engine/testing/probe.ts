/** One check along random matches. */
import type { GameTypes, Rng, Seat, Viewer } from '../src/index.ts';
import type { Spot } from './random-match.ts';
import type { Twin } from './twin.ts';

/** Every action that any match of the title has listed so far, by its text. */
export interface Seen<G extends GameTypes> {
  readonly actions: Map<string, G['action']>;
  readonly texts: string[];
}

/** What a probe gets besides the position. Its generator is not the match's: looking changes nothing. */
export interface Tools<G extends GameTypes> {
  readonly rng: Rng;
  readonly seen: Seen<G>;
  /** The same match once more. */
  twin(): Twin<G>;
}

export interface Probe<G extends GameTypes> {
  readonly name: string;
  /** 'each' position; 'some' positions, rare kinds first; 'end' of a match. */
  readonly looks: 'each' | 'some' | 'end';
  /** Throws where the promise is broken. */
  look(spot: Spot<G>, tools: Tools<G>): void;
}

export function seatsOf(spot: { readonly config: { readonly seats: number } }): readonly Seat[] {
  return Array.from({ length: spot.config.seats }, (_, seat) => seat);
}

/** Every seat and a spectator. */
export function observersOf(spot: {
  readonly config: { readonly seats: number };
}): readonly (Seat | null)[] {
  return [...seatsOf(spot), null];
}

export function viewerName(viewer: Viewer): string {
  if (viewer === null) return 'a spectator';
  return viewer === 'all' ? `the viewer 'all'` : `seat ${viewer}`;
}

/** At most `most` of the items, drawn without repeating, in their own order if all fit. */
export function someOf<T>(items: readonly T[], most: number, rng: Rng): readonly T[] {
  if (items.length <= most) return items;
  const rest = [...items];
  const drawn: T[] = [];
  while (drawn.length < most) {
    const at = rng.below(rest.length);
    const [item] = rest.splice(at, 1);
    if (item !== undefined) drawn.push(item);
  }
  return drawn;
}
