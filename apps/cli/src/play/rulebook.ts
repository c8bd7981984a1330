/** The game's rules in the reader's language, a section or a rule at a time. */
import { readFileSync } from 'node:fs';
import type { Title } from '@roundhouse/titles';
import type { Language } from '@roundhouse/ui/words';

export function rulebook(title: Title, language: Language): string | undefined {
  const file = title.rulebook?.(language);
  try {
    return file && readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The headings; or the lines of section `5`, or of rule `5.3`. Empty: no such number. */
export function rulebookPart(text: string, number: string): readonly string[] {
  const lines = text.split('\n');
  if (number === '') return lines.filter((line) => line.startsWith('#'));
  const wanted = /^(?:[A-Za-z]{2}-)?([0-9]+(?:\.[0-9]+)?)$/.exec(number)?.[1];
  if (wanted === undefined) return [];
  const rule = new RegExp(
    String.raw`^\W*[A-Z]{2}-${wanted.replace('.', String.raw`\.`)}${wanted.includes('.') ? String.raw`(?![0-9])` : String.raw`\.`}`,
  );
  return linesOfRules(lines, rule);
}

/** Rules with the number, and the lines under each up to the next rule, heading or blank line. */
function linesOfRules(lines: readonly string[], rule: RegExp): readonly string[] {
  const found: string[] = [];
  let isInside = false;
  for (const line of lines) {
    if (rule.test(line)) isInside = true;
    else if (/^\W*[A-Z]{2}-[0-9]|^#|^$/.test(line)) isInside = false;
    if (isInside) found.push(line);
  }
  return found;
}
