/** What the drawn board makes of touches, and where it draws things. */
import type { Point } from '@roundhouse/ui/pieces/box';
import { readRecord, replay } from '@roundhouse/engine';
import { readFileSync } from 'node:fs';
import type { ArrowKey } from '@roundhouse/ui/arrow-keys';
import { describe, expect, test } from 'vitest';
import {
  GOODS,
  NONE,
  boardOf,
  box,
  rules,
  stockValue,
  type Action,
  type Board,
  type State,
} from '../src/index.ts';
import { SET_VALUES } from '../src/figures.ts';
import { ALL } from '../ui/face/reading.ts';
import {
  choiceOf,
  glowing,
  meantByCity,
  meantByCompany,
  meantByRoute,
  startsLeft,
  touchCity,
  touchCompany,
  touchRoute,
} from '../ui/board/choosing.ts';
import { crossingLinks, isCrossing } from '../ui/board/crossing.ts';
import { CITY, drawingOf, LEGEND } from '../ui/board/geometry.ts';
import { markShape, placesAlong } from '../ui/board/marks.ts';
import { laidFrom, newLinks, takenGoods } from '../ui/board/news.ts';
import { fieldAt, profitField, standing } from '../ui/board/profit-places.ts';
import { setsOf } from '../ui/board/sets.ts';
import { spotsOf, stepFrom } from '../ui/board/steps.ts';
import { ownMap } from './own-map.ts';
import { buy, changed, company, newTable, passMarkers, play, withLinks } from './table.ts';

const text = (action: Action): string => rules.action.format(action);
const texts = (actions: readonly Action[] | undefined): string[] | undefined => actions?.map(text);

interface Table {
  readonly state: State;
  readonly board: Board;
  readonly legal: readonly Action[];
}

function tableOf(state: State, seat: number): Table {
  return { state, board: boardOf(state.config), legal: rules.legal(state, seat) };
}

/** Seat 0 lays the first link of red, which has five cubes. */
function starting(): Table {
  const state = newTable(3);
  buy(state, 'red', 5);
  passMarkers(state);
  return tableOf(state, 0);
}

/** Red is in Baltimore, Pittsburgh and Cleveland, and has so many of its five cubes left. */
function buildingWith(cubes: number): Table {
  const { state } = starting();
  const laid = withLinks(state, 'red', 'BAL', ['BAL-PIT', 'PIT-CLE']);
  const box = laid.box.with(0, cubes);
  return tableOf(changed(laid, { box, supply: laid.supply + 5 - cubes }), 0);
}
const building = (): Table => buildingWith(3);
const poor = (): Table => buildingWith(1);

/** The company that takes goods may choose among some cities. */
function settling(): Table {
  const { state } = starting();
  const laid = withLinks(state, 'red', 'BAL', ['BAL-PIT', 'PIT-CLE']);
  const goods = laid.network.slice(0, 2);
  return tableOf(changed(laid, { phase: 'goods', company: 0, goods }), 0);
}

const cityOf = ({ board }: Table, id: string): number => board.cityIndex.get(id) ?? NONE;
const routeOf = ({ board }: Table, id: string): number => board.routeIndex.get(id) ?? NONE;

