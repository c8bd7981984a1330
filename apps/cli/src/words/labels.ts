/** The labels of a game's board, panels and scenes: every table of words in the folder of a language. */
import { readdirSync } from 'node:fs';
import { personName } from '@roundhouse/table';
import type { Title } from '@roundhouse/titles';
import { personsIn, naming } from '@roundhouse/ui/person';
import type { Language } from '@roundhouse/ui/words';

export interface LabelTable {
  /** Its file in the folder of the language: `board.ts`. */
  readonly file: string;
  readonly texts: readonly string[];
}

/** What the page shows in other places: heard in matches, or read out as it is. */
const ELSEWHERE = new Set([
  'box.ts',
  'lesson.ts',
  'reasons.ts',
  'recap.ts',
  'sentences.ts',
  'together.ts',
]);

export async function labelsOf(title: Title, language: Language): Promise<readonly LabelTable[]> {
  const rules = title.rulebook?.(language);
  if (!rules) return [];
  const folder = new URL(`ui/words/${language}/`, rules);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !ELSEWHERE.has(file));
  const tables: LabelTable[] = [];
  for (const file of files.toSorted()) {
    const found: { readonly words?: unknown } = await import(new URL(file, folder).href);
    tables.push({ file, texts: [...new Set(said(found.words))] });
  }
  return tables;
}

/** What stands for a parameter, by its name; a number where nothing else fits. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  who: 'Bram',
  name: 'Bram',
  by: 'Bram',
  winners: ['Bram', 'Carla'],
  names: 'Bram',
  unused: ['A', 'B'],
  from: 'A',
  to: 'B',
  // Never one: so many there are in all.
  all: 12,
  of: 12,
  pawns: 12,
  carts: 2,
  fewest: 9,
  shares: 3,
};
/** What a refusal says of its place, each figure by its name. */
const PARAMS = new Proxy<Record<string, string>>({}, { get: (_, name) => `[${String(name)}]` });
const TEXTS =
  /compan|city|cities|card|goods|door|cell|tile|place|lot|phase|space$|paid|closer|west|east|^id$|controls/i;

function said(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'function') return made(value as (...args: unknown[]) => unknown);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(said) : [];
}

/** A phrase that is made of something is made twice where it counts: of one, and of more. */
function made(phrase: (...args: unknown[]) => unknown): readonly string[] {
  const names = (/^\w*\s*\(?([^)=]*)\)?\s*(?:=>|\{)/.exec(phrase.toString())?.[1] ?? '')
    .split(',')
    .map((name) => name.trim());
  return [1, 3].flatMap((count) => {
    const sample = (name: string): unknown => {
      if (name === 'people') return personsIn('en', naming(personName, undefined));
      if (name === 'p') return PARAMS;
      if (name in SAMPLES) return SAMPLES[name];
      return TEXTS.test(name) ? `[${name}]` : count;
    };
    try {
      // Made of whole positions: heard in a match, not made here.
      return said(phrase(...names.map(sample))).filter((text) => !/undefined|NaN/.test(text));
    } catch {
      return [];
    }
  });
}
