/**
 * A program for tests: many command lines in one process, each through main.ts as if it were the only one.
 * Reads them from stdin as JSON and answers, as JSON, what each of them said and its exit code.
 */
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Ran } from './run.ts';

const main = new URL('../src/main.ts', import.meta.url);
const STREAMS = ['stdout', 'stderr'] as const;

async function runOne(args: readonly string[], at: number): Promise<Ran> {
  const said = { stdout: '', stderr: '' };
  for (const name of STREAMS) {
    process[name].write = (chunk: unknown) => {
      said[name] += String(chunk);
      return true;
    };
  }
  process.argv = [process.execPath, fileURLToPath(main), ...args];
  process.exitCode = 0;
  await import(`${main.href}?${at}`);
  // What is said late is said, too.
  await setImmediate();
  for (const name of STREAMS) process[name].removeAllListeners('error');
  return { code: process.exitCode, ...said };
}

const given = JSON.parse(await text(process.stdin)) as readonly (readonly string[])[];
const answer = process.stdout.write.bind(process.stdout);
const ran: Ran[] = [];
for (const [at, args] of given.entries()) ran.push(await runOne(args, at));
process.exitCode = 0;
answer(JSON.stringify(ran));
