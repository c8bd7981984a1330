/** Steel Driver: the rules, as one value. */
import type { Rules } from '@roundhouse/engine';
import { apply } from './apply.ts';
import { box } from './box.ts';
import { applyChance, chances, sampleChance } from './chance.ts';
import { clone } from './clone.ts';
import { configure, meta } from './config.ts';
import { idle, obey, orders } from './idle.ts';
import { legal } from './legal.ts';
import { actionNotation, chanceNotation } from './notation.ts';
import { setup } from './setup.ts';
import { stateShape } from './shape.ts';
import { assertSound } from './soundness.ts';
import { outcome, turn } from './turn.ts';
import type { SteelDriver } from './types.ts';
import { stateOf, view } from './view.ts';
import { why } from './why.ts';

export const rules: Rules<SteelDriver> = {
  title: 'steel-driver',
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
  chances,
  sampleChance,
  applyChance,
  clone,
  view,
  redact: (event) => event,
  determinize: stateOf,
  why,
  idle,
  orders,
  obey,
  shape: stateShape,
  assertSound,
};

export { boardOf, mapOf, type Board } from './board.ts';
export { box } from './box.ts';
export { inNetwork } from './network.ts';
export { stockSize, stockValue } from './sets.ts';
export * from './types.ts';
