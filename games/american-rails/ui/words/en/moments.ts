import { enumerate } from '@roundhouse/ui/sentence';

export const words = {
  share: (company: string) => `A share of ${company}`,
  getsShare: 'a share',
  treasury: 'treasury',
  sold: (who: string, company: string, price: number) =>
    `${who} bought a share of ${company} for $${price}.`,
  nobodyBid: (company: string) => `Nobody bid: a share of ${company} left the game.`,
  dividends: (year: number) => `Dividends of ${year}`,
  paidOut: 'Paid by the bank',
  lastCount: 'The last count',
  won: (winners: readonly string[], cash: number, year: number) =>
    `The game ended after ${year}: ${enumerate(winners, 'and')} won with $${cash}.`,
};
