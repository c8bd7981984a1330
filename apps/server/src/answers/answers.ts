/** What is done for each route. Whether the visitor may ask was looked at before. */
import type { Answer, Asked, RouteName } from '@roundhouse/contract';
import type { CodeStore, ListedRoom, ReportStore, Room, TalkStore } from '@roundhouse/store';
import type { Tables } from '@roundhouse/table';
import type { Visitor } from '../people/visitor.ts';
import type { OpenMatches } from '../rooms/open-matches.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Talk } from '../talk/talk.ts';
import { administratorAnswers } from './administrator-answers.ts';
import { matchAnswers } from './match-answers.ts';
import { placeAnswers } from './place-answers.ts';
import { roomAnswers } from './room-answers.ts';
import { talkAnswers } from './talk-answers.ts';
import { visitorAnswers } from './visitor-answers.ts';

export interface Parts {
  readonly rooms: Rooms;
  readonly matches: OpenMatches;
  readonly tables: Tables;
  readonly talk: Talk;
  readonly talkStore: TalkStore;
  readonly reports: ReportStore;
  readonly codes: CodeStore;
  readonly now: () => number;
  /** Where others reach it, where that is known. */
  readonly address: () => string | undefined;
  readonly listRooms: (person: string) => Promise<readonly ListedRoom[]>;
}

export interface Asking {
  readonly visitor: Visitor;
  /** The table that is asked about, where a route names one. */
  readonly room: Room | undefined;
}

/** Everything but streams. */
export type Answered = Exclude<RouteName, 'watch'>;
export type Answers<R extends RouteName = Answered> = {
  readonly [N in R]: (asked: Asked<N>, asking: Asking) => Promise<Answer<N>>;
};

export function answersWith(parts: Parts): Answers {
  return {
    ...placeAnswers(parts),
    ...visitorAnswers(parts),
    ...roomAnswers(parts),
    ...matchAnswers(parts),
    ...talkAnswers(parts),
    ...administratorAnswers(parts),
  };
}
