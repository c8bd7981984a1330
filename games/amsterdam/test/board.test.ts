/** What the drawn board makes of touches, and where it draws things. */
import { readRecord, replay } from '@roundhouse/engine';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  CARDS,
  CONTRACTS,
  LOCATION_IDS,
  SPOTS,
  ROUTE_IDS,
  ROUTES,
  rules,
  SPACES,
  type Action,
  type RouteId,
  type State,
  type View,
} from '../src/index.ts';
import { face } from '../ui/face/index.ts';
import { isCompleted } from '../ui/face/reading.ts';
import { journeyTo, newClaims } from '../ui/board/claims.ts';
import { cardArrivals } from '../ui/board/drawn-cards.ts';
import { chooserLayout } from '../ui/board/chooser-layout.ts';
import {
  choiceOf,
  costOf,
  glowing,
  keptIn,
  meantByHand,
  meantByRoute,
  paymentsFor,
  touchDraw,
  touchHand,
  touchOffer,
  touchRoute,
} from '../ui/board/choosing.ts';
import {
  DRAWING,
  markerPlaces,
  routeMiddle,
  scoreStop,
  SIGNS,
  signShape,
  uprightAngle,
} from '../ui/board/geometry.ts';
import { shownIn } from '../ui/board/pointing.ts';
import { stepFrom } from '../ui/board/steps.ts';
import { shortestWay, wayLine } from '../ui/board/ways.ts';
import { play, sketch } from './table.ts';

const text = (action: Action): string => rules.action.format(action);
const texts = (actions: readonly Action[] | undefined): string[] | undefined => actions?.map(text);

/** Seat 0 may pay for several routes, some of them in several ways. */
function claiming(): {
  readonly state: State;
  readonly view: View;
  readonly legal: readonly Action[];
} {
  const state = sketch({ seats: 3, hands: [{ blue: 3, green: 1, joker: 2 }] });
  return { state, view: rules.view(state, 0), legal: rules.legal(state, 0) };
}

