/** Tells the service worker of a build which files it consists of. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';

export function precache(): Plugin {
  let publicDir = '';
  return {
    name: 'precache',
    enforce: 'post',
    configResolved(config) {
      ({ publicDir } = config);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error(`the build has no ${WORKER}`);
        const copied = globSync('**/*.*', { cwd: publicDir });
        const files = [...Object.keys(bundle), ...copied]
          .filter((file) => file !== WORKER && !file.startsWith('.vite/') && file !== 'index.html')
          .toSorted();
        const hash = createHash('sha256');
        for (const file of Object.values(bundle)) {
          hash.update(file.type === 'chunk' ? file.code : file.source);
        }
        for (const file of copied) hash.update(readFileSync(join(publicDir, file)));
        worker.code = [
          `const FILES = ${JSON.stringify(['./', ...files])};`,
          `const BUILD = '${hash.digest('hex').slice(0, 16)}';`,
          worker.code,
        ].join('\n');
      },
    },
  };
}
