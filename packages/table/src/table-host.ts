/** A table as a player sees it: the same on this device, in a lesson, in a terminal and on a server. */
import type { Explanation, Reason, Review, ReviewAnswer, ReviewQuestion } from '@roundhouse/bots';
import type { Refusal, Seat, StandingIn, Turn, Viewer } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles/playable';
import type { Pace, SeatClock } from './pace.ts';
import type { OrderDesk } from './order-desk.ts';
import type { Sitter } from './sitter.ts';
import type { Seating } from './seating.ts';
import type { TableTime } from './table-time.ts';
import type { Looking } from './looking.ts';
import type { Notebook } from './notebook.ts';
import type { Talk } from './talk.ts';

export type When = 'always' | 'over' | 'never';

/** What a table allows whoever sits in a place, each as long as it runs too, or once it is over. */
export interface Capabilities {
  /** A link that holds the match. */
  readonly link: When;
  /** A file that holds it. */
  readonly save: When;
  /** Another match from one of its positions. */
  readonly playOn: When;
  readonly hint: When;
  /** Everybody's cards. `always`: there is nothing to hide, and no curtain between players on one device. */
  readonly openHands: When;
}

export interface TableInfo {
  /** The tournament it belongs to. */
  readonly tournament?: string;
  /** Something hangs on it beyond the table: whoever is not in his seat at its end is placed last. */
  readonly isAtStake?: true;
  readonly match: string;
  readonly title: string;
  readonly config: AnyGame['config'];
  readonly sitters: readonly Sitter[];
  /** The seats that are played from here. */
  readonly mine: readonly Seat[];
  /** What may be done from here besides playing. */
  readonly may: Capabilities;
  /** The published commitment to the seed of all chance; a game that goes on from another's has none. */
  readonly commit?: string;
  /** How fast it is played; undefined: everybody takes his time. */
  readonly pace?: Pace;
  /** Whether salts still come in: nothing is drawn before. */
  readonly isGathering?: true;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly touched: number;
}

/** One line of the match, as one viewer may know it. */
export interface TableStep {
  /** The number of the line; 0 is the set-up. */
  readonly seq: number;
  /** When it was made, in milliseconds since 1970; undefined: nobody wrote it down. */
  readonly at?: number;
  /** Who made the line; undefined: chance, the table itself, or an answer that was sealed. */
  readonly by?: Seat;
  /** A line that played itself. */
  readonly forced: boolean;
  /** For a line that took others back: the line that stands again. */
  readonly undoneTo?: number;
  /** Whose time ran out with this line; the next is what the seat does when it does nothing. */
  readonly timedOut?: Seat;
  /** Or, with that line, that a bot plays on for it. */
  readonly standIn?: StandingIn;
  /** Who agreed to taking back, and to which line. */
  readonly agreed?: Agreed;
  /** Who did not agree, or no longer asks. */
  readonly declined?: Seat;
  /** Why the match was broken off with this line. Nothing follows it, and nobody has won. */
  readonly ended?: string;
  /** Who must decide, as far as the viewer may know: sealed answers do not show who has given his. */
  readonly turn: Turn;
  readonly view: AnyGame['view'];
  /** What the viewer may do now, as texts; empty unless it is a seat that owes a decision. */
  readonly legal: readonly string[];
  /** The line since which the viewer owes a decision. */
  readonly owedSince?: number;
  /** Where the viewer's undo would lead. */
  readonly undoTo?: number;
  /** Where it would lead if everybody agreed, where the viewer may not alone. */
  readonly undoByAllTo?: number;
  /** What some have agreed to take back, up to now. */
  readonly asking?: Asking;
  /** When the time of whoever must decide is up, in milliseconds since 1970. */
  readonly deadline?: number;
  /** Where there is a pace: the clock of every seat. */
  readonly clocks?: readonly SeatClock[];
  readonly events: readonly AnyGame['event'][];
  /** On the last of the lines that came together: who keeps views can check that his is the table's. */
  readonly viewHash?: string;
  /** Why a bot made the line, where no secret speaks from it. */
  readonly reason?: Reason;
  /**
   * For a line that older rules made: the line whose position the view shows, because its own can no longer be had.
   * What happened is told all the same.
   */
  readonly asOf?: number;
}

export interface Move {
  readonly seat: Seat;
  /** Made by the page, once a move: the same key again is the same move. */
  readonly key: string;
  /** The decision that it answers. */
  readonly owedSince: number;
  readonly text: string;
}

/** A seat takes its last move back. */
export interface Undo {
  readonly seat: Seat;
  /** The same key again is the same undo. */
  readonly key: string;
  /** The last line that whoever takes back has seen. */
  readonly from: number;
}

export interface Agreed {
  readonly seat: Seat;
  /** The line that would stand again: what is behind it is taken back. */
  readonly to: number;
}

export interface Asking {
  readonly to: number;
  readonly agreed: readonly Seat[];
  /** Exactly the lines of the game that would no longer stand. */
  readonly takesBack: readonly number[];
}

