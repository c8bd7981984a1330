/** What deserves a scene: the die at the door, and the last pawn that sat down. */
import type { Telling } from '@roundhouse/ui/face';
import { placesOf } from '@roundhouse/kit/places';
import { lastCount, type LastCount } from '@roundhouse/ui/last-count';
import type { Moment } from '@roundhouse/ui/moment';
import { personsIn } from '@roundhouse/ui/person';
import { sentence } from '@roundhouse/ui/sentence';
import { inEveryLanguage, type Translation } from '@roundhouse/ui/words';
import { pawnsOf } from '../../src/cards.ts';
import type { Event, View } from '../../src/index.ts';
import type { words } from '../words/en/moments.ts';

export type MomentLabels = Translation<typeof words>;

const LABELS = await inEveryLanguage<MomentLabels>(
  (language) => import(`../words/${language}/moments.ts`),
);

export function moments(events: readonly Event[], after: View, tell: Telling): readonly Moment[] {
  return events.flatMap((event, at): Moment[] => {
    if (event.type === 'rolled') return [die(event, at, events, tell)];
    return event.type === 'won' ? [countAtTheEnd(event, at, after, tell)] : [];
  });
}

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** TR-3.2. */
function die(
  { seat, door, face }: EventOf<'rolled'>,
  at: number,
  events: readonly Event[],
  { language, who }: Telling,
): Moment {
  const labels = LABELS[language];
  const isOpen = face === 'open';
  const name = personsIn(language, who)(seat);
  const boarded = events.findIndex((event) => event.type === 'boarded' && event.seat === seat);
  return {
    kind: 'die',
    events: boarded > at ? [at, boarded] : [at],
    title: labels.title(door),
    sentence: isOpen ? labels.open(name, door) : labels.closed(name, door),
    rows: [
      {
        seat,
        name: sentence(personsIn(language, who)(seat)),
        parts: [{ text: isOpen ? labels.inAisle : labels.waits }],
        gets: isOpen ? labels.boards : labels.misses,
        tone: isOpen ? 'gain' : 'loss',
      },
    ],
    exhibit: `die:${face}`,
    rule: 'TR-3.2',
  };
}

function countAtTheEnd(
  { seat: winner, scores }: EventOf<'won'>,
  at: number,
  { config }: View,
  tell: Telling,
): Moment {
  const labels = LABELS[tell.language];
  const all = pawnsOf(config);
  const count: LastCount = {
    event: at,
    title: labels.lastCount,
    scores,
    places: placesOf(scores),
    amount: (score) => labels.of(score, all),
    won: ([name = tell.who(winner)]) => labels.won(name, all),
    rule: 'TR-2.7',
  };
  return lastCount(count, tell);
}
