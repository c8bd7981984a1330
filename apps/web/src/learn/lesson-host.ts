/** A table where a lesson is given: the match follows the script, and only what a prompt asks for is offered. */
import {
  extend,
  formatRecord,
  isRefusal,
  parseLine,
  refusal,
  startMatch,
  type Line,
  type Match,
  type Refusal,
  type Rules,
  type Seat,
  type Viewer,
} from '@roundhouse/engine';
import {
  mayLook,
  positionOf,
  previewOf,
  stepsFor,
  whyOf,
  type Move,
  type OnSteps,
  type Position,
  type Preview,
  type Sitter,
  type TableHost,
  type TableInfo,
  type TableStep,
  type Undo,
  type Watch,
} from '@roundhouse/table';
import type { AnyGame } from '@roundhouse/titles';
import { linesOf, type Lesson } from '@roundhouse/ui/lesson';

export const LEARNER = 0;

/** A line of the lesson, and how many prompts were done when it was made. */
interface Told extends Position {
  readonly done: number;
}

type Watcher = (told: readonly Told[]) => void;

export class LessonHost implements TableHost {
  readonly info: TableInfo;
  readonly #lesson: Lesson;
  readonly #match: Match<AnyGame>;
  readonly #told: Told[];
  readonly #watchers = new Set<Watcher>();
  readonly #keys = new Set<string>();
  #done = 0;

  constructor(rules: Rules<AnyGame>, lesson: Lesson, sitters: readonly Sitter[]) {
    const config = rules.configure(lesson.config);
    if (isRefusal(config)) throw new Error(`the lesson's options are refused: ${config.code}`);
    this.#lesson = lesson;
    this.#match = startMatch(rules, config, 'lesson');
    this.#told = [{ ...positionOf(this.#match, { seq: 0, events: [] }), done: 0 }];
    const now = Date.now();
    const { title, meta } = rules;
    const { hasSecrets } = meta;
    const times = { begun: now, touched: now };
    this.info = { match: 'lesson', title, config, sitters, hasSecrets, ...times };
    for (const line of linesOf(lesson.opening)) this.#tell(scripted(line));
  }

  /** How many prompts were done when a line was made. */
  doneAt(seq: number): number {
    const told = this.#told[seq];
    if (!told) throw new RangeError(`there is no line ${seq} to look at`);
    return told.done;
  }

  watch(viewer: Viewer, after: number, onSteps: OnSteps): Watch {
    if (!mayLook([LEARNER], viewer, false)) throw new RangeError(`seat ${viewer} is not yours`);
    const watcher: Watcher = (told) => onSteps(this.#stepsFor(told, viewer));
    watcher(this.#told.filter(({ seq }) => seq > after));
    this.#watchers.add(watcher);
    return {
      started: Promise.resolve(),
      // The learner's own moves make it go on.
      seen: () => undefined,
      stop: () => this.#watchers.delete(watcher),
    };
  }

  /** Nothing is kept, so nothing stops. */
  watchTrouble(): () => void {
    return () => undefined;
  }

  goOn(): void {}

  act({ seat, key, owedSince, text }: Move): Promise<Refusal | undefined> {
    if (this.#keys.has(key)) return Promise.resolve(undefined);
    if (seat !== LEARNER) return Promise.resolve(notYours(seat));
    const prompt = this.#lesson.prompts[this.#done];
    if (!prompt || this.#match.owed.get(seat) !== owedSince) {
      return Promise.resolve(refusal('stale', 'table'));
    }
    if (!prompt.does.includes(text)) return this.why(seat, text);
    this.#done += 1;
    this.#keys.add(key);
    const lines = [
      { kind: 'act', seat, text, forced: false } as const,
      ...linesOf(prompt.follows).map(scripted),
    ];
    const from = this.#told.length;
    for (const line of lines) this.#tell(line);
    const told = this.#told.slice(from);
    for (const watcher of this.#watchers) watcher(told);
    return Promise.resolve(undefined);
  }

  /** Nothing is taken back: a lesson is begun again instead. */
  undo({ seat, from: to }: Undo): Promise<Refusal | undefined> {
    const refused = seat === LEARNER ? refusal('no-undo-there', 'table', { to }) : notYours(seat);
    return Promise.resolve(refused);
  }

  preview(seat: Seat, text: string): Promise<Preview | Refusal> {
    return Promise.resolve(previewOf(this.#match, seat, text));
  }

  /** What the game allows and the prompt does not ask for is put off, not forbidden. */
  why(seat: Seat, text: string): Promise<Refusal | undefined> {
    const refused = whyOf(this.#match, seat, text);
    return Promise.resolve(refused ?? refusal('not-asked', 'table', { text }));
  }

  /** The prompt is all the advice there is. */
  hint(): Promise<never> {
    return Promise.reject(new RangeError('a lesson has no hints'));
  }

  review(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  record(): Promise<string> {
    const { rules, config, id, lines } = this.#match;
    const { title, version } = rules;
    return Promise.resolve(formatRecord({ title, rules: version, match: id, config, lines }));
  }

  close(): void {
    this.#watchers.clear();
  }

  #tell(line: Line): void {
    const step = extend(this.#match, line);
    if (isRefusal(step)) throw new Error(`the lesson's line is refused: ${step.code}`);
    this.#told.push({ ...positionOf(this.#match, step), done: this.#done });
  }

  #stepsFor(told: readonly Told[], viewer: Viewer): readonly TableStep[] {
    const steps = stepsFor(this.#match, told, viewer);
    return steps.map((each, index) => {
      const { owedSince, legal, undoTo: _, ...step } = each;
      const prompt = this.#lesson.prompts[told[index]?.done ?? 0];
      const isAsked = viewer === LEARNER && told[index] === this.#told.at(-1) && prompt;
      if (!isAsked || owedSince === undefined) return { ...step, legal: [] };
      return { ...step, owedSince, legal: legal.filter((text) => prompt.does.includes(text)) };
    });
  }
}

function notYours(seat: Seat): Refusal {
  return refusal('not-your-seat', 'table', { seat });
}

function scripted(text: string): Line {
  const line = parseLine(text);
  if (!line) throw new Error(`not a line: ${text}`);
  return line;
}
