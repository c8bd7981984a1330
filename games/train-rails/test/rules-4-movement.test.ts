import { tryAction } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { rules } from '@roundhouse/train-rails/rules';
import {
  aisleAt,
  handOf,
  listed,
  play,
  position,
  refusalCode,
  seatsOf,
  settle,
  texts,
} from './table.ts';

const moves = (state: Parameters<typeof texts>[0]): string[] =>
  texts(state, 0).filter((text) => /^(move|arrive|oust)/.test(text));

test('[TR-4.1] one number card, or two of a colour added; never two colours', () => {
  const state = position({ hands: [['red1', 'red3', 'blue1']], aisle: ['1A16'] });
  expect(moves(state)).toEqual(
    [
      'move 1A15 red1',
      'move 1A23 red1 red3',
      'move 1A12 red1 red3',
      'move 1A03 red1 red3',
      'move 1A13 red3',
      'move 1A15 blue1',
    ].sort(byText(state)),
  );
  expect(refusalCode(state, 0, 'move 1A14 red1 blue1')).toBe('colours-differ TR-4.1');
  expect(refusalCode(state, 0, 'move 1A22 red1 red3 blue1')).toBe('too-many-numbers TR-4.1');
});

/** The order in which the list has them. */
function byText(state: Parameters<typeof texts>[0]): (a: string, b: string) => number {
  const order = texts(state, 0);
  return (a, b) => order.indexOf(a) - order.indexOf(b);
}

test('[TR-4.2] Advanced Movement: colours mixed with or without the circle, a colour plus it, alone', () => {
  const state = position({ hands: [['red2', 'blue3', 'advanced1']], aisle: ['1A16'] });
  const ends = (cards: string): string[] =>
    moves(state)
      .filter(
        (text) =>
          text.endsWith(` ${cards}`) && text.split(' ').length === 2 + cards.split(' ').length,
      )
      .map((text) => text.split(' ')[1] ?? '')
      .sort();
  expect(ends('red2 blue3 advanced1')).toEqual(
    ['1A11', '1A22', '1A24', '1A33', '1A10', '1A34', '1A43'].sort(),
  );
  expect(ends('red2 advanced1')).toEqual(['1A13']);
  expect(ends('advanced1')).toEqual(['1A15']);
  expect(ends('blue3')).toEqual(['1A13']);
  const two = position({ hands: [['red2', 'advanced1', 'advanced2']], aisle: ['1A16'] });
  expect(refusalCode(two, 0, 'move 1A11 red2 advanced1 advanced2')).toBe('one-advanced TR-4.2');
});

test('[TR-4.3] the count is exact, no cell twice, and the cards are one act', () => {
  const state = position({ hands: [['red4', 'red5']], aisle: ['1A16'] });
  expect(refusalCode(state, 0, 'move 1A13 red4')).toBe('out-of-the-way TR-4.3');
  expect(refusalCode(state, 0, 'move 1A04 red5')).toBe('not-an-end TR-4.3');
  const events = play(state, 0, 'move 1A33 red5');
  expect(events[0]).toEqual({
    type: 'moved',
    seat: 0,
    path: ['1A16', '1A15', '1A14', '1A13', '1A23', '1A33'],
    cards: ['red5'],
  });
  expect(handOf(state, 0)).toEqual(['red4']);
});

test('[TR-4.4] railings and seat backs are not crossed, not even with pass cards', () => {
  const state = position({ hands: [['red1', 'excuse', 'excuse', 'rebel']], aisle: ['1A14'] });
  const ends = new Set(moves(state).map((text) => text.split(' ')[1] ?? ''));
  expect(ends).toEqual(new Set(['1A13', '1A15']));
});

test('[TR-4.4] aisle cells hold pawns of several players, a seat one', () => {
  const state = position({
    seats: 3,
    hands: [['red1']],
    aisle: ['1A23', '1A33', '1A33'],
    sitting: [[], ['1A22']],
  });
  play(state, 0, 'move 1A33 red1');
  expect(state.aisle.every((cell) => cell === state.aisle[0])).toBe(true);
  const seat = position({ hands: [['red1']], aisle: ['1A23'], sitting: [[], ['1A22']] });
  expect(refusalCode(seat, 0, 'move 1A22 red1')).toBe('seat-taken TR-4.4');
});

test('[TR-4.5] neither opponents in the aisle nor seated pawns nor passengers are passed', () => {
  const state = position({ hands: [['red2']], aisle: ['1A23', '1A33'], sitting: [['1A24'], []] });
  const ends = moves(state).map((text) => text.split(' ')[1] ?? '');
  expect(ends.sort()).toEqual(['1A03', '1A12', '1A14']);
});

test('[TR-4.5] who may not go past an opponent hears whose pawn it is', () => {
  const state = position({
    seats: 3,
    hands: [['red1', 'red2']],
    aisle: ['1A23', '1A43', '1A33'],
  });
  const past = (text: string) => tryAction(rules, state, 0, text);
  expect(past('move 1A43 red1')).toMatchObject({
    code: 'past-opponent',
    rule: 'TR-4.5',
    params: { seat: 2, end: '1A43' },
  });
});

test('[TR-4.6] a cell with several pawns is one cell, passed by one card and not counted', () => {
  const state = position({
    seats: 3,
    hands: [['red1', 'excuse', 'rebel']],
    aisle: ['1A23', '1A33', '1A33'],
  });
  expect(listed(state, 0, 'move 1A43')).toEqual(['move 1A43 red1 rebel', 'move 1A43 red1 excuse']);
  play(state, 0, 'move 1A43 red1 rebel');
  expect(aisleAt(state, 0)).toBe('1A43');
});

