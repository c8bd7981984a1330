/** What was learned is kept only if it is surely better than what was there. */
import { Failed } from '../command.ts';
import { commitOf, keepWeights } from '../train/provenance.ts';
import type { Practice, Spec } from './practice.ts';

export function keepIfBetter(file: string, { net, standing }: Practice, spec: Spec): void {
  const { title, config, seed, base, decisions, trials, plies, cells, fit, check } = spec;
  if (standing.interval.low <= 1 / 2) {
    throw new Failed('what was learned is not surely better than what is in use');
  }
  keepWeights(file, net, {
    what: 'instinct',
    command:
      `roundhouse practise ${title} --seats ${config.seats} --seed ${seed} (from sha256 ${base.slice(0, 12)}) ` +
      `--decisions ${decisions} --trials ${trials} --plies ${plies} --cells ${cells} --epochs ${fit.epochs} --check ${check}`,
    commit: commitOf([`games/${title}`, 'packages/bots', 'packages/engine']),
    strength: 2 * standing.share,
  });
}
