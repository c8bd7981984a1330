/** The last count of a match as a moment: the last comes first, so that the winner comes at the end. */
import type { Telling } from './face.ts';
import type { Moment } from './moment.ts';
import { personsIn } from './person.ts';
import { sentence } from './sentence.ts';

export interface LastCount {
  /** The number of the event among those of its line. */
  readonly event: number;
  readonly title: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
  /** A score as it is said: '$44'. */
  amount(score: number): string;
  /** Who won, in words. */
  won(winners: readonly string[]): string;
  readonly rule: string;
}

export function lastCount(count: LastCount, { language, who }: Telling): Moment {
  const { event, title, scores, places, amount, won, rule } = count;
  const place = (seat: number): number => places[seat] ?? 0;
  const order = [...scores.keys()].sort((one, other) => place(other) - place(one));
  const winners = order.filter((seat) => place(seat) === 1);
  return {
    kind: 'count',
    events: [event],
    title,
    sentence: sentence(won(winners.map(personsIn(language, who)))),
    rows: order.map((seat) => ({
      seat,
      name: sentence(personsIn(language, who)(seat)),
      parts: [],
      gets: `${place(seat)}.`,
      from: amount(0),
      to: amount(scores[seat] ?? 0),
      tone: place(seat) === 1 ? 'gain' : 'plain',
    })),
    rule,
  };
}
