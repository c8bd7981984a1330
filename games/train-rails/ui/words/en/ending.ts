import type { EndingLabels } from '../../board/ending/labels.ts';

export const words: EndingLabels = {
  title: 'The race to the seats',
  chart: 'Pawns seated from the first turn to the last',
  turn: (turn) => `Turn ${turn}`,
  turns: (many) => (many === 1 ? '1 turn' : `${many} turns`),
  player: 'Player',
  counted: {
    sat: 'Sat down',
    lost: 'Seats lost',
    hits: 'Pawns driven off',
    missed: 'Missed trains',
    skipped: 'Turns skipped',
    stopped: 'Attacks stopped',
  },
  moments: 'What held them up',
  lost: (by, card, who, many) =>
    `${by} played ${card}: ${who} lost ${many === 1 ? 'a seat' : `${many} seats`}.`,
  stopped: (who, card, by) => `${who} stopped ${card} of ${by}.`,
};
