import { expect, test } from 'vitest';
import { numbersInRules, numbersInTests, ruleNumberFaults } from '../rule-numbers.ts';
import { plant } from './plant.ts';

const rules =
  '# Tiny\n\n- TG-1.1 Deal. See TG-9.9.\n- **TG-1.2** Play.\n\n### TG-2.1 The end\nMost wins.\n';

test('rules are numbered at the start of a line only', () => {
  expect([...numbersInRules(rules)]).toEqual(['TG-1.1', 'TG-1.2', 'TG-2.1']);
});

test('names of tests carry one number or several', () => {
  const found = numbersInTests("test('[TG-1.1] deals')\ntest('[TG-1.2, TG-2.1] ends')\n// TG-3.1");
  expect([...found]).toEqual(['TG-1.1', 'TG-1.2', 'TG-2.1']);
});

test('a game whose every rule has a test is without fault', () => {
  const tests = "test('[TG-1.1] a'); test('[TG-1.2] b'); test('[TG-2.1] c');";
  expect(
    ruleNumberFaults(
      plant({
        'games/tiny/RULES.md': rules,
        'games/tiny/RULES.nl.md': rules,
        'games/tiny/test/a.test.ts': tests,
      }),
    ),
  ).toEqual([]);
});

test('a gap and a number that does not exist are both named', () => {
  const tests = "test('[TG-1.1] a'); test('[TG-1.2] b'); test('[TG-7.1] c');";
  expect(
    ruleNumberFaults(
      plant({
        'games/tiny/RULES.md': rules,
        'games/tiny/RULES.nl.md': rules,
        'games/tiny/test/deep/a.test.ts': tests,
      }),
    ),
  ).toEqual([
    'games/tiny/test/deep/a.test.ts tests [TG-7.1], which RULES.md lacks',
    'games/tiny has no test for [TG-2.1]',
  ]);
});

test('a game with code and no rules is a fault', () => {
  expect(ruleNumberFaults(plant({ 'games/tiny/src/index.ts': '' }))).toEqual([
    'games/tiny has no RULES.md',
  ]);
});

test.each([
  ['none at all', undefined, ['games/tiny has no RULES.nl.md']],
  ['a rule less', '- TG-1.1 Deel.\n', ['games/tiny/RULES.nl.md lacks [TG-1.2]']],
  [
    'a rule more',
    '- TG-1.1 Deel.\n- TG-1.2 Speel.\n- TG-1.3 Win.\n',
    ['games/tiny/RULES.nl.md has [TG-1.3], which RULES.md lacks'],
  ],
  [
    'another order',
    '- TG-1.2 Speel.\n- TG-1.1 Deel.\n',
    ['games/tiny/RULES.nl.md has another order'],
  ],
])('a translation with %s is a fault', (_, translation, faults) => {
  const files = {
    'games/tiny/RULES.md': '- TG-1.1 Deal.\n- TG-1.2 Play.\n',
    'games/tiny/test/a.test.ts': "test('[TG-1.1, TG-1.2] a');",
    ...(translation === undefined ? {} : { 'games/tiny/RULES.nl.md': translation }),
  };
  expect(ruleNumberFaults(plant(files))).toEqual(faults);
});
