/** Train Rails: Chicago Edition. Read `types.ts` first. */
import type { Rules } from '@roundhouse/engine';
import { apply, reveals } from './apply.ts';
import { box } from './box.ts';
import { applyChance, chances, sampleChance } from './chance.ts';
import { clone } from './clone.ts';
import { configure, meta } from './config.ts';
import { determinize } from './determinize.ts';
import { idle, obey, orders } from './idle.ts';
import { legal } from './legal.ts';
import { actionNotation, chanceNotation } from './notation.ts';
import { setup } from './setup.ts';
import { stateShape } from './shape.ts';
import { assertSound } from './soundness.ts';
import { outcome, turn } from './turn.ts';
import type { TrainRails } from './types.ts';
import { redact, view } from './view.ts';
import { why } from './why.ts';

export const rules: Rules<TrainRails> = {
  title: 'train-rails',
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
  determinize,
  why,
  idle,
  orders,
  obey,
  shape: stateShape,
  assertSound,
};

export * from './types.ts';
export { ACTIONS, cardAt, cardIndex, kindIndex, kindOf, NUMBERS, placeOf } from './cards.ts';
export { fitsFact } from './blocking.ts';
export { decodeKnown, encodeKnown, knownCounts } from './memory.ts';
export { contentsIn, openFaces } from './contents.ts';
export { trainOf, type Door, type TrainCell, type Train } from './train.ts';
