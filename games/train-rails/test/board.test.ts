/** What the drawn board makes of touches, and where it draws things. */
import type { Box } from '@roundhouse/ui/pieces/box';
import { actorOf } from '@roundhouse/bots/testing';
import type { Seat } from '@roundhouse/engine';
import type { ArrowKey } from '@roundhouse/ui/arrow-keys';
import { describe, expect, test } from 'vitest';
import { JOINS, kindOf, PAIRS, rules, type Action, type State, type View } from '../src/index.ts';
import { choiceOf, glowing, playable, touchCard, touchSpot } from '../ui/board/choosing.ts';
import { drawingOf, middleOf } from '../ui/board/geometry.ts';
import { meantByCard, meantBySpot } from '../ui/board/meant.ts';
import { drawnSpots, roomOf, spotBox } from '../ui/board/spot-boxes.ts';
import { spotsOf, variantOf, type Spot } from '../ui/board/spots.ts';
import { stepFrom } from '../ui/board/steps.ts';
import { cardsIn, cardsOf, isMove } from '../ui/face/reading.ts';
import { positions } from './positions.ts';
import { play, position, trainAt } from './table.ts';

const text = (action: Action): string => rules.action.format(action);

interface Decision {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View;
  readonly legal: readonly Action[];
}

function decision(state: State): Decision {
  const seat = actorOf(rules, state);
  return { state, seat, view: rules.view(state, seat), legal: rules.legal(state, seat) };
}

/** TR-4.7: two ways lead among opponents. */
const TWO_WAYS = position({ hands: [['red2', 'blue2']], aisle: ['2B33', '2B42'] });
/** TR-4.8: a seat that is taken, with a free one beside it. */
const OUSTING = position({ hands: [['red1', 'excuse']], aisle: ['1A43'], sitting: [[], ['1A42']] });
/** TR-5.2: two opponents in one place, both in reach. */
const CROWDED = position({
  seats: 3,
  hands: [['exit1', 'exit2']],
  aisle: [null, '1A33', '1A33'],
  sitting: [[], ['1A22', '1A24'], ['1A34']],
  marked: [2],
});
/** TR-5.10, TR-5.12: one pawn waits, others are in the supply. */
const WAITING = position({ hands: [['enter1', 'upass']], waiting: ['1AN'] });

function after(state: State, text: string): State {
  const next = rules.clone(state);
  play(next, 0, text);
  return next;
}

/** Positions of all sorts, each with a choice. */
const DECISIONS = [
  ...positions(300, 30, 'board'),
  TWO_WAYS,
  OUSTING,
  WAITING,
  after(WAITING, 'enter1'),
  after(CROWDED, 'lay exit1'),
  after(CROWDED, 'lay exit2'),
].map(decision);

/** What is decided in the strip alone: nothing on the board stands for it. */
const IN_THE_STRIP = ['pass', 'stop', 'accept', 'check'];

type Touch = (left: readonly Action[]) => readonly Action[] | undefined;

/** All touches that somebody would make who wants this action. */
function touchesFor({ view, legal }: Decision, action: Action): readonly Touch[] {
  const variant = variantOf(action);
  const spots = [...spotsOf(view, action), ...(variant === undefined ? [] : [variant])];
  return [
    ...new Set(cardsOf(action)).values().map((card): Touch => {
      return (left) => touchCard(view, legal, left, { card, isChosen: false });
    }),
    ...spots.map(
      (spot): Touch =>
        (left) =>
          touchSpot(view, legal, left, spot),
    ),
  ];
}

const MOST_TOUCHES = 7;

function isReached(of: Decision, action: Action): boolean {
  const touches = touchesFor(of, action);
  let fringe: (readonly Action[])[] = [of.legal];
  const seen = new Set<string>();
  for (let depth = 0; depth < MOST_TOUCHES; depth += 1) {
    const next: (readonly Action[])[] = [];
    for (const left of fringe) {
      for (const touch of touches) {
        const touched = touch(left) ?? [];
        if (touched.length === 1 && touched[0] === action) return true;
        const key = touched.map((each) => of.legal.indexOf(each)).join();
        if (touched.length > 0 && !seen.has(key)) {
          seen.add(key);
          next.push(touched);
        }
      }
    }
    fringe = next;
  }
  return false;
}

