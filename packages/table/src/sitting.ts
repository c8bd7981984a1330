/** A place at a table: the seats that are one's own, and what one may see and do from there. */
import type { Explanation, ReviewAnswer, ReviewQuestion } from '@roundhouse/bots';
import {
  refusal,
  type Order,
  type Refusal,
  type Rules,
  type Seat,
  type Viewer,
} from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles/playable';
import { questionOf } from './bot-driver.ts';
import { checkRecord, unfinishedCheck, type RecordCheck } from './check-record.ts';
import type { StandingOrder } from './orders.ts';
import { capabilitiesOf, isAllowed, mayAct, mayLook, mayReseat } from './policy.ts';
import { recordText } from './record-text.ts';
import type { Table } from './table.ts';
import type {
  Capabilities,
  Consent,
  Declining,
  Move,
  OnSteps,
  OnTrouble,
  Preview,
  Reseating,
  Returning,
  TableHost,
  Page,
  TableInfo,
  TableStep,
  Undo,
  Watch,
} from './table-host.ts';
import type { Thinker } from './thinker.ts';
import { previewOf, whyOf } from './what-if.ts';

export class Sitting implements TableHost {
  readonly #table: Table;
  readonly #mine: readonly Seat[];
  readonly #fewer: Partial<Capabilities>;
  readonly #stops = new Set<() => void>();

  /** `fewer`: what is not allowed here although it might be. */
  constructor(table: Table, mine: readonly Seat[], fewer: Partial<Capabilities> = {}) {
    this.#table = table;
    this.#mine = mine;
    this.#fewer = fewer;
  }

