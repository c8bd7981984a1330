/** The shapes of tables, of lists of them, and of who sits there. */
import { z } from 'zod';
import {
  Config,
  Done,
  Key,
  Level,
  Name,
  Pace,
  PaceKind,
  SeatClock,
  SeatNumber,
  Secret,
  Skip,
  TableId,
} from './fields.ts';

export const SeatWish = z.discriminatedUnion('kind', [
  /** With a name of its own where several people share my device. */
  z.strictObject({ kind: z.literal('me'), name: Name.optional() }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: Level }),
]);
const SeatHolder = z.discriminatedUnion('kind', [
  /** `for`: the name of who it is kept for; `isMine`: that is me. */
  z.strictObject({
    kind: z.literal('open'),
    for: z.string().optional(),
    isMine: z.literal(true).optional(),
  }),
  /** `standIn`: the bot that plays for him since his time ran out; `isForfeit`: to the end, and he is placed last. */
  z.strictObject({
    kind: z.literal('person'),
    name: z.string(),
    standIn: z.strictObject({ name: z.string(), level: Level, isForfeit: z.boolean() }).optional(),
  }),
  /** `isFree`: somebody may sit down in its place. */
  z.strictObject({
    kind: z.literal('bot'),
    name: z.string(),
    level: Level,
    isFree: z.literal(true).optional(),
    /** The name of who has left it, and may come back. */
    for: z.string().optional(),
    /** It was mine: I may sit down there again. */
    isMine: z.literal(true).optional(),
  }),
]);
const Phase = z.enum(['open', 'gathering', 'running', 'over']);

export const TableAsSeen = z.strictObject({
  table: TableId,
  title: z.string(),
  config: Config,
  seats: z.array(SeatHolder),
  /** The seats that are mine. */
  mine: z.array(z.number()),
  isOwner: z.boolean(),
  isSilent: z.boolean(),
  isPublic: z.boolean(),
  /** Its result counts for the ladder. */
  isRated: z.boolean(),
  /** Whose round it belongs to. */
  tournament: TableId.optional(),
  phase: Phase,
  /** Another one whenever the invitation is renewed: who has one sees that it may lead nowhere. It leads nowhere itself. */
  invitationTag: z.string(),
  /** Where the same people meet again. */
  rematch: TableId.optional(),
  /** Before the first card: what the seed will have to match. */
  commit: z.string().optional(),
  begun: z.number().optional(),
  pace: Pace.optional(),
  /** While it runs and has a pace: what time it is here, and the clock of every seat. */
  clocks: z.strictObject({ now: z.number(), seats: z.array(SeatClock).readonly() }).optional(),
  /** Up to which line I have looked, on whatever device. */
  seen: z.number().optional(),
});

export const TableEntry = TableAsSeen.omit({
  commit: true,
  clocks: true,
  seen: true,
  invitationTag: true,
}).extend({
  touched: z.number(),
  /** The seats of mine that must decide; who else has answered may be sealed. */
  owing: z.array(z.number()),
  /** Who is waited for, as far as I may know. */
  turn: z.array(z.number()),
  /** When my time is up, where I am waited for. */
  until: z.number().optional(),
  /** By seat, once it is over: 1 is the winner. */
  places: z.array(z.number()).optional(),
  /** How it stands, as everybody may see it; the game's own. */
  view: z.unknown().optional(),
});

/** Who is connected to a table now. */
export const Presence = z.strictObject({
  /** The seats whose people are here. */
  here: z.array(z.number()),
  /** The names of those who look on. */
  spectators: z.array(z.string()),
  /** How many look on who have no name. */
  strangers: z.number(),
  /** How many screens show it in the middle of a room. */
  screens: z.number(),
});

/** A game's own: auto-pass, bid up to an amount. */
const StandingOrder = z.strictObject({
  name: z.string().max(40),
  amount: z.int().min(0).max(100_000).optional(),
});

const AtSeat = { table: TableId, seat: SeatNumber };

export const LOBBY_SHAPES = {
  listLobby: {
    asks: z.strictObject({
      title: z.string().max(40).optional(),
      /** Only those with a seat to sit down in. */
      free: z.literal('true').optional(),
      phase: z.enum(['open', 'running', 'over']).optional(),
      pace: PaceKind.optional(),
      skip: Skip,
    }),
    answers: z.strictObject({ tables: z.array(TableEntry), hasMore: z.boolean() }),
  },
  watchLobby: { asks: z.strictObject({}), answers: z.strictObject({}) },
  readNext: {
    asks: z.strictObject({ leaving: TableId.optional() }),
    answers: z.strictObject({ table: TableId.optional() }),
  },
  openRecord: {
    asks: z.strictObject({
      record: z.string().min(1).max(60_000),
      seats: z.array(SeatWish).min(1).max(8),
      isSilent: z.boolean().default(false),
      isPublic: z.boolean().default(false),
      pace: Pace.optional(),
    }),
    answers: z.strictObject({ table: TableId, secret: Secret }),
  },
  listFinished: {
    asks: z.strictObject({
      /** Only those of a game. */
      title: z.string().max(40).optional(),
      last: TableId.optional(),
    }),
    answers: z.strictObject({
      tables: z.array(TableEntry),
      hasMore: z.boolean(),
      /** Of every game, whichever was asked for. */
      counts: z.array(z.strictObject({ title: z.string(), count: z.number() })),
    }),
  },
  listGames: {
    asks: z.strictObject({ last: TableId.optional() }),
    answers: z.strictObject({
      games: z.array(z.strictObject({ table: TableId, title: z.string(), record: z.string() })),
      hasMore: z.boolean(),
    }),
  },
  changeTable: {
    asks: z.strictObject({
      table: TableId,
      isPublic: z.boolean().optional(),
      isSilent: z.boolean().optional(),
    }),
    answers: Done,
  },
  leaveSeat: {
    /** `isFree`: whoever has the invitation may sit down there. */
    asks: z.strictObject({ ...AtSeat, isFree: z.boolean().default(false) }),
    answers: Done,
  },
  lendInvitation: {
    asks: z.strictObject({ table: TableId, secret: Secret }),
    answers: z.strictObject({ code: z.string(), until: z.number() }),
  },
  borrowInvitation: {
    asks: z.strictObject({ code: z.string().min(1).max(40) }),
    answers: z.strictObject({ table: TableId, secret: Secret }),
  },
  seatBot: { asks: z.strictObject({ ...AtSeat, level: Level }), answers: Done },
  freeSeat: { asks: z.strictObject(AtSeat), answers: z.strictObject({ secret: Secret }) },
  readOrders: {
    asks: z.strictObject(AtSeat),
    answers: z.strictObject({
      orders: z.array(
        z.strictObject({
          order: StandingOrder,
          /** Why it no longer stands. */
          disarmed: z
            .strictObject({
              code: z.string(),
              rule: z.string(),
              params: z.record(z.string(), z.union([z.string(), z.number()])),
            })
            .optional(),
        }),
      ),
    }),
  },
  giveOrders: {
    asks: z.strictObject({ ...AtSeat, orders: z.array(StandingOrder).max(8) }),
    answers: Done,
  },
  takeSeatBack: { asks: z.strictObject({ ...AtSeat, key: Key }), answers: Done },
  rematch: {
    asks: z.strictObject({ table: TableId }),
    answers: z.strictObject({ table: TableId }),
  },
};
