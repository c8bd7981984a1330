import { enumerate } from '@roundhouse/ui/sentence';
import type { MomentLabels } from '../../face/moment-labels.ts';

export const words: MomentLabels = {
  and: 'and',
  lot: (company) => `Control of ${company}`,
  cubes: (count) => (count === 1 ? '1 cube' : `${count} cubes`),
  controlAndShare: 'control and a share',
  box: 'in its box',
  sold: (who, company, bid) => `${who} won ${company} for ${bid}: its control and a share.`,
  payout: (round) => `Profits of round ${round}`,
  paidOut: 'Paid by the bank',
  nobodyPaid: 'nobody earned anything',
  joined: (ends) => `${enumerate(ends, 'and')} are joined`,
  lastLink: 'laid the last link',
  partner: 'took part',
  lost: 'nobody controls it: nothing',
  bonuses: 'Added to profits',
  settlement: 'The shares pay out',
  lastCount: 'The last count',
  won: (winners, cash) => `${enumerate(winners, 'and')} won with $${cash}.`,
};
