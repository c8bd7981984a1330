/** A table where a lesson is given: the match follows the script, and only what a prompt asks for is offered. */
import { refusal, type Refusal, type Seat } from '@roundhouse/engine';
import { whyOf, type Move, type Sitter, type Table, type TableStep } from '@roundhouse/table';
import type { Title } from '@roundhouse/titles';
import type { Lesson } from '@roundhouse/ui/lesson';
import { FleetingHost, scripted, setTable } from '../table/fleeting-host.ts';

export const LEARNER = 0;

export async function openLessonHost(
  title: Pick<Title, 'id' | 'rules'>,
  lesson: Lesson,
  sitters: readonly Sitter[],
): Promise<LessonHost> {
  const { config, opening } = lesson;
  return new LessonHost(
    await setTable('lesson', title, { config, sitters }, scripted(opening)),
    lesson,
  );
}

/** Nothing is taken back: a lesson is begun again instead. */
export class LessonHost extends FleetingHost {
  readonly #lesson: Lesson;
  /** The line with which each prompt was done. */
  readonly #doneWith: number[] = [];

  constructor(table: Table, lesson: Lesson) {
    super(table, LEARNER);
    this.#lesson = lesson;
  }

  /** How many prompts were done when a line was made. */
  doneAt(seq: number): number {
    if (seq > this.#last()) throw new RangeError(`there is no line ${seq} to look at`);
    return this.#doneWith.filter((line) => line <= seq).length;
  }

  act(move: Move): Promise<Refusal | undefined> {
    const { seat, text } = move;
    if (seat !== LEARNER) return this.place.act(move);
    return this.table.act(move, () => {
      const prompt = this.#lesson.prompts[this.#doneWith.length];
      if (!prompt?.does.includes(text)) return this.#putOff(seat, text);
      this.#doneWith.push(this.#last() + 1);
      return scripted(prompt.follows);
    });
  }

  override why = async (seat: Seat, text: string): Promise<Refusal> => this.#putOff(seat, text);

  /** What the game allows and the prompt does not ask for is put off, not forbidden. */
  #putOff(seat: Seat, text: string): Refusal {
    return whyOf(this.table.running.stands, seat, text) ?? refusal('not-asked', 'table', { text });
  }

  #last(): number {
    return this.table.running.match.lines;
  }

  /** Only the present asks, and only for what its prompt wants. */
  protected asked(told: TableStep): TableStep {
    const { owedSince, legal, undoTo: _, undoByAllTo: __, ...step } = told;
    const prompt = this.#lesson.prompts[this.#doneWith.length];
    if (!prompt || owedSince === undefined || step.seq < this.#last())
      return { ...step, legal: [] };
    return { ...step, owedSince, legal: legal.filter((text) => prompt.does.includes(text)) };
  }
}
