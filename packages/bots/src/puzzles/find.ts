/**
 * Puzzles in one game of self-play. Screening is cheap and throws nearly everything out: the expert's own search, then
 * who else finds its move, then a deep search, and only then every legal action, another search from another seed, and
 * the end of the match.
 */
import {
  formatLine,
  seededRng,
  type GameTypes,
  type Json,
  type Line,
  type Rng,
} from '@roundhouse/engine';
import { aftermath, HUNDRED, shortfallOf, winsIn } from '../aftermath.ts';
import type { Bot, Bots, Budget } from '../bot.ts';
import type { Brain } from '../brain.ts';
import type { Judge } from '../playout.ts';
import {
  bestOf,
  type Difficulty,
  type Puzzle,
  type PuzzleChoice,
  type PuzzleGame,
} from './puzzle.ts';
import { bestOutsiders, clearlyBest, isAlike, twinsOf, type Spot } from './weighing.ts';

export interface Finding<G extends GameTypes> {
  readonly brain: Brain<G>;
  readonly judge: Judge<G>;
  readonly bots: Bots<G>;
  readonly config: G['config'];
  /** The game's own. */
  readonly seed: string;
  /** Whether another one of this difficulty is wanted, where so many were found in this game. */
  isWanted(difficulty: Difficulty, found: number): boolean;
}

const MOST_OF_A_GAME = 6;
/** Of one kind of action, so that a game does not ask the same thing again and again. */
const MOST_ALIKE = 2;
/** One decision in so many is looked at, so that all of a game comes in. */
const LOOKED_AT = 3;
/** Lines between two puzzles of a game: the next decision is too much like the last. */
const APART = 6;
/** Fewer are no riddle, more can't all be weighed. */
const CHOICES = { least: 3, most: 96 } as const;
/** Enough to see what is worth a deep search. */
const SCREENING: Budget = { iterations: 150 };
const SCREEN_LEAD = 0.02;
const DEEPER = 5;
const RIVALS = 2;
/** Of a hundred: what a player is told must agree with the search. */
const LEAST_WINS = 5;
const HARD_TRIES = 3;
const SLIPS = 8;

/** Undefined: there is none in this game. */
export function findPuzzles<G extends GameTypes>(finding: Finding<G>): PuzzleGame | undefined {
  const { brain, judge, config, seed } = finding;
  const { rules } = brain;
  const rng = seededRng(`${seed} game`);
  const state = rules.setup(config);
  const lines: Line[] = [];
  const puzzles: Puzzle[] = [];
  while (lines.length < rules.meta.maxLines && puzzles.length < MOST_OF_A_GAME) {
    const turn = rules.turn(state);
    if (turn.kind === 'over') break;
    if (turn.kind === 'chance') {
      const chance = rules.sampleChance(state, rng);
      rules.applyChance(state, chance);
      lines.push({ kind: 'chance', text: rules.chance.format(chance) });
      continue;
    }
    const [seat = 0] = turn.seats;
    const [view, legal] = [rules.view(state, seat), rules.legal(state, seat)];
    const forced = turn.forced === true;
    if (!forced && turn.seats.length === 1 && rng.below(LOOKED_AT) === 0) {
      const spot = { brain, judge, view, legal, seat };
      const puzzle = puzzleAt(finding, spot, lines.length, puzzles);
      if (puzzle) puzzles.push(puzzle);
    }
    const action = forced ? legal[0] : played(brain, view, legal, seat, rng);
    if (action === undefined) throw new Error(`seat ${seat} owes a decision and has none`);
    rules.apply(state, seat, action);
    lines.push({ kind: 'act', seat, text: rules.action.format(action), forced });
  }
  const last = puzzles.at(-1);
  if (!last) return undefined;
  const told = lines.slice(0, last.at).map(formatLine).join(';');
  return { config: config as unknown as Json, lines: told, puzzles };
}

/** By the rules of thumb, and now and then carelessly, as people play. */
function played<G extends GameTypes>(
  brain: Brain<G>,
  view: G['view'],
  legal: readonly G['action'][],
  seat: number,
  rng: Rng,
): G['action'] {
  const policy = rng.below(SLIPS) === 0 ? brain.careless : brain.policy;
  return policy(view, legal, seat, rng);
}

