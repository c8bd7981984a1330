/** Ticket to Ride: Amsterdam as a value of the engine's contract. */
import { configureOptions, isRefusal, type Rules } from '@roundhouse/engine';
import { actionText, chanceText } from './actions.ts';
import { apply, applyChance, chances, sampleChance } from './apply.ts';
import { determinize } from './determinize.ts';
import { idle, obey, orders } from './idle.ts';
import { legal } from './legal.ts';
import { forgetting } from './memory.ts';
import { reveals } from './reveals.ts';
import { outcome } from './scoring.ts';
import { clone, setup } from './setup.ts';
import { stateShape } from './shape.ts';
import { assertSound } from './sound.ts';
import { turn } from './turn.ts';
import { MEMORIES, type Amsterdam, type Memory } from './types.ts';
import { redact, view } from './view.ts';
import { why } from './why.ts';

const meta = {
  seats: [2, 3, 4],
  options: [{ name: 'memory', values: MEMORIES, default: 'assisted' }],
  /** About 3100 at the very most: 108 card draws and 45 claims, each with three resets, and passes. */
  maxLines: 4000,
  hasSecrets: true,
} as const;

export const rules: Rules<Amsterdam> = {
  title: 'amsterdam',
  version: 1,
  migrations: [],
  meta,
  action: actionText,
  chance: chanceText,
  configure(input) {
    const config = configureOptions(meta, input);
    return isRefusal(config) ? config : (config as typeof config & { readonly memory: Memory });
  },
  setup,
  turn,
  outcome,
  legal,
  apply,
  reveals,
  chances,
  sampleChance,
  applyChance,
  clone,
  view,
  redact,
  forgetting,
  determinize,
  why,
  idle,
  orders,
  obey,
  shape: stateShape,
  assertSound,
};

export { forgetting } from './memory.ts';
export * from './types.ts';
export * from './board.ts';
export * from './map.ts';
