import type { Labels } from '../../face/labels.ts';

export const words: Labels = {
  yard: 'Yard',
  players: 'Players',
  track: 'The last track',
  wagons: (count) => (count === 1 ? '1 wagon' : `${count} wagons`),
  left: (count) => `${count} left`,
  toMove: 'To move',
  taken: 'wagons taken',
  end: 'with the last wagon',
};
