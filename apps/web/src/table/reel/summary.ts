/** What others changed for the reader, in a few words: 'cash −$2'. */
import type { Change } from '@roundhouse/ui/face';

/** So much; what is there still counts, what went where does not. */
const MOST = 2;

export function summaryOf(changes: readonly Change[], reader: number): string {
  return changes
    .filter(({ seat, tone, by }) => seat === reader && tone !== 'plain' && /^[+−]/.test(by))
    .slice(0, MOST)
    .map(({ what, by }) => `${what} ${by}`)
    .join(', ');
}