test('[TR-4.6] several pass cards in one move, and no more than the end needs', () => {
  const state = position({
    seats: 3,
    hands: [['red1', 'excuse', 'excuse']],
    aisle: ['1A23', '1A33', '1A43'],
  });
  expect(listed(state, 0, 'move 1A53')).toEqual(['move 1A53 red1 excuse excuse']);
  expect(refusalCode(state, 0, 'move 1A13 red1 excuse')).toBe('pass-cards TR-4.6');
  expect(refusalCode(state, 0, 'move 1A33 excuse red1')).toBe('card-order TR-4.3');
});

test('[TR-4.7] whoever came later is held, until the earlier one leaves', () => {
  const state = position({
    hands: [
      ['red1', 'red1'],
      ['red1', 'red1'],
    ],
    aisle: ['1A23', '1A33'],
  });
  play(state, 0, 'move 1A33 red1');
  expect(rules.view(state, null).players[0]).toMatchObject({ heldBy: [1], cameFrom: '1A23' });
  settle(state);
  expect(state.player).toBe(1);
  expect(listed(state, 1, 'move 1A43'), 'the earlier one goes on').toEqual(['move 1A43 red1']);
  play(state, 1, 'move 1A43 red1');
  expect(rules.view(state, null).players[0]).toMatchObject({ heldBy: [], cameFrom: null });
});

test('[TR-4.7] who is held and has no pass card hears that', () => {
  const state = position({ hands: [['red1']], aisle: ['1A16', '1A16'], heldBy: [[1]] });
  expect(refusalCode(state, 0, 'move 1A15 red1')).toBe('held TR-4.7');
});

test('[TR-4.7] where two ways lead among opponents, each is an action of its own', () => {
  // The bay of the turned car B lies north of its aisle: a square of four floor cells.
  const state = position({ hands: [['red2']], aisle: ['2B33', '2B42'] });
  const short = listed(state, 0, 'arrive 2B42').concat(listed(state, 0, 'move 2B42'));
  expect(short).toEqual(['arrive 2B42 2B32 red2', 'arrive 2B42 2B43 red2']);
  play(state, 0, 'arrive 2B42 2B43 red2');
  expect(rules.view(state, null).players[0]).toMatchObject({ cameFrom: '2B43', heldBy: [1] });
  const free = position({
    options: { overtaking: 'free' },
    hands: [['red2']],
    aisle: ['2B33', '2B42'],
  });
  expect(listed(free, 0, 'move 2B42')).toEqual(['move 2B42 red2']);
  play(free, 0, 'move 2B42 red2');
  expect(free.heldBy).toEqual([0, 0]);
});

test('[TR-4.7] leaving and passing at once costs two cards', () => {
  const state = position({
    seats: 3,
    hands: [['red1', 'excuse', 'rebel']],
    aisle: ['1A16', '1A16', '1A15'],
    heldBy: [[1]],
  });
  expect(listed(state, 0, 'move 1A14')).toEqual(['move 1A14 red1 excuse rebel']);
  expect(listed(state, 0, 'move 1A15').sort()).toEqual([
    'move 1A15 red1 excuse',
    'move 1A15 red1 rebel',
  ]);
});

test('[TR-4.8] Excuse Me takes a seat where the opponent can shift; Rebel does not', () => {
  const layout = { aisle: ['1A43'], sitting: [[], ['1A42']] } as const;
  const excuse = position({ ...layout, hands: [['red1', 'excuse']] });
  expect(listed(excuse, 0, 'oust')).toEqual(['oust 1A42 1A41 red1 excuse']);
  const rebel = position({ ...layout, hands: [['red1', 'rebel']] });
  expect(listed(rebel, 0, 'oust')).toEqual([]);
  expect(refusalCode(rebel, 0, 'oust 1A42 1A41 red1 rebel')).toBe('oust-needs-excuse TR-4.8');
  expect(refusalCode(excuse, 0, 'oust 1A41 1A42 red1 excuse')).toBe(
    'no-opponent-sits-there TR-4.8',
  );
  const full = position({
    ...layout,
    sitting: [[], ['1A42', '1A41']],
    hands: [['red1', 'excuse']],
  });
  expect(listed(full, 0, 'oust')).toEqual([]);
  expect(refusalCode(full, 0, 'oust 1A42 1A41 red1 excuse')).toBe('no-shift TR-4.8');
});

test('[TR-4.8] passing costs further cards, Rebel among them', () => {
  const state = position({
    seats: 3,
    hands: [['red1', 'excuse', 'rebel']],
    aisle: ['1A33', null, '1A43'],
    sitting: [[], ['1A42'], []],
  });
  expect(listed(state, 0, 'oust')).toEqual(['oust 1A42 1A41 red1 excuse rebel']);
  play(state, 0, 'oust 1A42 1A41 red1 excuse rebel');
  expect(seatsOf(state, 0)).toEqual(['1A42']);
  expect(seatsOf(state, 1)).toEqual(['1A41']);
});

test('[TR-4.9] seated pawns do not move again by number cards', () => {
  const state = position({ hands: [['red1']], sitting: [['1A42']] });
  expect(moves(state)).toEqual([]);
  expect(refusalCode(state, 0, 'move 1A41 red1')).toBe('no-aisle-pawn TR-4.9');
});
