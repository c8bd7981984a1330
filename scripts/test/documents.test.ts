/** What a document names is there: files, folders, links, commands. The decisions of docs/adr are history. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const DOCUMENTS = ['*.md', 'docs/*.md', '{packages,apps,games,templates}/*/README.md'];

const documents = globSync(DOCUMENTS, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const files = globSync(
  ['*', '{apps,bench,docs,examples,games,mutation,packages,scripts,templates}/**/*'],
  {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name.endsWith('/node_modules'),
  },
).map((file) => file.replaceAll('\\', '/'));

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const NPM_OWN = ['ci', 'start', 'test'];

/** A file or a folder that is named as such: it has an ending that we use, or a slash. */
const NAMED = /^[\w.*-]+(?:\/[\w.*{},-]+)*(?:\.(?:ts|tsx|mjs|css|py|md)|\/)$/;

/** Whether it lies in the tree as it stands, or somewhere below the document's own folder. */
function isThere(name: string, document: string): boolean {
  const own = dirname(document) === 'docs' || !document.includes('/') ? '' : dirname(document);
  const path = name.replace(/^\.\.\//, '').replace(/\/$/, '');
  if (existsSync(join(root, path))) return true;
  const pattern = path.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*');
  const [whole, end] = [new RegExp(`^${pattern}$`), new RegExp(`/${pattern}$`)];
  // A folder is often one that every game has.
  const isBelow = (file: string): boolean => name.endsWith('/') || file.startsWith(own);
  return files.some((file) => whole.test(file) || (end.test(file) && isBelow(file)));
}

/** Each thing that a document names and that is not there, in a line. */
function missingIn(document: string, text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, to = '']) => to);
  const commands = [...text.matchAll(/\bnpm\s(run\s)?(?:-s\s)?([a-z][\w:-]*)/g)];
  return [
    ...quoted.filter((code) => NAMED.test(code) && !isThere(code, document)),
    ...links.filter((to) => !existsSync(join(root, posix.join(dirname(document), to)))),
    ...commands.flatMap(([whole, run, name = '']) => {
      const isKnown = run ? Object.hasOwn(scripts, name) : NPM_OWN.includes(name);
      return isKnown ? [] : [whole];
    }),
  ];
}

test('a file, a link and a command that are not there are found', () => {
  const text = 'See `src/nowhere.ts`, [a](docs/gone.md), `rules.ts`; `npm run fly`, `npm start`.';
  expect(missingIn('packages/engine/README.md', text)).toEqual([
    'src/nowhere.ts',
    'docs/gone.md',
    'npm run fly',
  ]);
  expect(missingIn('packages/kit/README.md', '`rules.ts`')).toEqual(['rules.ts']);
});

/** Names that stand for any. */
const EXAMPLES = [
  'CONTRIBUTING.md: kebab-case.ts',
  'docs/adding-a-game.md: pictures/ID.jpg',
  'docs/translating.md: games/GAME/RULES.fr.md',
];

test.each(documents)('%s', (document) => {
  const missing = missingIn(document, readFileSync(join(root, document), 'utf8'));
  const found = missing.map((name) => `${document}: ${name}`);
  expect(found.filter((fault) => !EXAMPLES.includes(fault))).toEqual([]);
});
