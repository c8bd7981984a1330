/** What is seen of positions that are told to several at once: where nothing is hidden all see the same, made once. */
import { hashOf, type Match, type Viewer } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles/playable';
import type { Observer, Position } from './history.ts';
import type { TableStep } from './table-host.ts';

type View = AnyGame['view'];

/** As `hashOf` of the engine, which runs everywhere; a host may have a faster way to the same. */
export type Hash = (view: View) => string;

/** For one telling: whoever holds it holds all that was seen. */
export class Sights {
  readonly #hash: Hash;
  readonly #views = new Map<Position, View>();
  readonly #hashes = new Map<View, string>();
  readonly #steps = new Map<Observer, readonly TableStep[]>();

  constructor(hash: Hash = hashOf) {
    this.#hash = hash;
  }

  view(match: Match<AnyGame>, position: Position, viewer: Viewer): View {
    if (match.rules.meta.hasSecrets) return viewOf(match, position, viewer);
    const known = this.#views.get(position) ?? viewOf(match, position, viewer);
    this.#views.set(position, known);
    return known;
  }

  /** What an observer is told; made once, be it before it may be told. */
  steps(observer: Observer, make: () => readonly TableStep[]): readonly TableStep[] {
    const known = this.#steps.get(observer) ?? make();
    this.#steps.set(observer, known);
    return known;
  }

  hash(view: View): string {
    const known = this.#hashes.get(view) ?? this.#hash(view);
    this.#hashes.set(view, known);
    return known;
  }
}

function viewOf(
  { rules, config }: Match<AnyGame>,
  { state, isVeiled }: Position,
  viewer: Viewer,
): View {
  const view = rules.view(state, viewer);
  return isVeiled ? (rules.forgetting?.(config)?.veil(view) ?? view) : view;
}