describe('a touch narrows what is legal', () => {
  test('a route leaves its payments, the fewest jokers first', () => {
    const { legal } = claiming();
    const touched = touchRoute(legal, legal, 'R04') ?? [];
    const choice = choiceOf(legal, touched);
    expect(choice).toMatchObject({ route: 'R04', action: undefined });
    expect(texts(paymentsFor(legal, choice.route))).toEqual([
      'claim R04 blue 0',
      'claim R04 blue 1',
      'claim R04 blue 2',
    ]);
    expect(texts(paymentsFor(legal, 'R31'))).toEqual([
      'claim R31 blue 0',
      'claim R31 green 0',
      'claim R31 joker 1',
    ]);
  });

  test('a list offers the payments of a route together and in the same order', () => {
    const hands = [{ pink: 3, blue: 1, red: 2, joker: 3 }];
    const legal = rules.legal(sketch({ seats: 3, hands }), 0);
    const claims = face.offered?.(legal).filter(({ type }) => type === 'claim');
    expect(texts(claims)).toEqual(texts(ROUTE_IDS.flatMap((route) => paymentsFor(legal, route))));
    expect(texts(paymentsFor(legal, 'R02'))).toEqual([
      'claim R02 pink 0',
      'claim R02 red 0',
      'claim R02 pink 1',
      'claim R02 blue 1',
      'claim R02 red 1',
      'claim R02 joker 2',
    ]);
  });

  test('the only legal action is chosen without a touch', () => {
    const only: readonly Action[] = [{ type: 'pass' }];
    expect(choiceOf(only, only).action).toBe(only[0]);
  });

  test('a chosen route is given back by a second touch', () => {
    const { legal } = claiming();
    const touched = touchRoute(legal, legal, 'R04') ?? [];
    expect(touchRoute(legal, touched, 'R04')).toEqual([]);
    expect(choiceOf(legal, touchRoute(legal, touched, 'R31') ?? []).route).toBe('R31');
  });

  test('a card of the hand leaves what it pays for; then only those routes glow', () => {
    const { legal } = claiming();
    const touched = touchHand(legal, legal, 'green') ?? [];
    const choice = choiceOf(legal, touched);
    expect(choice.card).toBe('green');
    const open = glowing(legal, choice);
    expect(open).toContain('R31');
    expect(open).not.toContain('R04');
    expect(glowing(legal, choiceOf(legal, legal))).toContain('R04');
    expect(texts(touchRoute(legal, touched, 'R31'))).toEqual(['claim R31 green 0']);
    expect(touchHand(legal, touched, 'green')).toEqual([]);
  });

  test('a card narrows the payments of a chosen route', () => {
    const { legal } = claiming();
    const route = touchRoute(legal, legal, 'R31') ?? [];
    expect(texts(touchHand(legal, route, 'joker'))).toEqual(['claim R31 joker 1']);
  });

  test('a card of the display and the piles are one action each, given back by a second touch', () => {
    const { legal } = claiming();
    const blind = touchDraw(legal, legal, { type: 'blind' }) ?? [];
    expect(texts(blind)).toEqual(['blind']);
    expect(touchDraw(legal, blind, { type: 'blind' })).toEqual([]);
    expect(texts(touchDraw(legal, legal, { type: 'take', card: 'red' }))).toEqual(['take red']);
    expect(touchDraw(legal, legal, { type: 'take', card: 'orange' })).toBeUndefined();
    expect(texts(touchDraw(legal, legal, { type: 'contracts' }))).toEqual(['contracts']);
  });

  test('[AM-5.1] of two contracts each touch takes one or puts it back', () => {
    const state = sketch({ seats: 3 });
    play(state, '0 contracts', '* contract C03', '* contract C07');
    const legal = rules.legal(state, 0);
    const one = touchOffer(legal, legal, ['C07']);
    expect(texts(one)).toEqual(['keep C07']);
    expect(keptIn(legal, one)).toEqual(['C07']);
    const both = touchOffer(legal, one, ['C03']);
    expect(texts(both)).toEqual(['keep C03 C07']);
    expect(texts(touchOffer(legal, both, ['C07']))).toEqual(['keep C03']);
    expect(touchOffer(legal, one, ['C07'])).toEqual([]);
    expect(texts(touchOffer(legal, one, ['C03', 'C07']))).toEqual(['keep C03 C07']);
  });

  test('every legal action can be reached by touches on the board, a pass apart', () => {
    const { view, legal } = claiming();
    const draws = [
      ...view.display.flatMap((card) =>
        card === null ? [] : (touchDraw(legal, legal, { type: 'take', card }) ?? []),
      ),
      ...(['blind', 'contracts'] as const).flatMap(
        (type) => touchDraw(legal, legal, { type }) ?? [],
      ),
    ];
    const claims = ROUTE_IDS.flatMap((route) => paymentsFor(legal, route));
    expect(new Set([...draws, ...claims].map(text))).toEqual(new Set(legal.map(text)));
  });

  test('[AM-4.2] a claim takes cards of one colour and jokers from the hand', () => {
    expect(costOf({ type: 'claim', route: 'R04', colour: 'blue', jokers: 1 })).toEqual({
      blue: 2,
      joker: 1,
    });
    expect(costOf({ type: 'claim', route: 'R31', colour: 'joker', jokers: 1 })).toEqual({
      joker: 1,
    });
  });
});

describe('a touch on what is not legal', () => {
  const codeOf = (state: State, action: Action): string | undefined =>
    rules.why(rules.view(state, 0), 0, action)?.code;

  test.each([
    ['a route of another colour', 'R09', 'too-few-cards'],
    ['a grey route that is too long', 'R16', 'too-few-cards'],
    ['a route that has an owner', 'R38', 'route-taken'],
    ['the twin of an own route', 'R02', 'own-twin'],
  ] as const)('%s is refused for what was meant', (_, route, code) => {
    const state = sketch({
      seats: 3,
      hands: [{ blue: 2, green: 1 }],
      routes: [['R01'], ['R38']],
    });
    expect(codeOf(state, meantByRoute(rules.view(state, 0), 0, route))).toBe(code);
  });

  test('jokers are counted in: what is said to be lacking is lacking', () => {
    const state = sketch({ seats: 3, hands: [{ red: 1, joker: 1 }] });
    const meant = meantByRoute(rules.view(state, 0), 0, 'R19');
    expect(text(meant)).toBe('claim R19 red 1');
    expect(codeOf(state, meant)).toBe('too-few-cards');
  });

  test('a card that pays for nothing stands for the shortest route that is free', () => {
    const state = sketch({ seats: 3, hands: [{ red: 1 }] });
    play(state, '0 take blue');
    const view = rules.view(state, 0);
    for (const card of CARDS) {
      const meant = meantByHand(view, 0, card);
      expect(ROUTES[meant.route].length).toBe(1);
      expect(rules.action.parse(text(meant))).toEqual(meant);
    }
  });
});

