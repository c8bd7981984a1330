/** How often a seat wins after each of its best choices, when the match is played on from there to its end. */
import { seededRng, type GameTypes } from '@roundhouse/engine';
import type { Explanation } from './bot.ts';
import type { Brain } from './brain.ts';
import type { BotJob } from './job.ts';
import { playToQuiet, type Horizon } from './playout.ts';
import { cloneImagined } from './search.ts';

const HUNDRED = 100;
/** One decision in so many is made carelessly, as people do: or every time would be the same. */
const TO_THE_END: Horizon = { plies: Infinity, slips: 8 };

export type Asked<G extends GameTypes> = Pick<BotJob<G>, 'view' | 'seat' | 'seed'>;

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
  const sums = weighed.map(() => 0);
  let trials = 0;
  while (trials < HUNDRED && (trials === 0 || spent() < 1)) {
    for (const [at, { action }] of weighed.entries()) {
      sums[at] = (sums[at] ?? 0) + shareAfter(brain, asked, action, trials);
    }
    trials += 1;
  }
  const followed = weighed.map((one, at) => ({
    ...one,
    wins: Math.round((HUNDRED * (sums[at] ?? 0)) / trials),
  }));
  return { playouts, candidates: followed.toSorted((a, b) => b.wins - a.wins) };
}

/** The seat's share of the win in one imagined match; the same trial is the same world. */
function shareAfter<G extends GameTypes>(
  brain: Brain<G>,
  { view, seat, seed }: Asked<G>,
  action: G['action'],
  trial: number,
): number {
  const { rules } = brain;
  const world = rules.determinize(view, seat, seededRng(`${seed} world ${trial}`));
  const state = cloneImagined(brain, world);
  rules.apply(state, seat, action);
  playToQuiet(brain, state, TO_THE_END, seededRng(`${seed} luck ${trial}`));
  const places = rules.outcome(state)?.places ?? [];
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}
