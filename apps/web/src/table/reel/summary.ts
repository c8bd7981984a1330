/** What happened since somebody's turn, in one line. */
import type { Change } from '@roundhouse/ui/face';

/** So much of each player; what counts comes first. */
const MOST = 2;

/** What changed for the others, and what the reader, called 'you', gained or lost by it: 'Anna: points +7, carts −4'. */
export function summaryOf(changes: readonly Change[], reader: number, you: string): string {
  const seats = [...new Set(changes.flatMap(({ seat }) => seat ?? []))];
  const parts = seats.flatMap((seat) => {
    const own = changes.filter((change) => change.seat === seat);
    const counted = own.filter(({ tone }) => tone !== 'plain');
    const plain = seat === reader ? [] : own.filter(({ tone }) => tone === 'plain');
    const told = [...counted, ...plain].slice(0, MOST);
    const [first] = told;
    if (!first) return [];
    const name = seat === reader ? you : first.of;
    return [`${name}: ${told.map(({ what, by }) => `${what} ${by}`).join(', ')}`];
  });
  return parts.join(' · ');
}
