/** AM-6: the final score. */
import type { Outcome } from '@roundhouse/engine';
import { joined } from '@roundhouse/kit/connectivity';
import { BONUS_POINTS, PAIRS } from './tables.ts';
import type { Final, Player, State } from './types.ts';

/** AM-6.3: the points of a place; tied players share it and the following places lapse. */
export function bonusPoints(cards: readonly number[]): number[] {
  const points = BONUS_POINTS[cards.length] ?? [];
  return cards.map((own) => {
    if (own === 0) return 0;
    const ahead = cards.filter((other) => other > own).length;
    return points[ahead] ?? 0;
  });
}

/** AM-6.2: plus for a joined pair, minus for another. */
function contractScores(player: Player): Final['contracts'] {
  return PAIRS.filter((_, contract) => (player.held >> contract) & 1).map((pair) => ({
    contract: pair.id,
    points: joined(player.linked, pair.a, pair.b) ? pair.points : -pair.points,
  }));
}

export function finals(state: State): Final[] {
  const bonus = bonusPoints(state.players.map((player) => player.bonus));
  const unplaced = state.players.map((player, seat) => {
    const contracts = contractScores(player);
    const bonusOf = bonus[seat] ?? 0;
    const forContracts = contracts.reduce((sum, { points }) => sum + points, 0);
    return {
      seat,
      routes: player.score,
      contracts,
      completed: contracts.filter(({ points }) => points > 0).length,
      bonusCards: player.bonus,
      bonusPoints: bonusOf,
      total: player.score + forContracts + bonusOf,
    };
  });
  return unplaced.map((own) => {
    // AM-6.4: points, then completed contracts, then shared.
    const ahead = unplaced.filter(
      (other) =>
        other.total > own.total || (other.total === own.total && other.completed > own.completed),
    );
    return { ...own, place: ahead.length + 1 };
  });
}

export function outcome(state: State): Outcome | undefined {
  if (state.step !== 'over') return undefined;
  const scored = finals(state);
  return {
    scores: scored.map((final) => final.total),
    places: scored.map((final) => final.place),
  };
}
