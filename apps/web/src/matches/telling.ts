/** How a match in a list is told: who plays, whose turn it is. */
import type { MatchEntry, Sitter } from '../host/table-host.ts';
import type { Shell } from '@roundhouse/ui/words/shell';

/** The person at this device, where there is only one. */
function solePerson(sitters: readonly Sitter[]): number | undefined {
  const persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0] : undefined;
}

/** Everybody else for the one who plays alone here, otherwise everybody. */
export function companyOf({ sitters }: MatchEntry, words: Shell): string {
  const me = solePerson(sitters);
  return words.list(sitters.flatMap(({ name }, seat) => (seat === me ? [] : [name])));
}

export function isMyTurn({ sitters, owing }: MatchEntry): boolean {
  return owing.some((seat) => sitters[seat]?.kind === 'person');
}

export function turnOf(entry: MatchEntry, words: Shell): string {
  const { sitters, owing, isOver } = entry;
  if (isOver) return words.matches.over;
  const me = solePerson(sitters);
  if (me !== undefined && owing.includes(me)) return words.matches.yourTurn;
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
