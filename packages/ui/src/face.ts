/** What a game shows of itself besides its sentences: plain data, for whatever draws or reads it out. */
import type { Moment } from './moment.ts';
import type { Language, Who } from './words.ts';

/** In whose language, and what the seats are called. */
export interface Telling {
  readonly language: Language;
  readonly who: Who;
}

/** A place of the board in words: what lies there and what may be done there. The text twin is a list of them. */
export interface Place {
  readonly id: string;
  /** Places of one kind stand together: 'Cities', 'Your hand'. */
  readonly group: string;
  readonly name: string;
  /** What lies there, a short phrase each. */
  readonly holds: readonly string[];
  /** What of it counts for a choice among places of its kind, in a word or two; without it, the first that lies there. */
  readonly gist?: string;
  /** The legal actions that concern the place, as numbers in the legal list. */
  readonly choices: readonly number[];
}

/** What an action would change for somebody or something: 'Liberty', 'treasury', 12, 8. */
export interface Change {
  readonly of: string;
  /** The id of the place whose mark stands beside it: a company's. */
  readonly place?: string;
  readonly seat?: number;
  readonly what: string;
  readonly from: string;
  readonly to: string;
  /** The difference as it is shown: '-$4', '+2'. */
  readonly by: string;
  readonly tone: 'gain' | 'loss' | 'plain';
}

/** A number worth following over a game: the charts of the end screen are made of them. */
export interface Figure {
  readonly id: string;
  /** Figures of one group share a chart: 'Money', 'Income'. */
  readonly group: string;
  readonly name: string;
  /** A player's figure; else it is a company's or the like, which has a colour of its own. */
  readonly seat?: number;
  readonly colour?: string;
  readonly value: number;
}

/** All that is public about a player, for the panel beside the board. */
export interface Standing {
  /** What counts most, large: '$44', '23 points'. */
  readonly headline: string;
  /** The id of the place whose mark says what is counted, where there is no room for the word. */
  readonly mark?: string;
  /** What the player is about: 'Third this phase'. */
  readonly note?: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** Where the game is, for the sign above the board. */
export interface Stage {
  /** 'Year 1853, phase 2 of 3'. */
  readonly now: string;
  /** Seats in the order of this phase, where there is one. */
  readonly order: readonly number[];
  /** How near the end is, a phrase each. */
  readonly end: readonly string[];
}

/** An auction that is running, for the auction block. Undefined: there is none. */
export interface Auctioned {
  readonly lot: string;
  /** The id of the place whose mark says what is sold, where there is no room for its picture. */
  readonly place?: string;
  /** What speaks for its price, a phrase each: what a share paid, what it would pay. */
  readonly notes: readonly string[];
  readonly colour?: string;
  /** As it is said: $16, 5 cubes. */
  readonly bid: string;
  /** Undefined: nobody has bid. */
  readonly leader?: number;
  /** By seat: still in, passed, or not taking part. */
  readonly bidders: readonly ('in' | 'passed' | 'absent')[];
}

/** What a table that agreed to remember for itself may still be told of while the match runs. */
export interface Memory<View> {
  /** Whether an event may no longer be told once it is older than a round. */
  forgets(event: { readonly type: string }): boolean;
  /** A position of the last round, without what was old already when it lay there. */
  veil(view: View): View;
}

/** A sum that is offered. */
export interface Bid {
  /** What for: the same in all bids among which one chooses a sum. */
  readonly lot: string;
  readonly amount: number;
}

export interface Face<View, Action, Event> {
  /** Everything on the board. Every legal action is a choice of at least one place. */
  places(view: View, legal: readonly Action[], tell: Telling): readonly Place[];
  /** What is legal in the order in which it is offered; without it, in the order of the rules. */
  offered?(legal: readonly Action[]): readonly Action[];
  /** Whether it lets a chance go by: passing, declining, stopping. It never stands first. */
  isPassing(action: Action): boolean;
  /** The id of what an action is about, a company or a card: its mark stands beside it in every list. */
  about?(action: Action, view: View): string | undefined;
  /** What brings something at once, most first, as numbers in the legal list: a long list begins with it. */
  foremost?(view: View, legal: readonly Action[]): readonly number[];
  changes(before: View, after: View, tell: Telling): readonly Change[];
  figures(view: View, tell: Telling): readonly Figure[];
  standing(view: View, seat: number, tell: Telling): Standing;
  stage(view: View, tell: Telling): Stage;
  auction?(view: View, tell: Telling): Auctioned | undefined;
  /** What an action offers; undefined: it is no bid. */
  bid?(action: Action): Bid | undefined;
  /** The id of the company that an event is about: its mark stands beside the line that tells it. */
  mentions?(event: Event): string | undefined;
  /** What of a line deserves a scene of its own, in the order in which it happened. */
  moments?(events: readonly Event[], after: View, tell: Telling): readonly Moment[];
  /** What the game's own ending turns up one by one: it stands in the log, and nothing says it before. */
  isTurnedUp?(event: Event): boolean;
  /** Where it answers something, positions older than a round are not looked at either. */
  memory?(view: View): Memory<View> | undefined;
}
