import type { ShortfallWords } from '../../shortfall.ts';

/** More often than that it is as good as always. */
const NEARLY_ALL = 96;
const games = (times: number): string =>
  times > NEARLY_ALL ? 'nearly all games I imagined' : `${times} of the 100 games I imagined`;
const besides = (gain: string): string => (gain === '' ? '' : `, and ${gain}`);

export const words: ShortfallWords = {
  threat: {
    best: (times, deed, comes) =>
      `Otherwise this happens in ${games(times)}: ${deed}, and ${comes}.`,
    lesser: (times, deed, comes) =>
      `But then this happens in ${games(times)}: ${deed}, and ${comes}.`,
  },
  ends: (less) => `you end with ${less}`,
  less: {
    best: (less, gain) => `With the next best you end with ${less}${besides(gain)}.`,
    lesser: (less, gain) => `But you end with ${less} than with the best${besides(gain)}.`,
  },
  gain: {
    best: (gain) => `With the next best, ${gain}.`,
    lesser: (gain) => `But ${gain}.`,
  },
  wins: (who, seat, count) =>
    `${who(seat)} ${who.verb(seat, 'wins', 'win')} ${count} of 100 games more`,
};
