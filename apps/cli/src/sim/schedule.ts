/** Who sits where in which game, and by what chance. The same plan gives the same rows on any number of workers. */
import { playGameSlowly, type Played } from '@roundhouse/bots';
import { isRefusal } from '@roundhouse/engine';
import { titleOf, type AnyGame } from '@roundhouse/titles';
import { openPlayers, type SeatedPlayer } from '../players.ts';
import type { Thinking } from '../thinking.ts';
import { watched, type Seen } from './watch.ts';

/** Plain data: it goes to worker threads. */
export interface Plan {
  readonly title: string;
  readonly config: AnyGame['config'];
  /** Tables of players by name; each plays as many games, by the same chance. */
  readonly lineups: readonly (readonly string[])[];
  readonly seed: string;
  /** In all, a whole number for each lineup. */
  readonly games: number;
  readonly measure: Thinking;
  /** Whether the rows tell what each player's decisions took, and what they were. */
  readonly isWatched: boolean;
}

export interface Row extends Played {
  readonly game: number;
  readonly seating: readonly string[];
  /** By the player's name. */
  readonly seen?: Readonly<Record<string, Seen>>;
}
export interface FailedRow {
  readonly game: number;
  readonly failure: string;
}

export interface Slot {
  readonly lineup: number;
  /** Games of one group share one chance and turn the table once. */
  readonly group: number;
  readonly seating: readonly string[];
  /** The number of the game within its lineup. */
  readonly round: number;
}

export function slotOf(plan: Plan, game: number): Slot {
  const each = plan.games / plan.lineups.length;
  const [lineup, round] = [Math.floor(game / each), game % each];
  const players = plan.lineups[lineup] ?? [];
  const { length } = players;
  const seating = players.map((_, seat) => players[(seat + round) % length] ?? '');
  return { lineup, group: Math.floor(round / length), seating, round };
}

export interface RowPlayer {
  play(game: number): Promise<Row | FailedRow>;
  close(): void;
}

export async function openRows(plan: Plan): Promise<RowPlayer> {
  const title = titleOf(plan.title);
  if (!title) throw new Error(`there is no title ${plan.title}`);
  const rules = await title.rules();
  const config = rules.configure(plan.config);
  if (isRefusal(config)) throw new Error(`the config was refused: ${config.code}`);
  const { measure } = plan;
  const brain = await title.brain();
  const watching = { rules, money: brain.money?.bind(brain) };
  const players = await openPlayers(new Set(plan.lineups.flat()), { title, config, measure });
  const at = (name: string): SeatedPlayer => {
    const player = players.get(name);
    if (!player) throw new Error(`nobody is called ${name}`);
    return player;
  };
  return {
    async play(game) {
      const { seating, group, round } = slotOf(plan, game);
      const seeds = { chance: `${plan.seed} chance ${group}`, bots: `${plan.seed} bots ${round}` };
      try {
        const seated = seating.map(at);
        for (const player of new Set(seated)) player.begin?.();
        if (!plan.isWatched) {
          return { game, seating, ...(await playGameSlowly(rules, config, seated, seeds)) };
        }
        const { seen, watchers } = watched(seated, watching);
        return { game, seating, seen, ...(await playGameSlowly(rules, config, watchers, seeds)) };
      } catch (error) {
        return { game, failure: error instanceof Error ? error.message : String(error) };
      }
    },
    close: () => {
      for (const player of players.values()) player.close();
    },
  };
}
