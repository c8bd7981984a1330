import { describe, expect, test } from 'vitest';
import {
  NOBODY,
  hasPassed,
  leastBid,
  openAuction,
  speakBid,
  speakPass,
  type Auction,
  type AuctionStage,
} from '../src/auction.ts';

/** Says each word in turn ('12' or 'pass'); tells who spoke, in order, and how it ended. */
function hold(opener: number, seats: number, said: readonly (number | 'pass')[]) {
  const auction: Auction = openAuction(opener);
  const spoke: number[] = [];
  let stage: AuctionStage = 'open';
  for (const word of said) {
    expect(stage).toBe('open');
    spoke.push(auction.speaker);
    stage = word === 'pass' ? speakPass(auction, seats) : speakBid(auction, word, seats);
  }
  return { auction, spoke, stage };
}

describe('an ascending auction', () => {
  test('opens with nobody in the lead and the opener to speak', () => {
    expect(openAuction(2)).toEqual({ speaker: 2, passed: 0, bid: 0, bidder: NOBODY });
  });

  test('goes clockwise, skipping those who passed, until one is left', () => {
    const { auction, spoke, stage } = hold(2, 4, [10, 'pass', 11, 12, 13, 'pass', 'pass']);
    expect(spoke).toEqual([2, 3, 0, 1, 2, 0, 1]);
    expect(stage).toBe('sold');
    expect(auction).toEqual({ speaker: 1, passed: 0b1011, bid: 13, bidder: 2 });
  });

  test('is sold when all others pass at once; the bidder may not raise himself', () => {
    const { auction, stage } = hold(1, 3, [1, 'pass', 'pass']);
    expect(stage).toBe('sold');
    expect(auction.bidder).toBe(1);
    expect(auction.bid).toBe(1);
  });

  test('leaves the last one in his choice when nobody has bid: his bid wins at once', () => {
    const { auction, spoke, stage } = hold(1, 3, ['pass', 'pass', 17]);
    expect(spoke).toEqual([1, 2, 0]);
    expect(stage).toBe('sold');
    expect(auction).toEqual({ speaker: 0, passed: 0b110, bid: 17, bidder: 0 });
  });

  test('is unsold when the last one passes too, and remembers who passed last', () => {
    const { auction, stage } = hold(1, 3, ['pass', 'pass', 'pass']);
    expect(stage).toBe('unsold');
    expect(auction).toEqual({ speaker: 0, passed: 0b111, bid: 0, bidder: NOBODY });
  });

  test('a pass before the first bid leaves the others in', () => {
    const { auction, spoke, stage } = hold(0, 3, ['pass', 10, 'pass']);
    expect(spoke).toEqual([0, 1, 2]);
    expect(stage).toBe('sold');
    expect(auction.bidder).toBe(1);
    expect([0, 1, 2].map((seat) => hasPassed(auction, seat))).toEqual([true, false, true]);
  });

  test('asks for the opening bid first, then for one more than what stands', () => {
    const auction = openAuction(0);
    expect(leastBid(auction, 10)).toBe(10);
    expect(leastBid(auction, 1)).toBe(1);
    speakBid(auction, 14, 3);
    expect(leastBid(auction, 10)).toBe(15);
  });
});