describe('a touch narrows what is legal', () => {
  test('a route chooses the link', () => {
    const table = building();
    const { board, legal } = table;
    const route = routeOf(table, 'CLE-CHI');
    const touched = touchRoute(board, legal, legal, route) ?? [];
    expect(texts(touched)).toEqual(['build CLE-CHI']);
    expect(choiceOf(board, legal, touched)).toMatchObject({ route, action: touched[0] });
  });

  test('[SD-4.4] a first link between two hexagons leaves the start to choose', () => {
    const table = starting();
    const { board, legal } = table;
    const touched = touchRoute(board, legal, legal, routeOf(table, 'PHI-BAL')) ?? [];
    expect(texts(touched)).toEqual(['start PHI PHI-BAL', 'start BAL PHI-BAL']);
    const choice = choiceOf(board, legal, touched);
    const ends = [cityOf(table, 'PHI'), cityOf(table, 'BAL')];
    expect(startsLeft(board, touched, choice)).toEqual(ends);
    expect(glowing(board, legal, touched).cities).toEqual(ends);
    expect(texts(touchCity(board, legal, touched, cityOf(table, 'BAL')))).toEqual([
      'start BAL PHI-BAL',
    ]);
  });

  test('[SD-4.4] a hexagon chooses the start, and then the route chooses the link', () => {
    const table = starting();
    const { board, legal } = table;
    const touched = touchCity(board, legal, legal, cityOf(table, 'BAL')) ?? [];
    expect(touched.length).toBeGreaterThan(1);
    expect(touched.every((action) => text(action).startsWith('start BAL '))).toBe(true);
    expect(glowing(board, legal, touched).routes).not.toContain(routeOf(table, 'SFO-LAX'));
    expect(texts(touchRoute(board, legal, touched, routeOf(table, 'PHI-BAL')))).toEqual([
      'start BAL PHI-BAL',
    ]);
    // One that does not begin there starts anew.
    expect(texts(touchRoute(board, legal, touched, routeOf(table, 'SFO-LAX')))).toEqual([
      'start SFO SFO-LAX',
      'start LAX SFO-LAX',
    ]);
  });

  test('a city stands for the links that reach it', () => {
    const table = building();
    const { board, legal } = table;
    expect(texts(touchCity(board, legal, legal, cityOf(table, 'CHI')))).toEqual(['build CLE-CHI']);
    const several = touchCity(board, legal, legal, cityOf(table, 'BUF')) ?? [];
    expect(texts(several)).toEqual(['build BUF-PIT', 'build BUF-CLE']);
    expect(glowing(board, legal, several).routes).toEqual([
      routeOf(table, 'BUF-PIT'),
      routeOf(table, 'BUF-CLE'),
    ]);
  });

  test('a chosen route leaves the others open', () => {
    const table = building();
    const { board, legal } = table;
    const touched = touchRoute(board, legal, legal, routeOf(table, 'CLE-CHI')) ?? [];
    expect(glowing(board, legal, touched).routes).toEqual(glowing(board, legal, legal).routes);
  });

  test('[SD-7.3] a city chooses the goods that lie there', () => {
    const table = settling();
    const { board, legal } = table;
    expect(glowing(board, legal, legal)).toEqual({
      routes: [],
      cities: [cityOf(table, 'BAL'), cityOf(table, 'PIT'), cityOf(table, 'CLE')],
    });
    expect(texts(touchCity(board, legal, legal, cityOf(table, 'PIT')))).toEqual(['take PIT']);
  });

  test('[SD-3.1] a company leaves its opening bids', () => {
    const state = newTable(3);
    const { board, legal } = tableOf(state, 0);
    const touched = touchCompany(legal, company('grey')) ?? [];
    expect(texts(touched)).toEqual(Array.from({ length: 10 }, (_, at) => `offer grey ${at + 1}`));
    expect(choiceOf(board, legal, touched).company).toBe(company('grey'));
  });

  test.each([
    ['a first link', starting],
    ['a link', building],
    ['goods', settling],
  ])('every way to choose %s can be reached by touches on the map', (_, make) => {
    const { board, legal } = make();
    const reached = board.cities.flatMap((__, city) => {
      const touched = touchCity(board, legal, legal, city) ?? [];
      return touched.length < 2
        ? touched
        : board.cost.flatMap((___, route) => {
            const narrower = touchRoute(board, legal, touched, route) ?? [];
            return narrower.length === 1 ? narrower : [];
          });
    });
    expect(new Set(reached.map(text))).toEqual(new Set(legal.map(text)));
  });
});

