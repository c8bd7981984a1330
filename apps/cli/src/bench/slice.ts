/** Random play of one title for a slice of CPU time. A process of its own, so that no other game's code shapes it. */
import { seededRng, type Rng, type Rules } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles';
import { cpuMsSince, measureSteady } from './steady.ts';

export interface Slice {
  readonly plies: number;
  readonly games: number;
  readonly warmUpMs: number;
  readonly pliesPerCpuSecond: number;
  readonly gamesPerCpuSecond: number;
  readonly clonesPerCpuSecond: number;
}

const KEPT = 64;

export function measureSlice(rules: Rules<AnyGame>, config: AnyGame['config'], ms: number): Slice {
  const rng = seededRng('bench');
  const { plies, games, cpuMs, warmUpMs } = measureSteady(() => playRandom(rules, config, rng), ms);
  return {
    plies,
    games,
    warmUpMs,
    pliesPerCpuSecond: (plies * 1000) / cpuMs,
    gamesPerCpuSecond: (games * 1000) / cpuMs,
    clonesPerCpuSecond: measureClones(rules, config, rng, ms / 4),
  };
}

/** One game with uniform picks. A ply is a choice by a seat; chance and forced steps are none. */
function playRandom(
  rules: Rules<AnyGame>,
  config: AnyGame['config'],
  rng: Rng,
  onPly?: (state: AnyGame['state']) => void,
): number {
  const state = rules.setup(config);
  for (let plies = 0; ;) {
    const turn = rules.turn(state);
    if (turn.kind === 'over') return plies;
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng));
      continue;
    }
    const seat = turn.seats[0] ?? 0;
    const legal = rules.legal(state, seat);
    const action = legal[turn.forced ? 0 : rng.below(legal.length)];
    if (!action) throw new Error('a seat that acts has no legal action');
    rules.apply(state, seat, action);
    if (turn.forced) continue;
    plies++;
    onPly?.(state);
  }
}

/** Clones of positions from the whole length of games. */
function measureClones(
  rules: Rules<AnyGame>,
  config: AnyGame['config'],
  rng: Rng,
  ms: number,
): number {
  const positions: AnyGame['state'][] = [];
  while (positions.length < KEPT) {
    playRandom(rules, config, rng, (state) => {
      if (positions.length < KEPT && rng.below(20) === 0) positions.push(rules.clone(state));
    });
  }
  const clone = (): number => {
    let seats = 0;
    for (const position of positions) seats += rules.clone(position).config.seats;
    return seats;
  };
  const warmUp = process.cpuUsage();
  while (cpuMsSince(warmUp) < ms / 2) clone();
  const start = process.cpuUsage();
  let [clones, cpuMs] = [0, 0];
  while (cpuMs < ms) {
    for (let batch = 0; batch < 8; batch++) clone();
    clones += 8 * KEPT;
    cpuMs = cpuMsSince(start);
  }
  return (clones * 1000) / cpuMs;
}
