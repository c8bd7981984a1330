/** Clocks at tables of this device: whoever is late is told so, and nobody's time runs while nobody looks. */
import { botName, type Bot, type SeatClock, type Tables } from '@roundhouse/table';

const EVERY_MS = 250;

export class TableClock {
  readonly #tables: Tables;
  readonly #now: () => number;
  /** The tables that are out of sight, and since when. */
  readonly #away = new Map<string, number>();
  /** Nobody looks before there is a table with a clock. */
  #isRunning = false;

  constructor(tables: Tables, now: () => number) {
    this.#tables = tables;
    this.#now = now;
  }

  /** It was closed since its last line: what is owed is owed from now on. */
  async opened(match: string): Promise<void> {
    this.#away.delete(match);
    const table = await this.#tables.table(match);
    await table.standStill(table.running.match.touched);
    if (!this.#isRunning) setInterval(() => void this.look().catch(() => undefined), EVERY_MS);
    this.#isRunning = true;
  }

  async turn(match: string, isAway: boolean): Promise<void> {
    const since = this.#away.get(match);
    if (isAway) this.#away.set(match, since ?? this.#now());
    else if (since !== undefined) {
      await (await this.#tables.table(match)).standStill(since);
      this.#away.delete(match);
    }
  }

  /** All seats are played from here. */
  async clocks(match: string): Promise<readonly SeatClock[]> {
    const table = await this.#tables.table(match);
    return table.clocks([...table.running.match.sitters.keys()]) ?? [];
  }

  async look(): Promise<void> {
    for (const table of await this.#tables.open()) {
      if (this.#away.has(table.running.match.id)) continue;
      for (const [seat, deadline] of table.deadlines) {
        if (deadline <= this.#now()) await table.timeOut(seat, standIn(seat));
      }
    }
  }
}

/** Only where a bot was agreed on: at one device the quietest move is made. */
const standIn = (seat: number): Bot => ({ kind: 'bot', name: botName(seat), level: 'normal' });
