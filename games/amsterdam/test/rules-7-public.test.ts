import { CARDS, ROUTE_IDS, rules, type View } from '@roundhouse/amsterdam/rules';
import { describe, expect, test } from 'vitest';
import { play, sketch } from './table.ts';

const counts = (wanted: Readonly<Record<string, number>>): number[] =>
  CARDS.map((card) => wanted[card] ?? 0);

describe('[AM-7.1] what is public', () => {
  const state = sketch({
    seats: 3,
    hands: [{ red: 2, joker: 1 }, { blue: 4 }, {}],
    discards: { green: 2 },
    routes: [['R01'], ['R38'], []],
    held: [['C01'], ['C02', 'C03'], []],
    under: [
      [0, 'C10'],
      [1, 'C11'],
    ],
  });

  test.each([null, 0, 1, 2])('to %j: sizes, display, discards, carts, routes, scores', (viewer) => {
    const view = rules.view(state, viewer);
    expect(view.display).toEqual(['pink', 'blue', 'green', 'black', 'red']);
    expect(view.discards).toEqual(counts({ green: 2 }));
    expect([view.pile, view.fresh, view.under.length]).toEqual([30, 19, 2]);
    expect(view.seats.map(({ cards }) => cards)).toEqual([3, 4, 0]);
    expect(view.seats.map(({ carts }) => carts)).toEqual([14, 13, 16]);
    expect(view.seats.map(({ bonus }) => bonus)).toEqual([1, 0, 0]);
    expect(view.seats.map(({ score }) => score)).toEqual([2, 4, 0]);
    expect(view.seats.map(({ contracts }) => contracts)).toEqual([1, 2, 0]);
    expect(view.routes[ROUTE_IDS.indexOf('R38')]?.seat).toBe(1);
  });

  test('secret: hands, contracts and returned contracts of others', () => {
    const hidden = (view: View): unknown => [
      view.seats.map(({ hand }) => hand),
      view.seats.map(({ held }) => held),
      view.under.map(({ contract }) => contract),
    ];
    expect(hidden(rules.view(state, null))).toEqual([
      [null, null, null],
      [null, null, null],
      [null, null],
    ]);
    expect(hidden(rules.view(state, 1))).toEqual([
      [null, counts({ blue: 4 }), null],
      [null, ['C02', 'C03'], null],
      [null, 'C11'],
    ]);
  });

  test('what a blind draw gave only its seat learns, what was taken or paid everybody', () => {
    const copy = rules.clone(state);
    const events = play(copy, '0 blind', '* card pink', '0 take red', '* card blue');
    expect(events.map((event) => rules.redact(event, 1))).toEqual([
      { type: 'drew', seat: 0, card: null },
      { type: 'took', seat: 0, card: 'red', place: 4 },
      { type: 'turned-up', place: 4, card: 'blue' },
    ]);
    expect(events.map((event) => rules.redact(event, 0))).toEqual(events);
    play(copy, '1 claim R04 blue 0');
    expect(rules.view(copy, null).routes[ROUTE_IDS.indexOf('R04')]).toEqual({
      seat: 1,
      colour: 'blue',
      jokers: 0,
    });
    expect(rules.view(copy, null).discards).toEqual(counts({ green: 2, blue: 3 }));
  });

  test('a drawn contract is seen by its seat alone', () => {
    const copy = rules.clone(state);
    const events = play(copy, '0 contracts', '* contract C20', '* contract C21', '0 keep C21');
    expect(events.map((event) => rules.redact(event, 2))).toEqual([
      { type: 'drew-contracts', seat: 0, contracts: 2 },
      { type: 'offered', seat: 0, contract: null },
      { type: 'offered', seat: 0, contract: null },
      { type: 'kept', seat: 0, kept: 1, returned: 1, contracts: null },
    ]);
    expect(rules.view(copy, 2).under.at(-1)).toEqual({ seat: 0, contract: null });
  });

  test('at the end all contracts are shown, hands are not', () => {
    const last = sketch({
      seats: 2,
      hands: [{ red: 1 }, { blue: 3 }],
      held: [['C01'], ['C02']],
      lastTurns: 1,
    });
    play(last, '0 claim R06 red 0');
    const view = rules.view(last, null);
    expect(view.seats.map(({ held }) => held)).toEqual([['C01'], ['C02']]);
    expect(view.seats.map(({ hand }) => hand)).toEqual([null, null]);
    expect(rules.view(last, 'all').seats[1]?.hand).toEqual(counts({ blue: 3 }));
  });
});

describe('[AM-7.2] memory', () => {
  const lines = [
    '0 take red',
    '* card orange',
    '0 take green',
    '* card orange',
    '1 blind',
    '* card pink',
    '1 take blue',
    '* card orange',
  ];

  test('assisted: the cards seen taken and not yet paid', () => {
    const state = sketch({ hands: [{ red: 1 }] });
    play(state, ...lines);
    expect(rules.view(state, 1).seats.map(({ known }) => known)).toEqual([
      counts({ red: 1, green: 1 }),
      counts({ blue: 1 }),
    ]);
  });

  test('known = max(0, known - paid)', () => {
    const state = sketch({ hands: [{ red: 2 }] });
    play(state, ...lines, '0 claim R19 red 0');
    expect(rules.view(state, 1).seats[0]?.known).toEqual(counts({ green: 1 }));
    expect(state.players[0]?.hand).toEqual(counts({ green: 1 }));
  });

  test('strict: no totals, and no takes older than one round', () => {
    const state = sketch({ memory: 'strict' });
    play(state, ...lines.slice(0, 4));
    const after = (viewer: number | null): unknown =>
      rules.view(state, viewer).seats.map(({ known, took }) => [known, took]);
    expect(after(1)).toEqual([
      [null, ['red', 'green']],
      [null, []],
    ]);
    play(state, ...lines.slice(4));
    expect(after(null)).toEqual([
      [null, []],
      [null, ['blue']],
    ]);
  });

  test('strict and assisted views are otherwise the same', () => {
    const views = (['assisted', 'strict'] as const).map((memory) => {
      const state = sketch({ memory, hands: [{ red: 1 }] });
      play(state, ...lines);
      const { config, seats, ...rest } = rules.view(state, 1);
      expect(config.memory).toBe(memory);
      return { ...rest, seats: seats.map(({ known: _known, ...seat }) => seat) };
    });
    expect(views[0]).toEqual(views[1]);
  });
});
