/**
 * One text for each seat count that shows everything visible at each step of a recorded match,
 * compared with the file. `UPDATE_PLAYTHROUGHS=1` writes the files anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseRecord } from '@roundhouse/engine';
import { playthrough, type Move } from '@roundhouse/engine/testing';
import { rules, type TrainRails } from '@roundhouse/train-rails/rules';
import { describe, expect, test } from 'vitest';
import { configOf } from './table.ts';

const UPDATE = process.env['UPDATE_PLAYTHROUGHS'] === '1';

/** The moves of a recorded match, one after the other. */
function movesOf(match: string): () => Move<TrainRails> | undefined {
  const file = new URL(`fixtures/${match}.rec`, import.meta.url);
  const lines = parseRecord(readFileSync(file, 'utf8')).lines.values();
  return () => {
    const line = lines.next().value;
    if (line?.kind === 'chance') {
      const chance = rules.chance.parse(line.text);
      return chance && { chance };
    }
    if (line?.kind !== 'act') return undefined;
    const action = rules.action.parse(line.text);
    return action && { seat: line.seat, action, forced: line.forced };
  };
}

describe('playthroughs', () => {
  test.each([2, 3, 4])('%i seats', (seats) => {
    const file = new URL(`playthroughs/${seats}-seats.txt`, import.meta.url);
    const match = `bots-${seats}`;
    const text = playthrough(rules, configOf({ seats }), match, {
      width: 160,
      choose: movesOf(match),
    });
    if (UPDATE) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
    expect(text).toContain('outcome {"places"');
  });
});
