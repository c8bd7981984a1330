/** Auctions of one share: the preparation round (AR-2) and the action Auction a share (AR-4.6). */
import type { Emit, Seat } from '@roundhouse/engine';
import {
  leastBid,
  openAuction,
  speakBid,
  speakPass,
  type Auction,
  type AuctionStage,
} from '@roundhouse/kit/auction';
import { clockwiseFrom } from '@roundhouse/kit/seats';
import { boardOf } from './board.ts';
import { MINIMUM_BID } from './companies.ts';
import { waitFor } from './frame.ts';
import { endTurn, startRound } from './rounds.ts';
import { isFounded, layCube } from './track.ts';
import { NONE, type Company, type Event, type State, type View } from './types.ts';

/** The auction that is being held, and whose share it is. */
interface Held {
  readonly auction: Auction;
  readonly company: Company;
}

function heldAuction(state: State): Held {
  const { auction, frame } = state;
  if (auction === null || frame.company === NONE) throw new Error('AR-2.2: no auction is held');
  return { auction, company: frame.company };
}

/** The least that the speaker may bid (AR-2.2). */
export function leastOf(position: View): number {
  return position.auction === null ? MINIMUM_BID : leastBid(position.auction, MINIMUM_BID);
}

export function emptyCities(position: View): number[] {
  const hexes: number[] = [];
  for (const { hex } of boardOf(position.config).cities) {
    if (position.map[hex] === 0) hexes.push(hex);
  }
  return hexes;
}

export function offer(state: State, seat: Seat, company: Company, emit?: Emit<Event>): void {
  state.unoffered &= ~(1 << company);
  state.auction = openAuction(seat);
  waitFor(state, 'bid', seat);
  state.frame.company = company;
  emit?.({ type: 'offered', seat, company });
}

export function bid(state: State, seat: Seat, amount: number, emit?: Emit<Event>): void {
  const { auction, company } = heldAuction(state);
  emit?.({ type: 'bid', seat, company, amount });
  afterWord(state, speakBid(auction, amount, state.config.seats), emit);
}

export function pass(state: State, seat: Seat, emit?: Emit<Event>): void {
  const { auction, company } = heldAuction(state);
  emit?.({ type: 'passed', seat, company });
  afterWord(state, speakPass(auction, state.config.seats), emit);
}

function afterWord(state: State, stage: AuctionStage, emit: Emit<Event> | undefined): void {
  switch (stage) {
    case 'open':
      state.frame.seat = heldAuction(state).auction.speaker;
      break;
    case 'sold':
      sell(state, emit);
      break;
    case 'unsold':
      discard(state, emit);
      break;
  }
}

/** AR-2.4, AR-4.6: the winner takes the share and pays the treasury. */
function sell(state: State, emit: Emit<Event> | undefined): void {
  const { auction, company } = heldAuction(state);
  const { bidder: seat, bid: price } = auction;
  const cash = (state.cash[seat] ?? 0) - price;
  const sold = state.companies[company];
  state.cash[seat] = cash;
  sold.treasury += price;
  sold.unsold -= 1;
  sold.held[seat] = (sold.held[seat] ?? 0) + 1;
  const { treasury, unsold } = sold;
  emit?.({ type: 'sold', seat, company, price, cash, treasury, unsold });
  state.auction = null;
  if (isFounded(state, company)) {
    endTurn(state, emit);
  } else if (emptyCities(state).length > 0) {
    waitFor(state, 'found', seat);
    state.frame.company = company;
  } else {
    knockOut(state, seat, company, emit);
    endTurn(state, emit);
  }
}

/** AR-4.6: no city is empty. No refund. */
function knockOut(state: State, seat: Seat, company: Company, emit: Emit<Event> | undefined): void {
  const out = state.companies[company];
  const shares = out.unsold + 1;
  out.status = 'knocked-out';
  out.held[seat] = 0;
  out.unsold = 0;
  out.gone += shares;
  emit?.({ type: 'knocked-out', seat, company, shares, treasury: out.treasury });
}

/** AR-2.7, AR-4.6: nobody bid. */
function discard(state: State, emit: Emit<Event> | undefined): void {
  const { auction, company } = heldAuction(state);
  const unwanted = state.companies[company];
  unwanted.unsold -= 1;
  unwanted.gone += 1;
  emit?.({ type: 'unsold', company, unsold: unwanted.unsold });
  state.auction = null;
  if (state.phase === 0) prepareNext(state, auction.speaker, emit);
  else endTurn(state, emit);
}

/** AR-2.4: the first cube, free of charge. */
export function found(state: State, seat: Seat, hex: number, emit?: Emit<Event>): void {
  const { company } = state.frame;
  if (company === NONE) throw new Error('AR-2.4: no company is to be founded');
  emit?.({ type: 'founded', seat, company, hex });
  layCube(state, company, hex, emit);
  if (state.phase > 0) {
    endTurn(state, emit);
    return;
  }
  if (!state.order.includes(seat)) putOnOrderTrack(state, seat, emit);
  prepareNext(state, seat, emit);
}

/** AR-2.5, AR-2.8: the lowest free number. */
function putOnOrderTrack(state: State, seat: Seat, emit: Emit<Event> | undefined): void {
  const number = state.order.push(seat);
  emit?.({ type: 'numbered', seat, number });
}

/** AR-2.6, AR-2.8: the next company, or the first round. */
function prepareNext(state: State, chooser: Seat, emit: Emit<Event> | undefined): void {
  if (state.unoffered !== 0) {
    waitFor(state, 'offer', chooser);
    return;
  }
  for (const seat of clockwiseFrom(state.banker, state.config.seats)) {
    if (!state.order.includes(seat)) putOnOrderTrack(state, seat, emit);
  }
  startRound(state, emit);
}