/** A seat asks that all behind a line be taken back, or agrees to it. When all persons have, it is. */
export interface Consent extends Agreed {
  /** The same key again is the same consent. */
  readonly key: string;
  /** The last line that whoever agrees has seen. */
  readonly from: number;
}

/** A seat does not agree to what is asked, or asks no longer: nothing is taken back. */
export interface Declining {
  readonly seat: Seat;
  /** The same key again is the same no. */
  readonly key: string;
}

/** Somebody else sits down in a seat: a bot for a person, a person for a bot, a bot of another level. */
export interface Reseating {
  readonly seat: Seat;
  readonly sitter: Sitter;
  /** The same key again is the same change. */
  readonly key: string;
}

/** Whoever a bot plays for since his time ran out plays himself again. */
export interface Returning {
  readonly seat: Seat;
  /** The same key again is the same return. */
  readonly key: string;
}

/** Some of the lines that are there: the newest of those between two. */
export interface Page {
  readonly after: number;
  readonly before: number;
  readonly count: number;
}

/** What an action would do, as far as its seat can know. */
export interface Preview {
  readonly before: AnyGame['view'];
  readonly after: AnyGame['view'];
  readonly events: readonly AnyGame['event'][];
}

/**
 * Lines that came together: those that were there before, or a line and all that followed by itself. From far away the
 * newest come first; then older ones follow, the last of them right before the first that was told.
 */
export type OnSteps = (steps: readonly TableStep[]) => void;
export type OnTrouble = (trouble: Refusal | undefined) => void;

export interface Watch {
  /** When all that was there before has been told. */
  readonly started: Promise<void>;
  /**
   * All up to a line has been shown, with time to take it in. Where only bots play they wait for it, so that nobody is
   * left behind who looks on; a host decides how long it waits for whom.
   */
  seen(seq: number): void;
  stop(): void;
}

/** How it is with the way to a table that lies elsewhere. */
export interface WireState {
  /** Undefined: it is there. Else since when it is not, in milliseconds since 1970. */
  readonly lostSince?: number;
  /** How many moves have been sent and not been answered yet. They are kept, and sent until they are. */
  readonly unanswered: number;
  /** Why it takes another load of the page: this one is older than the table, or no longer shows what is there. */
  readonly reload?: 'outdated' | 'differs';
}

export interface Wire {
  now(): WireState;
  subscribe(listener: () => void): () => void;
  /** Tries at once what waits for its next try. */
  tryNow(): void;
}

/** Who waits for a review that is made elsewhere. */
export interface KeptReviewing {
  /** How much is done, 0 to 1. */
  progress(part: number): void;
  /** Whether he waits no longer. */
  isEnough(): boolean;
}

export interface TableHost {
  readonly info: TableInfo;
  /** Undefined where the table lies here. */
  readonly wire?: Wire;
  /** Undefined where nobody is in a hurry. */
  readonly time?: TableTime;
  /** Undefined where nobody decides beforehand. */
  readonly orders?: OrderDesk;
  /** Undefined where everybody is in earshot. */
  readonly talk?: Talk;
  /** Undefined where all seats are played from here. What it tells changes `info`, too. */
  readonly seating?: Seating;
  /** Undefined where notes stay on the device. */
  readonly notebook?: Notebook;
  /** Undefined where a table lies on this device, or nobody sits there. */
  readonly looking?: Looking;
  /** Calls back with every step after `after`: at first with those that are there, then as they come. */
  watch(viewer: Viewer, after: number, onSteps: OnSteps): Watch;
  /** Calls back with what keeps the table from going on by itself, and with undefined when it goes on. */
  watchTrouble(onTrouble: OnTrouble): () => void;
  /** Tries again what could not be done before. */
  goOn(): void;
  /** Undefined: done, and kept. */
  act(move: Move): Promise<Refusal | undefined>;
  undo(undo: Undo): Promise<Refusal | undefined>;
  agree(consent: Consent): Promise<Refusal | undefined>;
  /** A no to what is asked, and of who asked: that he asks no longer. */
  decline(declining: Declining): Promise<Refusal | undefined>;
  /** Undefined where nobody may change places. Whose eyes are one's own changes with it: sit down anew. */
  reseat?(change: Reseating): Promise<Refusal | undefined>;
  preview(seat: Seat, text: string): Promise<Preview | Refusal>;
  why(seat: Seat, text: string): Promise<Refusal | undefined>;
  /** The expert's advice. */
  hint(seat: Seat): Promise<Explanation<string>>;
  /** What the expert says of the match once it is over; undefined: there is none for this game. */
  review<Q extends ReviewQuestion>(question: Q): Promise<ReviewAnswer<Q> | undefined>;
  /** Undefined where nobody keeps one for others. What is kept with the match, thought over where it lies if it was not yet. */
  keptReview?(seen: KeptReviewing): Promise<Review | undefined>;
  /** The match as a record, where it may be saved; with its seed once it is over. */
  record(): Promise<string>;
  close(): void;
}
