/** One game of a trial run. The same plan gives the same rows, wherever and in whatever order they are played. */
import type { GameTypes, Outcome, Rules, Seat } from '@roundhouse/engine';
import type { Bot, Level } from '../bot.ts';
import { playGame } from '../play-game.ts';
import type { Gauge, Parts } from './gauge.ts';

/** Plain data: it goes to workers. */
export interface TrialPlan<G extends GameTypes> {
  readonly title: string;
  readonly config: G['config'];
  readonly level: Level;
  readonly games: number;
  readonly seed: string;
}

/** A plan and what is needed to play it. */
export interface Trial<G extends GameTypes> {
  readonly plan: TrialPlan<G>;
  readonly rules: Rules<G>;
  readonly gauge: Gauge<G>;
  readonly bot: Bot<G>;
}

export interface TrialRow {
  readonly game: number;
  readonly outcome: Outcome;
  readonly beginner: Seat;
  /** Decisions by seats that had a choice. */
  readonly decisions: number;
  readonly rounds: number;
  readonly used: Parts;
}

export interface FailedTrial {
  readonly game: number;
  readonly failure: string;
}

export function trialGame<G extends GameTypes>(
  trial: Trial<G>,
  game: number,
): TrialRow | FailedTrial {
  const { plan, rules, gauge, bot } = trial;
  const { config, seed } = plan;
  const used = new Map<string, Set<string>>();
  let beginner: Seat = 0;
  let rounds = 0;
  const note = (event: G['event']): void => {
    beginner = gauge.beginner(event) ?? beginner;
    if (gauge.isRound?.(event)) rounds++;
    for (const [kind, ids] of Object.entries(gauge.used(event, config))) {
      const known = used.get(kind) ?? new Set();
      used.set(kind, known);
      for (const id of ids) known.add(id);
    }
  };
  const seeds = { chance: `${seed} chance ${game}`, bots: `${seed} bots ${game}` };
  try {
    const { outcome, plies } = playGame(
      rules,
      config,
      seatingOf(bot, config.seats, game),
      seeds,
      note,
    );
    return {
      game,
      outcome,
      beginner,
      decisions: plies,
      rounds,
      used: Object.fromEntries([...used].map(([kind, ids]) => [kind, [...ids]])),
    };
  } catch (error) {
    return { game, failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Plain bots and characters beside each other; from game to game everybody moves on by a seat. */
export function seatingOf<G extends GameTypes>(
  bot: Bot<G>,
  seats: number,
  game: number,
): readonly Bot<G>[] {
  const kinds = [bot, ...(bot.styles ?? [])];
  return Array.from({ length: seats }, (_, seat) => kinds[(seat + game) % kinds.length] ?? bot);
}
