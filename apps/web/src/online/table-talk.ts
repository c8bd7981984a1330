/** Talk at a table of a server: what its stream tells, and what is sent there. */
import type { Answer, Asks } from '@roundhouse/contract';
import type { Saying, Talk, TalkState } from '@roundhouse/table';
import { Listeners } from '../app/listeners.ts';
import type { Server } from './server.ts';

export interface TalkParts {
  readonly server: Server;
  readonly table: Answer<'readTable'>['table'];
  /** Made once for what is said: sent again it is said once. */
  readonly key: () => string;
}

/** As much as an answer of older talk has. */
const OLDER = 50;

interface People {
  readonly here: readonly number[];
  readonly spectators: readonly string[];
  readonly strangers: number;
}

export class TableTalk implements Talk {
  readonly #parts: TalkParts;
  readonly #told = new Listeners();
  readonly #closing = new AbortController();
  #state: TalkState;

  constructor(parts: TalkParts) {
    this.#parts = parts;
    const { isSilent, isOwner } = parts.table;
    this.#state = { said: [], spectators: [], strangers: 0, isSilent, isOwner };
  }

  readonly now = (): TalkState => this.#state;

  readonly subscribe = this.#told.subscribe;

  async say(said: string): Promise<void> {
    const { table } = this.#parts.table;
    await this.#ask('say', { table, key: this.#parts.key(), said });
  }

  /** What the server does not know it refuses. */
  async react(word: string): Promise<void> {
    const { table } = this.#parts.table;
    const reaction = word as Asks<'react'>['reaction'];
    await this.#ask('react', { table, key: this.#parts.key(), reaction });
  }

  async report(number: number, reason: string): Promise<void> {
    await this.#ask('report', { table: this.#parts.table.table, number, reason });
  }

  async mute(number: number, isMuted: boolean): Promise<void> {
    await this.#ask('mute', { table: this.#parts.table.table, number, isMuted });
  }

  async muteSpectator(name: string, isMuted: boolean): Promise<void> {
    await this.#ask('muteSpectator', { table: this.#parts.table.table, name, isMuted });
  }

  async readOlder(): Promise<boolean> {
    const { table } = this.#parts.table;
    const before = this.#state.said[0]?.number;
    if (before === undefined || before <= 1) return false;
    const { said } = await this.#ask('readTalk', { table, before, count: OLDER });
    this.#hear(said);
    return said.length > 0;
  }

  /** An event of the stream; those that are not of talk are none of its business. */
  hear(name: string, data: string): void {
    if (name === 'talk') this.#hear((JSON.parse(data) as Answer<'readTalk'>).said);
    if (name === 'people') this.#change({ ...this.#state, ...(JSON.parse(data) as People) });
    if (name === 'table') {
      const { isSilent, isOwner } = (JSON.parse(data) as Answer<'readTable'>).table;
      this.#change({ ...this.#state, isSilent, isOwner });
    }
  }

  close(): void {
    this.#closing.abort();
    this.#told.clear();
  }

  get #ask(): Server['ask'] {
    return this.#parts.server.askUntilAnswered(this.#closing.signal);
  }

  /** What comes again with the same number is what stands there now: it may have been removed. */
  #hear(said: readonly Saying[]): void {
    const known = new Map(this.#state.said.map((saying) => [saying.number, saying]));
    for (const saying of said) known.set(saying.number, saying);
    const all = [...known.values()].toSorted((one, other) => one.number - other.number);
    this.#change({ ...this.#state, said: all });
  }

  #change(state: TalkState): void {
    this.#state = state;
    this.#told.tell();
  }
}
