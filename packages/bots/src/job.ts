/** A decision that a worker is asked for: plain data, so that it can be sent. */
import { seededRng, type GameTypes, type Seat } from '@roundhouse/engine';
import type { Bot, Budget, Explanation, Level } from './bot.ts';

/** How long a searching level thinks, where it is not its own measure. */
export interface Measure {
  readonly iterations?: number | undefined;
  /** With it no two answers need be alike. */
  readonly ms?: number | undefined;
}

export interface BotJob<G extends GameTypes> {
  readonly title: string;
  readonly seats: number;
  readonly level: Level;
  /** Which of the game's characters it is, counted round; without it none of them. */
  readonly character?: number | undefined;
  readonly view: G['view'];
  readonly legal: readonly G['action'][];
  readonly seat: Seat;
  readonly seed: string;
  readonly measure: Measure;
  /** Whether the answer tells what else was weighed, and why. */
  readonly isExplained: boolean;
  /** How many of the best are followed to the end, and for how long: for advice. */
  readonly followed?: { readonly most: number; readonly ms: number };
}

export interface Thought<G extends GameTypes> {
  readonly action: G['action'];
  readonly explanation?: Explanation<G['action']>;
}

const NO_LIMIT = 1e9;

/** A budget that starts now; `now` counts milliseconds. Undefined: the level's own measure. */
export function budgetOf({ iterations, ms }: Measure, now: () => number): Budget | undefined {
  if (ms === undefined) return iterations === undefined ? undefined : { iterations };
  const since = now();
  return { iterations: iterations ?? NO_LIMIT, spent: () => (now() - since) / ms };
}

function inCharacter<G extends GameTypes>(bot: Bot<G>, character: number | undefined): Bot<G> {
  const { styles = [] } = bot;
  return (character === undefined ? undefined : styles[character % styles.length]) ?? bot;
}

export function answerJob<G extends GameTypes>(
  bot: Bot<G>,
  job: Omit<BotJob<G>, 'title' | 'seats' | 'level'>,
  now: () => number,
): Thought<G> {
  const { view, legal, seat, measure } = job;
  const player = inCharacter(bot, job.character);
  const rng = seededRng(job.seed);
  const budget = budgetOf(measure, now);
  const explanation = job.isExplained
    ? player.explain?.(view, legal, seat, rng, budget)
    : undefined;
  const [best] = explanation?.candidates ?? [];
  if (explanation && best) return { action: best.action, explanation };
  return { action: player.choose(view, legal, seat, rng, budget) };
}
