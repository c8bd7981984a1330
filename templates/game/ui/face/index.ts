/** Wagon Stack as plain data, for whatever draws it or reads it out. */
import { changed } from '@roundhouse/ui/changed';
import type { Face, Telling } from '@roundhouse/ui/face';
import type { Action, Event, View } from '../../src/index.ts';
import { WAGONS } from '../../src/types.ts';
import { FACE_LABELS } from '../words/face.ts';

const isOver = ({ left }: View): boolean => left === 0;

export const face: Face<View, Action, Event> = {
  places(view, legal, { language, who }) {
    const labels = FACE_LABELS[language];
    const yard = {
      id: 'yard',
      group: labels.yard,
      name: labels.track,
      holds: [labels.wagons(view.left)],
      choices: legal.map((_, number) => number),
    };
    const players = view.taken.map((count, seat) => ({
      id: `player:${seat}`,
      group: labels.players,
      name: who(seat),
      holds: [labels.wagons(count)],
      choices: [],
    }));
    return [yard, ...players];
  },
  isPassing: () => false,
  changes: (before, after, { language, who }) =>
    before.taken.flatMap((count, seat) =>
      changed(
        { of: who(seat), seat },
        FACE_LABELS[language].taken,
        count,
        after.taken[seat] ?? count,
      ),
    ),
  figures: (view, { language, who }) =>
    view.taken.map((value, seat) => ({
      id: `taken:${seat}`,
      group: FACE_LABELS[language].taken,
      name: who(seat),
      seat,
      value,
    })),
  standing: (view, seat, { language }) => ({
    headline: FACE_LABELS[language].wagons(view.taken[seat] ?? 0),
    ...noteOn(view, seat, language),
    facts: [],
  }),
  stage: (view, { language }) => ({
    now: `${FACE_LABELS[language].left(view.left)} / ${WAGONS[view.config.yard]}`,
    order: view.taken.map((_, turn) => (Math.max(0, view.mover) + turn) % view.taken.length),
    end: isOver(view) ? [] : [FACE_LABELS[language].end],
  }),
};

function noteOn(view: View, seat: number, language: Telling['language']): { note?: string } {
  return view.mover === seat && !isOver(view) ? { note: FACE_LABELS[language].toMove } : {};
}
