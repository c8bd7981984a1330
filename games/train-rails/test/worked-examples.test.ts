import { describe, expect, test } from 'vitest';
import type { Card } from '@roundhouse/train-rails/rules';
import { aisleAt, listed, play, position, seatsOf, settle, texts } from './table.ts';

const ends = (state: Parameters<typeof texts>[0]): string[] =>
  texts(state, 0)
    .filter((text) => text.startsWith('move'))
    .map((text) => text.split(' ')[1] ?? '')
    .sort();

describe('worked examples, in A+B short', () => {
  test.each([
    ['red3', ['1A13']],
    ['red5', ['1A11', '1A22', '1A24', '1A33']],
    ['red3 red3', ['1A10', '1A34', '1A43']],
  ] as const)('[TR-4.3] 1: from doorway 1A16 with %s', (cards, expected) => {
    const state = position({ hands: [cards.split(' ') as Card[]], aisle: ['1A16'] });
    const reached = texts(state, 0).filter(
      (text) => text.startsWith('move') && text.endsWith(cards),
    );
    const exact = reached.filter((text) => text.split(' ').length === 2 + cards.split(' ').length);
    expect(exact.map((text) => text.split(' ')[1] ?? '').sort()).toEqual(expected);
  });

  test('[TR-4.6] 2: with one Excuse Me a 5 also reaches the hidden seat 1A05', () => {
    const state = position({ hands: [['red5', 'excuse']], aisle: ['1A16'] });
    expect(ends(state)).toEqual(['1A05', '1A11', '1A22', '1A24', '1A33']);
    expect(listed(state, 0, 'move 1A05')).toEqual(['move 1A05 red5 excuse']);
  });

  test('[TR-4.5, TR-4.6] 3: an opponent on 1A33', () => {
    const layout = { aisle: ['1A23', '1A33'] } as const;
    expect(ends(position({ ...layout, hands: [['red1']] }))).toContain('1A33');
    const two = ends(position({ ...layout, hands: [['red2']] }));
    expect(two.filter((id) => id >= '1A33')).toEqual([]);
    const excuse = position({ ...layout, hands: [['red1', 'excuse']] });
    expect(listed(excuse, 0, 'move 1A43')).toEqual(['move 1A43 red1 excuse']);
    expect(listed(excuse, 0, 'move 1A34')).toEqual(['move 1A34 red1 excuse']);
  });

  test('[TR-4.8] 4: a 1 and Excuse Me take 1A42, the opponent moves to 1A41', () => {
    const state = position({
      hands: [['red1', 'excuse']],
      aisle: ['1A43'],
      sitting: [[], ['1A42']],
    });
    play(state, 0, 'oust 1A42 1A41 red1 excuse');
    expect(seatsOf(state, 0)).toEqual(['1A42']);
    expect(seatsOf(state, 1)).toEqual(['1A41']);
    expect(aisleAt(state, 0)).toBeUndefined();
  });

  test('[TR-5.3, TR-5.5] 5: one Express reaches two players; three give a bonus turn', () => {
    // Seats in playing order: 0, 3, 2, 1.
    const layout = { seats: 4, sitting: [[], ['1A41'], ['1A42'], ['1A51']] } as const;
    const state = position({ ...layout, hands: [['express', 'exit1']] });
    play(state, 0, 'express');
    play(state, 0, 'lay exit1');
    expect(texts(state, 0)).toEqual(['exit1 2 1A42', 'exit1 3 1A51']);
    const three = position({ ...layout, hands: [['express', 'express', 'express']] });
    for (let i = 0; i < 3; i++) play(three, 0, 'express');
    play(three, 0, 'pass');
    expect(settle(three).at(-1)).toEqual({ type: 'turn', seat: 0, bonus: true });
  });

  test('[TR-4.1, TR-4.2] 6: a red 2 and a blue 3 need Advanced Movement to make 5 or 6', () => {
    const plain = position({ hands: [['red2', 'blue3']], aisle: ['1A16'] });
    expect(ends(plain)).toEqual(['1A13', '1A14']);
    const advanced = position({ hands: [['red2', 'blue3', 'advanced1']], aisle: ['1A16'] });
    const both = listed(advanced, 0, 'move').filter((text) =>
      text.includes('red2 blue3 advanced1'),
    );
    expect(both.map((text) => text.split(' ')[1] ?? '').sort()).toEqual(
      ['1A10', '1A11', '1A22', '1A24', '1A33', '1A34', '1A43'].sort(),
    );
  });
});
