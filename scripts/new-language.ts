// npm run new-language -- fr Français    copies the words of English for a translator, and adds the language
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LANGUAGES, USUAL_LANGUAGE } from '@roundhouse/ui/words';
import { root } from './root.ts';

/** The one list of languages. */
const LIST = 'packages/ui/src/words.ts';
const LISTED = /export const LANGUAGES = \[([^\]]*)\] as const;/;

/** A reason to stop that the reader can act on: shown as one line. */
class Stop extends Error {}

interface Wanted {
  /** As browsers say it: 'fr'. */
  readonly code: string;
  /** As its readers call it: 'Français'. */
  readonly name: string;
}

function wantedFrom([code, ...words]: readonly string[]): Wanted {
  const name = words.join(' ').trim();
  if (code === undefined || name === '') {
    throw new Stop('usage: npm run new-language -- CODE NAME, for example: fr Français');
  }
  if (!/^[a-z]{2}$/.test(code)) {
    throw new Stop(`a language has a code of two small letters, like 'fr'; not '${code}'`);
  }
  if (/['\\\n]/.test(name)) throw new Stop(`'${name}' can not stand in a file as it is`);
  if (LANGUAGES.some((known) => known === code)) throw new Stop(`there is '${code}' already`);
  return { code, name };
}

/** One folder of the shell, one a game; the game that new ones start from has one too. */
function copyFolders({ code }: Wanted): readonly string[] {
  const folders = globSync(
    [
      `packages/ui/src/words/${USUAL_LANGUAGE}`,
      `{games/*,templates/game}/ui/words/${USUAL_LANGUAGE}`,
    ],
    { cwd: root },
  );
  return folders.map((folder) => {
    const copy = join(dirname(folder), code);
    if (existsSync(join(root, copy))) throw new Stop(`${copy} is there already`);
    cpSync(join(root, folder), join(root, copy), { recursive: true });
    for (const file of globSync(`${copy}/*.ts`, { cwd: root })) askForEveryWord(file);
    return copy;
  });
}

/** English says which words there are; in a copy the compiler asks for each of them, and for no other. */
function askForEveryWord(file: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const typed = text.replace(
    'export const words = ',
    'export const words: Translation<typeof english> = ',
  );
  if (typed === text) return;
  const translation = file.startsWith('packages/ui/') ? '../../words.ts' : '@roundhouse/ui/words';
  const imports = [
    `import type { Translation } from '${translation}';`,
    `import type { words as english } from '../${USUAL_LANGUAGE}/${basename(file)}';`,
  ];
  writeFileSync(path, `${imports.join('\n')}\n${text.startsWith('import') ? '' : '\n'}${typed}`);
}

function copyRulebooks({ code }: Wanted): readonly string[] {
  return globSync('{games/*,templates/game}/RULES.md', { cwd: root }).map((file) => {
    const copy = join(dirname(file), `RULES.${code}.md`);
    cpSync(join(root, file), join(root, copy));
    return copy;
  });
}

function edit(file: string, from: RegExp, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!from.test(text)) throw new Stop(`${file} is not as it was: nothing fits ${from}`);
  writeFileSync(path, text.replace(from, to));
}

function register({ code, name }: Wanted): void {
  edit(`packages/ui/src/words/${code}/shell.ts`, /ownName: '[^']*'/, `ownName: '${name}'`);
  const listed = [...LANGUAGES, code].map((each) => `'${each}'`).join(', ');
  edit(LIST, LISTED, `export const LANGUAGES = [${listed}] as const;`);
}

try {
  const wanted = wantedFrom(process.argv.slice(2));
  const copies = [...copyFolders(wanted), ...copyRulebooks(wanted)];
  register(wanted);
  console.log(`${wanted.name} is there, still in English. Translate what stands in:`);
  for (const copy of copies) console.log(`  ${copy}`);
  console.log('How: docs/translating.md');
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`new-language: ${error.message}`);
  process.exitCode = 2;
}
