/** A server as a process of its own: started, looked at, ended. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { isPostgres } from '@roundhouse/store';
import { Failed } from '../command.ts';

const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
/** What `npm start` starts its Node with. What our server is compared with is a bare Node. */
const NODE_OPTIONS = nodeOptionsIn(
  readFileSync(new URL('../../../server/package.json', import.meta.url), 'utf8'),
);

function nodeOptionsIn(text: string): readonly string[] {
  const { config } = JSON.parse(text) as { readonly config: { readonly node: string } };
  return config.node.split(' ');
}

export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** What it has complained about. */
  readonly said: readonly string[];
  /** Undefined as long as it runs. */
  readonly ended: Promise<void>;
  kill(signal?: NodeJS.Signals): Promise<void>;
}

export interface Program {
  readonly file?: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** What Node itself is started with. */
  readonly node?: readonly string[];
}

/** The server over a folder (SQLite) or an address (PostgreSQL), the interface alone, without limits of rate. */
export function serverOver(place: string, port = 0): Program {
  const args = ['--port', String(port), '--no-client', '--no-limits', '--log-level', 'warn'];
  return isPostgres(place)
    ? { args, env: { DATABASE_URL: place } }
    : { args: [...args, '--data', place], env: {} };
}

/** Waits until it prints the address that it is reached at. */
export async function startProcess(program: Program): Promise<ServerProcess> {
  const { file = SERVER, args, env = {}, node = [] } = program;
  const { DATABASE_URL: _, PUBLIC_URL: __, ...outer } = process.env;
  const options = file === SERVER ? [...NODE_OPTIONS, ...node] : node;
  const child = spawn(process.execPath, [...options, file, ...args], {
    env: { ...outer, ...env },
    // Whoever interrupts this program at a terminal interrupts it alone: it ends the server when it has said what it found.
    detached: true,
    // It ends when this channel does: also where nobody has the time to tell it.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Failed('the server has no output');
  const said: string[] = [];
  stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'exit').then(() => undefined);
  const failed = ended.then(() => {
    throw new Failed(`the server did not start: ${said.join('').trim()}`);
  });
  const port = await Promise.race([portIn(stdout), failed]);
  failed.catch(() => undefined);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    said,
    ended,
    async kill(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await ended;
    },
  };
}

async function portIn(output: Readable): Promise<string | undefined> {
  for await (const line of createInterface({ input: output })) {
    const port = /http:.*:(\d+)\//.exec(line)?.[1];
    if (port !== undefined) return port;
  }
  return undefined;
}

export interface Usage {
  /** Of all its threads, in seconds. */
  readonly cpu: number;
  /** Of the thread that answers. */
  readonly main: number;
  /** In megabytes. */
  readonly memory: number;
}

const TICKS_A_SECOND = 100;

/** What a process has used; undefined where the system does not tell it in files. */
export function usageOf(pid: number): Usage | undefined {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return undefined;
  const [cpu, main] = [cpuIn(stat), cpuIn(`/proc/${pid}/task/${pid}/stat`)];
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { cpu, main, memory: Number(kilobytes) / 1024 };
}

function cpuIn(stat: string): number {
  const fields = readFileSync(stat, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