describe('a touch narrows what is legal', () => {
  test('every legal action is reached from the board and the hand, what is in the strip apart', () => {
    const missed: string[] = [];
    for (const each of DECISIONS) {
      for (const action of each.legal) {
        if (IN_THE_STRIP.includes(action.type) || each.legal.length === 1) continue;
        if (!isReached(each, action)) missed.push(text(action));
      }
    }
    expect(missed).toEqual([]);
  });

  test('what glows may be touched, and nothing else but players', () => {
    const faults: string[] = [];
    for (const { state, view, legal } of DECISIONS) {
      const open = glowing(view, legal, legal, choiceOf(view, legal, legal));
      const drawing = drawingOf(trainAt(state.pair, state.join));
      for (const spot of drawnSpots(drawing, view)) {
        const isTouchable = touchSpot(view, legal, legal, spot) !== undefined;
        // A player stands for what may be done to him, though his pawns and cards glow instead.
        if (isTouchable !== open.has(spot) && !spot.startsWith('player:')) faults.push(spot);
      }
      for (const card of playable(legal)) {
        if (!touchCard(view, legal, legal, { card, isChosen: false })) faults.push(card);
      }
    }
    expect(faults).toEqual([]);
  });

  test('a chosen thing is given back by a second touch', () => {
    for (const { view, legal } of DECISIONS) {
      for (const card of playable(legal)) {
        const touched = touchCard(view, legal, legal, { card, isChosen: false }) ?? [];
        const { cards } = choiceOf(view, legal, touched);
        if (cards.length !== 1 || legal.length === 1) continue;
        expect(touchCard(view, legal, touched, { card, isChosen: true })).toEqual([]);
      }
    }
  });

  test('of two equal cards the second joins the first', () => {
    const { view, legal } = decision(position({ hands: [['red2', 'red2']], aisle: ['1A10'] }));
    const one = touchCard(view, legal, legal, { card: 'red2', isChosen: false }) ?? [];
    expect(one.map(text)).toEqual(['move 1A12 red2']);
    const both = touchCard(view, legal, one, { card: 'red2', isChosen: false }) ?? [];
    expect(both.length).toBeGreaterThan(1);
    expect(new Set(both.map((action) => cardsOf(action).join()))).toEqual(new Set(['red2,red2']));
  });

  test('chosen cards leave what exactly they can do', () => {
    const moving = DECISIONS.filter(({ legal }) => legal.some(isMove));
    expect(moving.length).toBeGreaterThan(10);
    for (const { view, legal } of moving) {
      const [move] = legal.filter((action) => isMove(action) && action.cards.length === 1);
      const [card] = move ? cardsOf(move) : [];
      if (!card) continue;
      const touched = touchCard(view, legal, legal, { card, isChosen: false }) ?? [];
      const wanted = legal.filter((action) => cardsOf(action).join() === card);
      expect(touched).toEqual(wanted);
      expect(choiceOf(view, legal, touched).cards).toEqual([card]);
    }
  });

  test('without chosen cards an end is reached with the fewest, number cards alone if they do', () => {
    const price = (action: Action): number =>
      cardsOf(action).reduce((sum, card) => sum + (kindOf(card) === 'number' ? 1 : 10), 0);
    let ends = 0;
    for (const { view, legal } of DECISIONS) {
      for (const spot of glowing(view, legal, legal, choiceOf(view, legal, legal))) {
        const there = legal.filter((each) => isMove(each) && spotsOf(view, each).includes(spot));
        if (there.length === 0) continue;
        const touched = touchSpot(view, legal, legal, spot) ?? [];
        expect(Math.max(...touched.map(price))).toBe(Math.min(...there.map(price)));
        ends += 1;
      }
    }
    expect(ends).toBeGreaterThan(100);
  });
});

