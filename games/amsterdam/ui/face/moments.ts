/**
 * What deserves a scene: a contract completed. The event reaches only its holder (AM-5.2), and so does the scene. The
 * last count is told by the ending, which turns up what lay face down.
 */
import type { Telling } from '@roundhouse/ui/face';
import type { Moment } from '@roundhouse/ui/moment';
import { personsIn } from '@roundhouse/ui/person';
import { CONTRACTS, LOCATION_NAMES, type Event } from '../../src/index.ts';
import { sentence } from '../words/names.ts';

const LABELS = {
  en: {
    title: 'Contract completed',
    told: (who: string, from: string, to: string, points: number) =>
      `${who} joined ${from} and ${to}: the contract brings ${points} points at the end.`,
    atEnd: 'at the end',
    secret: 'Nobody else sees it',
  },
  nl: {
    title: 'Contractkaart behaald',
    told: (who: string, from: string, to: string, points: number) =>
      `${who} verbond ${from} met ${to}: de contractkaart levert aan het eind ${points} punten op.`,
    atEnd: 'aan het eind',
    secret: 'Niemand anders ziet dit',
  },
} as const;

export function moments(
  events: readonly Event[],
  _: unknown,
  { language, who }: Telling,
): readonly Moment[] {
  const labels = LABELS[language];
  return events.flatMap((event, at): Moment[] => {
    if (event.type !== 'completed') return [];
    const { seat, contract } = event;
    const { a, b, points } = CONTRACTS[contract];
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
