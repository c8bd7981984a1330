/** What a player is told when the device could not do what was asked. */
import { HostError } from '../host/index.ts';
import type { Catalogue } from '../words/index.ts';

export function problemText(fault: unknown, { table }: Catalogue): string {
  return fault instanceof HostError ? table.problems[fault.problem] : table.problems.failed;
}
