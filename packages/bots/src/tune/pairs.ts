/** Two ways to play against each other: each on half of the seats, and the same chance again with the seats changed. */
import type { GameTypes, Outcome, Rules, Seat } from '@roundhouse/engine';
import type { Brain, Policy } from '../brain.ts';
import { Endless, playGame } from '../play-game.ts';
import { resultOf } from '../result.ts';
import { groupInterval, mean, type Interval } from '../statistics.ts';

export interface Rivals<G extends GameTypes> {
  readonly plus: Policy<G>;
  readonly minus: Policy<G>;
}

/** Two games of one chance. */
export interface Pair {
  /** What the seats of plus came to on average less what those of minus did: -1 to 1. */
  readonly difference: number;
  /** The part of the wins that went to plus: one half is even. */
  readonly share: number;
  /** Games that did not end, and so count as even. */
  readonly endless: number;
}

/** Far more than any game that rule bots end. Odd figures may go round in circles. */
const MOST_LINES = 10_000;

/** The number decides about chance and seats, so that pairs can be played in any order. */
export function playPair<G extends GameTypes>(
  { rules, decisive }: Pick<Brain<G>, 'rules' | 'decisive'>,
  config: G['config'],
  { plus, minus }: Rivals<G>,
  seed: string,
  number: number,
): Pair {
  const limited = withLimit(rules);
  const seeds = { chance: `${seed} chance ${number}`, bots: `${seed} bots ${number}` };
  const games = [false, true].map((isTurned): Pair => {
    const isPlus = plusSeats(config.seats, number, isTurned);
    const seating = isPlus.map((own) => ({ choose: own ? plus : minus }));
    try {
      return gameOf(playGame(limited, config, seating, seeds).outcome, isPlus, decisive);
    } catch (error) {
      if (!(error instanceof Endless)) throw error;
      return { difference: 0, share: mean(isPlus.map(Number)), endless: 1 };
    }
  });
  return {
    difference: mean(games.map(({ difference }) => difference)),
    share: mean(games.map(({ share }) => share)),
    endless: games.filter(({ endless }) => endless > 0).length,
  };
}

function withLimit<G extends GameTypes>(rules: Rules<G>): Rules<G> {
  const maxLines = Math.min(MOST_LINES, rules.meta.maxLines);
  return { ...rules, meta: { ...rules.meta, maxLines } };
}

/** Every other seat. Where their number is odd one side has one more: which seats have it goes round the table. */
function plusSeats(seats: number, number: number, isTurned: boolean): readonly boolean[] {
  return Array.from({ length: seats }, (_, seat) => {
    const place = (seat + number) % seats;
    return (place % 2 === 0) !== isTurned;
  });
}

function gameOf(outcome: Outcome, isPlus: readonly boolean[], decisive: number): Pair {
  const seats = [...isPlus.keys()];
  const results = (side: boolean): readonly number[] =>
    seats.filter((seat) => isPlus[seat] === side).map((seat) => resultOf(outcome, seat, decisive));
  const winners = seats.filter((seat: Seat) => outcome.places[seat] === 1);
  return {
    difference: mean(results(true)) - mean(results(false)),
    share: mean(winners.map((seat) => Number(isPlus[seat]))),
    endless: 0,
  };
}

export interface Standing {
  readonly games: number;
  readonly endless: number;
  /** Of plus, with its 95 % interval over the pairs: one half is even. */
  readonly share: number;
  readonly interval: Interval;
}

export function standingOf(pairs: readonly Pair[]): Standing {
  const shares = pairs.map(({ share }) => share);
  return {
    games: 2 * pairs.length,
    endless: pairs.reduce((sum, { endless }) => sum + endless, 0),
    share: mean(shares),
    interval: groupInterval(shares),
  };
}
