/** Ticket to Ride: Amsterdam as a value of the engine's contract. */
import type { Rules } from '@roundhouse/engine';
import { apply, reveals } from './apply.ts';
import { box } from './box.ts';
import { applyChance, chances, sampleChance } from './chance.ts';
import { clone } from './clone.ts';
import { configure, meta } from './config.ts';
import { determinize } from './determinize.ts';
import { idle, obey, orders } from './idle.ts';
import { legal } from './legal.ts';
import { forgetting } from './memory.ts';
import { actionNotation, chanceNotation } from './notation.ts';
import { setup } from './setup.ts';
import { stateShape } from './shape.ts';
import { assertSound } from './soundness.ts';
import { outcome, turn } from './turn.ts';
import type { Amsterdam } from './types.ts';
import { redact, view } from './view.ts';
import { why } from './why.ts';

export const rules: Rules<Amsterdam> = {
  title: 'amsterdam',
  version: 1,
  migrations: [],
  meta,
  box,
  action: actionNotation,
  chance: chanceNotation,
  configure,
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
export { printedIn, type Printed } from './printed.ts';
