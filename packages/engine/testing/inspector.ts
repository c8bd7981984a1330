/** Looks at random matches with every probe, and remembers across them what it has seen. */
import { seededRng, type GameTypes, type Rng } from '../src/index.ts';
import { chanceProbes } from './check-chance.ts';
import { legalProbes } from './check-legal.ts';
import { matchProbes } from './check-match.ts';
import { sealedProbes } from './check-sealed.ts';
import { stateProbes } from './check-state.ts';
import { viewProbes } from './check-view.ts';
import { configsOf } from './configs.ts';
import { madeUpConfigs } from './made-up.ts';
import { ConformanceError, messageOf } from './failure.ts';
import { TWO_WORLDS } from './leak.ts';
import { observersOf, type Probe, type Seen, type Tools } from './probe.ts';
import { randomMatch, recordOf, type MatchHooks, type Spot } from './random-match.ts';
import type { Happened, Subject } from './subject.ts';
import { Twin } from './twin.ts';
import { comparePair, emptyCount, type PairCount } from './two-worlds.ts';

/** Each kind of position is looked at closely a few times before it is only sampled: in all, so often. */
const FIRST_LOOKS = 240;
/** About so many positions of a match are looked at closely; fewer where matches are many. */
export const SAMPLED = { suite: 12, fuzz: 4 } as const;

export function allProbes<G extends GameTypes>(): readonly Probe<G>[] {
  return [
    ...legalProbes<G>(),
    ...stateProbes<G>(),
    ...chanceProbes<G>(),
    ...viewProbes<G>(),
    ...sealedProbes<G>(),
    ...matchProbes<G>(),
  ];
}

export class Inspector<G extends GameTypes> {
  readonly subject: Subject<G>;
  readonly configs: readonly G['config'][];
  readonly branches = new Set<string>();
  readonly pairs: PairCount = emptyCount();
  readonly #probes: readonly Probe<G>[];
  readonly #seed: string | number;
  readonly #onFailure: (error: ConformanceError) => void;
  readonly #failed = new Set<string>();
  readonly #seen: Seen<G> = { actions: new Map(), texts: [] };
  readonly #kinds = new Map<string, number>();
  readonly #worlds: boolean;
  readonly #sampled: number;
  #meanLength = 50;

  constructor(
    subject: Subject<G>,
    seed: string | number,
    { worlds, sampled }: { readonly worlds: boolean; readonly sampled: number },
    onFailure: (error: ConformanceError) => void,
  ) {
    this.subject = subject;
    const extra = [...(subject.configs ?? []), ...madeUpConfigs(subject, seed)];
    this.configs = configsOf(subject.rules, extra);
    this.#probes = allProbes<G>();
    this.#seed = seed;
    this.#worlds = worlds;
    this.#sampled = sampled;
    this.#onFailure = onFailure;
  }

  /** Plays the match of this number. Each check fails at most once in a run. */
  match(number: number, how: 'inspect' | 'count branches' = 'inspect'): void {
    const config = this.configs[number % this.configs.length];
    if (config === undefined) throw new Error('configure takes no seat count of the title');
    this.play(config, number, how);
  }

  play(config: G['config'], number: number, how: 'inspect' | 'count branches' = 'inspect'): void {
    let twin: Twin<G> | undefined;
    const tools: Tools<G> = {
      rng: seededRng(`${this.#seed}/${number}/looks`),
      seen: this.#seen,
      twin: () => (twin ??= new Twin(this.subject.rules, config)),
    };
    const hooks: MatchHooks<G> = {
      at: how === 'inspect' ? (spot) => this.#look(spot, tools) : undefined,
      after: this.subject.branches ? (happened) => this.#countBranches(happened) : undefined,
    };
    try {
      const { moves } = randomMatch(
        this.subject,
        config,
        seededRng(`${this.#seed}/${number}`),
        hooks,
      );
      this.#meanLength += (moves.length - this.#meanLength) / 4;
    } catch (error) {
      this.#fail(error instanceof ConformanceError ? error : unexpected(error));
    }
  }

  missingBranches(): readonly string[] {
    return Object.keys(this.subject.branches ?? {}).filter((name) => !this.branches.has(name));
  }

  #countBranches(happened: Happened<G>): void {
    for (const name of this.missingBranches()) {
      if (this.subject.branches?.[name]?.(happened)) this.branches.add(name);
    }
  }

  #look(spot: Spot<G>, tools: Tools<G>): void {
    const close = this.#isClose(spot, tools.rng);
    for (const probe of this.#probes) {
      const looks =
        probe.looks === 'each' ||
        (probe.looks === 'some' && close) ||
        (probe.looks === 'end' && spot.turn.kind === 'over');
      if (looks && !this.#failed.has(probe.name)) this.#run(probe, spot, tools);
    }
    if (close && this.#worlds) this.#compareWorlds(spot, tools.rng);
  }

  #isClose({ kind }: Spot<G>, rng: Rng): boolean {
    const times = this.#kinds.get(kind) ?? 0;
    const close =
      times === 0 ||
      times * this.#kinds.size < FIRST_LOOKS ||
      rng.below(1_000_000) < (1_000_000 * this.#sampled) / this.#meanLength;
    if (close) this.#kinds.set(kind, times + 1);
    return close;
  }

  #run(probe: Probe<G>, spot: Spot<G>, tools: Tools<G>): void {
    try {
      probe.look(spot, tools);
    } catch (error) {
      const record = recordOf(spot.rules, spot.config, spot.moves);
      this.#fail(new ConformanceError(probe.name, messageOf(error), record, error));
    }
  }

  #compareWorlds(spot: Spot<G>, rng: Rng): void {
    if (this.#failed.has(TWO_WORLDS.open)) return;
    for (const observer of observersOf(spot)) {
      try {
        comparePair(spot, observer, rng, this.pairs);
      } catch (error) {
        this.#fail(error instanceof ConformanceError ? error : unexpected(error));
      }
    }
  }

  #fail(error: ConformanceError): void {
    if (this.#failed.has(error.check)) return;
    this.#failed.add(error.check);
    this.#onFailure(error);
  }
}

export function unexpected(error: unknown): ConformanceError {
  return new ConformanceError('the suite itself', messageOf(error), '', error);
}
