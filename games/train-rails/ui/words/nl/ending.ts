import type { EndingLabels } from '../ending.ts';

export const words: EndingLabels = {
  title: 'De race om de stoelen',
  chart: 'Zittende pionnen van de eerste tot de laatste beurt',
  turn: (turn) => `Beurt ${turn}`,
  turns: (many) => (many === 1 ? '1 beurt' : `${many} beurten`),
  player: 'Speler',
  counted: {
    sat: 'Gaan zitten',
    lost: 'Stoelen kwijt',
    hits: 'Pionnen verjaagd',
    missed: 'Treinen gemist',
    skipped: 'Beurten overgeslagen',
    stopped: 'Aanvallen gestopt',
  },
  moments: 'Wat ze ophield',
  lost: (by, card, who, many) =>
    `${by} speelde ${card}: ${who} was ${many === 1 ? 'een stoel' : `${many} stoelen`} kwijt.`,
  stopped: (who, card, by) => `${who} hield ${card} van ${by} tegen.`,
};
