/** Whatever is advised or looked at again has a place on the board that is marked. */
import { readRecord, replay } from '@roundhouse/engine';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules, type Action, type View } from '../src/index.ts';
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

test('every move but a pass', () => {
  const types = new Set<string>();
  for (const { view, legal } of decisions('bots-4-strict')) {
    for (const action of legal) {
      const places = markedPlaces(action, view);
      expect(places === undefined).toBe(action.type === 'pass');
      expect(places?.beside).not.toBe('');
      types.add(action.type);
    }
  }
  for (const type of ['take', 'blind', 'claim', 'contracts', 'keep']) expect(types).toContain(type);
});
