/** Time at a table of a server: what its stream tells of clocks, and of bots that play for somebody. */
import type { Answer } from '@roundhouse/contract';
import { Refused } from '@roundhouse/contract/client';
import { refusal, type Refusal, type Seat } from '@roundhouse/engine';
import type { Pace, SeatClock, TableStep, TableTime, TimeState } from '@roundhouse/table';
import { Listeners } from '../app/listeners.ts';
import type { Server } from './server.ts';

type Seen = Answer<'readTable'>['table'];

export interface TimeParts {
  readonly server: Server;
  readonly table: Seen;
  readonly pace: Pace;
  /** Made once for what is asked: sent again it is done once. */
  readonly key: () => string;
}

export class OnlineTime implements TableTime {
  readonly #parts: TimeParts;
  readonly #told = new Listeners();
  #state: TimeState;

  constructor(parts: TimeParts) {
    this.#parts = parts;
    const nothing = { pace: parts.pace, clocks: [], standIns: [], ahead: 0 };
    this.#state = seenAt(parts.table, nothing);
  }

  readonly now = (): TimeState => this.#state;

  readonly subscribe = this.#told.subscribe;

  /** An event of the stream; those that are not of the table are none of its business. */
  hear(name: string, data: string): void {
    if (name !== 'table') return;
    this.#change(seenAt((JSON.parse(data) as { table: Seen }).table, this.#state));
  }

  hearSteps(steps: readonly TableStep[]): void {
    const clocks = steps.at(-1)?.clocks;
    if (clocks) this.#change({ ...this.#state, clocks });
  }

  async takeSeatBack(seat: Seat): Promise<Refusal | undefined> {
    const { server, table, key } = this.#parts;
    try {
      await server.ask('takeSeatBack', { table: table.table, seat, key: key() });
      return undefined;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error.fault.refusal ?? refusal(error.code, 'table', { seat });
    }
  }

  #change(state: TimeState): void {
    this.#state = state;
    this.#told.tell();
  }
}

function seenAt({ clocks, seats }: Seen, before: TimeState): TimeState {
  return {
    ...before,
    standIns: seats.map((holder) => (holder.kind === 'person' ? holder.standIn : undefined)),
    clocks: (clocks?.seats ?? []) as readonly SeatClock[],
    ahead: clocks ? clocks.now - Date.now() : before.ahead,
  };
}