  get info(): TableInfo {
    const { match, stands } = this.#table.running;
    const { rules, config } = stands;
    const { id, title, sitters, commit, gathering, pace, begun, touched } = match;
    return {
      match: id,
      title,
      config,
      sitters,
      mine: this.#mine,
      may: { ...capabilitiesOf(rules, config, this.#mine, sitters), ...this.#fewer },
      begun,
      touched,
      ...(commit === undefined ? {} : { commit }),
      ...(pace ? { pace } : {}),
      ...(gathering ? { isGathering: true } : {}),
    };
  }

  watch(viewer: Viewer, after: number, onSteps: OnSteps, ahead?: OnSteps): Watch {
    this.#look(viewer);
    const observer = { viewer, mine: this.#mine };
    const { seen, stop } = this.#table.watch(observer, after, onSteps, ahead);
    return { started: Promise.resolve(), seen, stop: this.#stopping(stop) };
  }

  /** The newest of the lines between two, and whether there are older ones. */
  page(viewer: Viewer, page: Page): readonly [readonly TableStep[], boolean] {
    this.#look(viewer);
    return this.#table.page({ viewer, mine: this.#mine }, page);
  }

  watchTrouble(onTrouble: OnTrouble): () => void {
    return this.#stopping(this.#table.watchTrouble(onTrouble));
  }

  goOn(): void {
    this.#table.goOn();
  }

  async act(move: Move): Promise<Refusal | undefined> {
    return this.#notMine(move.seat) ?? this.#table.act(move);
  }

  async undo(undo: Undo): Promise<Refusal | undefined> {
    return this.#notMine(undo.seat) ?? this.#table.undo(undo);
  }

  async agree(consent: Consent): Promise<Refusal | undefined> {
    return this.#notMine(consent.seat) ?? this.#table.agree(consent);
  }

  async decline(declining: Declining): Promise<Refusal | undefined> {
    return this.#notMine(declining.seat) ?? this.#table.decline(declining);
  }

  /** Of a seat of one's own, while the table gathers. */
  async addSalt(seat: Seat, salt: string): Promise<Refusal | undefined> {
    return this.#notMine(seat) ?? this.#table.addSalt(seat, salt);
  }

  async reseat(change: Reseating): Promise<Refusal | undefined> {
    const { sitters } = this.#table.running.match;
    if (!mayReseat(this.#mine, sitters)) {
      return refusal('not-your-seat', 'table', { seat: change.seat });
    }
    return this.#table.reseat(change);
  }

  ordersOf(seat: Seat): readonly StandingOrder[] {
    this.#look(seat);
    return mayAct(this.#mine, seat) ? this.#table.ordersOf(seat) : [];
  }

  async giveOrders(seat: Seat, orders: readonly Order[]): Promise<Refusal | undefined> {
    return this.#notMine(seat) ?? this.#table.giveOrders(seat, orders);
  }

  async takeSeatBack(returning: Returning): Promise<Refusal | undefined> {
    return this.#notMine(returning.seat) ?? this.#table.takeSeatBack(returning);
  }

  async preview(seat: Seat, text: string): Promise<Preview | Refusal> {
    this.#look(seat);
    return previewOf(this.#table.running.stands, seat, text);
  }

  async why(seat: Seat, text: string): Promise<Refusal | undefined> {
    this.#look(seat);
    return whyOf(this.#table.running.stands, seat, text);
  }

  async hint(seat: Seat): Promise<Explanation<string>> {
    this.#look(seat);
    this.#ask('hint');
    const { running } = this.#table;
    const { rules } = running.stands;
    const question = questionOf(running, seat);
    if (question.legal.length === 0) throw new RangeError(`seat ${seat} has nothing to decide`);
    const { explanation } = await this.#thinker().advise(question);
    const candidates = explanation.candidates.map((one) => ({
      ...one,
      action: rules.action.format(one.action),
    }));
    return { playouts: explanation.playouts, candidates };
  }

  /** Only what is over is shown with open hands. */
  async review<Q extends ReviewQuestion>(question: Q): Promise<ReviewAnswer<Q> | undefined> {
    const { running } = this.#table;
    const { title, isOver } = running.match;
    if (!isOver) throw new RangeError('the match is not over yet');
    const { seats } = running.stands.config;
    const record = recordText(running);
    const answer = await this.#thinker().review({ title, seats, record, question });
    return answer as ReviewAnswer<Q> | undefined;
  }

  async record(): Promise<string> {
    this.#ask('save');
    return recordText(this.#table.running);
  }

  /** Every draw recomputed once the match is over; before that there is the commitment alone. */
  async check(): Promise<RecordCheck> {
    const { running } = this.#table;
    if (!running.match.isOver) return unfinishedCheck(running.match);
    const { rules } = running.stands;
    const playable = { id: rules.title, rules: () => Promise.resolve(rules) };
    return checkRecord(recordText(running), () => playable);
  }

  /** What another match is made of that begins where this one stood. */
  toGoOnFrom(): { readonly rules: Rules<AnyGame>; readonly text: string } {
    this.#ask('playOn');
    const { running } = this.#table;
    return { rules: running.stands.rules, text: recordText(running) };
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  #look(viewer: Viewer): void {
    const { isOver } = this.#table.running.match;
    if (mayLook(this.#mine, viewer, isOver)) return;
    throw new RangeError(`seat ${viewer} is not looked at from here`);
  }

  /** A page asks `info` first; whoever asks here all the same gets nothing. */
  #ask(what: keyof Capabilities): void {
    const { isOver } = this.#table.running.match;
    if (isAllowed(this.info.may[what], isOver)) return;
    throw new RangeError(`this table does not allow it now: ${what}`);
  }

  #thinker(): Thinker {
    const { thinker } = this.#table;
    if (!thinker) throw new RangeError('nobody thinks at this table');
    return thinker;
  }

  #notMine(seat: Seat): Refusal | undefined {
    return mayAct(this.#mine, seat) ? undefined : refusal('not-your-seat', 'table', { seat });
  }

  #stopping(stop: () => void): () => void {
    const once = (): void => {
      this.#stops.delete(once);
      stop();
    };
    this.#stops.add(once);
    return once;
  }
}
