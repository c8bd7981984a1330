/** A second match with the same moves, played along with the first: nobody asks it anything. */
import type { GameTypes, Rules } from '../src/index.ts';
import { applyMove, type Move } from './random-match.ts';

export class Twin<G extends GameTypes> {
  readonly #rules: Rules<G>;
  readonly #state: G['state'];
  #made = 0;

  constructor(rules: Rules<G>, config: G['config']) {
    this.#rules = rules;
    this.#state = rules.setup(config);
  }

  /** Its state after these moves; of them all but the last ones are made already. */
  after(moves: readonly Move<G>[]): G['state'] {
    for (const move of moves.slice(this.#made)) {
      applyMove(this.#rules, this.#state, move);
      this.#made += 1;
    }
    return this.#state;
  }
}
