/** The sign on top, the player's panel, the auction block and the figures to follow. */
import { NOBODY, hasPassed } from '@roundhouse/kit/auction';
import type { Auctioned, Figure, Stage, Standing, Telling } from '@roundhouse/ui/face';
import { seatFigures } from '@roundhouse/ui/figures';
import { sentence } from '@roundhouse/ui/sentence';
import { emptyCities } from '../../src/auctions.ts';
import { LAST_YEAR } from '../../src/companies.ts';
import { dividendPerShare, lowSupplies, sharesHeld } from '../../src/rounds.ts';
import { spaceOf } from '../../src/spaces.ts';
import { isFounded } from '../../src/track.ts';
import {
  COMPANIES,
  COMPANY_IDS,
  NONE,
  type ByCompany,
  type Company,
  type View,
} from '../../src/types.ts';
import { words } from '../words/index.ts';
import { companyName } from '../words/names.ts';
import { dividendOf, onCourseFor } from './holdings.ts';
import { FACE_LABELS } from '../words/face.ts';

/** The colours of the companies' pieces (AR-1.1). */
const COLOURS: Readonly<ByCompany<string>> = ['white', 'grey', 'green', 'yellow', 'red', 'blue'];

function companyColour(company: Company): string {
  return `var(--piece-${COLOURS[company]})`;
}

/** A company that was taken out has no supply either. */
function isRunning(view: View, company: Company): boolean {
  return view.companies[company].status !== 'removed' && isFounded(view, company);
}

export function figures(view: View, tell: Telling): readonly Figure[] {
  const { money, course, incomes } = FACE_LABELS[tell.language];
  const courses = view.cash.map((_, seat) => onCourseFor(view, seat));
  return [
    ...seatFigures(tell, money, 'cash', view.cash),
    ...seatFigures(tell, course, 'course', courses),
    ...COMPANIES.filter((company) => isRunning(view, company)).map((company) => ({
      id: `income:${COMPANY_IDS[company]}`,
      group: incomes,
      name: companyName(company),
      colour: companyColour(company),
      value: view.companies[company].income,
    })),
  ];
}

export function standing(view: View, seat: number, tell: Telling): Standing {
  const labels = FACE_LABELS[tell.language];
  const note = noteOn(view, seat, tell);
  return {
    headline: `$${view.cash[seat] ?? 0}`,
    ...(note === undefined ? {} : { note }),
    // His shares lie before him, drawn, or stand in his place of the text twin.
    facts:
      view.frame.step === 'over'
        ? []
        : [{ label: labels.asItStands, value: `$${dividendOf(view, seat)}` }],
  };
}

/** What a player is about. */
function noteOn(view: View, seat: number, { language }: Telling): string | undefined {
  const labels = FACE_LABELS[language];
  const { auction, frame } = view;
  if (frame.step === 'over') return undefined;
  if (auction?.bidder === seat) return labels.bids(auction.bid);
  if (auction && hasPassed(auction, seat)) return labels.passed;
  if (frame.seat === seat && frame.step !== 'removal' && frame.step !== 'banker') {
    return labels.doing[frame.step];
  }
  if (view.phase === 0) return view.banker === seat ? sentence(labels.banker) : undefined;
  const space = spaceOf(view, seat);
  return space === undefined
    ? labels.orderNote(view.order.indexOf(seat) + 1)
    : labels.played(words[language].choice({ type: 'take', space }, view));
}

export function stage(view: View, { language }: Telling): Stage {
  const labels = FACE_LABELS[language];
  const unsold = COMPANIES.reduce<number>(
    (sum, company) => sum + view.companies[company].unsold,
    0,
  );
  const isOver = view.frame.step === 'over';
  return {
    now: isOver
      ? labels.over
      : view.phase === 0
        ? labels.preparation
        : labels.now(view.year, view.phase),
    order: view.order,
    end: isOver
      ? []
      : [
          labels.endYear(LAST_YEAR),
          labels.endShares(unsold),
          labels.endSupplies(lowSupplies(view), view.config.seats),
        ],
  };
}

export function auction(view: View, { language }: Telling): Auctioned | undefined {
  const { auction, frame } = view;
  if (auction === null || frame.company === NONE) return undefined;
  return {
    lot: FACE_LABELS[language].shareOf(companyName(frame.company)),
    place: `company:${COMPANY_IDS[frame.company]}`,
    notes: notesOn(view, frame.company, language),
    colour: companyColour(frame.company),
    bid: `$${auction.bid}`,
    ...(auction.bidder === NOBODY ? {} : { leader: auction.bidder }),
    bidders: view.cash.map((_, seat) => (hasPassed(auction, seat) ? 'passed' : 'in')),
  };
}

function notesOn(view: View, company: Company, language: Telling['language']): string[] {
  const labels = FACE_LABELS[language];
  const { income, treasury, unsold } = view.companies[company];
  if (!isFounded(view, company)) {
    return [emptyCities(view).length === 0 ? labels.noCity : labels.wouldStart];
  }
  const shares = sharesHeld(view, company);
  const then = Math.ceil(income / (shares + 1));
  return [
    shares === 0 ? labels.wouldFirst(then) : labels.paysNow(dividendPerShare(view, company), then),
    labels.income(income),
    labels.treasury(treasury),
    labels.unsold(unsold),
  ];
}
