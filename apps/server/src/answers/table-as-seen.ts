/** A table online as a visitor may know it. */
import type { Answer } from '@roundhouse/contract';
import { isRefusal, placedLast, turnFor, upgrade, type Order } from '@roundhouse/engine';
import type { ListedRoom, Room, RoomSeat } from '@roundhouse/store';
import type { StoredMatch, Table, TableInfo } from '@roundhouse/table';
import { titleOf } from '@roundhouse/titles';
import { tagOf } from '../people/secrets.ts';
import { seatsOf } from '../rooms/seats.ts';

export type TableAsSeen = Answer<'readTable'>['table'];
export type TableEntry = Answer<'listTables'>['tables'][number];

export function tableAsSeen(
  room: Room,
  person: string | undefined,
  match?: { readonly info: TableInfo; readonly table: Table; readonly now: number },
): TableAsSeen {
  const running = match?.table.running.match;
  const seats = match?.table.clocks(match.info.mine);
  return {
    ...known(room, person, running),
    phase: running ? phaseOf(running.gathering !== undefined, running.isOver) : 'open',
    invitationTag: tagOf(room.invitation),
    ...(match && seats ? { clocks: { now: match.now, seats } } : {}),
    ...(match?.info.commit === undefined ? {} : { commit: match.info.commit }),
    ...(match ? { begun: match.info.begun } : {}),
  };
}

export async function entryOf(
  { room, match }: ListedRoom,
  person: string | undefined,
): Promise<TableEntry> {
  const mine = seatsOf(room, person);
  const seen = { ...known(room, person, match), touched: match?.touched ?? room.made };
  if (!match) return { ...seen, phase: 'open', owing: [], turn: [] };
  return {
    ...seen,
    phase: phaseOf(match.gathering !== undefined, match.isOver),
    owing: owingTo(person, room, match),
    begun: match.begun,
    ...(await standing(match, mine)),
  };
}

/** The seats of somebody that must decide. */
export function owingTo(person: string | undefined, room: Room, { owing }: StoredMatch): number[] {
  const mine = seatsOf(room, person);
  return owing.filter((seat) => mine.includes(seat));
}

/** Where nobody else is waited for, what is due is my move; unless an order answers for me, whose tick it is then. */
function isMyMove(
  { owing, orders }: StoredMatch,
  mine: readonly number[],
  does: (seat: number, order: Order) => unknown,
): boolean {
  const isAsked = (seat: number): boolean =>
    mine.includes(seat) &&
    !(orders?.[seat] ?? []).some((each) => {
      const done = each.disarmed ? undefined : does(seat, each.order);
      return done !== undefined && !isRefusal(done);
    });
  return owing.length > 0 && owing.every(isAsked);
}

/** Where a match is, and how it ended: as somebody sees it who knows no more than that these seats are his. */
async function standing(
  match: StoredMatch,
  mine: readonly number[],
): Promise<Pick<TableEntry, 'turn' | 'places' | 'view' | 'until'>> {
  const rules = await titleOf(match.title)?.rules();
  try {
    if (!rules) return { turn: [] };
    const { state } = upgrade(rules, match).base;
    const turn = turnFor(rules.turn(state), (seat) => mine.includes(seat));
    const scored = rules.outcome(state)?.places;
    const places = scored && (match.places ?? placedLast(scored, match.clock?.forfeited ?? []));
    const { config: _, ...view } = rules.view(state, null) as { readonly config?: unknown };
    const does = (seat: number, order: Order): unknown =>
      rules.obey?.(rules.view(state, seat), seat, order);
    const { pace, due } = match;
    return {
      turn: turn.kind === 'act' ? [...turn.seats] : [],
      ...(pace && due !== undefined && isMyMove(match, mine, does) ? { until: due } : {}),
      ...(places ? { places: [...places] } : { view }),
    };
  } catch {
    // A position that can't be read is told of when somebody opens it.
    return { turn: [] };
  }
}

function known(room: Room, person: string | undefined, match?: StoredMatch) {
  const { id, title, config, seats, owner, isSilent, isPublic, isRated, rematch, pace } = room;
  return {
    table: id,
    title,
    config: config as Record<string, unknown>,
    seats: seats.map((holder, seat) => holderAsSeen(holder, person, standInAt(match, seat))),
    mine: [...seatsOf(room, person)],
    isOwner: owner === person,
    isSilent,
    isPublic,
    isRated,
    ...(room.tournament === null ? {} : { tournament: room.tournament }),
    ...(rematch === null ? {} : { rematch }),
    ...(pace ? { pace } : {}),
  };
}

type StandIn = Pick<Extract<TableAsSeen['seats'][number], { kind: 'person' }>, 'standIn'>;

/** The bot that plays for somebody whose time ran out. */
function standInAt(match: StoredMatch | undefined, seat: number): StandIn {
  const { sitters, clock } = match ?? {};
  const bot = clock?.standsInFor[seat] ? sitters?.[seat] : undefined;
  if (!clock || bot?.kind !== 'bot') return {};
  const { name, level } = bot;
  return { standIn: { name, level, isForfeit: clock.forfeited.includes(seat) } };
}

/** Who somebody is elsewhere is nobody's business here. */
function holderAsSeen(
  holder: RoomSeat,
  person: string | undefined,
  standIn: StandIn,
): TableAsSeen['seats'][number] {
  if (holder.kind === 'person') return { kind: 'person', name: holder.name, ...standIn };
  const kept = {
    ...(holder.for ? { for: holder.for.name } : {}),
    ...(holder.for && holder.for.person === person ? { isMine: true as const } : {}),
  };
  if (holder.kind === 'open') return { kind: 'open', ...kept };
  const { name, level, isFree } = holder;
  return { kind: 'bot', name, level, ...(isFree ? { isFree } : {}), ...kept };
}

function phaseOf(isGathering: boolean, isOver: boolean): TableAsSeen['phase'] {
  if (isGathering) return 'gathering';
  return isOver ? 'over' : 'running';
}