describe('where one touch is not enough', () => {
  const touch = ({ view, legal }: Decision, ...spots: readonly Spot[]): readonly string[] => {
    let left = legal;
    for (const spot of spots) left = touchSpot(view, legal, left, spot) ?? [];
    return left.map(text);
  };

  test('[TR-4.7] the way in is chosen after the end, by its cell', () => {
    const at = decision(TWO_WAYS);
    const card = touchCard(at.view, at.legal, at.legal, { card: 'red2', isChosen: false }) ?? [];
    const left = touchSpot(at.view, at.legal, card, 'cell:2B42') ?? [];
    const choice = choiceOf(at.view, at.legal, left);
    expect(choice.variants).toEqual(['cell:2B32', 'cell:2B43']);
    expect([...glowing(at.view, at.legal, left, choice)]).toEqual(choice.variants);
    expect(touchSpot(at.view, at.legal, left, 'cell:2B43')?.map(text)).toEqual([
      'arrive 2B42 2B43 red2',
    ]);
  });

  test('[TR-4.8] a taken seat is touched like an empty one', () => {
    expect(touch(decision(OUSTING), 'cell:1A42')).toEqual(['oust 1A42 1A41 red1 excuse']);
  });

  test('[TR-5.2] one pawn, then the other; a second touch gives it back', () => {
    const at = decision(after(CROWDED, 'lay exit2'));
    expect(touch(at, 'cell:1A22').length).toBe(2);
    expect(touch(at, 'cell:1A22', 'cell:1A24')).toEqual(['exit2 1 1A22,1A24']);
    expect(touch(at, 'cell:1A22', 'cell:1A22')).toEqual([]);
  });

  test('[TR-5.1] of two players on one cell the bench says whose pawn it is', () => {
    const at = decision(after(CROWDED, 'lay exit1'));
    expect(touch(at, 'cell:1A33')).toEqual(['exit1 1 1A33', 'exit1 2 1A33']);
    expect(touch(at, 'cell:1A33', 'player:2')).toEqual(['exit1 2 1A33']);
  });

  test('[TR-5.10] where the pawn comes from is chosen by the pawn', () => {
    const at = decision(after(WAITING, 'enter1'));
    expect(touch(at, 'cell:1A05').length).toBe(2);
    expect(touch(at, 'cell:1A05', 'start:1AN')).toEqual(['sit 1A05 waiting']);
    expect(touch(at, 'cell:1A05', 'player:0')).toEqual(['sit 1A05 supply']);
  });

  test('[TR-5.12] a waiting pawn boards by the die, with a chosen U-Pass without it', () => {
    const at = decision(WAITING);
    expect(touch(at, 'start:1AN')).toEqual(['roll']);
    const card = touchCard(at.view, at.legal, at.legal, { card: 'upass', isChosen: false }) ?? [];
    const boarded = touchSpot(at.view, at.legal, card, 'start:1AN') ?? [];
    expect(boarded.map(text)).toEqual(['upass waiting']);
  });
});

describe('a touch on what is not legal', () => {
  test('is refused with a reason, wherever it goes', () => {
    for (const { state, seat, view, legal } of DECISIONS) {
      const train = trainAt(state.pair, state.join);
      const spots = [
        ...drawnSpots(drawingOf(train), view),
        'tokens',
        'decks',
        'discards',
      ] as Spot[];
      const closed = spots.filter((spot) => !touchSpot(view, legal, legal, spot));
      for (const spot of closed) {
        const meant = meantBySpot(view, seat, spot, []);
        expect(rules.why(view, seat, meant)?.code, `${spot}: ${text(meant)}`).toBeDefined();
      }
      for (const [card] of cardsIn(view.players[seat]?.hand ?? [])) {
        if (touchCard(view, legal, legal, { card, isChosen: false })) continue;
        const meant = meantByCard(view, seat, card);
        expect(rules.why(view, seat, meant)?.code, `${card}: ${text(meant)}`).toBeDefined();
      }
    }
  });
});

