/** Several nodes over one store, as processes, behind one port that gives each connection to the next that is there. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Node {
  readonly origin: string;
  readonly said: string[];
  isUp(): boolean;
  /** At once, as a failing machine would. */
  kill(): Promise<void>;
  /** Asked to end; its exit code. */
  drain(): Promise<number | null>;
}

/** `place`: a folder for SQLite, or the address of a PostgreSQL; `behindMs`: how far its machine's clock is behind. */
export async function startNode(place: string, behindMs = 0): Promise<Node> {
  const isPostgres = place.startsWith('postgres:');
  const { DATABASE_URL: _, PUBLIC_URL: __, ...outer } = process.env;
  const slow = `const{now}=Date;Date.now=()=>now()-${behindMs}`;
  const env = {
    ...outer,
    ...(isPostgres ? { DATABASE_URL: place } : {}),
    ...(behindMs === 0 ? {} : { NODE_OPTIONS: `--import=data:text/javascript,${slow}` }),
  };
  const args = [
    '--port',
    '0',
    '--no-client',
    '--log-level',
    'warn',
    ...(isPostgres ? [] : ['--data', place]),
  ];
  const child: ChildProcess = spawn(process.execPath, [program, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('it has no voice');
  const said: string[] = [];
  stderr.on('data', (chunk) => said.push(String(chunk)));
  const exit = once(child, 'exit');
  const port = await portIn(stdout);
  if (port === undefined) {
    await exit;
    throw new Error(`it did not start: ${said.join('')}`);
  }
  const isUp = (): boolean => child.exitCode === null && child.signalCode === null;
  const ended = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (isUp()) {
      child.kill(signal);
      await exit;
    }
    return child.exitCode;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    said,
    isUp,
    kill: async () => void (await ended('SIGKILL')),
    drain: () => ended('SIGTERM'),
  };
}

async function portIn(output: Readable): Promise<string | undefined> {
  for await (const line of createInterface({ input: output })) {
    const port = /http:.*:(\d+)\//.exec(line)?.[1];
    if (port !== undefined) return port;
  }
  return undefined;
}

export interface Balancer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Each connection goes to the next node; where that one does not answer, to the one after it. */
export async function balance(nodes: readonly Node[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer({ pauseOnConnect: true }, (client) => {
    client.on('error', () => undefined);
    const tryNode = (tries: number): void => {
      const { port } = new URL(nodes[turn++ % nodes.length]?.origin ?? '');
      const upstream = connect(Number(port), '127.0.0.1');
      let isThere = false;
      upstream.once('connect', () => {
        isThere = true;
        client.pipe(upstream).pipe(client);
        client.resume();
        client.once('close', () => upstream.destroy());
      });
      upstream.once('close', () => client.destroy());
      upstream.on('error', () => {
        upstream.removeAllListeners('close');
        if (isThere || tries === 0) client.destroy();
        else tryNode(tries - 1);
      });
    };
    tryNode(nodes.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
    },
  };
}
