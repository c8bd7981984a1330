import { isRefusal, seededRng } from '@roundhouse/engine';
import type { Measure } from '@roundhouse/bots';
import { expect, test } from 'vitest';
import { openPlayers } from '../src/players.ts';
import { needTitle } from '../src/setup.ts';

/** How many play-outs a level makes of the first decision. */
async function playouts(name: string, measure: Measure): Promise<number | undefined> {
  const title = needTitle('amsterdam');
  const rules = await title.rules();
  const config = rules.configure({ seats: 3 });
  if (isRefusal(config)) throw new Error(config.code);
  const players = await openPlayers(new Set([name]), { title, config, measure });
  const state = rules.setup(config);
  let turn = rules.turn(state);
  for (; turn.kind === 'chance'; turn = rules.turn(state)) {
    rules.applyChance(state, rules.sampleChance(state, seededRng('players')));
  }
  const [seat = 0] = turn.kind === 'over' ? [] : turn.seats;
  const asked = [rules.view(state, seat), rules.legal(state, seat), seat] as const;
  return players.get(name)?.explain?.(...asked, seededRng('players')).playouts;
}

/** Over before the first play-out. */
const NO_TIME = { ms: 1e-9 };

test('time is given to the expert; hard keeps its own play-outs', async () => {
  const own = await playouts('hard', {});
  expect(own).toBeGreaterThan(40);
  expect(await playouts('hard', NO_TIME)).toBe(own);
  expect(await playouts('expert', NO_TIME)).toBeLessThan(10);
});
