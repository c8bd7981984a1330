/** Who sits at a table elsewhere, and what can be changed of it while the match runs. */
import type { Level } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';

export type SeatHolder =
  | { readonly kind: 'open'; readonly for?: string | undefined }
  | { readonly kind: 'person'; readonly name: string }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly level: Level;
      /** Somebody may sit down in its place. */
      readonly isFree?: true | undefined;
      /** Who has left it, and may come back. */
      readonly for?: string | undefined;
      /** It was mine. */
      readonly isMine?: true | undefined;
    };

export interface SeatingState {
  readonly seats: readonly SeatHolder[];
  /** The seats that are played from here. */
  readonly mine: readonly Seat[];
  /** May change the seats of others, where they allow it. */
  readonly isOwner: boolean;
  /** It is over, and somebody has set the table at which the same people meet again. */
  readonly isSetAgain: boolean;
  /** Another one whenever the invitation is renewed. */
  readonly invitationTag: string;
  /** Screens that show the table in the middle of a room. */
  readonly screens: number;
  /** The seats whose people are there now; undefined: not known yet. */
  readonly here?: readonly Seat[];
}

/** Each fails where it was not taken. */
export interface Seating {
  now(): SeatingState;
  subscribe(listener: () => void): () => void;
  /** A bot plays on; `isFree`: until whoever is invited sits down there. */
  leave(seat: Seat, isFree: boolean): Promise<void>;
  comeBack(seat: Seat): Promise<void>;
  seatBot(seat: Seat, level: Level): Promise<void>;
  /** Answers the secret of the new invitation. */
  free(seat: Seat): Promise<string>;
  /** Answers the secret of the new invitation; the old one leads nowhere. */
  renew(): Promise<string>;
}
