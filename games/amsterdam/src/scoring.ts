/** AM-6: the final score. */
import type { Outcome } from '@roundhouse/engine';
import { joined } from '@roundhouse/kit/connectivity';
import { placesBy } from '@roundhouse/kit/places';
import { printedIn, type Pair, type Printed } from './printed.ts';
import { playerAt } from './setup.ts';
import type { Final, Player, State } from './types.ts';

/** AM-6.3: the points of a place; tied players share it and the following places lapse. */
export function bonusPoints(printed: Printed, cards: readonly number[]): number[] {
  const points = printed.bonusPoints[cards.length] ?? [];
  return cards.map((own) => {
    if (own === 0) return 0;
    let ahead = 0;
    for (const other of cards) if (other > own) ahead++;
    return points[ahead] ?? 0;
  });
}

interface Tally {
  readonly total: number;
  /** Completed contracts. */
  readonly completed: number;
  readonly bonusPoints: number;
}

/** AM-6.2: plus for a joined pair, minus for another; AM-6.3 on top. */
function tallies(state: State): Tally[] {
  const printed = printedIn(state.config);
  const bonus = bonusPoints(
    printed,
    state.players.map((player) => player.bonus),
  );
  return state.players.map((player, seat) => {
    const forBonus = bonus[seat] ?? 0;
    let total = player.score + forBonus;
    let completed = 0;
    for (let left = player.held; left !== 0; left &= left - 1) {
      const pair = printed.pairs[31 - Math.clz32(left & -left)];
      const points = pair ? contractPoints(player, pair) : 0;
      total += points;
      if (points > 0) completed++;
    }
    return { total, completed, bonusPoints: forBonus };
  });
}

function contractPoints(player: Player, pair: Pair): number {
  return joined(player.linked, pair.a, pair.b) ? pair.points : -pair.points;
}

/** AM-6.4: points, then completed contracts, then shared. */
function placesAmong(all: readonly Tally[]): readonly number[] {
  const isAhead = (one: Tally, other: Tally): boolean =>
    one.total > other.total || (one.total === other.total && one.completed > other.completed);
  return placesBy(all, isAhead);
}

export function finals(state: State): Final[] {
  const all = tallies(state);
  const places = placesAmong(all);
  return all.map((own, seat) => {
    const player = playerAt(state, seat);
    const held = printedIn(state.config).pairs.filter(
      (_, contract) => (player.held >> contract) & 1,
    );
    return {
      seat,
      routes: player.score,
      contracts: held.map((pair) => ({
        contract: pair.id,
        points: contractPoints(player, pair),
      })),
      completed: own.completed,
      bonusCards: player.bonus,
      bonusPoints: own.bonusPoints,
      total: own.total,
      place: places[seat] ?? 0,
    };
  });
}

export function ranking(state: State): Outcome {
  const all = tallies(state);
  return { scores: all.map((own) => own.total), places: placesAmong(all) };
}
