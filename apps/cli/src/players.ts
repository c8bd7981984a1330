/** Who can sit down at a table: a level, a level with more time to think, one as it once was, one of another checkout, a simple strategy, or a program. */
import {
  budgetOf,
  iterationsAt,
  type Bot,
  type Budget,
  type Level,
  type Player,
} from '@roundhouse/bots';
import type { AnyGame, Title } from '@roundhouse/titles';
import { playerInPool, type BotPool } from './bot-pool.ts';
import { CHECKOUT, checkoutBot } from './checkout.ts';
import { Misuse } from './command.ts';
import { KEPT, keptBot } from './kept.ts';
import { LIMITS, openOutside, OUTSIDE } from './outside/player.ts';
import { EXPLOIT, needBot, needExploit } from './setup.ts';
import { clockOf, type Thinking } from './thinking.ts';

type Action = AnyGame['action'];

export interface SeatedPlayer extends Player<AnyGame, Action | Promise<Action>> {
  readonly name: string;
  /** Decisions so far in which it failed and the table played the idle move. */
  readonly faults: number;
  /** Of a searching level that thinks here: what it weighs, the first of which it plays. */
  explain?: NonNullable<Bot<AnyGame>['explain']>;
  /** A game begins. */
  begin?(): void;
  close(): void;
}

export interface Seating {
  readonly title: Title;
  readonly config: AnyGame['config'];
  readonly measure: Thinking;
  /** Where searching levels think, so that the caller's loop stays free; else they think here. */
  readonly pool?: BotPool;
}

/** `expert`; `expert*4`: four times its iterations, or its time; `expert@blocker`: in that character. */
const NAME = /^([a-z]+)(?:@([a-z-]+))?(?:\*([1-9][0-9]{0,3}))?$/;

export async function openPlayers(
  names: ReadonlySet<string>,
  seating: Seating,
): Promise<ReadonlyMap<string, SeatedPlayer>> {
  const players = new Map<string, SeatedPlayer>();
  for (const name of names) players.set(name, await openPlayer(name, seating));
  return players;
}

async function openPlayer(name: string, seating: Seating): Promise<SeatedPlayer> {
  const { title, config, pool } = seating;
  if (OUTSIDE.test(name)) {
    const limits = { ...LIMITS, ms: seating.measure.ms ?? LIMITS.ms };
    return openOutside(title, config, name, limits);
  }
  if (name.startsWith(EXPLOIT)) {
    return { name, faults: 0, choose: await needExploit(title, name), close: () => undefined };
  }
  if (name.startsWith(KEPT)) {
    return thinkingHere(name, await keptBot(title, config, name), seating.measure);
  }
  if (name.startsWith(CHECKOUT)) {
    return thinkingHere(name, await checkoutBot(title, config, name), seating.measure);
  }
  const [, level = name, character, times = '1'] = NAME.exec(name) ?? [];
  const plain = await needBot(title, config, level);
  const number = await needCharacter(title, plain, character);
  const bot = (number === undefined ? undefined : plain.styles?.[number]) ?? plain;
  const measure = await measureFor(bot.level, Number(times), seating);
  if (pool && isSearching(bot.level)) {
    const { seats } = config;
    const asked = { title: title.id, seats, level: bot.level, measure, character: number };
    return playerInPool(name, asked, pool, await needBot(title, config, 'normal'));
  }
  return thinkingHere(name, bot, measure);
}

function thinkingHere(name: string, bot: Bot<AnyGame>, measure: Thinking): SeatedPlayer {
  const now = clockOf(measure);
  const budget = (): Budget | undefined => budgetOf(measure, now);
  const { explain } = bot;
  return {
    name,
    faults: 0,
    choose: (view, legal, seat, rng) => bot.choose(view, legal, seat, rng, budget()),
    ...(explain && isSearching(bot.level)
      ? { explain: (view, legal, seat, rng) => explain(view, legal, seat, rng, budget()) }
      : {}),
    close: () => undefined,
  };
}

/** Its number; undefined: nobody in particular was asked for. */
async function needCharacter(
  title: Title,
  bot: Bot<AnyGame>,
  name: string | undefined,
): Promise<number | undefined> {
  if (name === undefined) return undefined;
  const styles = (await title.brain()).styles ?? [];
  const found = styles.findIndex((style) => style.name === name);
  if (bot.styles?.[found]) return found;
  const known = styles.map((style) => style.name).join(', ');
  throw new Misuse(`${title.id} has no ${name} at level ${bot.level}; from normal on: ${known}`);
}

export function isSearching(level: Level): level is 'hard' | 'expert' {
  return level === 'hard' || level === 'expert';
}

/** So many times what was asked for, or what the level itself would take. */
async function measureFor(level: Level, times: number, seating: Seating): Promise<Thinking> {
  const { search } = await seating.title.brain();
  const { iterations, ms, ...clock } = seating.measure;
  if (!isSearching(level)) {
    if (times === 1) return {};
    throw new Misuse(`${level} does not search, so it can't search ${times} times as much`);
  }
  // Hard is known by its play-outs; with the expert's time it would be another level.
  if (ms !== undefined && level === 'expert') return { iterations, ms: ms * times, ...clock };
  const own = iterationsAt(search[level].iterations, seating.config.seats);
  return { iterations: times * (iterations ?? own) };
}
