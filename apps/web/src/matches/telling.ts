/** How a match in a list is told: who plays, whose turn it is. */
import type { MatchEntry } from '../host/table-host.ts';
import type { Shell } from '@roundhouse/ui/words/shell';

/** The seats that are played from this device. */
function ownSeats({ sitters, elsewhere }: MatchEntry): readonly number[] {
  return elsewhere?.mine ?? sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** The person at this device, where there is only one. */
function solePerson(entry: MatchEntry): number | undefined {
  const own = ownSeats(entry);
  return own.length === 1 ? own[0] : undefined;
}

/** Everybody else for the one who plays alone here, otherwise everybody. */
export function companyOf(entry: MatchEntry, words: Shell): string {
  const me = solePerson(entry);
  const others = entry.sitters.filter(({ name }, seat) => seat !== me && name !== '');
  return words.list(others.map(({ name }) => name));
}

export function isMyTurn(entry: MatchEntry): boolean {
  return ownSeats(entry).some((seat) => entry.owing.includes(seat));
}

export function turnOf(entry: MatchEntry, words: Shell): string {
  const { sitters, owing, isOver, elsewhere } = entry;
  if (isOver) return words.matches.over;
  if (elsewhere?.isKept === true) return words.matches.kept;
  if (elsewhere?.isOpen === true) return words.matches.gathers;
  const me = solePerson(entry);
  if (me !== undefined && owing.includes(me)) return words.matches.yourTurn;
  if (elsewhere && owing.length === 0) return words.matches.others;
  return words.matches.toMove(words.list(owing.map((seat) => sitters[seat]?.name ?? '')));
}

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** '5 minutes ago', 'yesterday'. Undefined: less than a minute ago. */
export function ago(touched: number, now: number, language: string): string | undefined {
  const seconds = (touched - now) / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const step = STEPS.find(([, size]) => -seconds >= size);
  return step && format.format(Math.trunc(seconds / step[1]), step[0]);
}
