import type { EndingLabels } from '../ending.ts';

export const words: EndingLabels = {
  title: 'De eindafrekening',
  before: 'Geld uit vijf ronden',
  paid: 'Gekregen voor aandelen',
  total: 'Geld aan het eind',
  share: (count) => (count === 1 ? '1 aandeel' : `${count} aandelen`),
  crossing: (companies, closer) =>
    `${companies} verbonden de kusten; ${closer} legde de laatste verbinding.`,
};
