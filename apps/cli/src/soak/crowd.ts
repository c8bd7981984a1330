/** People who play, talk, take back, and stay away: at tables with and without bots and clocks. */
import { setTimeout } from 'node:timers/promises';
import { hashOf } from '@roundhouse/engine';
import {
  chosenMove,
  newKey,
  openMatch,
  type Owed,
  type Seated,
  type Step,
} from '../load/players.ts';
import type { Ledger } from './ledger.ts';
import type { PatientLine } from './patient-line.ts';

export interface Kind {
  readonly title: string;
  readonly seats: number;
  readonly bots?: number;
  readonly pace?: object;
  /** Who never answers: the clock does it for him. */
  readonly absent?: number;
}

const TALK_SHARE = 0.06;
const UNDO_SHARE = 0.06;
const AGAIN_MS = 200;
const SEEN_MS = 50;
const CATCH_UP_MS = 60_000;
/** Of so many steps that a seat was shown it is known what they showed. */
const REMEMBERED = 40;

interface Shown {
  readonly seat: Seated;
  readonly step: Step;
  /** What the last steps showed, by their lines. */
  readonly views: ReadonlyMap<number, string>;
}

export class Crowd {
  readonly #line: PatientLine;
  readonly #ledger: Ledger;
  /** Those who owe a decision, in the order in which they will take it. */
  readonly #waiting: Seated[] = [];
  /** Who waits, or is at it. */
  readonly #busy = new Set<string>();
  /** The step at which somebody took his last decision: he waits for another. */
  readonly #decided = new Map<string, number>();
  /** What each seat was shown last. */
  readonly #shown = new Map<string, Shown>();
  readonly #over = new Set<string>();
  #isOn = true;
  ended = 0;

  constructor(line: PatientLine, ledger: Ledger) {
    this.#line = line;
    this.#ledger = ledger;
  }

  /** Where one ends, another begins, so that there are always as many. */
  async open(kind: Kind): Promise<void> {
    const { absent, ...table } = kind;
    await openMatch({
      ...table,
      line: this.#line,
      onOwed: () => undefined,
      onEvent: () => undefined,
      onStep: (seat, step) => {
        if (step.turn.kind === 'over') this.#forget(seat.table);
        else if (!this.#over.has(seat.table)) {
          this.#show(seat, step);
          if (seat.number !== absent) this.#ask(seat);
        }
      },
      onCut: (again) => {
        if (this.#isOn) void setTimeout(AGAIN_MS).then(again);
      },
      onOver: () => {
        this.ended += 1;
        if (this.#isOn) this.open(kind).catch((error: unknown) => this.#fault(error));
      },
    });
  }

  /** Somebody who owes a decision takes it; now and then he says something, or takes it back. */
  next(): (() => Promise<boolean>) | undefined {
    const seat = this.#waiting.shift();
    return seat && (() => this.#decide(seat));
  }

  /** By what he sees now: somebody else, or the clock, may have been at it since. */
  async #decide(seat: Seated): Promise<boolean> {
    const name = nameOf(seat);
    try {
      const step = this.#shown.get(name)?.step;
      if (step?.owedSince === undefined) return true;
      this.#decided.set(name, step.seq);
      return await this.#move({ seat, since: step.owedSince, legal: step.legal });
    } finally {
      this.#busy.delete(name);
      this.#ask(seat);
    }
  }

  async #move(owed: Owed): Promise<boolean> {
    const { table, number: seat } = owed.seat;
    if (Math.random() < TALK_SHARE) await this.#talk(owed.seat);
    const { key, request } = chosenMove(owed);
    this.#ledger.sent(table, key);
    const { status, text } = await this.#line.ask(request);
    this.#ledger.answered(table, key, status === 200);
    if (status === 200) this.#ledger.moves += 1;
    // Its time was up, or the question has changed: his stream will show it.
    else if (status === 409 || status === 422) this.#ledger.late += 1;
    else this.#fault(`a move was answered by ${status} ${text}`);
    if (status === 200 && Math.random() < UNDO_SHARE) await this.#takeBack(owed.seat, seat);
    return status < 500;
  }

  #ask(seat: Seated): void {
    const name = nameOf(seat);
    const step = this.#shown.get(name)?.step;
    if (step?.owedSince === undefined || this.#busy.has(name)) return;
    if ((this.#decided.get(name) ?? -1) >= step.seq) return;
    this.#busy.add(name);
    this.#waiting.push(seat);
  }

  async #takeBack(of: Seated, seat: number): Promise<void> {
    // He has seen what became of it.
    await setTimeout(SEEN_MS);
    const from = this.#shown.get(nameOf(of))?.step.seq ?? 0;
    const key = newKey();
    const body = JSON.stringify({ seat, key, from });
    const path = `/api/tables/${of.table}/undo`;
    this.#ledger.sent(of.table, key);
    const { status } = await this.#line.ask({ method: 'POST', path, body, cookie: of.cookie });
    // What can't be taken back is refused, and that is an answer.
    this.#ledger.answered(of.table, key, status === 200);
    if (status === 200) this.#ledger.undone += 1;
    if (status >= 500) this.#fault(`taking back was answered by ${status}`);
  }

  async #talk({ table, cookie }: Seated): Promise<void> {
    const key = newKey();
    const body = JSON.stringify({ key, said: 'Well played.' });
    const path = `/api/tables/${table}/talk`;
    const { status } = await this.#line.ask({ method: 'POST', path, body, cookie });
    if (status === 200) this.#ledger.heard(table, key);
    else this.#fault(`a word was answered by ${status}`);
  }

  #show(seat: Seated, step: Step): void {
    const before = this.#shown.get(nameOf(seat))?.views ?? [];
    const views = new Map([...before].slice(1 - REMEMBERED)).set(step.seq, hashOf(step.view));
    this.#shown.set(nameOf(seat), { seat, step, views });
  }

