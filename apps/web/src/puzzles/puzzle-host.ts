/** A table where a puzzle is set: one seat may answer, only the best move is made, and then it is over. */
import { bestOf, isAnswer, type Puzzle, type PuzzleGame } from '@roundhouse/bots';
import { refusal, type Refusal } from '@roundhouse/engine';
import type { Move, Sitter, Table, TableStep } from '@roundhouse/table';
import type { AnyGame, Title } from '@roundhouse/titles';
import { Listeners } from '../app/listeners.ts';
import { FleetingHost, scripted, setTable } from '../table/fleeting-host.ts';
import { NOT_BEST } from '../table/riddle.ts';

/** What was answered, or shown to who wanted to see it. */
export interface Answer {
  readonly text: string;
  readonly isRight: boolean;
  readonly isShown: boolean;
}

export async function openPuzzleHost(
  title: Pick<Title, 'id' | 'rules'>,
  game: PuzzleGame,
  puzzle: Puzzle,
  sitters: readonly Sitter[],
): Promise<PuzzleHost> {
  const config = game.config as unknown as AnyGame['config'];
  const lines = scripted(game.lines).slice(0, puzzle.at);
  return new PuzzleHost(await setTable('puzzle', title, { config, sitters }, lines), puzzle);
}

/** Nothing is taken back: what was not the best was never made. */
export class PuzzleHost extends FleetingHost {
  /** The position as the seat sees it. */
  readonly view: AnyGame['view'];
  readonly #puzzle: Puzzle;
  readonly #told = new Listeners();
  #answer: Answer | undefined;

  constructor(table: Table, puzzle: Puzzle) {
    super(table, puzzle.seat);
    const { rules, state } = table.running.stands;
    this.view = rules.view(state, puzzle.seat);
    this.#puzzle = puzzle;
  }

  readonly subscribe = this.#told.subscribe;
  /** The last one. */
  readonly answer = (): Answer | undefined => this.#answer;

  /** Whoever does not find it is shown it. */
  show(): Promise<Refusal | undefined> {
    const { seat } = this.#puzzle;
    const owedSince = this.table.running.stands.owed.get(seat) ?? 0;
    const text = bestOf(this.#puzzle);
    return this.#make({ seat, key: 'shown', owedSince, text }, true);
  }

  async act(move: Move): Promise<Refusal | undefined> {
    const { seat, text } = move;
    if (seat !== this.#puzzle.seat) return this.place.act(move);
    if (this.#answer?.isRight) return refusal('stale', 'table', { seat });
    if (isAnswer(this.#puzzle, text)) return this.#make(move, false);
    const refused = await this.why(seat, text);
    if (refused) return refused;
    this.#tell({ text, isRight: false, isShown: false });
    return refusal(NOT_BEST, 'table', { text });
  }

  async #make(move: Move, isShown: boolean): Promise<Refusal | undefined> {
    // Told first: the line that comes of it is not to be asked about.
    const before = this.#answer;
    this.#tell({ text: move.text, isRight: true, isShown });
    const refused = await this.table.act(move, () => []);
    if (refused) this.#tell(before);
    return refused;
  }

  #tell(answer: Answer | undefined): void {
    this.#answer = answer;
    this.#told.tell();
  }

  /** Only the position itself asks, and only until it is answered. */
  protected asked(told: TableStep): TableStep {
    const { owedSince, legal, undoTo: _, undoByAllTo: __, ...step } = told;
    const isOpen = step.seq === this.#puzzle.at && !this.#answer?.isRight;
    return isOpen && owedSince !== undefined
      ? { ...step, owedSince, legal }
      : { ...step, legal: [] };
  }
}
