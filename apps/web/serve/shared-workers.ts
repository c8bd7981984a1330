/** Builds workers together with the page, so that what both use is one file and not one for each. */
import type { Plugin } from 'vite';

const WORKER = /new URL\('(\.\/[\w-]+-worker\.ts)', import\.meta\.url\)/g;
/** Vite's function around imports that have styles or further files; it reaches for the document. */
const HELPER = '\0vite/preload-helper.js';
const PRELOAD = 'export const __vitePreload =';

export function sharedWorkers(): Plugin {
  return {
    name: 'shared-workers',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (id === HELPER) return withoutDocument(code);
      const asked = [...code.matchAll(WORKER)];
      if (asked.length === 0) return null;
      const files = new Map<string, string>();
      for (const [, file = ''] of asked) {
        const worker = await this.resolve(file, id);
        if (!worker) throw new Error(`${id} asks for ${file}, which is not there`);
        files.set(file, this.emitFile({ type: 'chunk', id: worker.id }));
      }
      return code.replace(WORKER, (_, file: string) => {
        return `import.meta.ROLLUP_FILE_URL_${files.get(file) ?? ''}`;
      });
    },
  };
}

/** In a worker there is nothing to preload into. */
function withoutDocument(code: string): string {
  if (!code.includes(PRELOAD)) throw new Error('the preloading of this vite is another one');
  return [
    code.replace(PRELOAD, 'const preloaded ='),
    ';export const __vitePreload = (load, files, from) =>',
    "  typeof document === 'undefined' ? load() : preloaded(load, files, from);",
  ].join('\n');
}
