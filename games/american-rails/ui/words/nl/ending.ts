import type { EndingLabels } from '../ending.ts';

export const words: EndingLabels = {
  title: 'Dividenden en portefeuilles',
  start: 'Begin',
  shares: 'Aandelen',
  rest: 'Acties',
  end: 'Geld',
  perShare: 'Wat een aandeel uitkeerde',
  company: 'Maatschappij',
  years: 'Dividend per jaar',
  paid: 'Dividend',
  none: 'niets',
};
