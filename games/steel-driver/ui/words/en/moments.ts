import { enumerate } from '@roundhouse/ui/sentence';

export const words = {
  and: 'and',
  lot: (company: string) => `Control of ${company}`,
  cubes: (count: number) => (count === 1 ? '1 cube' : `${count} cubes`),
  controlAndShare: 'control and a share',
  box: 'in its box',
  sold: (who: string, company: string, bid: string) =>
    `${who} won ${company} for ${bid}: its control and a share.`,
  payout: (round: number) => `Profits of round ${round}`,
  paidOut: 'Paid by the bank',
  nobodyPaid: 'nobody earned anything',
  joined: (ends: readonly [string, string]) => `${enumerate(ends, 'and')} are joined`,
  lastLink: 'laid the last link',
  partner: 'took part',
  lost: 'nobody controls it: nothing',
  bonuses: 'Added to profits',
  settlement: 'The shares pay out',
  lastCount: 'The last count',
  won: (winners: readonly string[], cash: number) =>
    `${enumerate(winners, 'and')} won with $${cash}.`,
};
