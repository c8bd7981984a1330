import { enumerate } from '@roundhouse/ui/sentence';
import type { MomentLabels } from '../../face/moments.ts';

export const words: MomentLabels = {
  and: 'en',
  lot: (company) => `De controle over ${company}`,
  cubes: (count) => (count === 1 ? '1 blokje' : `${count} blokjes`),
  controlAndShare: 'controle en een aandeel',
  box: 'op haar veld',
  sold: (who, company, bid) => `${who} kreeg ${company} voor ${bid}: de controle en een aandeel.`,
  payout: (round) => `Winst van ronde ${round}`,
  paidOut: 'Betaald door de bank',
  nobodyPaid: 'niemand verdiende iets',
  joined: (ends) => `${enumerate(ends, 'en')} zijn verbonden`,
  lastLink: 'legde het laatste stuk',
  partner: 'deed mee',
  lost: 'niemand heeft de controle: niets',
  bonuses: 'Bij de winst gekomen',
  settlement: 'De aandelen betalen uit',
  lastCount: 'De eindstand',
  won: (winners, cash) =>
    `${enumerate(winners, 'en')} ${winners.length === 1 ? 'won' : 'wonnen'} met $${cash}.`,
};
