/** Lays compressed copies beside the files of a build, once, so that serving them costs nothing. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts, pictures and the weights of bots hardly get smaller. */
const WORTH_IT = '**/*.{css,html,js,md,svg,webmanifest}';
/** A copy that saves less than this is not worth a file. */
const LEAST_SAVED = 0.1;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const ENCODERS = {
  br: (bytes: Buffer) =>
    brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes: Buffer) => gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const;

export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = '' }) {
      await Promise.all(globSync(WORTH_IT, { cwd: dir }).map((file) => compress(join(dir, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file);
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    const smaller = await encode(bytes);
    if (smaller.length > bytes.length * (1 - LEAST_SAVED)) continue;
    writeFileSync(`${file}.${ending}`, smaller);
  }
}
