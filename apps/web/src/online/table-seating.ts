/** Who sits at a table of a server: what its stream tells, and what is changed there. */
import type { Answer } from '@roundhouse/contract';
import type { Level } from '@roundhouse/bots';
import type { Seating, SeatingState } from '@roundhouse/table';
import { Listeners } from '../app/listeners.ts';
import type { Server } from './server.ts';

type Seen = Answer<'readTable'>['table'];

export interface SeatingParts {
  readonly server: Server;
  readonly table: Seen;
  /** Whoever's device it is, it plays no seat. */
  readonly isPublic: boolean;
  /** Called before the others hear of it. */
  changed(table: Seen): void;
}

interface People {
  readonly here: readonly number[];
  readonly screens: number;
}

export class TableSeating implements Seating {
  readonly #parts: SeatingParts;
  readonly #told = new Listeners();
  readonly #closing = new AbortController();
  #state: SeatingState;

  constructor(parts: SeatingParts) {
    this.#parts = parts;
    this.#state = { ...this.#seen(parts.table), screens: 0 };
  }

  readonly now = (): SeatingState => this.#state;

  readonly subscribe = this.#told.subscribe;

  async leave(seat: number, isFree: boolean): Promise<void> {
    await this.#ask('leaveSeat', { table: this.#table, seat, isFree });
    await this.look();
  }

  async comeBack(seat: number): Promise<void> {
    await this.#ask('sitDown', { table: this.#table, seat });
    await this.look();
  }

  async seatBot(seat: number, level: Level): Promise<void> {
    await this.#ask('seatBot', { table: this.#table, seat, level });
    await this.look();
  }

  async free(seat: number): Promise<string> {
    const { secret } = await this.#ask('freeSeat', { table: this.#table, seat });
    await this.look();
    return secret;
  }

  async renew(): Promise<string> {
    return (await this.#ask('renewInvitation', { table: this.#table })).secret;
  }

  /** Asks how it stands: a stream may have ended because of it. */
  async look(): Promise<void> {
    this.#hear((await this.#ask('readTable', { table: this.#table })).table);
  }

  /** An event of the stream; those that are not of seats are none of its business. */
  hear(name: string, data: string): void {
    if (name === 'table') this.#hear((JSON.parse(data) as Answer<'readTable'>).table);
    if (name === 'people') {
      const { here, screens } = JSON.parse(data) as People;
      this.#change({ ...this.#state, here, screens });
    }
  }

  close(): void {
    this.#closing.abort();
    this.#told.clear();
  }

  get #table(): string {
    return this.#parts.table.table;
  }

  get #ask(): Server['ask'] {
    return this.#parts.server.askUntilAnswered(this.#closing.signal);
  }

  #seen({
    seats,
    mine,
    isOwner,
    rematch,
    invitationTag,
  }: Seen): Omit<SeatingState, 'screens' | 'here'> {
    const isSetAgain = rematch !== undefined;
    return { seats, mine: this.#parts.isPublic ? [] : mine, isOwner, isSetAgain, invitationTag };
  }

  #hear(table: Seen): void {
    this.#parts.changed(table);
    this.#change({ ...this.#state, ...this.#seen(table) });
  }

  /** What is told again is not news. */
  #change(state: SeatingState): void {
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    this.#state = state;
    this.#told.tell();
  }
}
