/** A program at the table. It gets what a player gets, and whatever it does, the game goes on. */
import type { Rules } from '@roundhouse/engine';
import type { AnyGame, Title } from '@roundhouse/titles';
import { quoted } from '../arguments.ts';
import { Misuse } from '../command.ts';
import type { SeatedPlayer } from '../players.ts';
import { commandWords, Program } from './program.ts';

export const OUTSIDE = /^cmd:(.+)$/;

export interface Limits {
  /** For a move, by the clock. */
  readonly ms: number;
  /** What the first move after a start has in addition. */
  readonly startMs: number;
}
export const LIMITS: Limits = { ms: 1000, startMs: 5000 };

/** After so many failures in one game it is not asked again in that game. */
const MOST_FAULTS = 3;
/** After so many games in a row that it gave up like that it is not asked again at all. */
const MOST_LOST = 3;

export async function openOutside(
  title: Title,
  config: AnyGame['config'],
  name: string,
  limits: Limits,
): Promise<SeatedPlayer> {
  const words = commandWords(OUTSIDE.exec(name)?.[1] ?? '');
  if ((words[0] ?? '') === '') throw new Misuse(`${quoted(name)} names no program`);
  const program = started(name, words);
  const problem = await program.started;
  if (problem !== undefined) throw new Misuse(`can't start ${quoted(name)}: ${problem}`);
  return new OutsidePlayer(name, words, program, await title.rules(), { title, config, limits });
}

/** Some names can't even be tried. */
function started(name: string, words: readonly string[]): Program {
  try {
    return new Program(words);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Misuse(`can't start ${quoted(name)}: ${why}`);
  }
}

interface Table {
  readonly title: Title;
  readonly config: AnyGame['config'];
  readonly limits: Limits;
}

class OutsidePlayer implements SeatedPlayer {
  readonly name: string;
  faults = 0;
  readonly #words: readonly string[];
  readonly #rules: Rules<AnyGame>;
  readonly #table: Table;
  #program: Program | undefined;
  #faultsInGame = 0;
  #lostInRow = 0;

  constructor(
    name: string,
    words: readonly string[],
    program: Program,
    rules: Rules<AnyGame>,
    table: Table,
  ) {
    this.name = name;
    this.#words = words;
    this.#program = program;
    this.#rules = rules;
    this.#table = table;
  }

  begin(): void {
    this.#lostInRow = this.#faultsInGame < MOST_FAULTS ? 0 : this.#lostInRow + 1;
    this.#faultsInGame = 0;
  }

  async choose(
    view: AnyGame['view'],
    legal: readonly AnyGame['action'][],
    seat: number,
  ): Promise<AnyGame['action']> {
    const isOut = this.#faultsInGame >= MOST_FAULTS || this.#lostInRow >= MOST_LOST;
    const action = isOut ? undefined : await this.#answer(view, legal, seat);
    if (action) return action;
    this.faults++;
    return this.#rules.idle(view, seat);
  }

  close(): void {
    this.#program?.end();
  }

  /** Undefined where it gave none that is possible. */
  async #answer(
    view: AnyGame['view'],
    legal: readonly AnyGame['action'][],
    seat: number,
  ): Promise<AnyGame['action'] | undefined> {
    const { title, config, limits } = this.#table;
    const texts = legal.map((action) => this.#rules.action.format(action));
    const question = { title: title.id, config, seat, view, legal: texts, ms: limits.ms };
    this.#program ??= new Program(this.#words);
    const isNew = !this.#program.hasAnswered;
    const ms = limits.ms + (isNew ? limits.startMs : 0);
    const said = await this.#program.ask(JSON.stringify(question), ms);
    if (typeof said === 'string') {
      const action = legal[texts.indexOf(textIn(said) ?? '')];
      if (!action) this.#faultsInGame++;
      return action;
    }
    this.#program = undefined;
    // One that can't even answer once would only cost time again.
    this.#faultsInGame += isNew ? MOST_FAULTS : 1;
    return undefined;
  }
}

function textIn(line: string): string | undefined {
  try {
    const value = JSON.parse(line) as unknown;
    if (typeof value !== 'object' || value === null || !('text' in value)) return undefined;
    return typeof value.text === 'string' ? value.text : undefined;
  } catch {
    return undefined;
  }
}
