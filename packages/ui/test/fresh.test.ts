import { describe, expect, test } from 'vitest';
import { Freshness } from '../src/pieces/fresh.ts';

interface View {
  readonly turn: string;
  readonly pieces: string;
}

const at = (turn: string, pieces: string): View => ({ turn, pieces });
const added = (before: View, view: View): readonly string[] =>
  view.pieces.split('').filter((piece) => !before.pieces.includes(piece));
const turnOf = ({ turn }: View): string => turn;

const FIRST = at('one', 'a');
const COURSE = [at('one', 'ab'), at('one', 'abc'), at('two', 'abc'), at('two', 'abcd')];

/** What is fresh after each view. */
function course(freshness: Freshness<View, string>, views: readonly View[]): readonly string[] {
  return views.map((view) => [...freshness.seeing(view, true)].join(''));
}

describe('what was put down last', () => {
  test('is the last step’s, and stays so while nothing is put down', () => {
    expect(course(new Freshness(FIRST, added), COURSE)).toEqual(['b', 'c', 'c', 'd']);
  });

  test('is all of a turn where turns are told apart', () => {
    expect(course(new Freshness(FIRST, added, turnOf), COURSE)).toEqual(['b', 'bc', 'bc', 'd']);
  });

  test('is nothing after a jump, and after a piece was taken back', () => {
    const freshness = new Freshness(FIRST, added, turnOf);
    expect(course(freshness, [at('one', 'ab'), FIRST])).toEqual(['b', '']);
    expect([...freshness.seeing(at('one', 'abc'), false)]).toEqual([]);
  });

  test('is the same answer for the same view', () => {
    const freshness = new Freshness(FIRST, added);
    const view = at('one', 'ab');
    expect(freshness.seeing(view, true)).toBe(freshness.seeing(view, false));
  });
});
