/** What comes of a choice when the match is imagined from there to its end, and what another choice lacks against it. */
import { seededRng, type GameTypes, type Seat } from '@roundhouse/engine';
import type { Reason, Shortfall, Threat } from './bot.ts';
import type { Brain } from './brain.ts';
import { imagining } from './imagining.ts';
import { playToQuiet, type Horizon } from './playout.ts';
import { cloneImagined } from './search.ts';

/** What is asked about: what a seat sees, and where its imagination starts. */
export interface Asked<G extends GameTypes> {
  readonly view: G['view'];
  readonly seat: Seat;
  readonly seed: string;
}

/** What another did before the seat decided again. */
interface Deed {
  readonly seat: Seat;
  readonly reason: Reason;
}

/** How one imagined match ended. */
export interface Aftermath {
  /** By seat, its share of the win. */
  readonly wins: readonly number[];
  readonly scores: readonly number[];
  readonly deeds: readonly Deed[];
}

export const HUNDRED = 100;
/** One decision in so many is made carelessly, as people do: or every time would be the same. */
const TO_THE_END: Horizon = { plies: Infinity, slips: 8 };

/** The same trial is the same world and the same luck, whatever the action. */
export function aftermath<G extends GameTypes>(
  brain: Brain<G>,
  { view, seat, seed }: Asked<G>,
  action: G['action'],
  trial: number,
): Aftermath {
  const { rules } = brain;
  const world = imagining(brain, view, seat)(seededRng(`${seed} world ${trial}`));
  const state = cloneImagined(brain, world);
  rules.apply(state, seat, action);
  const deeds: Deed[] = [];
  let hasOthers = false;
  let isAnswered = false;
  playToQuiet(brain, state, TO_THE_END, seededRng(`${seed} luck ${trial}`), (actor, done) => {
    // Its own further decisions of the same turn are no answer to it.
    isAnswered ||= actor === seat && hasOthers;
    if (isAnswered || actor === seat) return;
    hasOthers = true;
    const reason = brain.threat?.(view, seat, actor, done);
    if (reason) deeds.push({ seat: actor, reason });
  });
  const { places = [], scores = [] } = rules.outcome(state) ?? {};
  const winners = places.filter((place) => place === 1).length;
  return { wins: places.map((place) => (place === 1 ? 1 / winners : 0)), scores, deeds };
}

/** By seat, how many of a hundred times it won. */
export function winsIn(aftermaths: readonly Aftermath[]): readonly number[] {
  const seats = aftermaths[0]?.wins.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const won = aftermaths.reduce((sum, { wins }) => sum + (wins[seat] ?? 0), 0);
    return (HUNDRED * won) / aftermaths.length;
  });
}

/** Of a hundred: what happens more often than this, and so much more often than after the best, is worth a word. */
const OFTEN = 35;
const MORE_OFTEN = 25;
/** Of a hundred: who wins by so much more has gained by it. */
const GAINED = 6;

/** Trial by trial the same worlds. A threat that costs nothing is none. */
export function shortfallOf(
  best: readonly Aftermath[],
  less: readonly Aftermath[],
  seat: Seat,
): Shortfall {
  const pointsIn = (threat?: Threat): number => {
    const felt = less.flatMap(({ scores, deeds }, trial) => {
      const isFelt = !threat || deeds.some((deed) => keyOf(deed) === keyOf(threat));
      return isFelt ? [(best[trial]?.scores[seat] ?? 0) - (scores[seat] ?? 0)] : [];
    });
    return felt.reduce((sum, one) => sum + one, 0) / Math.max(1, felt.length);
  };
  const often = threatIn(best, less);
  const threat = often && pointsIn(often) > 0 ? often : undefined;
  const gainer = gainerIn(best, less, seat);
  return {
    points: Math.round(10 * pointsIn(threat)) / 10,
    ...(threat ? { threat } : {}),
    ...(gainer ? { gainer } : {}),
  };
}

const keyOf = ({ seat, reason: { code, params } }: Deed): string =>
  `${seat} ${code} ${JSON.stringify(params)}`;

/** What happens the most times more after the lesser choice than after the best. */
function threatIn(best: readonly Aftermath[], less: readonly Aftermath[]): Threat | undefined {
  const after = timesOf(less);
  const before = timesOf(best);
  let found: Threat | undefined;
  let lead = MORE_OFTEN;
  for (const [key, { deed, times }] of after) {
    const more = times - (before.get(key)?.times ?? 0);
    if (times < OFTEN || more < lead) continue;
    found = { ...deed, times: Math.round(times) };
    lead = more;
  }
  return found;
}

/** How many of a hundred times each deed was done. */
function timesOf(
  aftermaths: readonly Aftermath[],
): ReadonlyMap<string, { readonly deed: Deed; readonly times: number }> {
  const found = new Map<string, { deed: Deed; times: number }>();
  for (const { deeds } of aftermaths) {
    for (const [key, deed] of new Map(deeds.map((each) => [keyOf(each), each]))) {
      const times = (found.get(key)?.times ?? 0) + HUNDRED / aftermaths.length;
      found.set(key, { deed, times });
    }
  }
  return found;
}

function gainerIn(
  best: readonly Aftermath[],
  less: readonly Aftermath[],
  seat: Seat,
): Shortfall['gainer'] {
  const [before, after] = [winsIn(best), winsIn(less)];
  const more = after.map((wins, other) => (other === seat ? 0 : wins - (before[other] ?? 0)));
  const most = Math.max(...more);
  return most >= GAINED ? { seat: more.indexOf(most), wins: Math.round(most) } : undefined;
}
