import { deedsByCharacter } from '@roundhouse/bots/testing';
import { isRefusal } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { brain } from '../bot/index.ts';
import { rules } from '../src/index.ts';
import { words } from '../ui/words/index.ts';

test('three characters: one lays off cards, one attacks, one attacks less', () => {
  const config = rules.configure({ seats: 3 });
  if (isRefusal(config)) throw new Error(config.code);
  const deeds = deedsByCharacter(brain, config, 40, ({ type }) => [type]);
  const often = (name: string, tag: string): number => deeds[name]?.[tag] ?? 0;
  const attacks = (name: string): number => often(name, 'lay') / often(name, 'move');
  expect(attacks('bully')).toBeGreaterThan(1.05 * attacks('gentle'));
  expect(attacks('gentle')).toBeLessThan(0.95 * attacks('plain'));
  expect(often('careful', 'discard')).toBeGreaterThan(2 * often('plain', 'discard'));
  expect(Object.keys(words.en.characters ?? {})).toEqual(brain.styles?.map(({ name }) => name));
});
