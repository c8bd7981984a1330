import { expect, test } from 'vitest';
import { rulebook, rulebookPart } from '../src/play/rulebook.ts';
import { needTitle } from '../src/setup.ts';

const text = `# The game

## 1 Set-up
- AR-1.1 Sit down.
- AR-1.2 Deal.
  Seven each.

## 2 Play
- **AR-2.1** Play.
- AR-1.10 A late addition.
`;

test.each([
  ['', ['# The game', '## 1 Set-up', '## 2 Play']],
  ['1.2', ['- AR-1.2 Deal.', '  Seven each.']],
  ['AR-1.1', ['- AR-1.1 Sit down.']],
  ['2', ['- **AR-2.1** Play.']],
  ['1', ['- AR-1.1 Sit down.', '- AR-1.2 Deal.', '  Seven each.', '- AR-1.10 A late addition.']],
  ['9.9', []],
  ['(', []],
])('rules %s', (number, part) => {
  expect(rulebookPart(text, number)).toEqual(part);
});

test('rules are read in the language of the game', () => {
  const [en = '', nl = ''] = [
    rulebook(needTitle('amsterdam'), 'en'),
    rulebook(needTitle('amsterdam'), 'nl'),
  ];
  expect(rulebookPart(en, '1.1').join()).toMatch(/cards/);
  expect(rulebookPart(nl, '1.1').join()).toMatch(/kaarten/);
});
