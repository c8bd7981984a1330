/** What a server is compared with is asked as much as the server was. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runBare } from '../src/load/bare.ts';
import { renewalOf, NO_RENEWAL } from '../src/load/bare-table.ts';

const told = JSON.stringify({ steps: [{ seq: 1, view: {} }] });
const usual = { matches: 3, seats: 4, seconds: 1, warmSeconds: 0.2, keptBytes: 2000, told };

async function bare(setUps: { readonly begun: number; readonly requests: number }, moves: number) {
  const scratch = mkdtempSync(join(tmpdir(), 'roundhouse-bare-'));
  try {
    return await runBare({ ...usual, scratch, setUps, moves });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

test('as many matches of the bare server are begun anew for as many moves', async () => {
  const { same, setUps } = await bare({ begun: 20, requests: 240 }, 400);
  expect(same?.failed).toBe(0);
  // The last of them may still be at it.
  expect(setUps.begun).toBeGreaterThanOrEqual(Math.floor((same?.moves ?? 0) / 20) - usual.matches);
  expect(setUps.begun).toBeLessThanOrEqual(Math.ceil((same?.moves ?? 0) / 20));
  expect(setUps.begun).toBeGreaterThan(0);
  expect(setUps.requests).toBeGreaterThanOrEqual(12 * setUps.begun);
  expect(setUps.requests).toBeLessThan(12 * (setUps.begun + usual.matches));
});

test('where the server had none, the bare one is measured once', async () => {
  const { alone, same, setUps } = await bare({ begun: 0, requests: 0 }, 400);
  expect(alone.moves).toBeGreaterThan(0);
  expect([same, setUps.requests]).toEqual([undefined, 0]);
});

test.each([
  [{ begun: 0, requests: 5 }, NO_RENEWAL],
  [
    { begun: 10, requests: 120 },
    { movesApart: 40, requests: 12 },
  ],
])('%j in 400 moves', (setUps, renewal) => {
  expect(renewalOf(setUps, 400)).toEqual(renewal);
});
