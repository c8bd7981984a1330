/** Steel Driver: the rules, as one value. */
import type { Rules } from '@roundhouse/engine';
import { action, chance } from './actions.ts';
import { configure, meta } from './config.ts';
import { idle, obey, orders } from './orders.ts';
import { setup } from './setup.ts';
import { stateShape } from './shape.ts';
import { assertSound } from './sound.ts';
import * as turns from './turns.ts';
import type { SteelDriver } from './types.ts';
import { clone, stateOf, view } from './view.ts';
import { why } from './why.ts';

export const rules: Rules<SteelDriver> = {
  title: 'steel-driver',
  version: 1,
  migrations: [],
  meta,
  action,
  chance,
  configure,
  setup,
  turn: turns.turn,
  outcome: turns.outcome,
  legal: turns.legal,
  apply: turns.apply,
  chances: turns.chances,
  sampleChance: turns.sampleChance,
  applyChance: turns.applyChance,
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
export { checkMap } from './check-map.ts';
export { inNetwork } from './network.ts';
export { stockSize, stockValue } from './sets.ts';
export * from './types.ts';
