import { plain } from '@roundhouse/ui/plain';
import type { EndingLabels } from '../ending.ts';

export const words: EndingLabels = {
  title: 'Contractkaarten en bonuskaarten',
  next: 'Draai de volgende om',
  all: 'Laat alles zien',
  routes: 'Routes',
  hidden: 'Een contractkaart, nog dicht',
  points: (points) =>
    Math.abs(points) === 1 ? `${plain(points)} punt` : `${plain(points)} punten`,
  merchandise: (cards) => (cards === 1 ? '1 bonuskaart' : `${cards} bonuskaarten`),
  contract: (from, to) => `${from} naar ${to}`,
};
