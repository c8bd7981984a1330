import type { WorkbenchLabels } from '../workbench.ts';

export const words: WorkbenchLabels = {
  newBox: 'Mijn Amsterdam',
  trays: 'Wat er gemaakt wordt',
  tray: { contracts: 'Contractkaarten', scores: 'Punten' },
  hints: {
    none: 'Tik op een contractkaart en dan op de twee locaties die ze moet verbinden.',
    first: (contract) => `${contract}: tik op de locatie waar ze moet beginnen.`,
    second: (place) => `Vanaf ${place}: tik op de locatie waar ze moet eindigen.`,
    scores: 'Meer en minder punten, voor routes en voor bonuskaarten.',
  },
  contracts: 'De contractkaarten',
  contract: (number, points) =>
    points === 1 ? `contractkaart ${number}, 1 punt` : `contractkaart ${number}, ${points} punten`,
  place: (name, contracts) =>
    contracts === 1 ? `${name}, 1 contractkaart` : `${name}, ${contracts} contractkaarten`,
  more: (of) => `Een meer: ${of}`,
  fewer: (of) => `Een minder: ${of}`,
  routes: 'Een route brengt op',
  route: (length) => (length === 1 ? '1 vakje' : `${length} vakjes`),
  bonus: 'De meeste bonuskaarten brengen op',
  players: (count) => `Met ${count} spelers`,
  rank: (number) => `Positie ${number}`,
  fault: 'hier klopt iets niet',
};
