/** Corners where two rules meet, worked out from the rules by somebody who did not write them. */
import { rules, type Card } from '@roundhouse/amsterdam/rules';
import { seededRng } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { redeal } from './redeal.ts';
import { cardsIn, configOf, displayOf, handOf, play, refusalOf, sketch, textsOf } from './table.ts';

const up = (...cards: readonly Card[]): string[] => cards.map((card) => `* card ${card}`);
const typesOf = (events: readonly { readonly type: string }[]): string[] =>
  events.map(({ type }) => type);
const EMPTY = [null, null, null, null, null];

describe('set-up', () => {
  test('[AM-1.2] [AM-3.6] the first display is reset as long as three jokers come', () => {
    const state = rules.setup(configOf({ seats: 2 }));
    play(state, ...up('pink', 'blue', 'pink', 'blue'));
    play(state, ...up('joker', 'joker', 'joker', 'red', 'red'));
    play(state, ...up('joker', 'joker', 'joker', 'red', 'red'));
    expect([state.resets, cardsIn(state).discards, cardsIn(state).pile]).toEqual([2, 10, 30]);
    const events = play(state, ...up('joker', 'joker', 'green', 'green', 'green'));
    expect(typesOf(events)).not.toContain('reset');
    expect(rules.turn(state)).toEqual({ kind: 'chance', pool: 'first' });
    play(state, '* first 0');
    expect(state.resets).toBe(0);
  });

  test('[AM-1.5] who chooses contracts sees his hand and the display', () => {
    const state = rules.setup(configOf({ seats: 2 }));
    play(state, ...up('pink', 'blue', 'red', 'red', 'green', 'green', 'black', 'joker', 'joker'));
    play(
      state,
      '* first 1',
      '* contract C24',
      '* contract C01',
      '* contract C02',
      '* contract C03',
    );
    const view = rules.view(state, 0);
    expect(view.seats[0]).toMatchObject({ hand: [1, 1, 0, 0, 0, 0, 0], offer: ['C02', 'C03'] });
    expect(view.display).toEqual(['green', 'green', 'black', 'joker', 'joker']);
    expect(view.seats[1]).toMatchObject({ hand: null, offers: 2, offer: null });
  });

  test('[AM-1.3] a sealed choice is made once; it is nobody else’s turn that forbids another', () => {
    const state = rules.setup(configOf({ seats: 2 }));
    play(state, ...up('pink', 'blue', 'red', 'red', 'green', 'green', 'black', 'joker', 'joker'));
    play(
      state,
      '* first 1',
      '* contract C24',
      '* contract C01',
      '* contract C02',
      '* contract C03',
    );
    play(state, '1 keep C01');
    expect(refusalOf(state, 1, 'keep C24')).toBe('already-chosen AM-1.3 {}');
    play(state, '0 keep C02');
    expect(refusalOf(state, 0, 'blind')).toBe('not-your-turn AM-2.1 {"seat":1}');
  });
});

