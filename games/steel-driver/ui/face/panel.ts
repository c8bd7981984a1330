/** The sign on top, the player's panel, the auction block and the figures to follow. */
import { hasPassed } from '@roundhouse/kit/auction';
import type { Auctioned, Figure, Stage, Standing, Telling } from '@roundhouse/ui/face';
import { seatFigures } from '@roundhouse/ui/figures';
import { sentence } from '@roundhouse/ui/sentence';
import { COMPANIES, NONE, type View } from '../../src/index.ts';
import { LINKS, ROUNDS } from '../../src/figures.ts';
import { FACE_LABELS, type FaceLabels } from '../words/face.ts';
import { ALL, companyName, incomeOf, isSettling, linksOf, shareWorth } from './reading.ts';

function companyColour(company: number): string {
  return `var(--piece-${COMPANIES[company] ?? 'grey'})`;
}

export function figures(view: View, tell: Telling): readonly Figure[] {
  const labels = FACE_LABELS[tell.language];
  const { cash, worth, profit } = labels.figures;
  const worths = view.cash.map((sum, seat) => sum + shareWorth(view, seat));
  return [
    ...seatFigures(tell, cash, 'cash', view.cash),
    ...seatFigures(tell, worth, 'worth', worths),
    ...ALL.map((company) => ({
      id: `profit:${COMPANIES[company] ?? ''}`,
      group: profit,
      name: companyName(labels, company),
      colour: companyColour(company),
      value: view.profit[company] ?? 0,
    })),
  ];
}

/** Cubes, control and shares lie in front of the player and are drawn there. */
export function standing(view: View, seat: number, { language }: Telling): Standing {
  const labels = FACE_LABELS[language];
  const note = noteOn(view, seat, labels);
  return {
    ...(paysInCubes(view) ? { mark: 'supply' } : {}),
    headline: paysInCubes(view)
      ? labels.bidOf(view.cubes[seat] ?? 0)
      : labels.cash(view.cash[seat] ?? 0),
    ...(note === undefined ? {} : { note }),
    facts: factsOn(view, seat, labels),
  };
}

/** While companies are sold what counts is what one can bid with. */
function paysInCubes({ phase }: View): boolean {
  return phase === 'offer' || phase === 'auction';
}

function factsOn(view: View, seat: number, labels: FaceLabels): Standing['facts'] {
  if (view.phase === 'over') return [];
  return isSettling(view)
    ? [{ label: labels.sharesWorth, value: `$${shareWorth(view, seat)}` }]
    : [
        ...(paysInCubes(view)
          ? [{ label: labels.figures.cash, value: labels.cash(view.cash[seat] ?? 0) }]
          : []),
        { label: sentence(labels.changed.income), value: `$${incomeOf(view, seat)}` },
      ];
}

function noteOn(view: View, seat: number, labels: FaceLabels): string | undefined {
  const { auction, phase, company } = view;
  if (auction?.bidder === seat) return labels.bids(auction.bid);
  if (auction && hasPassed(auction, seat)) return labels.hasPassed;
  if (phase === 'auction' && auction?.bidder !== seat) return labels.toBid;
  if (phase === 'offer' && view.active === seat) return labels.toOffer;
  if (company === NONE || view.control[company] !== seat) return undefined;
  const name = companyName(labels, company);
  if (phase === 'build') return labels.builder(name);
  return phase === 'goods' ? labels.taker(name) : undefined;
}

export function stage(view: View, { language }: Telling): Stage {
  const labels = FACE_LABELS[language];
  const seats = view.cash.length;
  const first = view.active === NONE ? 0 : view.active;
  return {
    now: labels.now(Math.max(1, view.round), ROUNDS, labels.phases[view.phase]),
    order: Array.from({ length: seats }, (_, turn) => (first + turn) % seats),
    end: view.phase === 'over' ? [] : [labels.endAfter(ROUNDS)],
  };
}

export function auction(view: View, { language }: Telling): Auctioned | undefined {
  const { auction, company } = view;
  if (auction === null) return undefined;
  const labels = FACE_LABELS[language];
  const links = linksOf(view, company);
  const box = view.box[company] ?? 0;
  return {
    lot: labels.controlOf(companyName(labels, company)),
    place: `company:${COMPANIES[company] ?? ''}`,
    // SD-4.1: no company has a profit before it builds.
    notes: [
      links === 0 ? labels.noLinks : labels.links(links, LINKS),
      ...(box === 0 ? [] : [labels.box(box)]),
    ],
    colour: companyColour(company),
    bid: labels.bidOf(auction.bid),
    leader: auction.bidder,
    bidders: view.cash.map((_, seat) => (hasPassed(auction, seat) ? 'passed' : 'in')),
  };
}
