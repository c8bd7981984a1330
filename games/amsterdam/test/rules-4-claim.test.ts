import { ROUTE_IDS, ROUTES, rules, type RouteId } from '@roundhouse/amsterdam/rules';
import { describe, expect, test } from 'vitest';
import { cardsIn, handOf, play, refusalOf, sketch, textsOf } from './table.ts';

const claimsOf = (texts: readonly string[], route: RouteId): string[] =>
  texts.filter((text) => text.startsWith(`claim ${route} `));

describe('[AM-4.1] any free route, one a turn', () => {
  test('it need not touch own routes', () => {
    const state = sketch({ hands: [{ red: 2 }], routes: [['R03']] });
    play(state, '0 claim R41 red 0');
    expect(rules.view(state, null).routes[ROUTE_IDS.indexOf('R41')]).toEqual({
      seat: 0,
      colour: 'red',
      jokers: 0,
    });
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [1] });
  });

  test('not one that has an owner', () => {
    const state = sketch({ hands: [{ red: 2 }], routes: [[], ['R09']] });
    expect(claimsOf(textsOf(state), 'R09')).toEqual([]);
    expect(refusalOf(state, 0, 'claim R09 red 0')).toBe(
      'route-taken AM-4.1 {"route":"R09","from":"Noordermarkt","to":"Jordaan","owner":1}',
    );
  });
});

describe('[AM-4.2] the payment', () => {
  test('a green route of 3: three green, or fewer with jokers, or jokers alone', () => {
    const state = sketch({ hands: [{ green: 3, joker: 3, red: 3 }] });
    expect(claimsOf(textsOf(state), 'R38')).toEqual([
      'claim R38 green 0',
      'claim R38 green 1',
      'claim R38 green 2',
      'claim R38 joker 3',
    ]);
  });

  test('only payments that the hand covers', () => {
    const state = sketch({ hands: [{ green: 1, joker: 2 }] });
    expect(claimsOf(textsOf(state), 'R38')).toEqual(['claim R38 green 2']);
  });

  test('a grey route takes any one colour', () => {
    const state = sketch({ hands: [{ red: 2, blue: 1, joker: 1 }] });
    expect(claimsOf(textsOf(state), 'R40')).toEqual([
      'claim R40 blue 1',
      'claim R40 red 0',
      'claim R40 red 1',
    ]);
  });

  test.each([
    ['claim R38 red 0', 'wrong-colour', { colour: 'red', wanted: 'green' }],
    ['claim R38 green 0', 'too-few-cards', { colour: 'green', held: 2, needed: 3 }],
    ['claim R38 green 2', 'too-few-jokers', { held: 1, needed: 2 }],
    ['claim R38 joker 3', 'too-few-jokers', { held: 1, needed: 3 }],
    ['claim R38 green 3', 'too-few-jokers', { held: 1, needed: 3 }],
    ['claim R38 joker 1', 'all-jokers', { needed: 3 }],
  ])('%s is refused: %s', (text, code, params) => {
    const state = sketch({ hands: [{ green: 2, red: 3, joker: 1 }] });
    const action = rules.action.parse(text);
    const refusal = action && rules.why(rules.view(state, 0), 0, action);
    expect(refusal).toMatchObject({ code, rule: 'AM-4.2', params });
    expect(refusal?.params).toMatchObject({ from: 'Dam', to: 'Oost-Indisch Huis' });
  });
});

test('[AM-4.3] a cart on each space; with too few carts the route can not be claimed', () => {
  const state = sketch({ hands: [{ red: 3, joker: 1 }], routes: [['R05', 'R16', 'R35', 'R01']] });
  expect(state.players[0]?.carts).toBe(2);
  expect(claimsOf(textsOf(state), 'R19')).toEqual([]);
  expect(refusalOf(state, 0, 'claim R19 red 0')).toBe(
    'too-few-carts AM-4.3 {"route":"R19","from":"Westermarkt","to":"Begijnhof","carts":2,"needed":3}',
  );
  play(state, '0 claim R41 red 0');
  expect(state.players[0]?.carts).toBe(0);
});

