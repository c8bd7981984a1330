import type { GameTypes } from '@roundhouse/engine';
import type { Bot } from './bot.ts';

/** Any legal action, each equally likely. */
export function randomBot<G extends GameTypes>(): Bot<G> {
  return {
    level: 'random',
    choose(_view, legal, _seat, rng) {
      const action = legal[rng.below(legal.length)];
      if (action === undefined) throw new Error('a bot was asked with nothing to choose from');
      return action;
    },
  };
}
