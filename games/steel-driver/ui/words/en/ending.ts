import type { EndingLabels } from '../../board/ending/labels.ts';

export const words: EndingLabels = {
  title: 'The final settlement',
  before: 'Cash from five rounds',
  paid: 'Received for shares',
  total: 'Cash in the end',
  share: (count) => (count === 1 ? '1 share' : `${count} shares`),
  crossing: (companies, closer) => `${companies} joined the coasts; ${closer} laid the last link.`,
};