describe('a touch on what is not legal is refused for what was meant', () => {
  const codeOf = ({ state }: Table, action: Action): string | undefined =>
    rules.why(rules.view(state, 0), 0, action)?.code;

  test.each([
    ['far from the network', building, 'SFO-LAX', 'not-touching'],
    ['a built one', building, 'BAL-PIT', 'route-taken'],
    ['one that is too dear', building, 'BAL-CIN', 'too-dear'],
    ['a first link without a hexagon', starting, 'CHI-MIL', 'no-hexagon'],
    ['a first link that is too dear', starting, 'SLC-SFO', 'too-dear'],
    ['in the settlement', settling, 'SFO-LAX', 'wrong-phase'],
  ])('route: %s', (_, make, id, code) => {
    const table = make();
    const { state, board, legal } = table;
    const route = routeOf(table, id);
    expect(touchRoute(board, legal, legal, route)).toBeUndefined();
    expect(codeOf(table, meantByRoute(state, board, route))).toBe(code);
  });

  test.each([
    ['far from the network', building, 'SFO', 'not-touching'],
    ['at the end of a route that is too dear', poor, 'CHI', 'too-dear'],
    ['a circle far from a start', starting, 'CHI', 'no-hexagon'],
    ['goods of another network', settling, 'SFO', 'not-in-network'],
  ])('city: %s', (_, make, id, code) => {
    const table = make();
    const { state, board, legal } = table;
    const city = cityOf(table, id);
    expect(touchCity(board, legal, legal, city)).toBeUndefined();
    expect(codeOf(table, meantByCity(state, board, city))).toBe(code);
  });

  test('company: one that was sold', () => {
    const state = newTable(3);
    buy(state, 'red', 5);
    const { legal } = tableOf(state, 1);
    expect(touchCompany(legal, company('red'))).toBeUndefined();
    expect(rules.why(rules.view(state, 1), 1, meantByCompany(company('red')))?.code).toBe(
      'company-sold',
    );
  });
});

/** By how often a line to the right crosses the shore, taken as straight from bend to bend. */
function isInside({ x, y }: Point, shore: string): boolean {
  const numbers = shore.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const points = numbers.flatMap((at, i) =>
    i % 2 === 0 ? [{ x: at, y: numbers[i + 1] ?? 0 }] : [],
  );
  const crossed = points.filter((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
  });
  return crossed.length % 2 === 1;
}

