/** Whatever is advised or looked at again has a place on the board that is marked. */
import { readRecord, replay } from '@roundhouse/engine';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules, type Action, type View } from '../src/index.ts';
import { trainOfView } from '../ui/face/reading.ts';
import { drawingOf } from '../ui/board/geometry.ts';
import { markedPlaces } from '../ui/board/told.ts';

/** Every decision of a recorded match: what its seat saw and could do. */
function decisions(
  name: string,
): readonly { readonly view: View; readonly legal: readonly Action[] }[] {
  const file = new URL(`fixtures/${name}.rec`, import.meta.url);
  const { record, places } = readRecord(readFileSync(file, 'utf8'));
  const found: { readonly view: View; readonly legal: readonly Action[] }[] = [];
  replay(rules, record, places, (_, { state }) => {
    const turn = rules.turn(state);
    const [seat] = turn.kind === 'act' ? turn.seats : [];
    if (seat !== undefined)
      found.push({ view: rules.view(state, seat), legal: rules.legal(state, seat) });
  });
  return found;
}

test('every move', () => {
  const types = new Set<string>();
  for (const { view, legal } of decisions('bots-4')) {
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
