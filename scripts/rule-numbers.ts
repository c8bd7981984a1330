import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LANGUAGES, USUAL_LANGUAGE, type Language } from '@roundhouse/ui/words';

const NUMBER = String.raw`[A-Z]{2,3}-\d+\.\d+[a-z]?`;
const IN_RULES = new RegExp(
  String.raw`^\s*(?:[-*]\s+)?(?:#+\s+)?(?:\*\*)?(${NUMBER})(?:\*\*)?(?=[\s.:])`,
  'gm',
);
const IN_TEST = new RegExp(String.raw`\[(${NUMBER}(?:,\s*${NUMBER})*)\]`, 'g');

/** The rule numbers that a RULES.md defines: the first word of a list item, heading or line. */
export function numbersInRules(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(IN_RULES), (match) => match[1] ?? ''));
}

/** The rule numbers that test names carry, as `[AR-1.1]` or `[AR-1.1, AR-1.2]`. */
export function numbersInTests(text: string): Set<string> {
  return new Set(
    Array.from(text.matchAll(IN_TEST), (match) => (match[1] ?? '').split(/,\s*/)).flat(),
  );
}

function testFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const TRANSLATED = LANGUAGES.filter((language) => language !== USUAL_LANGUAGE);

/** The rulebook of another language numbers the same rules, in the same order. */
function translationFaults(
  folder: string,
  game: string,
  rules: ReadonlySet<string>,
  language: Language,
): string[] {
  const name = `RULES.${language}.md`;
  const file = join(folder, name);
  if (!existsSync(file)) return [`games/${game} has no ${name}`];
  const own = numbersInRules(readFileSync(file, 'utf8'));
  const faults = [
    ...[...rules.difference(own)].map((number) => `lacks [${number}]`),
    ...[...own.difference(rules)].map((number) => `has [${number}], which RULES.md lacks`),
  ];
  if (faults.length === 0 && [...own].join() !== [...rules].join())
    faults.push('has another order');
  return faults.map((fault) => `games/${game}/${name} ${fault}`);
}

/**
 * One line for each rule without a test, for each test of a rule that does not exist, and for each rule
 * that a translation lacks.
 */
export function ruleNumberFaults(root: string): string[] {
  const faults: string[] = [];
  const games = join(root, 'games');
  for (const game of existsSync(games) ? readdirSync(games).sort() : []) {
    const rulesFile = join(games, game, 'RULES.md');
    if (!existsSync(rulesFile)) {
      if (existsSync(join(games, game, 'src'))) faults.push(`games/${game} has no RULES.md`);
      continue;
    }
    const rules = numbersInRules(readFileSync(rulesFile, 'utf8'));
    if (rules.size === 0) faults.push(`games/${game}/RULES.md numbers no rule`);
    for (const language of TRANSLATED) {
      faults.push(...translationFaults(join(games, game), game, rules, language));
    }
    const tested = new Set<string>();
    for (const file of testFiles(join(games, game, 'test'))) {
      for (const number of numbersInTests(readFileSync(file, 'utf8'))) {
        tested.add(number);
        if (!rules.has(number))
          faults.push(`${relative(root, file)} tests [${number}], which RULES.md lacks`);
      }
    }
    for (const number of rules) {
      if (!tested.has(number)) faults.push(`games/${game} has no test for [${number}]`);
    }
  }
  return faults;
}
