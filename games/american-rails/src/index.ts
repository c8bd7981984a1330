/** American Rails: the rules as one value. */
import type { Imagined, Rules } from '@roundhouse/engine';
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
import type { AmericanRails, State } from './types.ts';
import { why } from './why.ts';

export const rules: Rules<AmericanRails> = {
  title: 'american-rails',
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
