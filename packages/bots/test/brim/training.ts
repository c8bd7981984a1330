import { seededRng } from '@roundhouse/engine';
import { levelsOf } from '../../src/levels.ts';
import type { Net } from '../../src/net.ts';
import { fit, newNet, type Samples } from '../../src/train/fit.ts';
import { selfPlay, targetsOf, type Positions } from '../../src/train/self-play.ts';
import type { Bot } from '../../src/bot.ts';
import { brain } from './brain.ts';
import type { Brim } from './rules.ts';
import { configOf } from './table.ts';

export const FIT = { epochs: 6, rate: 0.01, batch: 32, decay: 1e-4 };

export function normalBot(): Bot<Brim> {
  const { normal } = levelsOf(brain);
  if (!normal) throw new Error('there is no normal');
  return normal;
}

export const samplesOf = (positions: Positions, trust: number): Samples => ({
  features: positions.features,
  results: targetsOf(positions, trust),
});

/** A training of a second or less, from matches of the rule bot. */
export function trainedNet(seats: number): Net {
  const net = newNet([brain.features, 12, 6], seededRng('brim'));
  const play = {
    config: configOf(seats),
    player: normalBot(),
    blunders: 6,
    every: 2,
    seed: 'brim',
  };
  const samples = samplesOf(selfPlay(brain, { ...play, from: 0, to: 600 }), 0);
  fit(net, () => [samples], 'brim', FIT);
  return net;
}
