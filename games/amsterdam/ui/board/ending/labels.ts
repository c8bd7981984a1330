import type { Language } from '@roundhouse/ui/words';

export interface EndingLabels {
  readonly title: string;
  readonly next: string;
  readonly all: string;
  readonly routes: string;
  readonly hidden: string;
  points(points: number): string;
  merchandise(cards: number): string;
  contract(from: string, to: string): string;
}

const en: EndingLabels = {
  title: 'Contracts and bonus cards',
  next: 'Turn up the next one',
  all: 'Show everything',
  routes: 'Routes',
  hidden: 'A contract, face down',
  points: (points) => (Math.abs(points) === 1 ? `${points} point` : `${points} points`),
  merchandise: (cards) => (cards === 1 ? '1 bonus card' : `${cards} bonus cards`),
  contract: (from, to) => `${from} to ${to}`,
};

const nl: EndingLabels = {
  title: 'Contractkaarten en bonuskaarten',
  next: 'Draai de volgende om',
  all: 'Laat alles zien',
  routes: 'Routes',
  hidden: 'Een contractkaart, nog dicht',
  points: (points) => (Math.abs(points) === 1 ? `${points} punt` : `${points} punten`),
  merchandise: (cards) => (cards === 1 ? '1 bonuskaart' : `${cards} bonuskaarten`),
  contract: (from, to) => `${from} naar ${to}`,
};

export const ENDING_LABELS: Readonly<Record<Language, EndingLabels>> = { en, nl };
