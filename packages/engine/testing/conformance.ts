/** The suite: every promise of the contract as a named check, over whole random matches in all configs. */
import type { GameTypes } from '../src/index.ts';
import { titleChecks } from './check-config.ts';
import { ConformanceError, messageOf } from './failure.ts';
import { allProbes, Inspector, SAMPLED, unexpected } from './inspector.ts';
import { TWO_WORLDS } from './leak.ts';
import { WALK_CHECKS } from './random-match.ts';
import type { Subject } from './subject.ts';
import { checkCount } from './two-worlds.ts';

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
/** Missing branches are searched for in up to this many times as many matches. */
const SEARCH = 20;

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
