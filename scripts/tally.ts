import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

/**
 * Counts vitest's JSON report. A run that crashed, found no test, ended badly although each test
 * passed or, when it was to run everything, left tests out, counts as one failure more.
 */
export function tally(
  file: string,
  exitCode: number,
  whole: boolean,
): Tally & { faults: string[] } {
  if (!existsSync(file)) return { passed: 0, failed: 1, faults: ['vitest gave no report'] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as { testResults: readonly VitestFile[] };
  const tests = report.testResults.flatMap((each) => each.assertionResults);
  const passed = tests.filter((each) => each.status === 'passed').length;
  const left = tests.filter((each) => !['passed', 'failed'].includes(each.status));
  let failed = tests.filter((each) => each.status === 'failed').length;
  const faults: string[] = [];
  for (const each of report.testResults) {
    if (each.status !== 'failed' || each.assertionResults.some((t) => t.status === 'failed'))
      continue;
    faults.push(`${each.name} failed as a whole: ${each.message.split('\n')[0]}`);
  }
  if (whole && left.length > 0)
    faults.push(`left out: ${left.map((each) => each.fullName).join('; ')}`);
  if (passed + failed === 0) faults.push('no test ran');
  failed += faults.length;
  if (exitCode !== 0 && failed === 0) {
    faults.push(`vitest ended with exit code ${exitCode}`);
    failed = 1;
  }
  return { passed, failed, faults };
}
