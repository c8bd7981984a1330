import { plain } from '@roundhouse/ui/plain';
export const words = {
  title: 'Contracts and bonus cards',
  next: 'Turn up the next one',
  all: 'Show everything',
  routes: 'Routes',
  hidden: 'A contract, face down',
  points: (points: number) =>
    Math.abs(points) === 1 ? `${plain(points)} point` : `${plain(points)} points`,
  merchandise: (cards: number) => (cards === 1 ? '1 bonus card' : `${cards} bonus cards`),
  contract: (from: string, to: string) => `${from} to ${to}`,
};
