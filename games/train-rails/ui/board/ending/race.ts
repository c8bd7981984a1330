/** How the pawns came to their seats, turn by turn, and what held them up. */
import type { Card, View } from '../../../src/index.ts';
import { rolledBetween } from '../last-roll.ts';
import { attackIn, isNewTurn, wasCancelled } from '../news.ts';

export interface RaceEvent {
  readonly type: 'sat' | 'lost' | 'missed' | 'skipped' | 'stopped';
  readonly turn: number;
  /** Whom it happened to; a stopped attack belongs to the one who stopped it. */
  readonly seat: number;
  readonly many: number;
  /** Who did it and with which card, where somebody else did. */
  readonly by?: number;
  readonly card?: Card;
}

export interface Race {
  readonly turns: number;
  /** Pawns seated at the end of every turn, by seat; the first entry is the beginning. */
  readonly seated: readonly (readonly number[])[];
  readonly events: readonly RaceEvent[];
}

/** The card that is being played on somebody. */
function cardAgainst(before: View): Card | undefined {
  const frame = before.stack.at(-1);
  return frame?.type === 'aim' ? frame.card : attackIn(before)?.attack.card;
}

function seatings(before: View, view: View, turn: number): readonly RaceEvent[] {
  const card = cardAgainst(before);
  return view.players.flatMap(({ sitting }, seat): RaceEvent[] => {
    const many = sitting.length - (before.players[seat]?.sitting.length ?? 0);
    if (many > 0) return [{ type: 'sat', turn, seat, many }];
    if (many === 0) return [];
    const by = card !== undefined && seat !== before.player ? { by: before.player, card } : {};
    return [{ type: 'lost', turn, seat, many: -many, ...by }];
  });
}

function setbacks(before: View, view: View, turn: number): readonly RaceEvent[] {
  const attack = attackIn(before);
  const skipped = isNewTurn(before, view)
    ? view.players.flatMap(({ marked }, seat): RaceEvent[] =>
        before.players[seat]?.marked && !marked ? [{ type: 'skipped', turn, seat, many: 1 }] : [],
      )
    : [];
  return [
    ...(rolledBetween(before, view) === 'closed'
      ? [{ type: 'missed', turn, seat: before.player, many: 1 } as const]
      : []),
    ...(attack && wasCancelled(before, view, attack)
      ? [
          {
            type: 'stopped',
            turn,
            seat: attack.seat,
            many: 1,
            by: before.player,
            card: attack.attack.card,
          } as const,
        ]
      : []),
    ...skipped,
  ];
}

export function raceOf(course: readonly View[]): Race {
  const counts = (view: View): readonly number[] =>
    view.players.map(({ sitting }) => sitting.length);
  const [first] = course;
  const seated = first ? [counts(first)] : [];
  const events: RaceEvent[] = [];
  let turn = 0;
  for (const [at, view] of course.entries()) {
    const before = course[at - 1];
    if (!before || view.player < 0) continue;
    // What a change of turns brings belongs to the turn that ends.
    events.push(...seatings(before, view, turn), ...setbacks(before, view, turn));
    if (isNewTurn(before, view)) turn += 1;
    seated[turn] = counts(view);
  }
  return { turns: turn, seated, events };
}

export type Tally = Readonly<Record<RaceEvent['type'] | 'hits', number>>;

/** What happened to a player in all, and how many pawns he drove off seats. */
export function tallyOf({ events }: Race, seat: number): Tally {
  const sum = (isWanted: (event: RaceEvent) => boolean): number =>
    events.reduce((total, event) => (isWanted(event) ? total + event.many : total), 0);
  const of = (type: RaceEvent['type']): number =>
    sum((event) => event.type === type && event.seat === seat);
  return {
    sat: of('sat'),
    lost: of('lost'),
    missed: of('missed'),
    skipped: of('skipped'),
    stopped: of('stopped'),
    hits: sum(({ type, by }) => type === 'lost' && by === seat),
  };
}

/** The most telling moments in their order: lost seats first, the later the more. */
export function keyMoments({ events }: Race, most: number): readonly RaceEvent[] {
  const weight = ({ type, many, turn }: RaceEvent): number =>
    (type === 'lost' ? 1000 * many : type === 'stopped' ? 800 : 0) + turn;
  return events
    .filter(({ type, by }) => (type === 'lost' && by !== undefined) || type === 'stopped')
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, most)
    .toSorted((a, b) => a.turn - b.turn);
}
