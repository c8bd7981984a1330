/** A table where a lesson is given: the match follows the script, and only what a prompt asks for is offered. */
import {
  isRefusal,
  parseLine,
  refusal,
  type Line,
  type Refusal,
  type Seat,
} from '@roundhouse/engine';
import {
  fleetingStore,
  ONLY_PLAY,
  Sitting,
  Tables,
  type Consent,
  type Declining,
  type Move,
  type OnSteps,
  type Sitter,
  type Table,
  type TableHost,
  type TableInfo,
  type TableStep,
  type Undo,
  type Watch,
  whyOf,
} from '@roundhouse/table';
import type { Title } from '@roundhouse/titles';
import { linesOf, type Lesson } from '@roundhouse/ui/lesson';

export const LEARNER = 0;

/** Nothing of it is kept. */
export async function openLessonHost(
  title: Pick<Title, 'id' | 'rules'>,
  lesson: Lesson,
  sitters: readonly Sitter[],
): Promise<LessonHost> {
  const tables = new Tables({
    store: fleetingStore(),
    titleOf: () => title,
    now: () => Date.now(),
    fresh: () => ({ id: 'lesson', seed: '', now: Date.now() }),
    announce: () => undefined,
  });
  const { config } = lesson;
  const match = await tables.begin({ title: title.id, config, sitters, byHand: 'all' });
  if (isRefusal(match)) throw new Error(`the lesson's options are refused: ${match.code}`);
  const table = await tables.table(match);
  const refused = await table.put(scripted(lesson.opening));
  if (refused) throw new Error(`the lesson's opening is refused: ${refused.code}`);
  return new LessonHost(table, lesson);
}

export class LessonHost implements TableHost {
  readonly #table: Table;
  readonly #place: Sitting;
  readonly #lesson: Lesson;
  /** The line with which each prompt was done. */
  readonly #doneWith: number[] = [];

  constructor(table: Table, lesson: Lesson) {
    this.#table = table;
    this.#place = new Sitting(table, [LEARNER], ONLY_PLAY);
    this.#lesson = lesson;
  }

  get info(): TableInfo {
    return this.#place.info;
  }

  /** How many prompts were done when a line was made. */
  doneAt(seq: number): number {
    if (seq > this.#last()) throw new RangeError(`there is no line ${seq} to look at`);
    return this.#doneWith.filter((line) => line <= seq).length;
  }

  watch(viewer: Seat | null | 'all', after: number, onSteps: OnSteps): Watch {
    return this.#place.watch(viewer, after, (steps) => onSteps(steps.map((s) => this.#asked(s))));
  }

  watchTrouble(): () => void {
    return () => undefined;
  }

  goOn(): void {}

  act(move: Move): Promise<Refusal | undefined> {
    const { seat, text } = move;
    if (seat !== LEARNER) return this.#place.act(move);
    return this.#table.act(move, () => {
      const prompt = this.#lesson.prompts[this.#doneWith.length];
      if (!prompt?.does.includes(text)) return this.#putOff(seat, text);
      this.#doneWith.push(this.#last() + 1);
      return scripted(prompt.follows);
    });
  }

  /** Nothing is taken back: a lesson is begun again instead. */
  async undo({ seat, from: to }: Undo): Promise<Refusal | undefined> {
    return refusal(seat === LEARNER ? 'no-undo-there' : 'not-your-seat', 'table', { seat, to });
  }

  agree({ seat, key, from }: Consent): Promise<Refusal | undefined> {
    return this.undo({ seat, key, from });
  }

  /** Nobody asks for anything either. */
  async decline({ seat }: Declining): Promise<Refusal | undefined> {
    return refusal(seat === LEARNER ? 'stale' : 'not-your-seat', 'table', { seat });
  }

  preview: TableHost['preview'] = (seat, text) => this.#place.preview(seat, text);

  async why(seat: Seat, text: string): Promise<Refusal> {
    return this.#putOff(seat, text);
  }

  hint: TableHost['hint'] = (seat) => this.#place.hint(seat);

  review(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  record: TableHost['record'] = () => this.#place.record();

  close(): void {
    this.#place.close();
  }

  /** What the game allows and the prompt does not ask for is put off, not forbidden. */
  #putOff(seat: Seat, text: string): Refusal {
    return whyOf(this.#table.running.stands, seat, text) ?? refusal('not-asked', 'table', { text });
  }

  #last(): number {
    return this.#table.running.match.lines;
  }

  /** Only the present asks, and only for what its prompt wants. */
  #asked(told: TableStep): TableStep {
    const { owedSince, legal, undoTo: _, undoByAllTo: __, ...step } = told;
    const prompt = this.#lesson.prompts[this.#doneWith.length];
    if (!prompt || owedSince === undefined || step.seq < this.#last())
      return { ...step, legal: [] };
    return { ...step, owedSince, legal: legal.filter((text) => prompt.does.includes(text)) };
  }
}

function scripted(script: string | undefined): readonly Line[] {
  return linesOf(script).map((text) => {
    const line = parseLine(text);
    if (!line) throw new Error(`not a line: ${text}`);
    return line;
  });
}