function puzzleAt<G extends GameTypes>(
  finding: Finding<G>,
  spot: Spot<G>,
  at: number,
  before: readonly Puzzle[],
): Puzzle | undefined {
  const { legal, seat } = spot;
  if (legal.length < CHOICES.least || legal.length > CHOICES.most) return undefined;
  if (at - (before.at(-1)?.at ?? -APART) < APART) return undefined;
  const seeds = seededRng(`${finding.seed} ${at}`);
  const front = screened(finding, spot, seeds);
  const [best] = front;
  if (best === undefined) return undefined;
  const kind = kindOf(textOf(spot, best));
  if (before.filter((one) => kindOf(bestOf(one)) === kind).length >= MOST_ALIKE) return undefined;
  const difficulty = difficultyOf(finding, spot, best, at);
  const found = before.filter((one) => one.difficulty === difficulty).length;
  if (!finding.isWanted(difficulty, found)) return undefined;
  const others = front.filter((action) => !isAlike(spot, action, best));
  const deepened = [best, ...others.slice(0, DEEPER - 1)];
  const deep = clearlyBest(spot, deepened, seeds.below(SEEDS));
  if (!deep) return undefined;
  const twins = twinsOf(spot, best, seeds.below(SEEDS));
  const rivals = deep.slice(0, 1 + RIVALS).map(({ action }) => action);
  const outsiders = bestOutsiders(spot, [...deepened, ...twins], RIVALS, seeds.below(SEEDS));
  const again = clearlyBest(spot, [...rivals, ...outsiders], seeds.below(SEEDS));
  if (!again) return undefined;
  const last = again.slice(0, 1 + RIVALS).map(({ action }) => action);
  const choices = followedChoices(spot, last, `${finding.seed} ${at}`);
  const [first, second] = choices;
  if (!first || !second || first.text !== textOf(spot, best)) return undefined;
  if (first.wins - second.wins < LEAST_WINS) return undefined;
  const alike = twins.map((action) => textOf(spot, action));
  return { at, seat, difficulty, choices, ...(alike.length > 0 ? { alike } : {}) };
}

const kindOf = (text: string): string => text.split(' ', 1)[0] ?? '';

const SEEDS = 2 ** 20;

/** What the expert looks at, its choice first; nothing where that has no lead. */
function screened<G extends GameTypes>(
  { bots }: Finding<G>,
  { view, legal, seat }: Spot<G>,
  rng: Rng,
): readonly G['action'][] {
  const { candidates = [] } = bots.expert?.explain?.(view, legal, seat, rng, SCREENING) ?? {};
  const [first, second] = candidates;
  if (!first || !second || first.value - second.value < SCREEN_LEAD) return [];
  return candidates.map(({ action }) => action);
}

function difficultyOf<G extends GameTypes>(
  { bots, seed }: Finding<G>,
  spot: Spot<G>,
  best: G['action'],
  at: number,
): Difficulty {
  const { view, legal, seat } = spot;
  const isFound = (bot: Bot<G> | undefined, trial: number): boolean => {
    const action = bot?.choose(view, legal, seat, seededRng(`${seed} ${at} found ${trial}`));
    return action !== undefined && isAlike(spot, action, best);
  };
  if (isFound(bots.normal, 0)) return 'easy';
  const times = Array.from({ length: HARD_TRIES }, (_, trial) => isFound(bots.hard, trial));
  return times.filter(Boolean).length * 2 > HARD_TRIES ? 'medium' : 'hard';
}

/** The first against the others, followed to the end; the most wins first. */
export function followedChoices<G extends GameTypes>(
  spot: Spot<G>,
  actions: readonly G['action'][],
  seed: string,
): readonly PuzzleChoice[] {
  const { brain, view, seat } = spot;
  const followed = actions.map((action) => ({
    text: textOf(spot, action),
    came: Array.from({ length: HUNDRED }, (_, trial) =>
      aftermath(brain, { view, seat, seed }, action, trial),
    ),
  }));
  const [best] = followed;
  return followed
    .map(({ text, came }) => ({
      text,
      wins: Math.round(winsIn(came)[seat] ?? 0),
      ...(best && text !== best.text ? { shortfall: shortfallOf(best.came, came, seat) } : {}),
    }))
    .toSorted((one, other) => other.wins - one.wins);
}

function textOf<G extends GameTypes>({ brain }: Spot<G>, action: G['action']): string {
  return brain.rules.action.format(action);
}
