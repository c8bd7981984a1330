/** A place at a table: the seats that are one's own, and what one may see and do from there. */
import type { Explanation, ReviewAnswer, ReviewQuestion } from '@roundhouse/bots';
import { refusal, type Refusal, type Seat, type Viewer } from '@roundhouse/engine';
import { questionOf } from './bot-driver.ts';
import { mayAct, mayLook, mayReseat } from './policy.ts';
import { recordText } from './record-text.ts';
import type { Table } from './table.ts';
import type {
  Move,
  OnSteps,
  OnTrouble,
  Preview,
  Reseating,
  TableHost,
  TableInfo,
  Undo,
  Watch,
} from './table-host.ts';
import { previewOf, whyOf } from './what-if.ts';

export class Sitting implements TableHost {
  readonly #table: Table;
  readonly #mine: readonly Seat[];
  readonly #stops = new Set<() => void>();

  constructor(table: Table, mine: readonly Seat[]) {
    this.#table = table;
    this.#mine = mine;
  }

  get info(): TableInfo {
    const { match, stands } = this.#table.running;
    const { id, title, sitters, commit, gathering, begun, touched } = match;
    return {
      match: id,
      title,
      config: stands.config,
      sitters,
      hasSecrets: stands.rules.meta.hasSecrets,
      begun,
      touched,
      ...(commit === undefined ? {} : { commit }),
      ...(gathering ? { isGathering: true } : {}),
    };
  }

  watch(viewer: Viewer, after: number, onSteps: OnSteps): Watch {
    this.#look(viewer);
    const { seen, stop } = this.#table.watch(viewer, after, onSteps);
    return { started: Promise.resolve(), seen, stop: this.#stopping(stop) };
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
    const { running, thinker } = this.#table;
    const { rules } = running.stands;
    const question = questionOf(running, seat);
    if (question.legal.length === 0) throw new RangeError(`seat ${seat} has nothing to decide`);
    const { explanation } = await thinker.advise(question);
    const candidates = explanation.candidates.map((one) => ({
      ...one,
      action: rules.action.format(one.action),
    }));
    return { playouts: explanation.playouts, candidates };
  }

  /** Only what is over is shown with open hands. */
  async review<Q extends ReviewQuestion>(question: Q): Promise<ReviewAnswer<Q> | undefined> {
    const { running, thinker } = this.#table;
    const { title, isOver } = running.match;
    if (!isOver) throw new RangeError('the match is not over yet');
    const { seats } = running.stands.config;
    const record = recordText(running);
    const answer = await thinker.review({ title, seats, record, question });
    return answer as ReviewAnswer<Q> | undefined;
  }

  async record(): Promise<string> {
    return recordText(this.#table.running);
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  #look(viewer: Viewer): void {
    const { isOver } = this.#table.running.match;
    if (mayLook(this.#mine, viewer, isOver)) return;
    throw new RangeError(`seat ${viewer} is not looked at from here`);
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
