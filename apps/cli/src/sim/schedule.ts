/** Who sits where in which game, and by what chance. The same plan gives the same rows on any number of workers. */
import { playGame, type Bot, type Level, type Played } from '@roundhouse/bots';
import { isRefusal, type Rules } from '@roundhouse/engine';
import { titleOf, type AnyGame } from '@roundhouse/titles';
import { levelsAt } from '../levels.ts';

/** Plain data: it goes to worker threads. */
export interface Plan {
  readonly title: string;
  readonly config: AnyGame['config'];
  readonly lineup: readonly Level[];
  readonly seed: string;
  readonly games: number;
}

export interface Row extends Played {
  readonly game: number;
  readonly seating: readonly Level[];
}
export interface FailedRow {
  readonly game: number;
  readonly failure: string;
}

/** Each of the lineup sits everywhere: as many games as seats share one chance and turn the table once. */
export function seatingOf(plan: Plan, game: number): readonly Level[] {
  const { lineup } = plan;
  return lineup.map((_, seat) => lineup[(seat + game) % lineup.length] ?? 'random');
}

export type PlayRow = (game: number) => Row | FailedRow;

export async function rowPlayer(plan: Plan): Promise<PlayRow> {
  const title = titleOf(plan.title);
  if (!title) throw new Error(`there is no title ${plan.title}`);
  const rules = await title.rules();
  const config = rules.configure(plan.config);
  if (isRefusal(config)) throw new Error(`the config was refused: ${config.code}`);
  const bots = await levelsAt(title, config.seats);
  const at = (level: Level): Bot<AnyGame> => {
    const bot = bots[level];
    if (!bot) throw new Error(`${plan.title} has no bot ${level}`);
    return bot;
  };
  return (game) => playRow(plan, rules, config, at, game);
}

function playRow(
  plan: Plan,
  rules: Rules<AnyGame>,
  config: AnyGame['config'],
  at: (level: Level) => Bot<AnyGame>,
  game: number,
): Row | FailedRow {
  const seating = seatingOf(plan, game);
  const group = Math.floor(game / plan.lineup.length);
  const seeds = { chance: `${plan.seed} chance ${group}`, bots: `${plan.seed} bots ${game}` };
  try {
    return { game, seating, ...playGame(rules, config, seating.map(at), seeds) };
  } catch (error) {
    return { game, failure: error instanceof Error ? error.message : String(error) };
  }
}
