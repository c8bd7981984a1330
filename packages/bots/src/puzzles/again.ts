/** Puzzles that lie there already, looked at again: as their seats see them, from another seed. */
import { parseLine, seededRng, type GameTypes } from '@roundhouse/engine';
import type { Brain } from '../brain.ts';
import type { Judge } from '../playout.ts';
import { followedChoices } from './find.ts';
import { bestOf, type Puzzle, type PuzzleGame } from './puzzle.ts';
import { bestOutsiders, clearlyBest, type Spot } from './weighing.ts';

/** How the match stands where it is decided. */
export function stateAt<G extends GameTypes>(
  { rules }: Brain<G>,
  game: PuzzleGame,
  at: number,
): G['state'] {
  const state = rules.setup(game.config as unknown as G['config']);
  for (const text of game.lines.split(';').slice(0, at)) {
    const line = parseLine(text);
    const action = line?.kind === 'act' ? rules.action.parse(line.text) : undefined;
    const chance = line?.kind === 'chance' ? rules.chance.parse(line.text) : undefined;
    if (line?.kind === 'act' && action !== undefined) rules.apply(state, line.seat, action);
    else if (chance !== undefined) rules.applyChance(state, chance);
    else throw new Error(`not a line of a puzzle's game: ${text}`);
  }
  return state;
}

export function spotOf<G extends GameTypes>(
  brain: Brain<G>,
  judge: Judge<G>,
  game: PuzzleGame,
  { at, seat }: Puzzle,
): Spot<G> {
  const state = stateAt(brain, game, at);
  const [view, legal] = [brain.rules.view(state, seat), brain.rules.legal(state, seat)];
  return { brain, judge, view, legal, seat };
}

/** Those that are legal, in their order. */
function actionsOf<G extends GameTypes>(
  { brain, legal }: Spot<G>,
  texts: readonly string[],
): readonly G['action'][] {
  const { format } = brain.rules.action;
  return texts.flatMap((text) => legal.find((action) => format(action) === text) ?? []);
}

const textsOf = ({ choices }: Puzzle): readonly string[] => choices.map(({ text }) => text);

/** Whether a deep search from that seed still puts its answer first, and clearly, before any legal action. */
export function isStillBest<G extends GameTypes>(
  spot: Spot<G>,
  puzzle: Puzzle,
  seed: string,
): boolean {
  const choices = actionsOf(spot, textsOf(puzzle));
  if (choices.length < puzzle.choices.length) return false;
  const named = [...choices, ...actionsOf(spot, puzzle.alike ?? [])];
  const seeds = seededRng(seed);
  const outsiders = bestOutsiders(spot, named, OUTSIDERS, seeds.below(SEEDS));
  return clearlyBest(spot, [...choices, ...outsiders], seeds.below(SEEDS)) !== undefined;
}

const SEEDS = 2 ** 20;
/** Rivals that the finder may have overlooked. */
const OUTSIDERS = 2;

/** Its figures by the brain as it is now; undefined: its answer no longer wins most often. */
export function explainedAnew<G extends GameTypes>(
  spot: Spot<G>,
  puzzle: Puzzle,
  seed: string,
): Puzzle | undefined {
  const choices = followedChoices(spot, actionsOf(spot, textsOf(puzzle)), seed);
  const [first, second] = choices;
  const isBest = first?.text === bestOf(puzzle) && second !== undefined && first.wins > second.wins;
  return isBest ? { ...puzzle, choices } : undefined;
}
