import { enumerate } from '@roundhouse/ui/sentence';
import type { MomentLabels } from '../../face/moments.ts';

export const words: MomentLabels = {
  share: (company) => `Een aandeel ${company}`,
  getsShare: 'een aandeel',
  treasury: 'schatkist',
  sold: (who, company, price) => `${who} kocht een aandeel ${company} voor $${price}.`,
  nobodyBid: (company) => `Niemand bood: een aandeel ${company} verdween uit het spel.`,
  dividends: (year) => `Dividend van ${year}`,
  paidOut: 'Betaald door de bank',
  lastCount: 'De eindstand',
  won: (winners, cash, year) =>
    `Het spel eindigde na ${year}: ${enumerate(winners, 'en')} ${winners.length === 1 ? 'won' : 'wonnen'} met $${cash}.`,
};
