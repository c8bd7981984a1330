/** Decisions of self-play with what a short look found each of their choices worth: what an instinct learns from. */
import { seededRng, type GameTypes, type Rng, type Seat } from '@roundhouse/engine';
import type { Brain, Choices } from '../brain.ts';
import { sheetFor, type Sheet } from '../instinct.ts';
import type { Judge } from '../playout.ts';
import { sampler } from '../search.ts';

/** Decision by decision: how many choices it has, and its table; choice by choice: its own numbers, and its worth. */
export interface Drills {
  readonly counts: Uint8Array;
  readonly tables: Float32Array;
  readonly rows: Float32Array;
  readonly worths: Float32Array;
}

export interface Course<G extends GameTypes> {
  readonly config: G['config'];
  readonly judge: Judge<G>;
  readonly decisions: number;
  /** Looks at each choice, each in the same worlds, and how many decisions they play on. */
  readonly trials: number;
  readonly plies: number;
  readonly seed: string;
}

/** One decision in so many is odd, so that what should not happen is learned about too; one in so many of these is anything legal. */
const ODD = 10;
const ANYTHING = 3;

/**
 * Each choice is looked at much as the hard level would. Of the decisions that are not odd half are made by what was
 * found, half by the rule bot: an instinct that has seen only what searches play overbids at other tables.
 */
export function takeDrills<G extends GameTypes>(brain: Brain<G>, course: Course<G>): Drills {
  const { rules, choices } = brain;
  if (!choices) throw new Error('a game that has no choices in numbers has no drills');
  const notes = new Notes(choices);
  for (let game = 0; notes.size < course.decisions; game++) {
    const before = notes.size;
    const rng = seededRng(`${course.seed} game ${game}`);
    const state = rules.setup(course.config);
    for (let lines = 0; lines <= rules.meta.maxLines && notes.size < course.decisions; lines++) {
      const turn = rules.turn(state);
      if (turn.kind === 'over') break;
      if (turn.kind === 'chance') {
        rules.applyChance(state, rules.sampleChance(state, rng));
        continue;
      }
      const [seat = 0] = turn.seats;
      rules.apply(state, seat, decided(brain, course, state, seat, rng, notes));
    }
    if (notes.size === before) throw new Error('a whole game had no choices to tell of');
  }
  return notes.all();
}

function decided<G extends GameTypes>(
  brain: Brain<G>,
  course: Course<G>,
  state: G['state'],
  seat: Seat,
  rng: Rng,
  notes: Notes,
): G['action'] {
  const legal = brain.rules.legal(state, seat);
  const [only] = legal;
  if (only === undefined) throw new Error(`seat ${seat} owes a decision and has none`);
  if (legal.length === 1) return only;
  const view = brain.rules.view(state, seat);
  const actions = brain.choices?.read(view, legal, seat, notes.sheet) ?? [];
  const worths = actions.length > 1 ? worthsOf(brain, course, view, seat, actions, rng) : [];
  if (worths.length > 0) notes.add(worths);
  if (rng.below(ODD) > 0) {
    const best = rng.below(2) === 0 ? actions[worths.indexOf(Math.max(...worths))] : undefined;
    return best ?? brain.policy(view, legal, seat, rng);
  }
  if (rng.below(ANYTHING) > 0) return brain.careless(view, legal, seat, rng);
  return legal[rng.below(legal.length)] ?? only;
}

function worthsOf<G extends GameTypes>(
  brain: Brain<G>,
  { judge, trials, plies }: Course<G>,
  view: G['view'],
  seat: Seat,
  actions: readonly G['action'][],
  rng: Rng,
): readonly number[] {
  const horizon = { ...brain.search.hard, plies, slips: 0 };
  const seed = rng.below(2 ** 20);
  const sample = sampler(brain, judge, horizon, view, seat, actions, seed);
  const sums = actions.map(() => 0);
  for (let trial = 0; trial < trials; trial++) {
    for (let choice = 0; choice < sums.length; choice++) {
      sums[choice] = (sums[choice] ?? 0) + sample(choice, trial);
    }
  }
  return sums.map((sum) => sum / trials);
}

class Notes {
  /** The decision that is open. */
  readonly sheet: Sheet;
  readonly #each: number;
  readonly #counts: number[] = [];
  readonly #tables: Float32Array[] = [];
  readonly #rows: Float32Array[] = [];
  readonly #worths: number[] = [];
  constructor(choices: Pick<Choices<GameTypes>, 'table' | 'each' | 'most'>) {
    this.sheet = sheetFor(choices);
    this.#each = choices.each;
  }
  get size(): number {
    return this.#counts.length;
  }
  add(worths: readonly number[]): void {
    this.#counts.push(worths.length);
    this.#tables.push(this.sheet.table.slice());
    this.#rows.push(this.sheet.rows.slice(0, worths.length * this.#each));
    this.#worths.push(...worths);
  }
  all(): Drills {
    return {
      counts: Uint8Array.from(this.#counts),
      tables: joined(this.#tables),
      rows: joined(this.#rows),
      worths: Float32Array.from(this.#worths),
    };
  }
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
