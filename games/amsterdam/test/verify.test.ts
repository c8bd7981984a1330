/** A seeded match can be checked draw by draw, and a changed draw is found. */
import { rules } from '@roundhouse/amsterdam/rules';
import {
  commitment,
  fairDraw,
  formatRecord,
  isRefusal,
  play,
  readRecord,
  seededRng,
  seedFromText,
  settle,
  startMatch,
  verify,
  type Json,
} from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { configOf } from './table.ts';

/** A whole match with random choices and draws from the seed. */
function seededMatch(id: string, seats: number): string {
  const config = configOf({ seats });
  const seed = seedFromText(id);
  const salts = Array.from({ length: seats }, (_, seat) => `salt ${seat}`);
  const draw = fairDraw({ title: rules.title, match: id, seed, salts });
  const match = startMatch(rules, config, id);
  const rng = seededRng(id);
  settle(match, draw);
  for (let turn = rules.turn(match.state); turn.kind === 'act'; turn = rules.turn(match.state)) {
    const seat = turn.seats[rng.below(turn.seats.length)] ?? 0;
    const legal = rules.legal(match.state, seat);
    const action = legal[rng.below(legal.length)];
    if (!action || isRefusal(play(match, seat, rules.action.format(action), draw))) {
      throw new Error(`seat ${seat} can't play`);
    }
  }
  const result = rules.outcome(match.state);
  return formatRecord({
    title: rules.title,
    rules: rules.version,
    match: id,
    config: config as unknown as Json,
    commit: commitment({ title: rules.title, match: id, config: config as unknown as Json, seed }),
    salts,
    seed,
    ...(result ? { result } : {}),
    lines: [...match.lines],
  });
}

function verified(text: string): ReturnType<typeof verify> {
  const { record, places } = readRecord(text);
  return verify(rules, record, places);
}

describe('[AM-7.1] the whole record opens for verification', () => {
  test.each([2, 3, 4])('with %i players every draw is the seed’s', (seats) => {
    for (let match = 0; match < 4; match++) {
      const text = seededMatch(`verify-${seats}-${match}`, seats);
      const draws = text.split('\n').filter((line) => line.startsWith('* ')).length;
      expect(draws).toBeGreaterThan(20);
      expect(verified(text).draws).toBe(draws);
    }
  });

  test('one changed draw: the first wrong line is named', () => {
    const rows = seededMatch('changed', 2).split('\n');
    const cards = rows.flatMap((row, index) => (row.startsWith('* card ') ? [index] : []));
    const chosen = [cards[0], cards[6], cards.at(-1)];
    for (const index of chosen) {
      if (index === undefined) throw new Error('there are few draws');
      const other = rows[index] === '* card red' ? '* card blue' : '* card red';
      const changed = rows.with(index, other).join('\n');
      expect(() => verified(changed)).toThrow(`line ${index + 1}: drawn '${other.slice(2)}'`);
    }
  });
});
