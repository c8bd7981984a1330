import { enumerate } from '@roundhouse/ui/sentence';
import type { MomentLabels } from '../../face/moment-labels.ts';

export const words: MomentLabels = {
  share: (company) => `A share of ${company}`,
  getsShare: 'a share',
  treasury: 'treasury',
  sold: (who, company, price) => `${who} bought a share of ${company} for $${price}.`,
  nobodyBid: (company) => `Nobody bid: a share of ${company} left the game.`,
  dividends: (year) => `Dividends of ${year}`,
  paidOut: 'Paid by the bank',
  lastCount: 'The last count',
  won: (winners, cash, year) =>
    `The game ended after ${year}: ${enumerate(winners, 'and')} won with $${cash}.`,
};
