/**
 * An ascending auction as plain data. Seats speak clockwise; each bids higher or passes, and who
 * passed is out. What a bid may be, who pays whom and whether the opener must bid are the game's.
 */
import type { Seat } from '@roundhouse/engine';
import { leftOf } from './seats.ts';

export interface Auction {
  /** Who speaks; after the end, who spoke last. */
  speaker: Seat;
  /** The seats that passed, as bits. */
  passed: number;
  /** The bid that stands; 0: none. */
  bid: number;
  /** Who made it; NOBODY: no bid stands. */
  bidder: Seat;
}

export const NOBODY = -1;

export type AuctionStage =
  /** The speaker owes a bid or a pass; he may be the last one in, with no bid made. */
  | 'open'
  /** All but the bidder have passed. */
  | 'sold'
  /** Everybody has passed; the speaker was the last. */
  | 'unsold';

export function openAuction(opener: Seat): Auction {
  return { speaker: opener, passed: 0, bid: 0, bidder: NOBODY };
}

/** The least that the speaker may bid, where an opening bid is at least `opening`. */
export function leastBid(auction: Auction, opening: number): number {
  return auction.bidder === NOBODY ? opening : auction.bid + 1;
}

export function hasPassed(auction: Auction, seat: Seat): boolean {
  return ((auction.passed >> seat) & 1) === 1;
}

/** The speaker bids; the next one in speaks, unless that ends it. */
export function speakBid(auction: Auction, amount: number, seats: number): AuctionStage {
  auction.bid = amount;
  auction.bidder = auction.speaker;
  return speakNext(auction, seats);
}

/** The speaker passes; the next one in speaks, unless that ends it. */
export function speakPass(auction: Auction, seats: number): AuctionStage {
  auction.passed |= 1 << auction.speaker;
  return speakNext(auction, seats);
}

function speakNext(auction: Auction, seats: number): AuctionStage {
  let next = leftOf(auction.speaker, seats);
  while (next !== auction.speaker && hasPassed(auction, next)) next = leftOf(next, seats);
  if (next === auction.bidder) return 'sold';
  if (hasPassed(auction, next)) return 'unsold';
  auction.speaker = next;
  return 'open';
}
