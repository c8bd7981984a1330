/** What the board reads off two views must be what the events of the step between them say. */
import { readRecord, replay, seededRng } from '@roundhouse/engine';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pawnsOf } from '../src/cards.ts';
import { rules, type Event, type View } from '../src/index.ts';
import { drawnBetween } from '../ui/board/drawn-cards.ts';
import { keyMoments, raceOf, tallyOf } from '../ui/board/ending/race.ts';
import { journeysBetween } from '../ui/board/journeys.ts';
import { rolledBetween } from '../ui/board/last-roll.ts';
import { attackIn, wasCancelled } from '../ui/board/news.ts';
import { placesOf } from '../ui/board/pawn-places.ts';
import { configOf } from './table.ts';

interface Change {
  readonly before: View;
  readonly view: View;
  readonly events: readonly Event[];
}

type Moved = Extract<Event, { readonly type: 'moved' | 'aimed' }>;

interface Played {
  readonly course: readonly View[];
  readonly changes: readonly Change[];
}

/** A whole match as somebody at the table sees it. */
function played(name: string, viewer: number | null): Played {
  const file = new URL(`fixtures/${name}.rec`, import.meta.url);
  const { record, places } = readRecord(readFileSync(file, 'utf8'));
  const course: View[] = [];
  const changes: Change[] = [];
  replay(rules, record, places, ({ events }, { state }) => {
    const view = rules.view(state, viewer);
    const before = course.at(-1);
    if (before) changes.push({ before, view, events });
    course.push(view);
  });
  return { course, changes };
}

/** Without sense: every rare thing comes up. */
function blundered(seats: number, seed: string): Played {
  const rng = seededRng(seed);
  const state = rules.setup(configOf({ seats }));
  const course = [rules.view(state, null)];
  const changes: Change[] = [];
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    const events: Event[] = [];
    const emit = (event: Event): void => void events.push(event);
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng), emit);
    } else {
      const [seat = 0] = turn.seats;
      const legal = rules.legal(state, seat);
      const action = legal[rng.below(legal.length)];
      if (action) rules.apply(state, seat, action, emit);
    }
    const view = rules.view(state, null);
    const before = course.at(-1);
    if (before) changes.push({ before, view, events });
    course.push(view);
  }
  return { course, changes };
}

const MATCHES = [
  ...['bots-2', 'bots-2-long', 'bots-3', 'bots-4', 'bots-4-open-free', 'by-hand-3'].map(
    (name) => [name, played(name, null)] as const,
  ),
  ['four blunderers', blundered(4, 'blunders')] as const,
  ['three blunderers', blundered(3, 'blunders 8')] as const,
  ['two blunderers', blundered(2, 'blunders')] as const,
];
const ALL_CHANGES = MATCHES.flatMap(([, { changes }]) => changes);

const has = ({ events }: Change, type: Event['type']): boolean =>
  events.some((event) => event.type === type);

describe('what just happened', () => {
  test('[TR-3.2] the die shows what was rolled', () => {
    for (const { before, view, events } of ALL_CHANGES) {
      const rolled = events.find((event) => event.type === 'rolled');
      expect(rolledBetween(before, view)).toBe(rolled?.face);
    }
  });

  test('an attack is cancelled by what its target laid, and by nothing else', () => {
    const cancelled = ALL_CHANGES.filter(({ before, view }) => {
      const attack = attackIn(before);
      return attack && !attackIn(view) && wasCancelled(before, view, attack);
    });
    expect(cancelled.length).toBeGreaterThan(0);
    expect(cancelled).toEqual(ALL_CHANGES.filter((change) => has(change, 'cancelled')));
  });
});

