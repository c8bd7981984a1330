/** The part of Stryker's JSON report that the score needs. */
export interface MutationReport {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string }[] }>
  >;
}

interface Score {
  readonly detected: number;
  readonly total: number;
  readonly percent: string;
}

function scoreOf(statuses: readonly string[]): Score {
  const count = (...wanted: readonly string[]): number =>
    statuses.filter((status) => wanted.includes(status)).length;
  const detected = count('Killed', 'Timeout');
  const total = detected + count('Survived', 'NoCoverage');
  return { detected, total, percent: total === 0 ? '0.0' : ((detected * 100) / total).toFixed(1) };
}

/** Killed and timed-out mutants among those that ran or that no test reached, in all and by file. */
export function mutationScore(
  report: MutationReport,
): Score & { files: readonly (Score & { name: string })[] } {
  const statuses = Object.entries(report.files).map(
    ([name, { mutants }]) => [name, mutants.map((mutant) => mutant.status)] as const,
  );
  return {
    ...scoreOf(statuses.flatMap(([, each]) => each)),
    files: statuses.map(([name, each]) => ({ name, ...scoreOf(each) })),
  };
}
