/** In a build, the words of every language come with the file that says them, by plain imports. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '@roundhouse/ui/words';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/root.ts';
import { plainImports } from '../serve/every-language.ts';

const files = globSync('{packages,games,apps}/*/{src,ui}/**/*.ts', { cwd: root })
  .filter((file) => !file.includes('node_modules'))
  .map((file) => join(root, file));
const askers = files.filter((file) =>
  readFileSync(file, 'utf8').includes('await inEveryLanguage<'),
);

test('every file that asks for words in every language gets them from files that are there', () => {
  expect(askers.length).toBeGreaterThan(40);
  for (const file of askers) {
    const plain = plainImports(readFileSync(file, 'utf8')) ?? '';
    expect(plain).not.toContain('await');
    const imported = [...plain.matchAll(/^import \{ words as \w+ \} from '(.+)';$/gm)].map(
      ([, path = '']) => join(dirname(file), path),
    );
    expect(imported.filter((path) => !existsSync(path))).toEqual([]);
    expect(imported.length % LANGUAGES.length).toBe(0);
    expect(imported.length).toBeGreaterThan(0);
  }
});

test('a file that asks in another way is not passed over', () => {
  expect(plainImports('const words = 1;')).toBeUndefined();
  const odd =
    'export const BOX = await inEveryLanguage<Box>((code) => import(`./${code}/box.ts`));';
  expect(() => plainImports(odd)).toThrow('another way');
});
