/** What people at a table elsewhere say to each other, and who of them is there. No line of the match tells of it. */
import type { Seat } from '@roundhouse/engine';

export interface Saying {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `system`: by the table itself; `removed`: by somebody, and no longer there. */
  readonly kind: 'text' | 'reaction' | 'system' | 'removed';
  /** Among those who play, or among those who look on. */
  readonly circle: 'table' | 'spectators';
  readonly name: string;
  readonly seat?: Seat | undefined;
  /** A sentence, or where it is a reaction or the table's own the word for one. */
  readonly text: string;
  readonly isMine: boolean;
}

export interface TalkState {
  /** In the order in which it was said. */
  readonly said: readonly Saying[];
  /** Nobody talks there. */
  readonly isSilent: boolean;
  /** May keep others from talking. */
  readonly isOwner: boolean;
  /** The seats whose people are there now; undefined: not known yet. */
  readonly here?: readonly Seat[];
  /** Who looks on, by name, and how many have none. */
  readonly spectators: readonly string[];
  readonly strangers: number;
}

/** Each fails where it was not taken. */
export interface Talk {
  now(): TalkState;
  subscribe(listener: () => void): () => void;
  say(text: string): Promise<void>;
  /** With one tap: a word that every page has a sentence for. */
  react(word: string): Promise<void>;
  /** Tells the administrator of something that was said. */
  report(number: number, reason: string): Promise<void>;
  /** Whoever said it says nothing more here, or may again. */
  mute(number: number, isMuted: boolean): Promise<void>;
  /** The same of whoever looks on by this name, whether or not he is heard. */
  muteSpectator(name: string, isMuted: boolean): Promise<void>;
  /** What was said before all that is known. Whether there was any. */
  readOlder(): Promise<boolean>;
}
