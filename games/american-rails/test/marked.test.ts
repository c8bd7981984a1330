/** Whatever is advised or looked at again has a place on the board that is marked. */
import { readFileSync } from 'node:fs';
import { decisionsIn } from '@roundhouse/engine/testing';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { hasCube } from '../src/mask.ts';
import { NONE, type Company, type View } from '../src/types.ts';
import { markedPlaces } from '../ui/board/told.ts';

const recorded = (name: string): string =>
  readFileSync(new URL(`fixtures/${name}.rec`, import.meta.url), 'utf8');

/** Before a company is on the map there is nothing of it to look at. */
const isOnMap = (view: View, company: Company | typeof NONE): boolean =>
  company !== NONE && view.map.some((mask) => hasCube(mask, company));

test('every move but those about a company that is not on the map yet', () => {
  const types = new Set<string>();
  for (const { view, legal } of decisionsIn(rules, recorded('bots-4'))) {
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
