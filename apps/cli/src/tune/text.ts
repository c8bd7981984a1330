/** What a tuning came to, for a terminal. */
import type { Standing } from '@roundhouse/bots';
import { counted, table } from '../output.ts';
import type { Spec, Tuned } from './tuning.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function tunedText({ title, configs, inUse, seed, steps }: Spec, tuned: Tuned): string {
  const seats = configs.map((config) => config.seats).join(', ');
  const { found, played, endless, standing, bySeats } = tuned;
  const figures = Object.entries(inUse).map(([name, value]) => [name, value, found[name] ?? value]);
  const rows = [
    ...bySeats.map((one) => [`${one.seats} seats`, ...standingCells(one)]),
    ...(bySeats.length > 1 ? [['all', ...standingCells(standing)]] : []),
  ];
  return [
    `${title}, ${seats} seats, seed '${seed}': ${counted(steps, 'step')}, ${played} games${notEnded(endless)}`,
    table(['figure', 'in use', 'found'], figures),
    `What was found against what is in use, each on half of the seats: 50 % is even${notEnded(standing.endless)}`,
    table(['', 'wins', '95 % interval', 'games'], rows),
  ].join('\n\n');
}

function standingCells({ share, interval, games }: Standing): readonly (string | number)[] {
  return [percent(share), `${percent(interval.low)} to ${percent(interval.high)}`, games];
}

function notEnded(endless: number): string {
  return endless === 0 ? '' : `; ${counted(endless, 'game')} did not end and counted as even`;
}
