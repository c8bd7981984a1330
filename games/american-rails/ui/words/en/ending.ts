import type { EndingLabels } from '../../board/ending/labels.ts';

export const words: EndingLabels = {
  title: 'Dividends and portfolios',
  start: 'Start',
  shares: 'Shares',
  rest: 'Actions',
  end: 'Cash',
  perShare: 'What a share paid',
  company: 'Company',
  years: 'Dividends by year',
  paid: 'Dividends',
  none: 'nothing',
};