  /** Whether what streams have shown is what the server has: how many seats were compared, and how which differ. */
  async compare(): Promise<{ readonly seats: number; readonly differ: readonly string[] }> {
    const names = [...this.#shown.keys()];
    const until = Date.now() + CATCH_UP_MS;
    const differ = await Promise.all(names.map((name) => this.#differenceBy(name, until)));
    return { seats: names.length, differ: differ.filter((each) => each !== undefined) };
  }

  /** A stream that was cut needs a moment to be there again; others play on meanwhile. */
  async #differenceBy(name: string, until: number): Promise<string | undefined> {
    for (;;) {
      const step = await this.#newest(name);
      const known = this.#shown.get(name);
      if (!known) return undefined;
      const view = step && known.views.get(step.seq);
      if (step && view !== undefined) {
        const isSame = view === hashOf(step.view);
        return isSame ? undefined : `${name} was shown another view of line ${step.seq}`;
      }
      if (Date.now() > until) {
        return `${name} was shown line ${known.step.seq}, and there is ${step?.seq ?? 'none'}`;
      }
      await setTimeout(AGAIN_MS);
    }
  }

  async #newest(name: string): Promise<Step | undefined> {
    const known = this.#shown.get(name);
    if (!known) return undefined;
    const { table, number, cookie } = known.seat;
    const path = `/api/tables/${table}/steps?eyes=${number}&count=1`;
    const { status, text } = await this.#line.ask({ method: 'GET', path, cookie });
    if (status !== 200) return undefined;
    return (JSON.parse(text) as { readonly steps: readonly Step[] }).steps[0];
  }

  /** The others' streams end before they are told. */
  #forget(table: string): void {
    this.#over.add(table);
    for (const [name, { seat }] of this.#shown) {
      if (seat.table !== table) continue;
      this.#shown.delete(name);
      this.#decided.delete(name);
    }
  }

  end(): void {
    this.#isOn = false;
  }

  #fault(error: unknown): void {
    this.#ledger.faults.push(error instanceof Error ? error.message : String(error));
  }
}

const nameOf = ({ table, number }: Seated): string => `${table} ${number}`;
