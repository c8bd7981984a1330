import type { EndingLabels } from '../../board/ending/labels.ts';

export const words: EndingLabels = {
  title: 'Contracts and bonus cards',
  next: 'Turn up the next one',
  all: 'Show everything',
  routes: 'Routes',
  hidden: 'A contract, face down',
  points: (points) => (Math.abs(points) === 1 ? `${points} point` : `${points} points`),
  merchandise: (cards) => (cards === 1 ? '1 bonus card' : `${cards} bonus cards`),
  contract: (from, to) => `${from} to ${to}`,
};
