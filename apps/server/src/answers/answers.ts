/** What is done for each route. Whether the visitor may ask was looked at before. */
import type { Answer, AnsweredName, Asked } from '@roundhouse/contract';
import type {
  AccountStore,
  ChannelStore,
  CodeStore,
  Database,
  PeopleStore,
  PopulationStore,
  RatingStore,
  ReportStore,
  Room,
  RoomStore,
  SeenStore,
  SetReportStore,
  SetStore,
  TalkStore,
  TournamentStore,
} from '@roundhouse/store';
import type { Tables } from '@roundhouse/table';
import type { Limits } from '../http/limits.ts';
import type { Quotas } from '../operate/quotas.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { Vacations } from '../people/vacations.ts';
import type { Visitor } from '../people/visitor.ts';
import type { Place } from '../people/webauthn.ts';
import type { Notices } from '../rooms/notices.ts';
import type { Reviews } from '../reviews/reviews.ts';
import type { OpenMatches } from '../rooms/open-matches.ts';
import type { Presence } from '../rooms/presence.ts';
import type { Reseating } from '../rooms/reseating.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Sets } from '../sets/sets.ts';
import type { Talk } from '../talk/talk.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Channels } from '../telegrams/channels.ts';
import { accountAnswers } from './account-answers.ts';
import { administratorAnswers } from './administrator-answers.ts';
import { lobbyAnswers } from './lobby-answers.ts';
import { matchAnswers } from './match-answers.ts';
import { passkeyAnswers } from './passkey-answers.ts';
import { placeAnswers } from './place-answers.ts';
import { ratingAnswers } from './rating-answers.ts';
import { reviewAnswers } from './review-answers.ts';
import { roomAnswers } from './room-answers.ts';
import { screenAnswers } from './screen-answers.ts';
import { seatAnswers } from './seat-answers.ts';
import { setAnswers } from './set-answers.ts';
import { talkAnswers } from './talk-answers.ts';
import { tournamentAnswers } from './tournament-answers.ts';
import { telegramAnswers } from './telegram-answers.ts';
import { vacationAnswers } from './vacation-answers.ts';
import { visitorAnswers } from './visitor-answers.ts';

export interface Parts {
  readonly rooms: Rooms;
  readonly matches: OpenMatches;
  readonly tables: Tables;
  readonly talk: Talk;
  readonly talkStore: TalkStore;
  readonly reports: ReportStore;
  readonly codes: CodeStore;
  readonly database: Database;
  readonly people: PeopleStore;
  readonly population: PopulationStore;
  readonly accounts: AccountStore;
  readonly passkeys: Passkeys;
  readonly quotas: Pick<Quotas, 'programs'>;
  /** Undefined: nobody is put off, however often he asks. */
  readonly limits: Limits | undefined;
  readonly now: () => number;
  /** Since when this server runs, and which client it serves. */
  readonly since: number;
  /** How busy it is now. */
  readonly readLoad: () => Promise<Answer<'readServer'>['load']>;
  readonly build: string | undefined;
  /** Where others reach it, where that is known. */
  readonly address: () => string | undefined;
  readonly reseating: Reseating;
  readonly presence: Presence;
  readonly ratings: RatingStore;
  readonly reviews: Reviews;
  readonly tournaments: Tournaments;
  readonly tournamentStore: TournamentStore;
  readonly sets: Sets;
  readonly setStore: SetStore;
  readonly setReports: SetReportStore;
  readonly vacations: Vacations;
  readonly channels: Channels;
  readonly channelStore: ChannelStore;
  readonly seen: SeenStore;
  readonly notices: Notices;
  readonly roomStore: RoomStore;
  readonly isOver: (room: Room) => Promise<boolean>;
}

export interface Asking {
  readonly visitor: Visitor;
  /** The table that is asked about, where a route names one. */
  readonly room: Room | undefined;
  /** Where the page is that asks. */
  readonly placeOf: () => Place;
}

/** Where the answer says no more than that it is done, there is nothing to say. */
type Said<A> = A extends Readonly<Record<string, never>> ? A | void : A;

export type Answers<R extends AnsweredName = AnsweredName> = {
  readonly [N in R]: (asked: Asked<N>, asking: Asking) => Promise<Said<Answer<N>>>;
};

export function answersWith(parts: Parts): Answers {
  const answers: Answers = {
    ...placeAnswers(parts),
    ...visitorAnswers(),
    ...accountAnswers(parts),
    ...vacationAnswers(parts),
    ...passkeyAnswers(parts),
    ...lobbyAnswers(parts),
    ...seatAnswers(parts),
    ...screenAnswers(parts),
    ...roomAnswers(parts),
    ...matchAnswers(parts),
    ...talkAnswers(parts),
    ...ratingAnswers(parts),
    ...reviewAnswers(parts),
    ...tournamentAnswers(parts),
    ...setAnswers(parts),
    ...telegramAnswers(parts),
    ...administratorAnswers(parts),
  };
  // What has nothing to say is answered by an empty object.
  const said = Object.entries(answers).map(([name, answer]) => [
    name,
    async (asked: never, asking: Asking) => (await answer(asked, asking)) ?? {},
  ]);
  return Object.fromEntries(said) as Answers;
}
