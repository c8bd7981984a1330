import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const many = fileURLToPath(new URL('one-after-another.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command line as a user has it: a process of its own. */
export function roundhouse(args: readonly string[], input = ''): Promise<Ran> {
  return runNode([main, ...args], input, {});
}

/** Several of them in one process: what a process costs is paid once. */
export async function oneAfterAnother(
  all: readonly (readonly string[])[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran[]> {
  const { code, stdout, stderr } = await runNode([many], JSON.stringify(all), env);
  if (code !== 0 || stderr !== '') throw new Error(`exit code ${code}: ${stderr}`);
  return JSON.parse(stdout) as Ran[];
}

function runNode(
  args: readonly string[],
  input: string,
  env: Readonly<Record<string, string>>,
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: {
        ...process.env,
        LANG: 'C',
        LC_ALL: '',
        LC_MESSAGES: '',
        npm_lifecycle_event: '',
        ...env,
      },
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        code,
        stdout: Buffer.concat(out).toString(),
        stderr: Buffer.concat(err).toString(),
      }),
    );
    // A command that ends early closes its end; what it did not read is nobody's loss.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** A folder that is gone after the test. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** What a long run may say on stderr: how far it is, nothing else. */
export const ONLY_PROGRESS = /^(?:[a-z]+ [0-9]+\/[0-9]+\n)*$/;
