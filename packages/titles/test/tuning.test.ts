/** What every title's rules of thumb promise to who tunes them: their figures are all there, and all count. */
import { playGame, type Brain, type Figures, type Policy } from '@roundhouse/bots';
import { isRefusal, seededRng } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { TITLES, type AnyGame, type Title } from '../src/index.ts';

/** Of every title that can be tuned: how many may play. */
const TABLES = (
  await Promise.all(
    TITLES.map(async (title) =>
      (await title.brain()).tuning
        ? title.seats.map((seats) => [title.id, seats, title] as const)
        : [],
    ),
  )
).flat();

async function tuned(title: Title, seats: number) {
  const brain = await title.brain();
  const config = brain.rules.configure({ seats });
  if (!brain.tuning || isRefusal(config)) throw new Error('there is nothing to tune');
  return { brain, config, tuning: brain.tuning, figures: brain.tuning.figures(seats) };
}

/** Whether the other ever chooses otherwise: asked beside the rule bot, in so many games. */
function isOther(
  { rules, policy }: Brain<AnyGame>,
  config: AnyGame['config'],
  other: Policy<AnyGame>,
  games: number,
): boolean {
  const others: AnyGame['action'][] = [];
  let choices = 0;
  const compared: Policy<AnyGame> = (view, legal, seat, rng) => {
    const seed = `choice ${choices++}`;
    const action = policy(view, legal, seat, seededRng(seed));
    const chosen = others.length > 0 ? action : other(view, legal, seat, seededRng(seed));
    if (chosen !== action) others.push(chosen);
    // Blunders lead to where rule bots alone never come.
    return rng.below(6) > 0 ? action : (legal[rng.below(legal.length)] ?? action);
  };
  const seating = Array.from({ length: config.seats }, () => ({ choose: compared }));
  for (let game = 0; game < games && others.length === 0; game++) {
    playGame(rules, config, seating, { chance: `chance ${game}`, bots: `bots ${game}` });
  }
  return others.length > 0;
}

test.each(TABLES)(
  '%s at %i seats: by the figures in use it is the rule bot',
  async (_, seats, title) => {
    const { brain, config, tuning, figures } = await tuned(title, seats);
    expect(Object.values(figures).every(Number.isFinite)).toBe(true);
    expect(isOther(brain, config, tuning.policy(figures, seats), 6)).toBe(false);
  },
);

test.each(TABLES)('%s at %i seats: no figure is without use', async (_, seats, title) => {
  const { brain, config, tuning, figures } = await tuned(title, seats);
  const useless = Object.entries(figures).filter(([name, value]) =>
    [value * 4 + 3, value / 4 - 3, value * 0.3, value * 2].every((odd) => {
      const changed: Figures = { ...figures, [name]: odd };
      return !isOther(brain, config, tuning.policy(changed, seats), 40);
    }),
  );
  expect(useless).toEqual([]);
});
