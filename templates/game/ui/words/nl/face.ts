import type { FaceLabels } from '../face.ts';

export const words: FaceLabels = {
  yard: 'Emplacement',
  players: 'Spelers',
  track: 'Het laatste spoor',
  wagons: (count) => (count === 1 ? '1 wagon' : `${count} wagons`),
  left: (count) => `nog ${count}`,
  toMove: 'Aan de beurt',
  taken: 'genomen wagons',
  end: 'met de laatste wagon',
};