describe('the display', () => {
  test('[AM-3.6] the last card of the pile brings the third joker: the five are the new pile', () => {
    const state = sketch({
      display: ['blue', 'joker', 'joker', 'red', 'green'],
      hands: [{}, { pink: 6, blue: 5, green: 5, black: 6, red: 5, orange: 6, joker: 5 }],
    });
    expect(cardsIn(state)).toEqual({ hands: [0, 38], pile: 1, discards: 0 });
    // red and green are all there is besides the jokers: fewer than three, so they stay.
    expect(typesOf(play(state, '0 take blue', ...up('joker')))).toEqual(['took', 'turned-up']);
    expect(textsOf(state)).toEqual(['take green', 'take red']);

    const more = sketch({
      display: ['blue', 'joker', 'joker', 'red', 'green'],
      hands: [{}, { pink: 6, blue: 5, green: 5, black: 6, red: 5, orange: 5, joker: 5 }],
      discards: { orange: 1 },
    });
    const events = play(more, '0 take blue', ...up('joker'));
    // AM-3.5: the discard became the pile at once, before the five were put away.
    expect(typesOf(events)).toEqual(['took', 'turned-up', 'shuffled', 'reset']);
    expect(cardsIn(more)).toEqual({ hands: [1, 37], pile: 1, discards: 5 });
    const filled = play(more, ...up('orange', 'joker', 'joker', 'joker', 'red'));
    // 3 others, 3 jokers: again and again, to the limit; nobody is asked meanwhile.
    expect(typesOf(filled)).toContain('shuffled');
    expect(filled.at(-1)).toMatchObject({ type: 'reset', inRow: 2 });
    expect(rules.turn(more)).toEqual({ kind: 'chance', pool: 'card' });
    const third = play(more, ...up('green', 'joker', 'joker', 'joker', 'red'));
    expect(third.at(-1)).toMatchObject({ type: 'reset', inRow: 3 });
    const stays = play(more, ...up('orange', 'joker', 'joker', 'joker', 'red'));
    expect(typesOf(stays)).not.toContain('reset');
    expect(textsOf(more)).toEqual(['blind', 'take red', 'take orange']);
  });

  test('[AM-3.6] four cards with three jokers are not five: no reset beside a dry pile', () => {
    const state = sketch({
      seats: 3,
      display: ['joker', 'joker', null, null, null],
      hoarder: 0,
    });
    const events = play(state, '0 claim R41 red 1', ...up('joker', 'red'));
    expect(typesOf(events)).toEqual(['claimed', 'shuffled', 'turned-up', 'turned-up']);
    expect(displayOf(state)).toEqual(['joker', 'joker', 'joker', 'red', null]);
    expect(textsOf(state, 1)).toEqual(['take red', 'take joker', 'contracts']);
  });

  test('[AM-3.5] a claim beside a full display and a dry pile turns up nothing, jokers or not', () => {
    const state = sketch({ display: ['joker', 'joker', 'joker', 'red', 'green'], hoarder: 0 });
    const events = play(state, '0 claim R41 red 0');
    expect(typesOf(events)).toEqual(['claimed', 'shuffled']);
    expect(cardsIn(state)).toEqual({ hands: [37, 0], pile: 2, discards: 0 });
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [1] });
  });

  test('[AM-3.5] the last card drawn blind leaves nothing behind; the second comes from the display', () => {
    const state = sketch({
      hands: [{}, { pink: 5, blue: 5, green: 5, black: 5, red: 5, orange: 5, joker: 8 }],
    });
    expect(cardsIn(state)).toMatchObject({ pile: 1, discards: 0 });
    play(state, '0 blind', ...up('orange'));
    expect(textsOf(state)).toEqual([
      'take pink',
      'take blue',
      'take green',
      'take black',
      'take red',
    ]);
    play(state, '0 take red');
    expect(displayOf(state)).toEqual(['pink', 'blue', 'green', 'black', null]);
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [1] });
  });

  test('[AM-3.2] [AM-3.7] a joker ends the draw beside a dry pile too, and may be all there is', () => {
    const state = sketch({ display: ['joker', 'red', 'joker', null, null], hoarder: 1 });
    play(state, '0 take joker');
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [1] });
    const only = sketch({ display: ['joker', ...EMPTY.slice(1)], hoarder: 1, fresh: [] });
    expect(textsOf(only)).toEqual(['take joker']);
    expect(rules.turn(only)).toEqual({ kind: 'act', seats: [0] });
  });
});

test('[AM-4.2] a route of one is paid with its colour or with a joker, never with both', () => {
  const state = sketch({ hands: [{ red: 1, joker: 1 }] });
  expect(textsOf(state).filter((text) => text.includes('R06'))).toEqual([
    'claim R06 red 0',
    'claim R06 joker 1',
  ]);
  expect(refusalOf(state, 0, 'claim R06 red 1')).toContain('all-jokers');
});

