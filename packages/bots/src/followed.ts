/** How often a seat wins after each of its best choices, and what the others lack against the first. */
import type { GameTypes } from '@roundhouse/engine';
import {
  aftermath,
  HUNDRED,
  shortfallOf,
  winsIn,
  type Aftermath,
  type Asked,
} from './aftermath.ts';
import type { Explanation, Weighed } from './bot.ts';
import type { Brain } from './brain.ts';

/**
 * The first `most` candidates with how many of a hundred times they win, the most first. They are followed
 * in the same imagined worlds with the same luck, a hundred times or until the time is `spent`; one alone
 * needs no figure.
 */
export function withWins<G extends GameTypes>(
  brain: Brain<G>,
  { candidates, playouts }: Explanation<G['action']>,
  asked: Asked<G>,
  most: number,
  spent: () => number,
): Explanation<G['action']> {
  const weighed = candidates.slice(0, most);
  if (weighed.length < 2) return { playouts, candidates: weighed };
  const followed = weighed.map((one): Followed<G> => ({ one, came: [] }));
  for (let trial = 0; trial < HUNDRED && (trial === 0 || spent() < 1); trial++) {
    for (const { one, came } of followed) came.push(aftermath(brain, asked, one.action, trial));
  }
  const { seat } = asked;
  const winsOf = ({ came }: Followed<G>): number => Math.round(winsIn(came)[seat] ?? 0);
  const [first, ...rest] = followed.toSorted((a, b) => winsOf(b) - winsOf(a));
  if (!first) return { playouts, candidates: [] };
  return {
    playouts,
    candidates: [
      { ...first.one, wins: winsOf(first) },
      ...rest.map((less) => ({
        ...less.one,
        wins: winsOf(less),
        shortfall: shortfallOf(first.came, less.came, seat),
      })),
    ],
  };
}

interface Followed<G extends GameTypes> {
  readonly one: Weighed<G['action']>;
  readonly came: Aftermath[];
}
