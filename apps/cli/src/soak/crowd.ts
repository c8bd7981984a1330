/** People who play, talk, take back, and stay away: at tables with and without bots and clocks. */
import { setTimeout } from 'node:timers/promises';
import { canonicalJson } from '@roundhouse/engine';
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
const CATCH_UP_MS = 15_000;

interface Shown {
  readonly seat: Seated;
  readonly step: Step;
}

export class Crowd {
  readonly #line: PatientLine;
  readonly #ledger: Ledger;
  readonly waiting: Owed[] = [];
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
      onOwed: (owed) => {
        if (owed.seat.number !== absent) this.waiting.push(owed);
      },
      onEvent: () => undefined,
      onStep: (seat, step) => {
        if (step.turn.kind === 'over') this.#forget(seat.table);
        else if (!this.#over.has(seat.table)) this.#shown.set(nameOf(seat), { seat, step });
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
    const owed = this.waiting.shift();
    return owed && (() => this.#decide(owed));
  }

  async #decide(owed: Owed): Promise<boolean> {
    const { table, number: seat } = owed.seat;
    if (Math.random() < TALK_SHARE) await this.#talk(owed.seat);
    const { key, request } = chosenMove(owed);
    this.#ledger.sent(table, key);
    const { status, text } = await this.#line.ask(request);
    this.#ledger.answered(table, key, status === 200);
    if (status === 200) this.#ledger.moves += 1;
    // Its time was up, or the question has changed: he is asked again by his stream.
    else if (status === 409 || status === 422) this.#ledger.late += 1;
    else this.#fault(`a move was answered by ${status} ${text}`);
    const isTaken = status === 200 && Math.random() < UNDO_SHARE;
    if (isTaken) await this.#takeBack(owed.seat, seat);
    if (isTaken || status !== 200) void setTimeout(AGAIN_MS).then(() => this.#ask(owed.seat));
    return status < 500;
  }

  /** What is owed again has the number of before, which a stream tells once. */
  #ask(seat: Seated): void {
    const { owedSince: since, legal } = this.#shown.get(nameOf(seat))?.step ?? {};
    if (since !== undefined && legal) this.waiting.push({ seat, since, legal });
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

  /** Whether what streams have shown is what the server has: how many seats were compared, and which differ. */
  async compare(): Promise<{ readonly seats: number; readonly differ: readonly string[] }> {
    const names = [...this.#shown.keys()];
    const until = Date.now() + CATCH_UP_MS;
    const isFound = await Promise.all(names.map((name) => this.#isSameBy(name, until)));
    return { seats: names.length, differ: names.filter((_, at) => isFound[at] === false) };
  }

  /** A stream that was cut needs a moment to be there again. */
  async #isSameBy(name: string, until: number): Promise<boolean> {
    while (!(await this.#isSame(name))) {
      if (Date.now() > until) return false;
      await setTimeout(AGAIN_MS);
    }
    return true;
  }

  /** The others' streams end before they are told. */
  #forget(table: string): void {
    this.#over.add(table);
    for (const [name, { seat }] of this.#shown) if (seat.table === table) this.#shown.delete(name);
  }

  async #isSame(name: string): Promise<boolean> {
    const known = this.#shown.get(name);
    if (!known) return true;
    const { table, number, cookie } = known.seat;
    const path = `/api/tables/${table}/steps?eyes=${number}&count=1`;
    const { status, text } = await this.#line.ask({ method: 'GET', path, cookie });
    if (status !== 200) return false;
    const [step] = (JSON.parse(text) as { readonly steps: readonly Step[] }).steps;
    const now = this.#shown.get(name)?.step;
    if (!step || !now || step.seq !== now.seq) return false;
    return canonicalJson(step.view) === canonicalJson(now.view);
  }

  end(): void {
    this.#isOn = false;
  }

  #fault(error: unknown): void {
    this.#ledger.faults.push(error instanceof Error ? error.message : String(error));
  }
}

const nameOf = ({ table, number }: Seated): string => `${table} ${number}`;
