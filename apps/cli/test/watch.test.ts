import { isRefusal, seededRng, type Rules } from '@roundhouse/engine';
import { TITLES, type AnyGame } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import type { SeatedPlayer } from '../src/players.ts';
import { watched, type Seen } from '../src/sim/watch.ts';

const [title] = TITLES;
if (!title) throw new Error('no title');
const rules: Rules<AnyGame> = await title.rules();

/** The first decision of a match: its view, its list, and what the idle would do. */
function firstDecision() {
  const config = rules.configure({ seats: 3 });
  if (isRefusal(config)) throw new Error(config.code);
  const state = rules.setup(config);
  const rng = seededRng('watch');
  for (;;) {
    const turn = rules.turn(state);
    if (turn.kind === 'chance') rules.applyChance(state, rules.sampleChance(state, rng));
    if (turn.kind !== 'act') continue;
    const [seat = 0] = turn.seats;
    const [view, legal] = [rules.view(state, seat), rules.legal(state, seat)];
    const idle = rules.idle(view, seat);
    const text = rules.action.format(idle);
    const deed = legal.find((action) => rules.action.format(action) !== text);
    if (deed === undefined) throw new Error('there is nothing else to do');
    return { view, legal, seat, idle, deed };
  }
}
const { view, legal, seat, idle, deed } = firstDecision();
const reason = { code: 'x', params: {} };

/** What is seen of one decision by a player who weighs these. */
async function seenOf(
  weighed: readonly (readonly [AnyGame['action'], value: number, trials: number])[],
  money?: number,
): Promise<Seen | undefined> {
  const player: SeatedPlayer = {
    name: 'a',
    faults: 0,
    choose: () => idle,
    explain: () => ({
      playouts: 1,
      candidates: weighed.map(([action, value, trials]) => ({ action, value, trials, reason })),
    }),
    close: () => undefined,
  };
  const inHand = money === undefined ? undefined : () => money;
  const { seen, watchers } = watched([player], { rules, money: inHand });
  const action = await watchers[0]?.choose(view, legal, seat, seededRng('x'));
  expect(action).toBe(weighed[0]?.[0] ?? idle);
  return seen['a'];
}

test.each([
  [
    'better than doing nothing',
    [
      [deed, 0.6, 9],
      [idle, 0.5, 9],
    ],
    0,
  ],
  [
    'worse than doing nothing',
    [
      [deed, 0.5, 9],
      [idle, 0.6, 9],
    ],
    1,
  ],
  [
    'as good as doing nothing but for rounding',
    [
      [deed, 0.3, 9],
      [idle, 0.1 + 0.2, 9],
    ],
    0,
  ],
  [
    'worse than what was soon put aside',
    [
      [deed, 0.5, 9],
      [idle, 0.6, 3],
    ],
    0,
  ],
  ['not weighed against doing nothing', [[deed, 0.5, 9]], 0],
] as const)('a deed that is %s', async (_, weighed, againstFigures) => {
  const seen = await seenOf(weighed);
  expect(seen?.actions).toEqual({ [deed.type]: { times: 1, againstFigures } });
});

test('doing nothing is never against the figures', async () => {
  const seen = await seenOf([
    [idle, 0.4, 9],
    [deed, 0.6, 9],
  ]);
  expect(seen?.actions).toEqual({ [idle.type]: { times: 1, againstFigures: 0 } });
});

test('who weighs nothing is asked for his choice', async () => {
  expect((await seenOf([]))?.actions).toEqual({ [idle.type]: { times: 1, againstFigures: 0 } });
});

test.each([
  [undefined, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
])('money in hand %s: %i decisions while broke', async (money, broke) => {
  expect((await seenOf([], money))?.broke).toBe(broke);
});
