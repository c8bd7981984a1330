/** What is seen of positions that are told to several at once: where nothing is hidden all see the same, made once. */
import { hashOf, type Match, type Viewer } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles/playable';
import type { Position } from './history.ts';

type View = AnyGame['view'];

/** As `hashOf` of the engine, which runs everywhere; a host may have a faster way to the same. */
export type Hash = (view: View) => string;

/** For one telling: whoever holds it holds all that was seen. */
export class Sights {
  readonly #hash: Hash;
  readonly #views = new Map<Position, View>();
  readonly #hashes = new Map<View, string>();

  constructor(hash: Hash = hashOf) {
    this.#hash = hash;
  }

  view(match: Match<AnyGame>, position: Position, viewer: Viewer): View {
    if (match.rules.meta.hasSecrets) return viewOf(match, position, viewer);
    const known = this.#views.get(position) ?? viewOf(match, position, viewer);
    this.#views.set(position, known);
    return known;
  }

  /** Before it is told: where nothing is hidden it is then made already. */
  prepare(match: Match<AnyGame>, position: Position): void {
    if (!match.rules.meta.hasSecrets) this.hash(this.view(match, position, null));
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
