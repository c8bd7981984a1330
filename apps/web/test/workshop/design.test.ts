import { boxFaults, type BoxRules, type Form } from '@roundhouse/engine';
import { TITLES, titleOf, type Title } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { bring } from '../../src/pages/workshop/bringing.ts';
import {
  boxText,
  fileName,
  packBox,
  readFile,
  readPacked,
} from '../../src/pages/workshop/carrying.ts';
import {
  designOf,
  formAt,
  partAt,
  withEntry,
  withEntryMoved,
  withoutEntry,
  withPart,
} from '../../src/pages/workshop/design.ts';

interface Case {
  readonly title: Title;
  readonly rules: BoxRules;
  readonly name: string;
  readonly box: object;
}

const CASES: readonly Case[] = (
  await Promise.all(
    TITLES.map(async (title) => {
      const { box: rules } = await title.rules();
      return rules
        ? Object.entries(rules.ours).map(([name, box]) => ({ title, rules, name, box }))
        : [];
    }),
  )
).flat();

const JUNK: readonly unknown[] = [
  undefined,
  null,
  5,
  'box',
  [],
  [{}],
  { cities: 3, terrain: [null, 4], contracts: [[], { a: 1 }], scenery: 'none', ends: {} },
  { cities: [{ name: 9, value: 'x', x: 1.5, y: Number.NaN }], routes: [null, 'a'] },
  { name: null, version: 'first', scenery: { names: { AMS: 4 }, margins: [1] } },
];

describe.each(CASES)('$title.id, $name', ({ title, rules, box }) => {
  test('a box is its own design: no field is lost', () => {
    expect(designOf(rules.form, box)).toEqual(box);
  });

  test('a design travels through a link and through a file', async () => {
    const design = { ...box, title: title.id };
    expect(await readPacked(await packBox(design))).toEqual({ data: design });
    expect(await readFile(new Blob([boxText(design)]))).toEqual({ data: design });
  });

  test('whatever comes in, each field is of its kind', () => {
    for (const junk of JUNK) {
      const design = designOf(rules.form, junk);
      expect(isOfKind(rules.form, design)).toBe(true);
      expect(designOf(rules.form, design)).toEqual(design);
      expect(boxFaults(rules, design).length).toBeGreaterThan(0);
    }
  });
});

/** Read with other eyes than those that made it. */
function isOfKind(form: Form, value: unknown): boolean {
  switch (form.kind) {
    case 'whole':
      return Number.isInteger(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return form.among.includes(value as string);
    case 'maybe':
      return value === undefined || isOfKind(form.of, value);
    case 'list':
      return Array.isArray(value) && value.every((each) => isOfKind(form.of, each));
    case 'fields':
      return Object.entries(form.of).every(([name, of]) =>
        isOfKind(of, (value as Record<string, unknown>)[name]),
      );
    case 'entries':
      return Object.values(value as object).every((each) => isOfKind(form.of, each));
    default:
      return typeof value === 'string';
  }
}

const DESIGN = { name: 'Map', cities: [{ id: 'A' }, { id: 'B' }, { id: 'C' }], ends: ['A', 'B'] };

test.each([
  ['a field', withPart(DESIGN, 'cities.1.id', 'X'), 'cities.1', { id: 'X' }],
  ['a field that is new', withPart(DESIGN, 'by', 'Mara'), 'by', 'Mara'],
  ['a field that is left out', withPart(DESIGN, 'name', undefined), 'name', undefined],
  ['an entry more', withEntry(DESIGN, 'cities', { id: 'D' }), 'cities.3', { id: 'D' }],
  ['an entry less', withoutEntry(DESIGN, 'cities.0'), 'cities', [{ id: 'B' }, { id: 'C' }]],
  ['an entry up', withEntryMoved(DESIGN, 'cities.1', -1), 'cities.0', { id: 'B' }],
  ['an entry down', withEntryMoved(DESIGN, 'cities.1', 1), 'cities.2', { id: 'B' }],
  ['the first one up', withEntryMoved(DESIGN, 'cities.0', -1), 'cities', DESIGN.cities],
])('%s: the rest stays what it was', (_, next, place, part) => {
  expect(partAt(next, place)).toEqual(part);
  expect(partAt(next, 'ends')).toBe(DESIGN.ends);
  expect(DESIGN.cities.map(({ id }) => id)).toEqual(['A', 'B', 'C']);
});

test('the form of a place is found, also within what may be left out', async () => {
  const form = (await titleOf('steel-driver')?.rules())?.box?.form;
  if (!form) throw new Error('Steel Driver has no box');
  expect(formAt(form, 'cities.3.value')).toMatchObject({ kind: 'whole', least: 0 });
  expect(formAt(form, 'scenery.waters.0.name')).toMatchObject({ kind: 'text' });
  expect(formAt(form, 'scenery.names.AMS.1')).toMatchObject({ kind: 'whole' });
  expect(formAt(form, 'cities.3.nothing')).toBeUndefined();
});

const STEEL = titleOf('steel-driver');

test.each([
  ['a file that is no JSON', () => readFile(new Blob(['{"name":'])), 'unreadable'],
  ['a list', () => readFile(new Blob(['[1, 2]'])), 'unreadable'],
  ['a huge file', () => readFile(new Blob(['"'.repeat(500_000)])), 'too-large'],
  ['a link that was cut off', async () => readPacked((await packBox(DESIGN)).slice(0, -9)), 'torn'],
  [
    'a link that unfolds without end',
    async () => readPacked(await packBox({ name: 'x'.repeat(500_000) })),
    'too-large',
  ],
  ['a link with other signs in it', () => readPacked('%%%'), 'torn'],
])('%s is refused', async (_, read, bad) => {
  expect(await bring(await read(), STEEL)).toEqual({ kind: 'bad', bad });
});

test('a box of another title is not taken for one of this, and what was mended is told', async () => {
  expect(await bring({ data: { title: 'chess', name: 'x' } }, STEEL)).toEqual({
    kind: 'unknown-title',
    given: 'chess',
  });
  expect(await bring({ data: { name: 'x' } }, undefined)).toEqual({ kind: 'no-title' });
  const other = await bring({ data: { title: 'amsterdam', contracts: 'many' } }, STEEL);
  expect(other).toMatchObject({ kind: 'mended', title: { id: 'amsterdam' } });
  const { mended } = other as { readonly mended: readonly { readonly params: { at: string } }[] };
  expect(mended.map(({ params }) => params.at)).toContain('contracts');
});

test.each([
  ['Low Countries', 'low-countries.json'],
  ['Überland / 2', 'uberland-2.json'],
  ['東海道', 'box.json'],
])('%s is saved as %s', (name, file) => {
  expect(fileName({ name })).toBe(file);
});
