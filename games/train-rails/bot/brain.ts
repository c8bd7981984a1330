/** What Train Rails knows about playing itself well. */
import { figuresOf, withFigures, type Brain } from '@roundhouse/bots';
import { ACTIONS, handSize } from '../src/cards.ts';
import { topFrame } from '../src/frames.ts';
import { sizeOf } from '../src/hands.ts';
import { rules, type State, type TrainRails } from '../src/index.ts';
import { candidates } from './candidates.ts';
import { chooseCarelessly } from './careless.ts';
import { describe, FEATURES } from './features.ts';
import { choose } from './policy.ts';
import { reason } from './reasons.ts';
import { STYLES, temperAt } from './temper.ts';
import { threat } from './threats.ts';

export const brain: Brain<TrainRails> = {
  rules,
  policy: (view, legal, seat) => choose(view, legal, seat),
  careless: chooseCarelessly,
  styles: Object.entries(STYLES).map(([name, liking]) => {
    const tempers = rules.meta.seats.map((seats) => [seats, liking(temperAt(seats))] as const);
    const temperOf = new Map(tempers);
    return {
      name,
      policy: (view, legal, seat) => choose(view, legal, seat, temperOf.get(view.config.seats)),
    };
  }),
  tuning: {
    figures(seats) {
      const { follower, ...others } = temperAt(seats);
      // Where there is but one opponent, nobody is the furthest before him.
      return figuresOf(seats === 2 ? others : { follower, ...others });
    },
    policy(figures, seats) {
      const temper = withFigures(temperAt(seats), figures);
      return (view, legal, seat) => choose(view, legal, seat, temper);
    },
  },
  candidates,
  features: FEATURES,
  describe,
  isQuiet: isStartOfTurn,
  decisive: 6,
  search: {
    hard: { plies: 12, iterations: 48 },
    expert: { plies: 24, iterations: 840 },
  },
  gist: (action) => rules.action.format('cards' in action ? { ...action, cards: [] } : action),
  reason,
  threat,
};

/** Nothing was played yet: the hand is full. */
function isStartOfTurn(state: State): boolean {
  const { player, boarded, satNow, config } = state;
  return (
    topFrame(state)?.type === 'free' &&
    !boarded &&
    satNow === 0 &&
    sizeOf(state, player, ACTIONS) >= handSize(config)[ACTIONS]
  );
}
