/** Whatever is advised or looked at again has a place on the board that is marked. */
import { readFileSync } from 'node:fs';
import { decisionsIn } from '@roundhouse/engine/testing';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { trainOfView } from '../ui/face/reading.ts';
import { drawingOf } from '../ui/board/geometry.ts';
import { markedPlaces } from '../ui/board/told.ts';

const recorded = (name: string): string =>
  readFileSync(new URL(`fixtures/${name}.rec`, import.meta.url), 'utf8');

test('every move', () => {
  const types = new Set<string>();
  for (const { view, legal } of decisionsIn(rules, recorded('bots-4'))) {
    const train = trainOfView(view);
    if (!train) continue;
    const drawing = drawingOf(train);
    for (const action of legal) {
      expect(markedPlaces(action, drawing, view)?.boxes?.length).toBeGreaterThan(0);
      types.add(action.type);
    }
  }
  for (const type of ['move', 'place', 'roll', 'lay', 'accept', 'pass'])
    expect(types).toContain(type);
});
