/**
 * A smoke gate: expert beats normal beats random, in every game that has weights, at the smallest table.
 * Seeds and play-outs are fixed, so the same code always gives the same figures; docs/bots.md has the
 * real measurements.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { iterationsAt, playGame, type Bot, type Budget, type Level } from '@roundhouse/bots';
import { isRefusal } from '@roundhouse/engine';
import { TITLES, type AnyGame, type Title } from '@roundhouse/titles';
import { botsOf } from '@roundhouse/titles/bots';
import { describe, expect, test } from 'vitest';

const isLearnt = (title: Title, seats: number): boolean => existsSync(title.weights(seats));
const learnt = TITLES.filter((title) => title.seats.some((seats) => isLearnt(title, seats)));

const GATES: readonly (readonly [Level, Level])[] = [
  ['normal', 'random'],
  ['expert', 'normal'],
];
/** So many standard errors above the even share are enough. */
const SURE = 2;
const MOST_GROUPS = 100;
/**
 * Which part of its play-outs the expert has here, where it is soonest sure with that: with fewer it loses games, and
 * more are played; with more each takes longer. Elsewhere it has as many as hard. This is no measurement.
 */
const SHARES: Readonly<Record<string, number>> = {
  'american-rails': 12,
  'steel-driver': 15,
  'train-rails': 3,
};
/** Far more than it takes: how busy the machine is does not matter. */
const PATIENCE_MS = 1_200_000;

/** How many standard errors one wins more than its share: groups of games, each chance with it in every seat, until that is sure. */
async function lead(title: Title, one: Level, field: Level): Promise<number> {
  const [seats = 0] = title.seats;
  const rules = await title.rules();
  const config = rules.configure({ seats });
  if (isRefusal(config)) throw new Error(config.code);
  const bots = await botsOf(title, { seats }, (file) => readFile(file));
  const { expert, hard } = (await title.brain()).search;
  const share = SHARES[title.id];
  const playouts = iterationsAt((share ? expert : hard).iterations, seats);
  const budget: Budget = { iterations: Math.ceil(playouts / (share ?? 1)) };
  const player = (level: Level): Pick<Bot<AnyGame>, 'choose'> => {
    const bot = bots[level];
    if (!bot) throw new Error(`${title.id} has no ${level} at ${seats} seats`);
    return { choose: (view, legal, seat, rng) => bot.choose(view, legal, seat, rng, budget) };
  };
  const [own, other] = [player(one), player(field)];
  const even = 1 / seats;
  let [more, variance] = [0, 0];
  for (let game = 0; game < MOST_GROUPS * seats; game++) {
    const [group, ownSeat] = [Math.floor(game / seats), game % seats];
    if (ownSeat === 0 && group > 1 && more > SURE * Math.sqrt(variance)) break;
    const seating = Array.from({ length: seats }, (_, seat) => (seat === ownSeat ? own : other));
    const seeds = { chance: `ladder ${group}`, bots: `ladder bots ${game}` };
    const { places } = playGame(rules, config, seating, seeds).outcome;
    const winners = places.filter((place) => place === 1).length;
    more += (places[ownSeat] === 1 ? 1 / winners : 0) - even;
    variance += even * (1 - even);
  }
  return more / Math.sqrt(variance);
}

test('several games have learnt bots', () => {
  expect(learnt.length).toBeGreaterThan(1);
});

describe.each(learnt.map((title) => [title.id, title] as const))('%s', (_, title) => {
  test('there are weights for every number of seats', () => {
    expect(title.seats.filter((seats) => !isLearnt(title, seats))).toEqual([]);
  });

  test.each(GATES)(
    '%s beats %s',
    async (one, field) => {
      expect(await lead(title, one, field)).toBeGreaterThan(SURE);
    },
    PATIENCE_MS,
  );
});
