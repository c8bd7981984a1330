/** What the scenes say, in each language. */
import type { Language } from '@roundhouse/ui/words';
import { enumerate } from '../words/names.ts';

export interface MomentLabels {
  share(company: string): string;
  readonly getsShare: string;
  readonly treasury: string;
  sold(who: string, company: string, price: number): string;
  nobodyBid(company: string): string;
  dividends(year: number): string;
  readonly paidOut: string;
  readonly lastCount: string;
  won(winners: readonly string[], cash: number, year: number): string;
}

const en: MomentLabels = {
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

const nl: MomentLabels = {
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

export const MOMENT_LABELS: Readonly<Record<Language, MomentLabels>> = { en, nl };
