/** SD-3: the active marker, and the auctions for control. */
import type { Emit, Seat } from '@roundhouse/engine';
import { leastBid, openAuction, speakBid, speakPass, type Auction } from '@roundhouse/kit/auction';
import { leftOf } from '@roundhouse/kit/seats';
import { ONLY_PASS, offersOf, raisesFrom } from './actions.ts';
import { startBuilding } from './building.ts';
import { companyName } from './names.ts';
import { add, at } from './tally.ts';
import { COMPANIES, NONE, type Action, type CompanyName, type Event, type State } from './types.ts';

const OPENING_BID = 1;

/** The companies that are still to be sold this round, as bits. */
function unsold(state: State): number {
  let bits = 0;
  for (let company = 0; company < COMPANIES.length; company++) {
    if (state.control[company] === NONE) bits |= 1 << company;
  }
  return bits;
}

export function offersBy(state: State, seat: Seat): readonly Action[] {
  const cubes = at(state.cubes, seat);
  return cubes === 0 ? ONLY_PASS : offersOf(unsold(state), cubes);
}

function auctionOf(state: State): Auction {
  if (state.auction === null) throw new Error('SD-3.2: no company is under the hammer');
  return state.auction;
}

export function canRaise(state: State): boolean {
  const auction = auctionOf(state);
  return at(state.cubes, auction.speaker) > auction.bid;
}

export function raisesBy(state: State, seat: Seat): readonly Action[] {
  const auction = auctionOf(state);
  const least = leastBid(auction, OPENING_BID);
  const cubes = at(state.cubes, seat);
  return cubes < least ? ONLY_PASS : raisesFrom(least, cubes);
}

/** SD-3.6: the phase ends when all have passed the marker on in a row; the last one hands it on too. */
export function passMarker(state: State, seat: Seat, emit?: Emit<Event>): void {
  const { seats } = state.config;
  state.active = leftOf(seat, seats);
  state.passes += 1;
  emit?.({ type: 'handed-on', seat, to: state.active, cubes: at(state.cubes, seat) });
  if (state.passes === seats) startBuilding(state, emit);
}

/** SD-3.2: who offers opens the bidding. */
export function offer(
  state: State,
  seat: Seat,
  company: CompanyName,
  bid: number,
  emit?: Emit<Event>,
): void {
  state.phase = 'auction';
  state.passes = 0;
  state.company = COMPANIES.indexOf(company);
  state.auction = openAuction(seat);
  speakBid(state.auction, bid, state.config.seats);
  emit?.({ type: 'offered', seat, company, bid });
}

export function raise(state: State, seat: Seat, bid: number, emit?: Emit<Event>): void {
  speakBid(auctionOf(state), bid, state.config.seats);
  emit?.({ type: 'bid', seat, company: companyName(state.company), bid });
}

export function passBid(state: State, seat: Seat, emit?: Emit<Event>): void {
  const auction = auctionOf(state);
  emit?.({
    type: 'passed',
    seat,
    company: companyName(state.company),
    bid: auction.bid,
    cubes: at(state.cubes, seat),
  });
  if (speakPass(auction, state.config.seats) === 'sold') sell(state, auction, emit);
}

/** SD-3.3, SD-3.4: the bid goes into the box; the marker to the left of whoever offered. */
function sell(state: State, { bidder, bid }: Auction, emit?: Emit<Event>): void {
  const { company } = state;
  const { seats } = state.config;
  add(state.cubes, bidder, -bid);
  add(state.box, company, bid);
  add(state.shares, company * seats + bidder, 1);
  state.control[company] = bidder;
  state.lastControl[company] = bidder;
  state.active = leftOf(state.active, seats);
  state.auction = null;
  state.company = NONE;
  state.phase = 'offer';
  emit?.({
    type: 'sold',
    seat: bidder,
    company: companyName(company),
    bid,
    box: at(state.box, company),
    shares: at(state.shares, company * seats + bidder),
    active: state.active,
  });
  if (unsold(state) === 0) startBuilding(state, emit);
}
