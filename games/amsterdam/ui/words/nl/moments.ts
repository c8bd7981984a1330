import type { MomentLabels } from '../../face/moments.ts';

export const words: MomentLabels = {
  title: 'Contractkaart behaald',
  told: (who: string, from: string, to: string, points: number) =>
    `${who} verbond ${from} met ${to}: de contractkaart levert aan het eind ${points === 1 ? '1 punt' : `${points} punten`} op.`,
  atEnd: 'aan het eind',
  secret: 'Niemand anders ziet dit',
};
