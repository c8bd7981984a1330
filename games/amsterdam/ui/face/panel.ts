/** The sign on top, the player's panel and the figures to follow. */
import type { Figure, Stage, Standing, Telling } from '@roundhouse/ui/face';
import { sentence } from '@roundhouse/ui/sentence';
import { LAST_CARTS } from '../../src/tables.ts';
import type { View } from '../../src/index.ts';
import { FACE_LABELS, type FaceLabels } from '../words/face.ts';

export function figures(view: View, { language, who }: Telling): readonly Figure[] {
  const { figures: groups } = FACE_LABELS[language];
  return view.seats.flatMap(({ score, carts }, seat) => {
    const name = sentence(who(seat));
    const total = view.finals?.[seat]?.total ?? score;
    return [
      { id: `score:${seat}`, group: groups.score, name, seat, value: total },
      { id: `carts:${seat}`, group: groups.carts, name, seat, value: carts },
    ];
  });
}

export function standing(view: View, seat: number, { language }: Telling): Standing {
  const labels = FACE_LABELS[language];
  const { score = 0, cards = 0, carts = 0, bonus = 0, contracts = 0 } = view.seats[seat] ?? {};
  const note = noteOn(view, seat, labels);
  const { facts } = labels;
  return {
    headline: labels.points(view.finals?.[seat]?.total ?? score),
    ...(note === undefined ? {} : { note }),
    facts: [
      { label: facts.carts, value: String(carts) },
      { label: facts.cards, value: String(cards) },
      { label: facts.contracts, value: String(contracts) },
      { label: facts.bonus, value: String(bonus) },
    ],
  };
}

function noteOn(view: View, seat: number, labels: FaceLabels): string | undefined {
  const final = view.finals?.[seat];
  if (final) return labels.place(final.place);
  if (!view.owing.includes(seat)) return undefined;
  return labels.steps[view.step] ?? labels.toMove;
}

export function stage(view: View, { language }: Telling): Stage {
  const labels = FACE_LABELS[language];
  const seats = view.seats.length;
  const fewest = Math.min(...view.seats.map(({ carts }) => carts));
  const isOpen = view.step !== 'over' && view.lastTurns === 0;
  return {
    now: nowOf(view, labels),
    order: Array.from({ length: seats }, (_, turn) => (view.seat + turn) % seats),
    end: isOpen ? [labels.endAt(LAST_CARTS, fewest)] : [],
  };
}

function nowOf(view: View, labels: FaceLabels): string {
  if (view.lastTurns > 0) return labels.lastTurns(view.lastTurns);
  switch (view.step) {
    case 'hands':
    case 'display':
    case 'first':
    case 'offers':
      return labels.dealing;
    case 'choose':
      return labels.choosing;
    case 'over':
      return labels.over;
    default:
      return labels.playing;
  }
}