describe('the way of a contract', () => {
  const viewOf = (routes: readonly (readonly RouteId[])[], seats = 3): View =>
    rules.view(sketch({ seats, routes, held: [['C13']] }), 0);

  test('the shortest way costs the spaces that are still to claim', () => {
    expect(shortestWay(viewOf([]), 0, 'C13')).toMatchObject({ missing: 5 });
    expect(shortestWay(viewOf([['R08']]), 0, 'C13')).toMatchObject({ missing: 2 });
  });

  test('[AM-6.2] nothing is missing when the contract is completed', () => {
    const view = viewOf([['R08', 'R24', 'R28']]);
    expect(shortestWay(view, 0, 'C13')?.missing).toBe(0);
    expect(isCompleted(view, 0, 'C13')).toBe(true);
  });

  test("[AM-4.6] it does not lead over others' routes, nor with two players beside them", () => {
    const three = shortestWay(viewOf([[], ['R24']]), 0, 'C13');
    expect(three?.routes).toContain('R25');
    const two = shortestWay(viewOf([[], ['R24']], 2), 0, 'C13');
    expect(two?.routes).not.toContain('R25');
    expect(two?.missing).toBeGreaterThan(three?.missing ?? 0);
  });

  test('there is none when others have closed every way', () => {
    const around: readonly RouteId[] = ['R03', 'R04', 'R08', 'R09', 'R10'];
    expect(shortestWay(viewOf([[], around]), 0, 'C13')).toBeUndefined();
  });

  test('[AM-5.2] a contract is shown on the map to none but its holder', () => {
    const state = sketch({ seats: 3, held: [['C13']] });
    const pointed = { seat: 0, contract: 'C13' } as const;
    expect(shownIn(rules.view(state, 0), pointed)).toBe(pointed);
    for (const viewer of [1, 2, null]) {
      expect(shownIn(rules.view(state, viewer), pointed)).toBeUndefined();
    }
    expect(shownIn(rules.view(state, 0), { seat: 0, contract: 'C14' })).toBeUndefined();
  });

  test('its line runs from one end to the other without a jump', () => {
    for (const contract of ['C13', 'C24', 'C20'] as const) {
      const { a, b } = CONTRACTS[contract];
      const way = shortestWay(viewOf([]), 0, contract);
      const line = wayLine(a, way?.routes ?? []);
      expect(line[0]).toBe(SPOTS[a]);
      expect(line.at(-1)).toBe(SPOTS[b]);
      for (const [at, { x, y }] of line.slice(1).entries()) {
        const from = line[at];
        expect(Math.hypot(x - (from?.x ?? 0), y - (from?.y ?? 0))).toBeLessThan(85);
      }
    }
  });
});

describe('what moves', () => {
  test('carts come to a new route, and to no other', () => {
    const state = sketch({ seats: 3, hands: [{ blue: 3 }], routes: [[], ['R38']] });
    const before = rules.view(state, 1);
    play(state, '0 claim R04 blue 0');
    expect(newClaims(before, rules.view(state, 1))).toEqual([{ route: 'R04', seat: 0 }]);
  });

  test('the journey of a cart is measured along its turned space', () => {
    const { x, y } = journeyTo({ x: 100, y: 100, angle: 90 }, { x: 100, y: 40 });
    expect(x).toBeCloseTo(-60);
    expect(y).toBeCloseTo(0);
  });

  test('a taken card comes from its place, a blind one from the pile', () => {
    const state = sketch({ seats: 3 });
    const before = rules.view(state, 0);
    play(state, '0 take red', '* card orange');
    const taken = rules.view(state, 0);
    expect(cardArrivals(before, taken, 0)).toEqual([
      { at: expect.stringContaining('data-hand="red"'), from: '[data-display="4"]' },
      { at: expect.stringContaining('data-display="4"'), from: '[data-pile="cards"]' },
    ]);
    play(state, '0 blind', '* card pink');
    expect(cardArrivals(taken, rules.view(state, 0), 0)).toEqual([
      { at: expect.stringContaining('data-hand="pink"'), from: '[data-pile="cards"]' },
    ]);
  });

  test("another player's cards are not followed into his hand", () => {
    const state = sketch({ seats: 3 });
    const before = rules.view(state, 1);
    play(state, '0 take red', '* card orange');
    const moved = cardArrivals(before, rules.view(state, 1), 1);
    expect(moved.map(({ at }) => at)).toEqual([expect.stringContaining('data-display="4"')]);
  });
});

