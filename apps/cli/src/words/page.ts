/** All that a game says, on one page to be read aloud: headings, and a sentence a line. */
import { readFileSync } from 'node:fs';
import type { AnyWords, Title } from '@roundhouse/titles';
import type { Language } from '@roundhouse/ui/words';
import { HEADINGS } from '@roundhouse/ui/words/page';
import { labelsOf } from './labels.ts';
import { listenTo, READER, type Heard } from './listening.ts';
import type { Shapes } from './shapes.ts';

/** A heading, then what is said under it. */
export type Section = readonly [heading: string, texts: readonly string[]];

export async function wordsPage(title: Title, language: Language): Promise<readonly Section[]> {
  const [all, heard, labels] = await Promise.all([
    title.words(),
    listenTo(title, language),
    labelsOf(title, language),
  ]);
  const words = all[language];
  const to = HEADINGS[language];
  return [
    [to.box, [words.name, words.short, words.blurb, words.minutes, ...words.sources]],
    [to.agreed, await agreed(title, words)],
    [to.asked, heard.asked.all()],
    [to.choices, heard.choices.all()],
    [to.deeds, heard.deeds.all()],
    [to.meanings, heard.meanings.all()],
    [to.events, heard.events.all()],
    [to.scenes, heard.scenes.all()],
    [to.verdicts, heard.verdicts.all()],
    [to.refusals, refusals(words, heard)],
    [to.reasons, reasons(words, heard)],
    [to.panels, heard.panels.all()],
    [to.places, heard.places.entries().flatMap(([group, texts]) => [`${group}:`, ...texts])],
    ...labels.map(({ file, texts }) => [`${to.labels}: ${file}`, texts] as const),
    [to.lesson, await lesson(title, language)],
    [to.rules, rulesOf(title, language)],
  ];
}

async function agreed(title: Title, words: AnyWords): Promise<readonly string[]> {
  const { meta } = await title.rules();
  return meta.options.flatMap(({ name }) => {
    const { label, values } = words.option(name);
    return [`${label}:`, ...Object.values(values)];
  });
}

/** Those that came up as they came up; the others with figures that came up elsewhere. */
function completed(
  codes: readonly string[],
  shapes: Shapes,
  say: (code: string) => string | undefined,
): readonly string[] {
  const heard = new Map(shapes.entries());
  const known = new Set([...codes, ...heard.keys()]);
  return [...known].toSorted().flatMap((code) => heard.get(code) ?? say(code) ?? []);
}

/** Answers any figure by its name: with one that came up, else with the name itself. */
function sampled(figures: Heard['figures']): Readonly<Record<string, string | number>> {
  const COUNTS =
    /count|due|given|needed|needs|held|cubes|left|most|least|seats?$|player|other|placed/;
  return new Proxy<Record<string, string | number>>(
    {},
    {
      get: (_, name) => {
        // What has a place in a box is told of by the word for it.
        if (name === 'at') return undefined;
        return figures.get(String(name)) ?? (COUNTS.test(String(name)) ? 2 : `[${String(name)}]`);
      },
    },
  );
}

function refusals(words: AnyWords, { refusals: shapes, figures }: Heard): readonly string[] {
  const params = sampled(figures);
  return completed(words.codes?.refusals ?? [], shapes, (code) =>
    words.refusal({ code, rule: '', params }, READER),
  );
}

function reasons(words: AnyWords, { reasons: shapes, figures }: Heard): readonly string[] {
  const params = sampled(figures);
  return completed(words.codes?.reasons ?? [], shapes, (code) =>
    words.reason?.({ code, params }, READER),
  );
}

async function lesson(title: Title, language: Language): Promise<readonly string[]> {
  const given = await title.lesson?.();
  if (!given) return [];
  const { prompts, farewell } = given.words[language];
  const told = given.prompts.flatMap(({ id }) => {
    const { ask = '', why = '', done = '' } = prompts[id] ?? {};
    return [ask, why, done].filter((text) => text !== '');
  });
  return [...told, farewell];
}

/** Every paragraph of the rulebook, its headings too; pictures by what is said under them. */
function rulesOf(title: Title, language: Language): readonly string[] {
  const file = title.rulebook?.(language);
  if (!file) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().replace(/^!\[(.*)\]\(.*\)$/, '$1'))
    .filter((line) => line !== '');
}
