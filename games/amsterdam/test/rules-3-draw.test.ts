import { rules, type Card } from '@roundhouse/amsterdam/rules';
import { describe, expect, test } from 'vitest';
import { cardsIn, displayOf, handOf, play, refusalOf, sketch, textsOf } from './table.ts';

const up = (...cards: readonly Card[]): string[] => cards.map((card) => `* card ${card}`);

describe('[AM-3.1] two cards, one after the other', () => {
  test('each from the display or blind; a taken one is replaced at once in its place', () => {
    const state = sketch({});
    expect(textsOf(state).slice(0, 6)).toEqual([
      'blind',
      'take pink',
      'take blue',
      'take green',
      'take black',
      'take red',
    ]);
    play(state, '0 take green', '* card orange');
    expect(displayOf(state)).toEqual(['pink', 'blue', 'orange', 'black', 'red']);
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [0] });
    play(state, '0 blind', '* card green');
    expect(handOf(state, 0)).toEqual({ green: 2 });
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [1] });
  });

  test('the second draw is a card, not a claim or contracts', () => {
    const state = sketch({ hands: [{ red: 3 }] });
    play(state, '0 blind', '* card red');
    expect(textsOf(state)).toEqual([
      'blind',
      'take pink',
      'take blue',
      'take green',
      'take black',
      'take red',
    ]);
    expect(refusalOf(state, 0, 'claim R06 red 0')).toBe('second-card-first AM-3.7 {}');
    expect(refusalOf(state, 0, 'contracts')).toBe('second-card-first AM-3.7 {}');
    expect(refusalOf(state, 0, 'take orange')).toBe('not-in-display AM-3.1 {"card":"orange"}');
  });
});

describe('[AM-3.2] jokers of the display', () => {
  const display: Card[] = ['pink', 'joker', 'joker', 'black', 'red'];

  test('taken first, it ends the draw', () => {
    const state = sketch({ display });
    play(state, '0 take joker', '* card blue');
    expect(handOf(state, 0)).toEqual({ joker: 1 });
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [1] });
  });

  test('it can not be the second card', () => {
    const state = sketch({ display });
    play(state, '0 take red', '* card blue');
    expect(textsOf(state)).toEqual(['blind', 'take pink', 'take blue', 'take black']);
    expect(refusalOf(state, 0, 'take joker')).toBe('joker-second AM-3.2 {}');
  });
});

test('[AM-3.3] a joker drawn blind is an ordinary card', () => {
  const state = sketch({});
  play(state, '0 blind', '* card joker');
  expect(rules.turn(state)).toEqual({ kind: 'act', seats: [0] });
  play(state, '0 blind', '* card joker');
  expect(handOf(state, 0)).toEqual({ joker: 2 });
});

test('[AM-3.4] there is no limit to a hand', () => {
  const state = sketch({ hands: [{ pink: 5, blue: 5, green: 5, black: 5, red: 5, orange: 6 }] });
  play(state, '0 blind', '* card joker', '0 take pink', '* card joker');
  expect(cardsIn(state).hands).toEqual([33, 0]);
});

describe('[AM-3.5] the pile is used up', () => {
  const all = { pink: 4, blue: 4, green: 5, black: 5, red: 5, orange: 5, joker: 8 };

  test('the discards become the new pile at once', () => {
    const state = sketch({ hands: [{}, all], discards: { pink: 1, blue: 1 } });
    expect(cardsIn(state)).toEqual({ hands: [0, 36], pile: 1, discards: 2 });
    const events = play(state, '0 blind', '* card orange');
    expect(events.at(-1)).toEqual({ type: 'shuffled', cards: 2 });
    expect(cardsIn(state)).toEqual({ hands: [1, 36], pile: 2, discards: 0 });
  });

  test('with pile and discards empty the display is not refilled', () => {
    const state = sketch({ hoarder: 1 });
    play(state, '0 take pink');
    expect(displayOf(state)).toEqual([null, 'blue', 'green', 'black', 'red']);
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [0] });
    expect(textsOf(state)).toEqual(['take blue', 'take green', 'take black', 'take red']);
  });

  test('after a claim it is filled up before the end of that turn', () => {
    const state = sketch({ display: [null, 'joker', null, 'joker', 'red'], hoarder: 0 });
    const events = play(state, '0 claim R38 green 1');
    expect(events.map(({ type }) => type)).toEqual(['claimed', 'shuffled']);
    expect(cardsIn(state)).toEqual({ hands: [38, 0], pile: 3, discards: 0 });
    play(state, ...up('green', 'green'));
    expect(displayOf(state)).toEqual(['green', 'joker', 'green', 'joker', 'red']);
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [1] });
    expect(cardsIn(state).pile).toBe(1);
  });

  test('the filled display is checked for jokers', () => {
    const state = sketch({ display: [null, 'joker', null, 'joker', 'red'], hoarder: 0 });
    play(state, '0 claim R38 green 1', ...up('green'));
    const events = play(state, ...up('joker'));
    expect(events.map(({ type }) => type)).toEqual(['turned-up', 'reset']);
    expect(cardsIn(state)).toEqual({ hands: [38, 0], pile: 1, discards: 5 });
  });

  test('it stays short when the paid cards are too few', () => {
    const state = sketch({ display: [null, null, null, null, null], hoarder: 0, seats: 3 });
    play(state, '0 claim R06 red 0', ...up('red'));
    expect(displayOf(state)).toEqual(['red', null, null, null, null]);
    expect(textsOf(state, 1)).toEqual(['take red', 'contracts']);
  });
});

