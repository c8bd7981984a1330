/** Whatever is advised or looked at again has a place on the board that is marked. */
import { readFileSync } from 'node:fs';
import { decisionsIn } from '@roundhouse/engine/testing';
import { expect, test } from 'vitest';
import { boardOf, COMPANIES, NONE, rules } from '../src/index.ts';
import { markedPlaces } from '../ui/board/told.ts';

const recorded = (name: string): string =>
  readFileSync(new URL(`fixtures/${name}.rec`, import.meta.url), 'utf8');

test('every move but those about a company that has no link yet', () => {
  const types = new Set<string>();
  for (const { view, legal } of decisionsIn(rules, recorded('bots-4-usa'))) {
    for (const action of legal) {
      const company = action.type === 'offer' ? COMPANIES.indexOf(action.company) : view.company;
      const isOnMap = company !== NONE && view.owner.includes(company);
      const isMarked = markedPlaces(action, boardOf(view.config), view) !== undefined;
      expect(isMarked || !isOnMap, action.type).toBe(true);
      if (isMarked) types.add(action.type);
    }
  }
  for (const type of ['offer', 'bid', 'pass', 'build', 'start', 'take'])
    expect(types).toContain(type);
});