test.each([
  ['R06', 'red', 1, 1],
  ['R41', 'red', 2, 2],
  ['R19', 'red', 3, 4],
  ['R05', 'red', 4, 7],
] as const)('[AM-4.4] %s in %s: %i spaces score %i', (route, colour, length, points) => {
  const state = sketch({ hands: [{ red: 4 }] });
  const events = play(state, `0 claim ${route} ${colour} 0`);
  expect(ROUTES[route].length).toBe(length);
  expect(events[0]).toMatchObject({ type: 'claimed', points, score: points, carts: 16 - length });
  expect(rules.view(state, 1).seats[0]?.score).toBe(points);
});

describe('[AM-4.5] merchandise bonus cards', () => {
  test('a route with cart symbols gives exactly one, whatever its length', () => {
    const state = sketch({ hands: [{ red: 4 }, { black: 1 }] });
    play(state, '0 claim R05 red 0');
    expect(state.players[0]?.bonus).toBe(1);
    play(state, '1 claim R15 black 0');
    expect(state.players[1]?.bonus).toBe(1);
  });

  test('a route without gives none', () => {
    const state = sketch({ hands: [{ red: 3 }] });
    expect(play(state, '0 claim R06 red 0')[0]).toMatchObject({ bonus: false });
    expect(state.players[0]?.bonus).toBe(0);
  });

  test('there are 16 such tracks for the 16 cards', () => {
    expect(ROUTE_IDS.filter((id) => ROUTES[id].cart)).toHaveLength(16);
  });
});

describe('[AM-4.6] double routes', () => {
  test('with two players the second track closes when the first is claimed', () => {
    const state = sketch({ hands: [{ pink: 2, orange: 2 }, { orange: 2 }] });
    play(state, '0 claim R26 pink 0');
    expect(claimsOf(textsOf(state, 1), 'R27')).toEqual([]);
    expect(refusalOf(state, 1, 'claim R27 orange 0')).toBe(
      'twin-closed AM-4.6 {"route":"R27","from":"Oude Kerk","to":"Dam","twin":"R26","owner":0}',
    );
    play(state, '1 blind', '* card red', '1 blind', '* card red');
    expect(claimsOf(textsOf(state, 0), 'R27')).toEqual([]);
    expect(refusalOf(state, 0, 'claim R27 orange 0')).toBe(
      'own-twin AM-4.6 {"route":"R27","from":"Oude Kerk","to":"Dam","twin":"R26"}',
    );
  });

  test.each([3, 4])('with %i players another may claim it, the owner not', (seats) => {
    const state = sketch({ seats, hands: [{ pink: 2, orange: 2 }, { orange: 2 }] });
    play(state, '0 claim R26 pink 0');
    expect(claimsOf(textsOf(state, 1), 'R27')).toEqual(['claim R27 orange 0']);
    for (let seat = 1; seat < seats; seat++) {
      play(state, `${seat} blind`, '* card red', `${seat} blind`, '* card blue');
    }
    expect(claimsOf(textsOf(state, 0), 'R27')).toEqual([]);
  });
});

test('[AM-4.7] paid cards go to the discards', () => {
  const state = sketch({ hands: [{ green: 2, joker: 2 }] });
  play(state, '0 claim R38 green 1');
  expect(handOf(state, 0)).toEqual({ joker: 1 });
  expect(state.discards).toEqual([0, 0, 2, 0, 0, 0, 1]);
  expect(cardsIn(state).discards).toBe(3);
});

test('[AM-4.2] a hand of everything has every payment: 310 choices', () => {
  const hand = { pink: 5, blue: 5, green: 5, black: 5, red: 5, orange: 6, joker: 8 };
  const payments = ROUTE_IDS.map((id) => {
    const { colour, length } = ROUTES[id];
    return (colour === 'grey' ? 6 : 1) * length + 1;
  });
  const claims = payments.reduce((sum, many) => sum + many, 0);
  expect(textsOf(sketch({ hands: [hand] }))).toHaveLength(5 + claims + 1);
  expect(5 + claims + 1).toBe(310);
});
