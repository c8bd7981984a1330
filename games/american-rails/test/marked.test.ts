/** Whatever is advised or looked at again has a place on the board that is marked. */
import { readRecord, replay } from '@roundhouse/engine';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { hasCube } from '../src/mask.ts';
import { NONE, type Action, type Company, type View } from '../src/types.ts';
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

/** Before a company is on the map there is nothing of it to look at. */
const isOnMap = (view: View, company: Company | typeof NONE): boolean =>
  company !== NONE && view.map.some((mask) => hasCube(mask, company));

test('every move but those about a company that is not on the map yet', () => {
  const types = new Set<string>();
  for (const { view, legal } of decisions('bots-4')) {
    for (const action of legal) {
      const isMarked = markedPlaces(action, view) !== undefined;
      const company = 'company' in action ? action.company : view.frame.company;
      expect(isMarked || !isOnMap(view, company), action.type).toBe(true);
      if (isMarked) types.add(action.type);
    }
  }
  for (const type of ['take', 'place', 'bid', 'pass', 'found', 'collect'])
    expect(types).toContain(type);
});
