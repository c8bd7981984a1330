/** One generation of training: play, fit, and let the new net play against the best so far. */
import { seededRng, type GameTypes } from '@roundhouse/engine';
import type { Bot } from '../bot.ts';
import type { Brain } from '../brain.ts';
import { levelsOf } from '../levels.ts';
import type { Net } from '../net.ts';
import { playGame } from '../play-game.ts';
import { errorOf, fit, newNet, type FitOptions, type Samples } from './fit.ts';
import { selfPlay } from './self-play.ts';

export interface TrainSpec<G extends GameTypes> {
  readonly config: G['config'];
  readonly seed: string;
  readonly hidden: readonly [number, number];
  readonly fit: FitOptions;
  /** Matches of self-play in the first generation, by the rule bot, and in each later one, by `hard`. */
  readonly firstGames: number;
  readonly laterGames: number;
  readonly blunders: number;
  readonly every: number;
  /** Chances of the gate; each is played once with the new net in every seat. */
  readonly gateGroups: number;
}

export interface Gate {
  readonly wins: number;
  readonly games: number;
  /** Wins as a multiple of the even share. */
  readonly strength: number;
  readonly isBetter: boolean;
}

export interface Generation {
  readonly number: number;
  readonly net: Net;
  readonly positions: number;
  readonly fitError: number;
  /** On a tenth of the positions, which the net did not see. */
  readonly freshError: number;
  readonly gate: Gate;
}

/** `wins` at the gate: those of the new net so far. */
export type Progress = (
  stage: 'self-play' | 'gate',
  done: number,
  of: number,
  wins?: number,
) => void;

export function trainGeneration<G extends GameTypes>(
  brain: Brain<G>,
  spec: TrainSpec<G>,
  number: number,
  best: Net | undefined,
  onProgress: Progress,
): Generation {
  const champion = championOf(brain, best);
  const games = best === undefined ? spec.firstGames : spec.laterGames;
  const seed = `${spec.seed} generation ${number}`;
  const all = selfPlay(brain, {
    ...spec,
    player: champion,
    games,
    seed,
    onGame: (done) => onProgress('self-play', done, games),
  });
  const [seen, fresh] = split(all, brain.features);
  const net = best
    ? { layers: best.layers, weights: best.weights.slice() }
    : newNet([brain.features, ...spec.hidden], seededRng(seed));
  const fitError = fit(net, seen, seed, spec.fit);
  const gate = playGate(brain, spec, net, champion, seed, onProgress);
  const positions = all.results.length;
  return { number, net, positions, fitError, freshError: errorOf(net, fresh), gate };
}

function championOf<G extends GameTypes>(brain: Brain<G>, best: Net | undefined): Bot<G> {
  const levels = levelsOf(brain, best);
  const champion = best ? levels.hard : levels.normal;
  if (!champion) throw new Error('there is no bot to train against');
  return champion;
}

/** The last tenth is kept apart. */
function split(all: Samples, inputs: number): readonly [Samples, Samples] {
  const rows = Math.floor(all.results.length * 0.9);
  return [
    { features: all.features.subarray(0, rows * inputs), results: all.results.subarray(0, rows) },
    { features: all.features.subarray(rows * inputs), results: all.results.subarray(rows) },
  ];
}

/** One new bot at a table of champions, in every seat for each chance. */
function playGate<G extends GameTypes>(
  brain: Brain<G>,
  spec: TrainSpec<G>,
  net: Net,
  champion: Bot<G>,
  seed: string,
  onProgress: Progress,
): Gate {
  const { hard: challenger } = levelsOf(brain, net);
  if (!challenger) throw new Error('a net makes no bot');
  const { seats } = spec.config;
  const games = spec.gateGroups * seats;
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const own = game % seats;
    const seating = Array.from({ length: seats }, (_, seat) =>
      seat === own ? challenger : champion,
    );
    const group = Math.floor(game / seats);
    const seeds = { chance: `${seed} gate ${group}`, bots: `${seed} gate bots ${game}` };
    const { outcome } = playGame(brain.rules, spec.config, seating, seeds);
    const winners = outcome.places.filter((place) => place === 1).length;
    if (outcome.places[own] === 1) wins += 1 / winners;
    onProgress('gate', game + 1, games, wins);
  }
  const strength = (wins / games) * seats;
  return { wins, games, strength, isBetter: strength > 1.02 };
}
