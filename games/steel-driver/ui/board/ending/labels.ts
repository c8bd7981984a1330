import type { Language } from '@roundhouse/ui/words';

export interface EndingLabels {
  readonly title: string;
  readonly before: string;
  readonly paid: string;
  readonly total: string;
  share(count: number): string;
  crossing(companies: string, closer: string): string;
}

const en: EndingLabels = {
  title: 'The final settlement',
  before: 'Cash from five rounds',
  paid: 'Received for shares',
  total: 'Cash in the end',
  share: (count) => (count === 1 ? '1 share' : `${count} shares`),
  crossing: (companies, closer) => `${companies} joined the coasts; ${closer} laid the last link.`,
};

const nl: EndingLabels = {
  title: 'De eindafrekening',
  before: 'Geld uit vijf ronden',
  paid: 'Gekregen voor aandelen',
  total: 'Geld aan het eind',
  share: (count) => (count === 1 ? '1 aandeel' : `${count} aandelen`),
  crossing: (companies, closer) =>
    `${companies} verbonden de kusten; ${closer} legde de laatste verbinding.`,
};

export const ENDING_LABELS: Readonly<Record<Language, EndingLabels>> = { en, nl };
