/** Whatever is advised or looked at again has a place on the board that is marked. */
import { readFileSync } from 'node:fs';
import { decisionsIn } from '@roundhouse/engine/testing';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { markedPlaces } from '../ui/board/told.ts';

const recorded = (name: string): string =>
  readFileSync(new URL(`fixtures/${name}.rec`, import.meta.url), 'utf8');

test('every move but a pass', () => {
  const types = new Set<string>();
  for (const { view, legal } of decisionsIn(rules, recorded('bots-4-strict'))) {
    for (const action of legal) {
      const places = markedPlaces(action, view);
      expect(places === undefined).toBe(action.type === 'pass');
      expect(places?.beside).not.toBe('');
      types.add(action.type);
    }
  }
  for (const type of ['take', 'blind', 'claim', 'contracts', 'keep']) expect(types).toContain(type);
});