const ALL_TRAINS = PAIRS.flatMap((_, pair) => JOINS.map((__, join) => trainAt(pair, join)));

function isApart(a: Box, b: Box): boolean {
  return (
    a.x + a.width <= b.x + 0.01 ||
    b.x + b.width <= a.x + 0.01 ||
    a.y + a.height <= b.y + 0.01 ||
    b.y + b.height <= a.y + 0.01
  );
}

describe('the drawing', () => {
  const viewOf = (seats: number): View => {
    const view = DECISIONS.find(({ view: { players } }) => players.length === seats)?.view;
    if (!view) throw new Error(`no table of ${seats}`);
    return view;
  };

  test.each(ALL_TRAINS.map((train) => [`${train.pair} ${train.join}`, train] as const))(
    '%s: everything lies in it, and nothing upon another thing',
    (_, train) => {
      const drawing = drawingOf(train);
      const view = viewOf(4);
      const boxes = drawnSpots(drawing, view)
        .filter((spot) => !spot.startsWith('backs:'))
        .flatMap((spot) => spotBox(drawing, view, spot) ?? []);
      for (const { x, y, width, height } of boxes) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(drawing.size.width);
        expect(y + height).toBeLessThanOrEqual(drawing.size.height);
      }
      for (const [at, box] of boxes.entries()) {
        for (const other of boxes.slice(at + 1)) expect(isApart(box, other)).toBe(true);
      }
    },
  );

  test('neighbours in the train are neighbours in the drawing', () => {
    for (const train of ALL_TRAINS) {
      const { cells } = drawingOf(train);
      for (const { a, b } of train.edges) {
        const [first, second] = [cells.get(a), cells.get(b)];
        if (!first || !second) throw new Error(`${a} or ${b} is not drawn`);
        const [from, to] = [middleOf(first), middleOf(second)];
        expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThanOrEqual(60);
      }
    }
  });

  test('[TR-3.1] every door has its spaces on the platform before it', () => {
    for (const train of ALL_TRAINS) {
      const drawing = drawingOf(train);
      for (const [at, door] of train.doors.entries()) {
        const doorway = drawing.cells.get(train.places[door.doorway]?.id ?? '');
        const start = drawing.doors[at]?.start;
        if (!doorway || !start) throw new Error(`door ${door.id} is not drawn`);
        const [from, to] = [middleOf(start), middleOf(doorway)];
        const way = drawing.doors[at]?.way ?? { x: 0, y: 0 };
        expect((to.x - from.x) * way.x + (to.y - from.y) * way.y).toBeGreaterThan(40);
        expect(Math.abs((to.x - from.x) * way.y) + Math.abs((to.y - from.y) * way.x)).toBeLessThan(
          1,
        );
      }
    }
  });

  test('a finger has room: 44 pixels at the scale that a phone begins with', () => {
    const view = viewOf(4);
    const drawing = drawingOf(trainAt(0, 0));
    for (const spot of drawnSpots(drawing, view)) {
      // The players' cards lie upon their benches.
      if (spot.startsWith('player:')) continue;
      const room = roomOf(drawing, view, spot);
      expect((room?.width ?? 0) * 0.8, spot).toBeGreaterThanOrEqual(44);
      expect((room?.height ?? 0) * 0.8, spot).toBeGreaterThanOrEqual(44);
    }
  });

  test('the arrow keys lead to every spot from every other', () => {
    const keys: readonly ArrowKey[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    for (const train of [trainAt(0, 0), trainAt(0, 1)]) {
      const drawing = drawingOf(train);
      const view = viewOf(4);
      const all = drawnSpots(drawing, view);
      const reached = new Set<Spot>();
      const next: Spot[] = all.slice(0, 1);
      for (let spot = next.pop(); spot !== undefined; spot = next.pop()) {
        if (reached.has(spot)) continue;
        reached.add(spot);
        for (const key of keys) next.push(stepFrom(drawing, view, spot, key));
      }
      expect(all.filter((spot) => !reached.has(spot))).toEqual([]);
    }
  });
});
