/** American Rails: the rules as one value. */
import type { Imagined, Rules } from '@roundhouse/engine';
import { apply } from './apply.ts';
import { clone } from './copy.ts';
import { idle, obey, orders } from './idle.ts';
import { legal, turn } from './legal.ts';
import { actionNotation, chanceNotation } from './notation.ts';
import { outcome } from './rounds.ts';
import { applyChance, chances, configure, meta, sampleChance, setup } from './setup.ts';
import { stateShape } from './shape.ts';
import { assertSound } from './sound.ts';
import type { AmericanRails, State } from './types.ts';
import { why } from './why.ts';

export const rules: Rules<AmericanRails> = {
  title: 'american-rails',
  version: 1,
  migrations: [],
  meta,
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
  view: clone,
  redact: (event) => event,
  determinize: (view) => clone(view) as Imagined<State>,
  why,
  idle,
  orders,
  obey,
  shape: stateShape,
  assertSound,
};

export type * from './types.ts';
