/** Who can sit down at a table: a level, a level with more time to think, or a program. */
import { type Budget, type Level, type Player } from '@roundhouse/bots';
import type { AnyGame, Title } from '@roundhouse/titles';
import { Misuse } from './command.ts';
import { LIMITS, openOutside, OUTSIDE } from './outside/player.ts';
import { needBot } from './setup.ts';

type Action = AnyGame['action'];

export interface SeatedPlayer extends Player<AnyGame, Action | Promise<Action>> {
  readonly name: string;
  /** Decisions so far in which it failed and the table played the idle move. */
  readonly faults: number;
  /** A game begins. */
  begin?(): void;
  close(): void;
}

/** How long searching levels think, where it is not their own measure. */
export interface Measure {
  readonly iterations?: number | undefined;
  readonly ms?: number | undefined;
}

/** `expert`, or `expert*4`: four times its iterations, or its time. */
const NAME = /^([a-z]+)(?:\*([1-9][0-9]{0,3}))?$/;

export async function openPlayers(
  title: Title,
  config: AnyGame['config'],
  names: ReadonlySet<string>,
  measure: Measure,
): Promise<ReadonlyMap<string, SeatedPlayer>> {
  const players = new Map<string, SeatedPlayer>();
  for (const name of names) {
    const limits = { ...LIMITS, ms: measure.ms ?? LIMITS.ms };
    const player = OUTSIDE.test(name)
      ? await openOutside(title, config, name, limits)
      : await levelPlayer(title, config, name, measure);
    players.set(name, player);
  }
  return players;
}

async function levelPlayer(
  title: Title,
  { seats }: AnyGame['config'],
  name: string,
  measure: Measure,
): Promise<SeatedPlayer> {
  const [, level = name, times] = NAME.exec(name) ?? [];
  const bot = await needBot(title, seats, level);
  const budget = await budgetFor(title, bot.level, Number(times ?? 1), measure);
  return {
    name,
    faults: 0,
    choose: (view, legal, seat, rng) => bot.choose(view, legal, seat, rng, budget()),
    close: () => undefined,
  };
}

const NO_LIMIT = 1e9;

/** Undefined for levels that do not search, and for those that keep to their own measure. */
async function budgetFor(
  title: Title,
  level: Level,
  times: number,
  { iterations, ms }: Measure,
): Promise<() => Budget | undefined> {
  const search = (await title.brain?.())?.search;
  if (!search || (level !== 'hard' && level !== 'expert')) {
    if (times === 1) return () => undefined;
    throw new Misuse(`${level} does not search, so it can't search ${times} times as much`);
  }
  if (ms === undefined) {
    const budget = { iterations: times * (iterations ?? search[level].iterations) };
    return () => budget;
  }
  return () => {
    const since = performance.now();
    const spent = (): number => (performance.now() - since) / (ms * times);
    return { iterations: iterations ?? NO_LIMIT, spent };
  };
}
