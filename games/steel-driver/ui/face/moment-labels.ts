/** What the scenes say, in each language. */
import type { Language } from '@roundhouse/ui/words';
import { enumerate } from '../words/places.ts';

export interface MomentLabels {
  readonly and: string;
  lot(company: string): string;
  cubes(count: number): string;
  readonly controlAndShare: string;
  readonly box: string;
  sold(who: string, company: string, bid: string): string;
  payout(round: number): string;
  readonly paidOut: string;
  readonly nobodyPaid: string;
  joined(ends: readonly [string, string]): string;
  readonly lastLink: string;
  readonly partner: string;
  readonly lost: string;
  readonly bonuses: string;
  readonly settlement: string;
  readonly lastCount: string;
  won(winners: readonly string[], cash: number): string;
}

const en: MomentLabels = {
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

const nl: MomentLabels = {
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

export const MOMENT_LABELS: Readonly<Record<Language, MomentLabels>> = { en, nl };