describe('pawns travel', () => {
  test('from where they stood to where they stand, and no pawn is lost on the way', () => {
    for (const { before, view } of ALL_CHANGES) {
      const journeys = journeysBetween(before, view);
      for (const seat of view.players.keys()) {
        const own = journeys.filter((journey) => journey.seat === seat);
        const gone = own.flatMap(({ from }) => from ?? []);
        const come = own.flatMap(({ to }) => to ?? []);
        // On one place there may be two of them (TR-8.2), so they are counted.
        const came = [...placesOf(before, seat), ...come].toSorted();
        expect(came).toEqual([...placesOf(view, seat), ...gone].toSorted());
      }
    }
  });

  test('a move goes through the cells that it went through', () => {
    let walks = 0;
    for (const { before, view, events } of ALL_CHANGES) {
      const moved = events.find((event): event is Moved => event.type === 'moved');
      if (!moved) continue;
      const journey = journeysBetween(before, view).find(({ seat }) => seat === moved.seat);
      // A move that names its way in may be drawn by another way of the same length.
      expect(journey?.way.length).toBe(moved.path.length - 2);
      expect([journey?.from, journey?.to]).toEqual([moved.path[0], moved.path.at(-1)]);
      walks += 1;
    }
    expect(walks).toBeGreaterThan(100);
  });

  test('nothing moves where nothing changed', () => {
    for (const { view } of ALL_CHANGES.slice(0, 50))
      expect(journeysBetween(view, view)).toEqual([]);
  });
});

describe('cards travel', () => {
  test('[TR-1.6] into the own hand as they were drawn; nobody else is followed', () => {
    const { changes } = played('bots-3', 1);
    for (const { before, view, events } of changes) {
      const drawn = drawnBetween(before, view, 1).map(({ card }) => card);
      const own = events.flatMap((event) =>
        event.type === 'drew' && event.seat === 1 && event.card ? [event.card] : [],
      );
      expect(own.filter((card) => !drawn.includes(card))).toEqual([]);
      expect(drawnBetween(before, view, 0)).toEqual([]);
      expect(drawnBetween(before, view, null)).toEqual([]);
    }
  });
});

describe('the race', () => {
  test.each(MATCHES)(
    '%s: pawns that sat down and were not driven off sit at the end',
    (_, match) => {
      const race = raceOf(match.course);
      const last = match.course.at(-1);
      for (const [seat, { sitting }] of last?.players.entries() ?? []) {
        const { sat, lost } = tallyOf(race, seat);
        expect(sat - lost).toBe(sitting.length);
        expect(race.seated.at(-1)?.[seat]).toBe(sitting.length);
      }
      expect(Math.max(...(race.seated.at(-1) ?? []))).toBe(last && pawnsOf(last.config));
    },
  );

  test.each(MATCHES)(
    '%s: turns, missed trains, skips and stopped attacks are counted',
    (_, match) => {
      const race = raceOf(match.course);
      const count = (isWanted: (event: Event) => boolean): number =>
        match.changes.flatMap(({ events }) => events).filter(isWanted).length;
      const sum = (of: 'missed' | 'skipped' | 'stopped'): number =>
        race.seated[0]?.reduce((total, __, seat) => total + tallyOf(race, seat)[of], 0) ?? 0;
      expect(sum('missed')).toBe(
        count((event) => event.type === 'rolled' && event.face === 'closed'),
      );
      expect(sum('stopped')).toBe(count(({ type }) => type === 'cancelled'));
      // [TR-5.5] Whom a bonus turn frees of his marker misses a turn as well.
      const freed = match.changes
        .flatMap(({ events }) => events)
        .reduce((total, event) => total + (event.type === 'unmarked' ? event.seats.length : 0), 0);
      expect(sum('skipped')).toBe(count(({ type }) => type === 'skipped') + freed);
      expect(race.turns).toBe(count(({ type }) => type === 'turn'));
    },
  );

  test('the key moments stand in their order, and are no more than asked for', () => {
    for (const [, { course }] of MATCHES) {
      const moments = keyMoments(raceOf(course), 6);
      expect(moments.length).toBeLessThanOrEqual(6);
      expect(moments.map(({ turn }) => turn)).toEqual(
        moments.map(({ turn }) => turn).toSorted((a, b) => a - b),
      );
    }
  });
});
