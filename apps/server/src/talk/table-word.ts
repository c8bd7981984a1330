/** What the table itself says: of seats and the room alone, never of what happens in the match. */
import type { Seat } from '@roundhouse/engine';

export type TableWord = 'sat-down' | 'stood-up' | 'began' | 'bot-plays' | 'seat-free';

export type TellOf = (room: string, word: TableWord, name: string, seat?: Seat) => Promise<void>;
