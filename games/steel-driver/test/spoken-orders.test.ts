/** What standing orders make of an auction is what people make of it who have the same limits in mind. */
import { seededRng } from '@roundhouse/engine';
import { configsOf, holdAuctions, wrongLimits } from '@roundhouse/engine/testing';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';

const auctions = {
  subject: { rules },
  configs: configsOf(rules),
  isHeld: ({ auction }: { readonly auction: object | null }) => auction !== null,
  bidOf: (action: Parameters<typeof rules.apply>[2]) =>
    action.type === 'bid' ? action.bid : undefined,
  most: 16,
};

test('10,000 auctions by orders run as they are spoken, word by word, and show no more than they need', () => {
  expect(() => holdAuctions(auctions, 10_000, seededRng('spoken'))).not.toThrow();
});

test('an order that bids one too many, gives up too soon or holds on too long is found', () => {
  for (const planted of wrongLimits(rules)) {
    const given = { ...auctions, subject: { rules: planted } };
    expect(() => holdAuctions(given, 2_000, seededRng('planted'))).toThrow(/orders ran otherwise/);
  }
});
