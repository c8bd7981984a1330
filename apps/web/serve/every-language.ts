/** Makes plain imports of the words of every language, so that they come with the file that says them. */
import { LANGUAGES } from '@roundhouse/ui/words';
import type { Plugin } from 'vite';

const ASKED = 'await inEveryLanguage<';
const ASKING =
  /await inEveryLanguage<[^(]*>\(\s*\(language\) => import\(`([^`$]*)\$\{language\}([^`$]*)`\),?\s*\)/g;

export function everyLanguage(): Plugin {
  return {
    name: 'every-language',
    apply: 'build',
    enforce: 'pre',
    transform: (code) => plainImports(code) ?? null,
  };
}

/** Undefined where no words are asked for. */
export function plainImports(code: string): string | undefined {
  if (!code.includes(ASKED)) return undefined;
  const imports: string[] = [];
  const plain = code.replace(ASKING, (_, before: string, after: string) => {
    const parts = LANGUAGES.map((language) => {
      const name = `words${imports.length}`;
      imports.push(`import { words as ${name} } from '${before}${language}${after}';`);
      return `'${language}': ${name}`;
    });
    return `({ ${parts.join(', ')} })`;
  });
  if (plain.includes(ASKED)) throw new Error(`words are asked for in another way: ${plain}`);
  return [...imports, plain].join('\n');
}
