/** A table where a puzzle is set: one seat may answer, only the best move is made, and then it is over. */
import { bestOf, isAnswer, type Puzzle, type PuzzleGame } from '@roundhouse/bots';
import { isRefusal, parseLine, refusal, type Refusal, type Seat } from '@roundhouse/engine';
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
} from '@roundhouse/table';
import type { AnyGame, Title } from '@roundhouse/titles';
import { linesOf } from '@roundhouse/ui/lesson';
import { NOT_BEST } from '../table/riddle.ts';

/** What was answered, or shown to who wanted to see it. */
export interface Answer {
  readonly text: string;
  readonly isRight: boolean;
  readonly isShown: boolean;
}

/** Nothing of it is kept. */
export async function openPuzzleHost(
  title: Pick<Title, 'id' | 'rules'>,
  game: PuzzleGame,
  puzzle: Puzzle,
  sitters: readonly Sitter[],
): Promise<PuzzleHost> {
  const tables = new Tables({
    store: fleetingStore(),
    titleOf: () => title,
    now: () => Date.now(),
    fresh: () => ({ id: 'puzzle', seed: '', now: Date.now() }),
    announce: () => undefined,
  });
  const config = game.config as unknown as AnyGame['config'];
  const match = await tables.begin({ title: title.id, config, sitters, byHand: 'all' });
  if (isRefusal(match)) throw new Error(`the puzzle's options are refused: ${match.code}`);
  const table = await tables.table(match);
  const lines = linesOf(game.lines).slice(0, puzzle.at);
  const refused = await table.put(
    lines.map((text) => {
      const line = parseLine(text);
      if (!line) throw new Error(`not a line: ${text}`);
      return line;
    }),
  );
  if (refused) throw new Error(`the puzzle's game is refused: ${refused.code}`);
  return new PuzzleHost(table, puzzle);
}

export class PuzzleHost implements TableHost {
  /** The position as the seat sees it. */
  readonly view: AnyGame['view'];
  readonly #table: Table;
  readonly #place: Sitting;
  readonly #puzzle: Puzzle;
  readonly #listeners = new Set<() => void>();
  #answer: Answer | undefined;

  constructor(table: Table, puzzle: Puzzle) {
    const { rules, state } = table.running.stands;
    this.view = rules.view(state, puzzle.seat);
    this.#table = table;
    this.#place = new Sitting(table, [puzzle.seat], ONLY_PLAY);
    this.#puzzle = puzzle;
  }

  get info(): TableInfo {
    return this.#place.info;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** The last one. */
  readonly answer = (): Answer | undefined => this.#answer;

  /** Whoever does not find it is shown it. */
  show(): Promise<Refusal | undefined> {
    const { seat } = this.#puzzle;
    const owedSince = this.#table.running.stands.owed.get(seat) ?? 0;
    const text = bestOf(this.#puzzle);
    return this.#make({ seat, key: 'shown', owedSince, text }, true);
  }

  watch(viewer: Seat | null | 'all', after: number, onSteps: OnSteps): Watch {
    return this.#place.watch(viewer, after, (steps) => onSteps(steps.map((s) => this.#asked(s))));
  }

  watchTrouble(): () => void {
    return () => undefined;
  }

  goOn(): void {}

  async act(move: Move): Promise<Refusal | undefined> {
    const { seat, text } = move;
    if (seat !== this.#puzzle.seat) return this.#place.act(move);
    if (this.#answer?.isRight) return refusal('stale', 'table', { seat });
    if (isAnswer(this.#puzzle, text)) return this.#make(move, false);
    const refused = await this.why(seat, text);
    if (refused) return refused;
    this.#tell({ text, isRight: false, isShown: false });
    return refusal(NOT_BEST, 'table', { text });
  }

  /** Nothing is taken back: what was not the best was never made. */
  async undo({ seat, from: to }: Undo): Promise<Refusal | undefined> {
    return refusal(seat === this.#puzzle.seat ? 'no-undo-there' : 'not-your-seat', 'table', {
      seat,
      to,
    });
  }

  agree({ seat, key, from }: Consent): Promise<Refusal | undefined> {
    return this.undo({ seat, key, from });
  }

  async decline({ seat }: Declining): Promise<Refusal | undefined> {
    return refusal(seat === this.#puzzle.seat ? 'stale' : 'not-your-seat', 'table', { seat });
  }

  preview: TableHost['preview'] = (seat, text) => this.#place.preview(seat, text);
  why: TableHost['why'] = (seat, text) => this.#place.why(seat, text);
  hint: TableHost['hint'] = (seat) => this.#place.hint(seat);

  review(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  record: TableHost['record'] = () => this.#place.record();

  close(): void {
    this.#place.close();
  }

  async #make(move: Move, isShown: boolean): Promise<Refusal | undefined> {
    // Told first: the line that comes of it is not to be asked about.
    const before = this.#answer;
    this.#tell({ text: move.text, isRight: true, isShown });
    const refused = await this.#table.act(move, () => []);
    if (refused) this.#tell(before);
    return refused;
  }

  #tell(answer: Answer | undefined): void {
    this.#answer = answer;
    for (const listener of this.#listeners) listener();
  }

  /** Only the position itself asks, and only until it is answered. */
  #asked(told: TableStep): TableStep {
    const { owedSince, legal, undoTo: _, undoByAllTo: __, ...step } = told;
    const isOpen = step.seq === this.#puzzle.at && !this.#answer?.isRight;
    return isOpen && owedSince !== undefined
      ? { ...step, owedSince, legal }
      : { ...step, legal: [] };
  }
}
