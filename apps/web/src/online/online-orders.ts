/** Standing orders at a table of a server: given there, kept there, and read by nobody else. */
import { Refused } from '@roundhouse/contract/client';
import { refusal, type Order, type Refusal, type Seat } from '@roundhouse/engine';
import type { OrderDesk, StandingOrder } from '@roundhouse/table';
import type { Server } from './server.ts';

export class OnlineOrders implements OrderDesk {
  readonly #server: Server;
  readonly #table: string;

  constructor(server: Server, table: string) {
    this.#server = server;
    this.#table = table;
  }

  async read(seat: Seat): Promise<readonly StandingOrder[]> {
    const { orders } = await this.#server.ask('readOrders', { table: this.#table, seat });
    return orders as readonly StandingOrder[];
  }

  async give(seat: Seat, orders: readonly Order[]): Promise<Refusal | undefined> {
    try {
      await this.#server.ask('giveOrders', { table: this.#table, seat, orders: [...orders] });
      return undefined;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error.fault.refusal ?? refusal(error.code, 'table', { seat });
    }
  }
}