test('[AM-5.1] of the last two one goes back, and the next player must keep it', () => {
  const state = sketch({ fresh: ['C09', 'C12'] });
  play(state, '0 contracts', '* contract C12', '* contract C09', '0 keep C12');
  expect(rules.view(state, 1)).toMatchObject({ fresh: 0, under: [{ seat: 0, contract: null }] });
  const events = play(state, '1 contracts', '* contract C09');
  expect(events.at(-1)).toEqual({
    type: 'kept',
    seat: 1,
    kept: 1,
    returned: 0,
    contracts: ['C09'],
  });
  expect(textsOf(state, 0)).not.toContain('contracts');
});

describe('the last turns', () => {
  test('[AM-6.1] they run from the next seat round to who triggered them; nobody triggers again', () => {
    const state = sketch({
      seats: 4,
      seat: 2,
      hands: [{ blue: 3 }, {}, { red: 3 }],
      routes: [['R05', 'R16', 'R38'], [], ['R35', 'R39', 'R22', 'R10']],
    });
    expect(state.players.map(({ carts }) => carts)).toEqual([5, 16, 4, 16]);
    const events = play(state, '2 claim R09 red 0');
    expect(events.at(-1)).toEqual({ type: 'last-turns', seat: 2, carts: 2 });
    const turns: number[] = [];
    const next = (...lines: string[]): void => {
      turns.push(state.seat);
      play(state, ...lines.map((line) => (line.startsWith('*') ? line : `${state.seat} ${line}`)));
    };
    next('take pink', '* card pink', 'take pink', '* card pink');
    next('claim R04 blue 0');
    expect([state.players[0]?.carts, state.lastTurns]).toEqual([2, 2]);
    next('contracts', '* contract C01', '* contract C02', 'keep C01');
    next('claim R06 red 0');
    expect(turns).toEqual([3, 0, 1, 2]);
    expect(rules.turn(state)).toEqual({ kind: 'over' });
  });

  test('[AM-6.1] [AM-3.5] the last claim fills the dry display before the end', () => {
    const state = sketch({ display: EMPTY, hoarder: 0, lastTurns: 1 });
    play(state, '0 claim R41 red 0');
    expect(rules.turn(state)).toEqual({ kind: 'chance', pool: 'card' });
    expect(rules.outcome(state)).toBeUndefined();
    const events = play(state, ...up('red', 'red'));
    expect(events.at(2)).toEqual({ type: 'ended', ending: 'carts' });
    expect(rules.outcome(state)).toEqual({ scores: [2, 0], places: [1, 2] });
  });

  test('[AM-2.2] a pass may be the last of the last turns, and tells of that hand to the end', () => {
    // One orange card pays for nothing here, nor would one pink.
    const state = sketch({
      seats: 3,
      hands: [{ orange: 1 }, { red: 6 }],
      display: EMPTY,
      hoarder: 2,
      routes: [[], ['R07', 'R31', 'R37', 'R14'], ['R18']],
      fresh: [],
      lastTurns: 1,
    });
    const events = play(state, '0 pass');
    expect(events.slice(0, 2)).toEqual([
      { type: 'passed', seat: 0, inRow: 1 },
      { type: 'ended', ending: 'carts' },
    ]);
    const rng = seededRng('end');
    const imagined = Array.from({ length: 60 }, () =>
      rules.determinize(rules.view(state, 1), 1, rng),
    );
    const worlds = Array.from({ length: 60 }, () => redeal(state, 1, rng));
    for (const some of [imagined, worlds]) {
      const hands = some.map((world) => Object.keys(handOf(world, 0)).join());
      expect(new Set(hands)).toEqual(new Set(['orange', 'pink']));
    }
  });
});

test('[AM-6.4] four players: equal points and contracts share a place, the next one lapses', () => {
  const state = sketch({
    seats: 4,
    hands: [{ red: 1 }],
    lastTurns: 1,
    routes: [['R38'], ['R41'], ['R30'], ['R29']],
  });
  play(state, '0 claim R06 red 0');
  expect(rules.outcome(state)).toEqual({ scores: [5, 2, 2, 1], places: [1, 2, 2, 4] });
});