describe('the drawing', () => {
  const maps = [
    ['usa', 'usa'],
    ['tutorial', 'tutorial'],
    ['netherlands', 'netherlands'],
    ['a map of one’s own', ownMap],
  ] as const;

  test.each(maps)('%s: cities lie apart and inside, and the legend on none of them', (_, map) => {
    const board = boardOf(newTable(3, 0, map).config);
    const { width, height, cities, legend } = drawingOf(board);
    for (const [at, city] of cities.entries()) {
      expect(city.x > CITY && city.x < width - CITY).toBe(true);
      expect(city.y > CITY && city.y < height - CITY).toBe(true);
      const isUnder =
        city.x > legend.x - CITY &&
        city.x < legend.x + LEGEND.width + CITY &&
        city.y > legend.y - CITY &&
        city.y < legend.y + LEGEND.height + CITY;
      expect(isUnder).toBe(false);
      for (const other of cities.slice(at + 1)) {
        expect(Math.hypot(city.x - other.x, city.y - other.y)).toBeGreaterThan(3 * CITY);
      }
    }
  });

  test.each(['usa', 'netherlands'] as const)(
    'a map of one’s own, with all that %s brings, is drawn as ours is',
    (name) => {
      const { map } = boardOf(newTable(3, 0, name).config);
      const copy = box.read(JSON.parse(JSON.stringify({ ...map, name: 'A stranger’s' })));
      expect(copy).toEqual({ box: { ...map, name: 'A stranger’s' } });
      const theirs = boardOf({ seats: 3, map: 'box' in copy ? copy.box : 'tutorial' });
      expect(drawingOf(theirs)).toEqual(drawingOf(boardOf({ seats: 3, map: name })));
    },
  );

  test.each([maps[1], maps[3]])(
    '%s: a coast grows around its cities, and leaves a sea',
    (_, map) => {
      const { cities, coast, width, height } = drawingOf(boardOf(newTable(3, 0, map).config));
      const shores = coast.split('Z').filter((shore) => shore !== '');
      const isLand = (at: Point): boolean => shores.some((shore) => isInside(at, shore));
      expect(cities.map(isLand)).toEqual(cities.map(() => true));
      const corners = [0, width].flatMap((x) => [0, height].map((y) => ({ x, y })));
      expect(corners.some((corner) => !isLand(corner))).toBe(true);
    },
  );

  test.each(maps)('%s: the arrow keys lead to every city and every route', (_, map) => {
    const spots = spotsOf(boardOf(newTable(3, 0, map).config));
    const keys: readonly ArrowKey[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
    const reached = new Set([0]);
    for (const spot of reached) for (const key of keys) reached.add(stepFrom(spots, spot, key));
    expect(reached.size).toBe(spots.length);
  });

  test('marks lie evenly on a link, clear of its cities', () => {
    const places = placesAlong({ x: 0, y: 0 }, { x: 100, y: 0 });
    expect(places.map(({ x }) => x)).toEqual([24, 37, 50, 63, 76]);
    expect(placesAlong({ x: 0, y: 0 }, { x: 0, y: 30 })).toEqual([{ x: 0, y: 15 }]);
  });

  test('every company has a mark of its own', () => {
    const shapes = ALL.map((each) => markShape(each, [{ x: 0, y: 0 }]).d);
    expect(new Set(shapes).size).toBe(ALL.length);
  });

  test('profit markers share a field without covering each other, and go round after $200', () => {
    for (const rows of [1, 2] as const) {
      const markers = standing([0, 0, 0, 0, 0, 0], rows);
      for (const [at, a] of markers.entries()) {
        for (const b of markers.slice(at + 1)) {
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(12);
        }
      }
    }
    expect(profitField(200)).toBe(200);
    expect(profitField(230)).toBe(30);
    expect(fieldAt(110, 2).y).toBeGreaterThan(fieldAt(100, 2).y);
  });
});

describe('what happened between two views', () => {
  test('a link grows from where the company was', () => {
    const table = building();
    const { state, board } = table;
    const before = rules.view(state, 0);
    play(state, '0 build CLE-CHI');
    const route = routeOf(table, 'CLE-CHI');
    expect(newLinks(before, state)).toEqual([route]);
    expect(laidFrom(before, state, board, route)).toBe(cityOf(table, 'CLE'));
  });

  test('a first link grows from its start', () => {
    const table = starting();
    const { state, board } = table;
    const before = rules.view(state, 0);
    play(state, '0 start BAL PHI-BAL');
    expect(laidFrom(before, state, board, routeOf(table, 'PHI-BAL'))).toBe(cityOf(table, 'BAL'));
  });

  test('goods that were taken are known by their city', () => {
    const table = settling();
    const { state, board } = table;
    const before = rules.view(state, 0);
    expect(takenGoods(before, before, board)).toEqual([]);
    play(state, '0 take PIT');
    expect(takenGoods(before, state, board)).toEqual([cityOf(table, 'PIT')]);
  });

  const file = new URL('fixtures/bots-6-usa.rec', import.meta.url);
  const { record, places } = readRecord(readFileSync(file, 'utf8'));

  test('[SD-5.2] the way of the crossing joins the ends over links of those who take part', () => {
    const views: State[] = [];
    replay(rules, record, places, (_, { state }) => views.push(rules.clone(state)));
    const crossings = views.filter((view, at) => isCrossing(views[at - 1], view));
    expect(crossings).toHaveLength(1);
    for (const view of crossings) {
      const board = boardOf(view.config);
      const links = crossingLinks(board, view);
      const owners = links.reduce((bits, route) => bits | (1 << (view.owner[route] ?? 0)), 0);
      expect(owners).toBe(view.partners);
      const reached = new Set([board.west]);
      for (const city of reached) {
        for (const route of links) {
          if (board.a[route] === city) reached.add(board.b[route] ?? NONE);
          if (board.b[route] === city) reached.add(board.a[route] ?? NONE);
        }
      }
      expect(reached.has(board.east)).toBe(true);
    }
  });

  test('[SD-7.4] the sets that are drawn are worth what a share is worth', () => {
    const { state } = replay(rules, record, places);
    for (const each of ALL) {
      const sets = setsOf(state, each);
      const worth = sets.reduce((sum, set) => sum + (SET_VALUES[set.length] ?? 0), 0);
      expect(worth).toBe(stockValue(state.stock, each));
      for (const set of sets) expect(new Set(set).size).toBe(set.length);
      const cubes = state.stock.slice(each * GOODS.length, (each + 1) * GOODS.length);
      expect(sets.flat().length).toBe(cubes.reduce((sum, count) => sum + count, 0));
    }
  });
});
