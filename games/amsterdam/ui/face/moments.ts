/**
 * What deserves a scene: a contract completed. The event reaches only its holder (AM-5.2), and so does the scene. The
 * last count is told by the ending, which turns up what lay face down.
 */
import type { Telling } from '@roundhouse/ui/face';
import type { Moment } from '@roundhouse/ui/moment';
import { personsIn } from '@roundhouse/ui/person';
import { sentence } from '@roundhouse/ui/sentence';
import { inEveryLanguage, type Translation } from '@roundhouse/ui/words';
import { type Event, LOCATION_NAMES } from '../../src/index.ts';
import type { words } from '../words/en/moments.ts';
import { printedIn } from '../../src/printed.ts';
import type { View } from '../../src/types.ts';

export type MomentLabels = Translation<typeof words>;

const LABELS = await inEveryLanguage<MomentLabels>(
  (language) => import(`../words/${language}/moments.ts`),
);

export function moments(
  events: readonly Event[],
  { config }: View,
  { language, who }: Telling,
): readonly Moment[] {
  const labels = LABELS[language];
  return events.flatMap((event, at): Moment[] => {
    if (event.type !== 'completed') return [];
    const { seat, contract } = event;
    const { a, b, points } = printedIn(config).contracts[contract];
    const [from, to] = [LOCATION_NAMES[a], LOCATION_NAMES[b]];
    return [
      {
        kind: 'contract',
        events: [at],
        title: labels.title,
        sentence: sentence(labels.told(personsIn(language, who)(seat), from, to, points)),
        rows: [
          {
            seat,
            name: `${from} – ${to}`,
            parts: [{ text: labels.atEnd }, { text: labels.secret }],
            gets: `+${points}`,
            tone: 'gain',
          },
        ],
        exhibit: `contract:${contract}`,
        rule: 'AM-6.2',
      },
    ];
  });
}
