/** The suite: every promise of the contract as a named check, over whole random matches in all configs. */
import { seededRng, type GameTypes, type Rng } from '../src/index.ts';
import { chanceProbes } from './check-chance.ts';
import { titleChecks } from './check-config.ts';
import { legalProbes } from './check-legal.ts';
import { matchProbes } from './check-match.ts';
import { sealedProbes } from './check-sealed.ts';
import { stateProbes } from './check-state.ts';
import { viewProbes } from './check-view.ts';
import { configsOf } from './configs.ts';
import { ConformanceError, messageOf } from './failure.ts';
import { TWO_WORLDS } from './leak.ts';
import { observersOf, type Probe, type Seen, type Tools } from './probe.ts';
import { randomMatch, recordOf, WALK_CHECKS, type MatchHooks, type Spot } from './random-match.ts';
import type { Subject } from './subject.ts';
import { checkCount, comparePair, emptyCount, type PairCount } from './two-worlds.ts';

/**
 * One named check. In a game's tests:
 * `for (const { name, run } of conformance(subject)) test(name, () => expect(run()).toBeUndefined())`.
 */
export interface Check {
  readonly name: string;
  /** Throws a `ConformanceError`. */
  run(): void;
}

export interface ConformanceOptions {
  readonly seed?: string | number;
  /** At least so many random matches, and one for each config. */
  readonly matches?: number;
}

const BRANCHES = 'every named rule branch occurred';
/** So often a kind of position is looked at closely before it is only sampled. */
const ALWAYS = 12;
/** About so many positions of a match are looked at closely; fewer where matches are many. */
const SAMPLED = { suite: 12, fuzz: 4 } as const;
/** Missing branches are searched for in up to this many times as many matches. */
const SEARCH = 20;

function allProbes<G extends GameTypes>(): readonly Probe<G>[] {
  return [
    ...legalProbes<G>(),
    ...stateProbes<G>(),
    ...chanceProbes<G>(),
    ...viewProbes<G>(),
    ...sealedProbes<G>(),
    ...matchProbes<G>(),
  ];
}

/** Looks at matches with all probes, and remembers across them what it has seen. */
class Inspector<G extends GameTypes> {
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
    this.configs = configsOf(subject.rules, subject.configs);
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
    const tools: Tools<G> = {
      rng: seededRng(`${this.#seed}/${number}/looks`),
      seen: this.#seen,
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

  #countBranches(happened: Parameters<NonNullable<MatchHooks<G>['after']>>[0]): void {
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
      times < ALWAYS || rng.below(1_000_000) < (1_000_000 * this.#sampled) / this.#meanLength;
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

function unexpected(error: unknown): ConformanceError {
  return new ConformanceError('the suite itself', messageOf(error), '', error);
}

/**
 * All checks of a subject. The matches are played once, when the first check runs; each check then
 * throws its own first failure.
 */
export function conformance<G extends GameTypes>(
  subject: Subject<G>,
  { seed = 'conformance', matches = 40 }: ConformanceOptions = {},
): readonly Check[] {
  let failures: ReadonlyMap<string, ConformanceError> | undefined;
  const names = [
    ...titleChecks<G>().map(({ name }) => name),
    ...Object.values(WALK_CHECKS),
    ...allProbes<G>().map(({ name }) => name),
    ...Object.values(TWO_WORLDS),
    ...(subject.branches ? [BRANCHES] : []),
    'the suite itself',
  ];
  return names.map((name) => ({
    name,
    run() {
      failures ??= inspect(subject, seed, matches);
      const failure = failures.get(name);
      if (failure) throw failure;
    },
  }));
}

function inspect<G extends GameTypes>(
  subject: Subject<G>,
  seed: string | number,
  matches: number,
): ReadonlyMap<string, ConformanceError> {
  const failures = new Map<string, ConformanceError>();
  const fail = (error: ConformanceError): void => {
    if (!failures.has(error.check)) failures.set(error.check, error);
  };
  checkTitle(subject, fail);
  const inspector = new Inspector(subject, seed, { worlds: true, sampled: SAMPLED.suite }, fail);
  const count = Math.max(matches, inspector.configs.length);
  for (let number = 0; number < count; number++) inspector.match(number);
  for (let number = count; number < count * SEARCH; number++) {
    if (inspector.missingBranches().length === 0 || failures.size > 0) break;
    inspector.match(number, 'count branches');
  }
  const missing = inspector.missingBranches();
  if (missing.length > 0) fail(new ConformanceError(BRANCHES, `never: ${missing.join(', ')}`, ''));
  try {
    checkCount(subject, inspector.pairs);
  } catch (error) {
    fail(error instanceof ConformanceError ? error : unexpected(error));
  }
  return failures;
}

function checkTitle<G extends GameTypes>(
  { rules }: Subject<G>,
  fail: (error: ConformanceError) => void,
): void {
  for (const { name, run } of titleChecks<G>()) {
    try {
      run(rules);
    } catch (error) {
      fail(new ConformanceError(name, messageOf(error), '', error));
    }
  }
}

export interface FuzzOptions {
  readonly seed: string | number;
  readonly matches: number;
  /** False where the subject's `redeal` is not at hand: then secrets are not compared. */
  readonly worlds?: boolean;
  /** Told of each failure; without it the first one is thrown. Each check fails at most once. */
  readonly failed?: (error: ConformanceError) => void;
  /** Told after each match how many were played. */
  readonly played?: (matches: number) => void;
}

/** Plays so many random matches with every check along them. */
export function assertConformance<G extends GameTypes>(
  subject: Subject<G>,
  { seed, matches, worlds = true, failed, played }: FuzzOptions,
): void {
  const failures: ConformanceError[] = [];
  const fail = (error: ConformanceError): void => {
    failures.push(error);
    failed?.(error);
  };
  checkTitle(subject, fail);
  const inspector = new Inspector(subject, seed, { worlds, sampled: SAMPLED.fuzz }, fail);
  for (let number = 0; number < matches; number++) {
    inspector.match(number);
    const [first] = failures;
    if (first && !failed) throw first;
    played?.(number + 1);
  }
}
