import type { Language } from '@roundhouse/ui/words';

export interface EndingLabels {
  readonly title: string;
  readonly start: string;
  readonly shares: string;
  readonly rest: string;
  readonly end: string;
  readonly perShare: string;
  readonly company: string;
  readonly years: string;
  readonly paid: string;
  readonly none: string;
}

const en: EndingLabels = {
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

const nl: EndingLabels = {
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

export const ENDING_LABELS: Readonly<Record<Language, EndingLabels>> = { en, nl };
