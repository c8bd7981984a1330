/** The shapes of what is asked and answered. They are the door: behind it nothing is looked at for its type again. */
import { z } from 'zod';
import {
  Config,
  Done,
  Key,
  Level,
  LineNumber,
  Name,
  Nothing,
  Pace,
  Person,
  Salt,
  SeatNumber,
  Secret,
  TableId,
} from './fields.ts';
import { ACCOUNT_SHAPES } from './account-shapes.ts';
import { ADMINISTRATOR_SHAPES } from './administrator-shapes.ts';
import { LOBBY_SHAPES, SeatWish, TableAsSeen, TableEntry } from './lobby-shapes.ts';
import { RATING_SHAPES } from './rating-shapes.ts';
import { REVIEW_SHAPES } from './review-shapes.ts';
import type { RouteName } from './routes.ts';
import { SET_SHAPES } from './set-shapes.ts';
import { TALK_SHAPES } from './talk-shapes.ts';
import { TOURNAMENT_SHAPES } from './tournament-shapes.ts';
import { TELEGRAM_SHAPES } from './telegram-shapes.ts';

/** One line of the match as one viewer may know it; view and events are the game's own. */
const StepAsSeen = z.looseObject({
  seq: z.number(),
  turn: z.unknown(),
  view: z.unknown(),
  legal: z.array(z.string()).readonly(),
  events: z.array(z.unknown()).readonly(),
});

/** Whose eyes: a seat of mine, everybody's, or after the end all hands open. */
const Eyes = z
  .union([SeatNumber, z.literal('public'), z.literal('all')])
  .meta({ description: 'A seat of mine, public, or after the end all' });

export const SHAPES = {
  readMe: { asks: Nothing, answers: z.strictObject({ person: Person.optional() }) },
  readPlace: {
    asks: Nothing,
    answers: z.strictObject({ address: z.url().optional(), hasKeeper: z.boolean() }),
  },
  becomeGuest: {
    asks: z.strictObject({ name: Name }),
    answers: z.strictObject({ person: Person }),
  },
  leave: { asks: Nothing, answers: Done },
  listTables: { asks: Nothing, answers: z.strictObject({ tables: z.array(TableEntry) }) },
  openTable: {
    asks: z.strictObject({
      title: z.string().max(40),
      config: Config,
      seats: z.array(SeatWish).min(1).max(8),
      /** Nobody talks there. */
      isSilent: z.boolean().default(false),
      /** Anybody finds it and may sit down. */
      isPublic: z.boolean().default(false),
      /** Its result counts for the ladder: accounts and bots alone sit there, each once, and it has a pace. */
      isRated: z.boolean().default(false),
      /** None: everybody takes his time. */
      pace: Pace.optional(),
    }),
    answers: z.strictObject({ table: TableId, secret: Secret }),
  },
  readInvitation: {
    asks: z.strictObject({ table: TableId, secret: Secret }),
    answers: z.strictObject({ table: TableAsSeen, owner: z.string() }),
  },
  renewInvitation: {
    asks: z.strictObject({ table: TableId }),
    answers: z.strictObject({ secret: Secret }),
  },
  sitDown: {
    asks: z.strictObject({
      table: TableId,
      /** None where the table is public, or a seat is kept for me. */
      secret: Secret.optional(),
      seat: SeatNumber.optional(),
      name: Name.optional(),
      /** One more seat for somebody at my device, by that name. */
      isBeside: z.boolean().default(false),
    }),
    answers: z.strictObject({ seat: z.number(), person: Person }),
  },
  standUp: { asks: z.strictObject({ table: TableId, seat: SeatNumber }), answers: Done },
  begin: { asks: z.strictObject({ table: TableId, level: Level.optional() }), answers: Done },
  readTable: {
    asks: z.strictObject({ table: TableId }),
    answers: z.strictObject({ table: TableAsSeen }),
  },
  addSalt: {
    asks: z.strictObject({ table: TableId, seat: SeatNumber, salt: Salt }),
    answers: Done,
  },
  readSteps: {
    asks: z.strictObject({
      table: TableId,
      eyes: Eyes,
      /** Only those after this line. */
      after: LineNumber.default(-1),
      /** Only those before this line: older pages of the log. */
      before: LineNumber.optional(),
      count: z.coerce.number().int().min(1).max(1_000).default(200),
    }),
    answers: z.strictObject({ steps: z.array(StepAsSeen), hasOlder: z.boolean() }),
  },
  watch: {
    asks: z.strictObject({
      table: TableId,
      eyes: Eyes,
      after: LineNumber,
      /** The screen in the middle of the table: others are told that there is one. */
      as: z.literal('screen').optional(),
    }),
    answers: z.strictObject({ steps: z.array(StepAsSeen) }),
  },
  act: {
    asks: z.strictObject({
      table: TableId,
      seat: SeatNumber,
      key: Key,
      owedSince: LineNumber,
      text: z.string().min(1).max(400),
    }),
    answers: Done,
  },
  takeBack: {
    asks: z.strictObject({ table: TableId, seat: SeatNumber, key: Key, from: LineNumber }),
    answers: Done,
  },
  agreeToUndo: {
    asks: z.strictObject({
      table: TableId,
      seat: SeatNumber,
      key: Key,
      from: LineNumber,
      to: LineNumber,
    }),
    answers: Done,
  },
  declineUndo: {
    asks: z.strictObject({ table: TableId, seat: SeatNumber, key: Key }),
    answers: Done,
  },
  readRecord: {
    asks: z.strictObject({ table: TableId }),
    answers: z.strictObject({ record: z.string() }),
  },
  ...ACCOUNT_SHAPES,
  ...LOBBY_SHAPES,
  ...TALK_SHAPES,
  ...RATING_SHAPES,
  ...REVIEW_SHAPES,
  ...TOURNAMENT_SHAPES,
  ...SET_SHAPES,
  ...TELEGRAM_SHAPES,
  ...ADMINISTRATOR_SHAPES,
} satisfies Readonly<Record<RouteName, { asks: z.ZodType; answers: z.ZodType }>>;

type Shapes = typeof SHAPES;
/** As it is sent. */
export type Asks<R extends RouteName> = z.input<Shapes[R]['asks']>;
/** As it comes through the door. */
export type Asked<R extends RouteName> = z.output<Shapes[R]['asks']>;
export type Answer<R extends RouteName> = z.output<Shapes[R]['answers']>;
