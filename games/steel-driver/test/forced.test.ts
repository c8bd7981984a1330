/** What leaves no choice plays itself: lines of the record that undo passes over. */
import {
  isRefusal,
  play,
  settle,
  startMatch,
  undoTarget,
  extend,
  formatLine,
} from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { configOf } from './table.ts';

function opened(lines: readonly string[]) {
  const match = startMatch(rules, configOf({ seats: 3, map: 'tutorial' }), 'forced');
  const step = extend(match, { kind: 'chance', text: 'starter 0' });
  if (isRefusal(step)) throw new Error(step.code);
  settle(match);
  for (const line of lines) {
    const [seat = '', ...text] = line.split(' ');
    const played = play(match, Number(seat), text.join(' '));
    if (isRefusal(played)) throw new Error(`${line}: ${played.code}`);
  }
  return match;
}

describe('forced turns in a match', () => {
  test('[SD-3.2] [SD-3.6] [SD-4.2] are written with a mark, and nobody is asked', () => {
    const match = opened(['0 offer red 10', '1 offer blue 2', '2 pass', '2 pass', '1 pass']);
    expect([...match.lines].map(formatLine)).toEqual([
      '* starter 0',
      '0 offer red 10',
      '=1 pass',
      '=2 pass',
      '1 offer blue 2',
      '2 pass',
      '=0 pass',
      '2 pass',
      '=0 pass',
      '1 pass',
    ]);
    expect(match.state.phase).toBe('build');
  });

  test('[SD-4.2] undo takes back the choice together with what followed by itself', () => {
    const match = opened([
      '0 offer red 10',
      '1 pass',
      '2 pass',
      '0 start AMS GRO-AMS',
      '0 build AMS-RTD',
    ]);
    expect([...match.lines].map(formatLine).at(-1)).toBe('0 build AMS-RTD');
    const before = rules.clone(match.state);
    play(match, 0, 'build AMS-HAG');
    expect([...match.lines].map(formatLine).at(-1)).toBe('=0 pass');
    expect(match.state.round).toBe(2);
    const to = undoTarget(match, 0);
    expect(to).toBeDefined();
    extend(match, { kind: 'undo', to: to ?? 0 });
    expect(match.state).toEqual(before);
  });
});