describe('the drawing', () => {
  test('the score track goes round the map and does not meet itself', () => {
    const stops = Array.from({ length: 50 }, (_, score) => scoreStop(score));
    expect(new Set(stops.map(({ x, y }) => `${x} ${y}`)).size).toBe(50);
    for (const { x, y } of stops) {
      expect(x > 0 && x < DRAWING.width && y > 0 && y < DRAWING.height).toBe(true);
    }
    expect(scoreStop(57)).toEqual(scoreStop(7));
    expect(scoreStop(-3)).toEqual(scoreStop(47));
  });

  test('markers of one field stand side by side', () => {
    for (const scores of [
      [7, 7, 7, 7],
      [18, 18, 68, 3],
    ]) {
      const places = markerPlaces(scores);
      for (const [at, a] of places.entries()) {
        for (const b of places.slice(at + 1)) {
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(14);
        }
      }
    }
  });

  test('the ways to pay lie on the board beside their route, each in its own place', () => {
    for (const route of ROUTE_IDS) {
      for (const payments of [2, 5, 9, 14]) {
        const { x, y, width, height, places } = chooserLayout(route, payments);
        expect(x > 0 && y > 0).toBe(true);
        expect(x + width < DRAWING.width && y + height < DRAWING.height).toBe(true);
        expect(new Set(places.map((place) => `${place.x} ${place.y}`)).size).toBe(payments);
        const middle = routeMiddle(route);
        const isBeside = y > middle.y || y + height < middle.y;
        expect(isBeside).toBe(true);
      }
    }
  });

  test('nothing on a space is upside down', () => {
    for (const { angle } of ROUTE_IDS.flatMap((route) => SPACES[route])) {
      expect(Math.abs(uprightAngle(angle))).toBeLessThanOrEqual(90);
      const turned = ((uprightAngle(angle) - angle) * Math.PI) / 180;
      expect(Math.sin(turned)).toBeCloseTo(0);
    }
  });

  test('no sign covers the middle of a space, a plate or another sign', () => {
    for (const id of LOCATION_IDS) {
      const { x, y, lines } = SIGNS[id];
      const { half, high } = signShape(lines);
      const covers = (point: { x: number; y: number }, more: number): boolean =>
        Math.abs(point.x - x) < half + more && Math.abs(point.y - y) < high + more;
      for (const space of ROUTE_IDS.flatMap((route) => SPACES[route])) {
        expect(covers(space, 0), `${id} on a space`).toBe(false);
      }
      for (const other of LOCATION_IDS) {
        expect(covers(SPOTS[other], 4), `${id} on ${other}`).toBe(false);
      }
    }
  });

  test.each([
    ['R08', 'ArrowUp', 'R04'],
    ['R04', 'ArrowDown', 'R08'],
    ['R38', 'ArrowDown', 'R39'],
    ['R39', 'ArrowUp', 'R38'],
    ['R35', 'ArrowRight', 'R35'],
    ['R13', 'ArrowLeft', 'R13'],
  ] as const)('from %s %s leads to %s', (from, key, to) => {
    expect(stepFrom(from, key)).toBe(to);
  });

  test('the arrow keys lead to every route from every other', () => {
    const reached = new Set<RouteId>(['R01']);
    for (const route of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        reached.add(stepFrom(route, key));
      }
    }
    expect(reached.size).toBe(ROUTE_IDS.length);
  });

  test('at the end of whole games every contract is either done or not, as the score says', () => {
    const file = new URL('fixtures/bots-3-assisted.rec', import.meta.url);
    const { record, places } = readRecord(readFileSync(file, 'utf8'));
    const { state } = replay(rules, record, places);
    const view = rules.view(state, null);
    for (const { seat, contracts } of view.finals ?? []) {
      expect(contracts.length).toBeGreaterThan(0);
      for (const { contract, points } of contracts) {
        expect(shortestWay(view, seat, contract)?.missing === 0).toBe(points > 0);
      }
    }
  });
});