describe('[AM-3.6] three jokers in the display', () => {
  test('all five are discarded and five turned up, also between the two cards', () => {
    const state = sketch({ display: ['blue', 'joker', 'joker', 'red', 'green'] });
    const events = play(state, '0 take blue', '* card joker');
    expect(events.at(-1)).toEqual({
      type: 'reset',
      cards: ['joker', 'joker', 'joker', 'red', 'green'],
      inRow: 1,
    });
    expect(cardsIn(state).discards).toBe(5);
    play(state, ...up('pink', 'pink', 'blue', 'blue', 'red'));
    expect(displayOf(state)).toEqual(['pink', 'pink', 'blue', 'blue', 'red']);
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [0] });
    expect(textsOf(state)).toEqual(['blind', 'take pink', 'take blue', 'take red']);
  });

  test('the discards, these five included, are shuffled when the pile runs out meanwhile', () => {
    const all = { pink: 6, blue: 5, green: 5, black: 6, red: 5, orange: 4, joker: 5 };
    const state = sketch({
      display: ['blue', 'joker', 'joker', 'red', 'green'],
      hands: [{}, all],
    });
    expect(cardsIn(state).pile).toBe(3);
    play(state, '0 take blue', '* card joker');
    expect(cardsIn(state)).toMatchObject({ pile: 2, discards: 5 });
    const events = play(state, ...up('orange', 'orange'));
    expect(events.at(-1)).toEqual({ type: 'shuffled', cards: 5 });
    expect(cardsIn(state)).toMatchObject({ pile: 5, discards: 0 });
  });

  test('at most three times in a row for one turning-up, then a new draw counts anew', () => {
    const state = sketch({
      display: ['red', 'joker', 'joker', 'blue', 'green'],
      hands: [{}, { pink: 6, blue: 5, green: 5, black: 5, red: 4, orange: 6 }],
    });
    expect(cardsIn(state)).toEqual({ hands: [0, 31], pile: 8, discards: 0 });
    const events = play(
      state,
      '0 take red',
      ...up('joker'),
      ...up('joker', 'joker', 'joker', 'joker', 'joker'),
      ...up('red', 'black', 'joker', 'joker', 'joker'),
      ...up('joker', 'joker', 'joker', 'joker', 'blue'),
    );
    const resets = events.flatMap((event) => (event.type === 'reset' ? [event.inRow] : []));
    expect(resets).toEqual([1, 2, 3]);
    expect(displayOf(state)).toEqual(['joker', 'joker', 'joker', 'joker', 'blue']);
    expect(textsOf(state)).toEqual(['blind', 'take blue']);
    const again = play(state, '0 take blue', ...up('joker'));
    expect(again.at(-1)).toMatchObject({ type: 'reset', inRow: 1 });
  });

  test('not with fewer than three other cards outside the hands', () => {
    const others = { pink: 6, blue: 6, green: 6, black: 6, red: 4, orange: 5 };
    const state = sketch({
      display: ['orange', 'red', 'joker', 'joker', 'red'],
      hands: [{}, others],
    });
    expect(cardsIn(state).pile).toBe(6);
    const events = play(state, '0 take orange', '* card joker');
    expect(events.map(({ type }) => type)).toEqual(['took', 'turned-up']);
    expect(displayOf(state)).toEqual(['joker', 'red', 'joker', 'joker', 'red']);
    const three = sketch({
      display: ['orange', 'red', 'joker', 'joker', 'red'],
      hands: [{}, { ...others, pink: 5 }],
    });
    expect(play(three, '0 take orange', '* card joker').at(-1)?.type).toBe('reset');
  });

  test('the check is made only when a card has been turned up', () => {
    const state = sketch({
      display: ['joker', 'joker', 'joker', 'red', 'green'],
      hands: [{ blue: 1 }],
    });
    const events = play(state, '0 claim R07 blue 0');
    expect(events.map(({ type }) => type)).toEqual(['claimed']);
    expect(displayOf(state)[0]).toBe('joker');
    play(state, '1 blind', '* card red', '1 blind', '* card red');
    expect(displayOf(state)[0]).toBe('joker');
  });
});

describe('[AM-3.7] pile and discards empty', () => {
  test('only the display can be drawn from', () => {
    const state = sketch({ hoarder: 1 });
    expect(textsOf(state)).not.toContain('blind');
    expect(refusalOf(state, 0, 'blind')).toBe('pile-empty AM-3.7 {}');
  });

  test('if no second card can be taken, the turn ends after one', () => {
    const state = sketch({ display: ['red', 'joker', null, null, null], hoarder: 1 });
    play(state, '0 take red');
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [1] });
  });

  test('if one can be taken, it must be: with one choice it is played for him', () => {
    const state = sketch({ display: ['red', 'joker', 'blue', null, null], hoarder: 1 });
    play(state, '0 take red');
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [0], forced: true });
    expect(textsOf(state)).toEqual(['take blue']);
  });

  test('a joker turned up as the replacement can not be the second card; a blind one may come', () => {
    const state = sketch({ display: ['pink', 'joker', 'red', 'red', 'red'] });
    play(state, '0 take pink', '* card joker');
    expect(textsOf(state)).toEqual(['blind', 'take red']);
    play(state, '0 blind', '* card joker');
    expect(handOf(state, 0)).toEqual({ pink: 1, joker: 1 });
  });

  test('if nothing at all can be taken, the action is not available', () => {
    const state = sketch({ display: [null, null, null, null, null], hoarder: 1 });
    expect(textsOf(state)).toEqual(['contracts']);
  });
});
