/** What the table itself says: of seats and the room alone, never of what happens in the match. */
import type { Seat } from '@roundhouse/engine';

export type TableWord = 'sat-down' | 'stood-up' | 'began' | 'bot-plays' | 'seat-free';

/** Of whom it is said: by his id what names him is found again when he goes for good. */
export interface Told {
  readonly name: string;
  readonly seat?: Seat;
  readonly person?: string;
}

export type TellOf = (room: string, word: TableWord, of?: Told) => Promise<void>;
