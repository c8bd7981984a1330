/** What happened since somebody's turn, in one line. */
import type { Change } from '@roundhouse/ui/face';

/** So much of each player; what counts comes first. */
const MOST = 2;

/** What changed for the others, and what the reader, called 'you', gained or lost by it: 'Anna: points +7, carts −4'. */
export function summaryOf(changes: readonly Change[], reader: number, you: string): string {
  const seats = [...new Set(changes.flatMap(({ seat }) => seat ?? []))];
  const parts = seats.flatMap((seat) => {
    const own = changes.filter((change) => change.seat === seat && !isGone(change));
    const counted = own.filter(({ tone }) => tone !== 'plain');
    const plain = seat === reader ? [] : own.filter(({ tone }) => tone === 'plain');
    const told = [...counted, ...plain].slice(0, MOST);
    const [first] = told;
    if (!first) return [];
    const name = seat === reader ? you : first.of;
    return [`${name}: ${told.map(inWords).join(', ')}`];
  });
  return parts.join(' · ');
}

/** What is nowhere now would be told as if it lay where it was. */
function isGone({ from, to }: Change): boolean {
  return to === '' && from !== '';
}

/** A figure follows what it counts; where something went is set off from it: 'pawn waiting (Door 1AS)'. */
function inWords({ what, by }: Change): string {
  return /^[+−]/.test(by) ? `${what} ${by}` : `${what} (${by})`;
}
